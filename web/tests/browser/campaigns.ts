/** What the browser tests share: Chromium, sieges that are made by the API, and waiting for things. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Download,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { newBatch } from '../../src/lib/api/identity';
import type { Land } from '../../src/lib/systems/campaign-map/types';
import type {
  AnyCommand,
  CampaignView,
  Command,
  DisputesCommand,
  LogLine,
  LogPage,
  NewCampaign,
  SiegeView,
} from '../../src/lib/api/types';
import type { Assault, AssaultCommand } from '../../src/lib/systems/fortified-town/types';
import type { Realm, RealmCommand } from '../../src/lib/systems/lowenherz/types';
import type { Battle } from '../../src/lib/systems/te-wapen/types';
import { call, lend, origin } from './asking';

type SiegeAtPlace = Extract<CampaignView, { system: 'siege' }>;
type BattleAtPlace = Extract<CampaignView, { system: 'battle' }>;

export { origin };

let browser: Browser | undefined;
/** What the browser was told to save. */
let downloads: string;
const contexts: BrowserContext[] = [];

/** Before the tests of a file: the first of them meets the browser. */
export async function arrive(): Promise<void> {
  browser ??= await chromium.connect(inject('chromium'));
  downloads = await mkdtemp(join(tmpdir(), 'wapenrol-downloads-'));
}

/** After them. */
export async function leave(): Promise<void> {
  await rm(downloads, { recursive: true, force: true });
}

/** Complaints of the pages: a test fails when a page has any. */
const complaints: string[] = [];

/** After each of them: everybody goes, and nobody's page has complained. */
export async function part(): Promise<void> {
  for (const context of contexts.splice(0)) await context.close();
  expect(complaints.splice(0)).toEqual([]);
}

export interface Manner {
  width?: number;
  height?: number;
  scheme?: 'light' | 'dark';
  touch?: boolean;
  /** The pages may be kept for when the server is gone. */
  installed?: boolean;
  /** The browser makes its device by itself, and nobody else can sign with it. */
  own?: boolean;
}

/** A browser of its own, as another person has it. */
export async function person(manner: Manner = {}): Promise<Page> {
  if (!browser) throw new Error('There is no browser yet.');
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: manner.width ?? 1280, height: manner.height ?? 860 },
    colorScheme: manner.scheme ?? 'light',
    hasTouch: manner.touch ?? false,
    acceptDownloads: true,
    reducedMotion: 'reduce',
    serviceWorkers: manner.installed ? 'allow' : 'block',
    // Texts are looked for in English, whatever this machine speaks.
    locale: 'en-GB',
  });
  contexts.push(context);
  if (!manner.own) await lend(context);
  const page = await context.newPage();
  // A busy machine has taken more than fifteen seconds to answer the first page of a campaign.
  page.setDefaultTimeout(40_000);
  page.on('pageerror', (error) =>
    complaints.push(`${page.url()}: ${error.stack ?? error.message}`),
  );
  page.on('console', (message) => {
    // Refusals are answers too; the browser reports them as errors of loading.
    const refused = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !refused) complaints.push(`${page.url()}: ${message.text()}`);
  });
  return page;
}

/** A campaign at the server, and the keys of all its seats. */
abstract class Sitting<View extends { head: { seq: number } }, Command> {
  readonly campaign: NewCampaign;
  /** The head behind the last order that was given here. */
  protected head = 0;

  constructor(campaign: NewCampaign) {
    this.campaign = campaign;
  }

  link(seat: string): string {
    const key =
      seat === 'organiser'
        ? this.campaign.organiser.key
        : this.campaign.seats.find((known) => known.seat === seat)?.key;
    if (!key) throw new Error(`There is no seat ${seat}.`);
    return `/c/${this.campaign.campaign}#${key}`;
  }

  async look(): Promise<View> {
    const path = `/api/campaigns/${this.campaign.campaign}/view?scope=engagement/1`;
    return call(path, this.campaign.organiser.key);
  }

  keyOf(seat: string): string {
    return new URL(this.link(seat), origin).hash.slice(1);
  }

  /** Gives an order with somebody's key; faces that were thrown, if any. */
  async give(
    seat: string,
    command: Command,
    thrown?: number[],
    scope = 'engagement/1',
  ): Promise<void> {
    await this.order(await this.look(), seat, command, thrown, scope);
  }

  /** Gives an order to somebody who has just looked. */
  protected async order(
    { head }: View,
    seat: string,
    command: Command,
    thrown?: number[],
    scope = 'engagement/1',
  ): Promise<void> {
    const path = `/api/campaigns/${this.campaign.campaign}/orders`;
    const accepted = await call<{ head: { seq: number } }>(path, this.keyOf(seat), {
      batch: newBatch(),
      head: head.seq,
      scope,
      command,
      ...(thrown ? { thrown } : {}),
    });
    this.head = accepted.head.seq;
  }

  /** Says something at the audit desk. */
  async desk(seat: string, command: DisputesCommand): Promise<void> {
    const body = { batch: newBatch(), command };
    await call(`/api/campaigns/${this.campaign.campaign}/desk`, this.keyOf(seat), body);
  }

  /** The lines of the log from one on. */
  async lines(from: number): Promise<LogLine[]> {
    const path = `/api/campaigns/${this.campaign.campaign}/log?from=${from}`;
    return (await call<LogPage>(path, this.campaign.organiser.key)).lines;
  }

  /** The last lines of the newest orders, the head not among them, the oldest first. */
  async ends(many: number): Promise<number[]> {
    const lines = await this.lines(0);
    const ends = lines.filter(({ last }) => last).map(({ seq }) => seq);
    return ends.slice(-1 - many, -1);
  }

  /** The whole log in file form. */
  async export(): Promise<string> {
    const answer = await fetch(`${origin}/api/campaigns/${this.campaign.campaign}/chronicle`, {
      headers: { Authorization: `Bearer ${this.campaign.organiser.key}` },
    });
    return answer.text();
  }
}

interface MapAnswer {
  head: { seq: number };
  map: Land;
}

/** Where the realm before a map is played. */
export const REALM = 'engagement/2';

/** A campaign on a map. */
export class LandTable extends Sitting<MapAnswer, unknown> {
  static async open(name: string): Promise<LandTable> {
    return new LandTable(await call('/api/campaigns', null, { scenario: 'four-crowns', name }));
  }

  /** One that begins with a game for the realm. */
  static async forTheRealm(name: string): Promise<LandTable> {
    const body = { scenario: 'four-crowns', name, realm: {} };
    return new LandTable(await call('/api/campaigns', null, body));
  }

  /** The seat that plays first in the realm. */
  async firstInTheRealm(): Promise<string> {
    const { campaign, organiser } = this.campaign;
    const path = `/api/campaigns/${campaign}/view?scope=${encodeURIComponent(REALM)}`;
    const [{ realm }, { map }] = [await call<RealmAnswer>(path, organiser.key), await this.look()];
    const name = realm.players.find(({ colour }) => colour === realm.start)?.name;
    return map.players.find((player) => player.name === name)?.seat ?? '';
  }

  /** Nobody answers in the realm, until its king is dead and homes are chosen. */
  async untilHomes(): Promise<void> {
    // Some 120 orders: whether the king lives is asked now and then.
    for (let tries = 0; tries < 40; tries += 1) {
      const view = await this.look();
      if (!view.map.prologue?.played) return;
      for (let steps = 0; steps < 8; steps += 1) {
        const gone = await this.order(view, 'organiser', 'proceed', undefined, REALM).then(
          () => false,
          (cause: unknown) => {
            if (!String(cause).includes('"code":"over"')) throw cause;
            return true;
          },
        );
        if (gone) break;
        view.head.seq = this.head;
      }
    }
    throw new Error('The king of the realm never died.');
  }

  /** Banners hold and nobody does anything, until the estates meet that were called. */
  async untilEstates(): Promise<void> {
    for (let tries = 0; tries < 40; tries += 1) {
      const { map } = await this.look();
      if (map.estates?.sit) return;
      const owing = map.phase === 'orders' ? [] : map.players.filter(({ owes }) => owes);
      for (const { seat } of owing) await this.give(seat, 'done');
      // Whoever has written nothing holds.
      if (owing.length === 0) await this.give('organiser', 'proceed');
    }
    throw new Error('The estates never met.');
  }

  /** Everybody musters nobody, until orders are to be written. */
  async untilOrders(): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      const { map } = await this.look();
      if (map.phase === 'orders') return;
      const owing = map.players.filter(({ owes }) => owes);
      for (const { seat } of owing) await this.give(seat, 'done');
      if (owing.length === 0) await this.give('organiser', 'proceed');
    }
    throw new Error('The phase of orders never came.');
  }
}

interface AssaultAnswer {
  head: { seq: number };
  assault: Assault;
}

/** An assault on a town. */
export class TownTable extends Sitting<AssaultAnswer, AssaultCommand> {
  /** A built-in scenario, or one of one's own as TOML. */
  static async open(name: string, scenario: string): Promise<TownTable> {
    const own = scenario.includes('title =') ? { scenario_text: scenario } : { scenario };
    return new TownTable(await call('/api/campaigns', null, { ...own, name }));
  }

  /** Ends phases until the moment has come. */
  async until(moment: (assault: Assault) => boolean): Promise<Assault> {
    for (let tries = 0; tries < 60; tries += 1) {
      const view = await this.look();
      const { assault } = view;
      if (moment(assault)) return assault;
      const [side] = assault.phase ?? [];
      if (!side || assault.asked) break;
      await this.order(view, side, 'done');
    }
    throw new Error('The moment never came.');
  }
}

interface RealmAnswer {
  head: { seq: number };
  realm: Realm;
}

/** A realm. */
export class RealmTable extends Sitting<RealmAnswer, RealmCommand> {
  /** One of one's own, as TOML. */
  static async open(name: string, scenario: string): Promise<RealmTable> {
    return new RealmTable(await call('/api/campaigns', null, { scenario_text: scenario, name }));
  }
}

/** A siege at the server, played on by its organiser where nobody else is needed. */
export class Table extends Sitting<SiegeAtPlace, Command> {
  static async open(name: string, game_master = false): Promise<Table> {
    const body = { scenario: 'siege', name, game_master };
    return new Table(await call('/api/campaigns', null, body));
  }

  /** One whose log is of version 2: devices sign. */
  static async signed(name: string, scenario = 'siege'): Promise<Table> {
    const body = { scenario, name, log: '2' };
    return new Table(await call('/api/campaigns', null, body));
  }

  /** Passes for everybody and lets the rules go on, one thing at a time, until a moment has come. */
  async until(moment: (siege: SiegeView) => boolean): Promise<SiegeView> {
    for (let tries = 0; tries < 2000; tries += 1) {
      const view = await this.look();
      const { siege } = view;
      if (moment(siege)) return siege;
      if (siege.can_proceed) await this.order(view, 'organiser', { proceed: { all: false } });
      else {
        const [faction] = siege.acting;
        if (!faction) {
          const { turn, step: now, outcome } = siege;
          const stands = JSON.stringify({ turn, step: now?.id, outcome });
          throw new Error(`Nobody acts, and the rules do not go on: ${stands}`);
        }
        await this.order(view, 'organiser', { pass_for: { faction } });
      }
    }
    throw new Error('The moment never came.');
  }

  /** Plays until dice have fallen that were thrown at the table, all ones; answers the last record of them. */
  async throwDice(): Promise<number> {
    for (let tries = 0; tries < 500; tries += 1) {
      const view = await this.look();
      const { siege } = view;
      const [faction] = siege.acting;
      const next: Command =
        siege.can_proceed || !faction ? { proceed: { all: false } } : { pass_for: { faction } };
      for (let thrown: number[] = [], asked = true; asked;) {
        asked = await this.order(view, 'organiser', next, thrown).then(
          () => false,
          (cause: unknown) => {
            const needs = /"needs_dice":\{[^}]*?"dice":"(\d+)d/.exec(String(cause))?.[1];
            if (!needs) throw cause;
            thrown = [...thrown, ...Array.from({ length: Number(needs) }, () => 1)];
            return true;
          },
        );
      }
      const lines = await this.lines(view.head.seq + 1);
      const roll = lines.findLast(({ dice }) => dice?.source === 'thrown');
      if (roll) return roll.seq;
    }
    throw new Error('Nobody threw anything.');
  }

  /** Opens a battle beside the siege, led by two of its seats. */
  async openBattle(red: string, black: string): Promise<void> {
    const elsewhere = await Field.open('Elsewhere', 'first-evening');
    const orders = (await elsewhere.export())
      .split('\n')
      .filter((line) => line.includes('open_battle'));
    const given = JSON.parse(orders[0] ?? '{}') as { data: { command: { open_battle: object } } };
    const battle = { ...given.data.command.open_battle, seats: { red, black } };
    await this.give('organiser', { open_battle: battle } as never, undefined, 'campaign');
  }
}

/** A battle at the server. */
export class Field extends Sitting<BattleAtPlace, AnyCommand> {
  /** A built-in scenario, or one of one's own as TOML. */
  static async open(name: string, scenario: string): Promise<Field> {
    const own = scenario.includes('title =') ? { scenario_text: scenario } : { scenario };
    return new Field(await call('/api/campaigns', null, { ...own, name }));
  }

  /** Turns up cards until the moment has come; who acts before does as little as they may. */
  async until(moment: (battle: Battle) => boolean): Promise<Battle> {
    for (let tries = 0; tries < 600; tries += 1) {
      const view = await this.look();
      const { battle } = view;
      if (moment(battle)) return battle;
      const { card } = battle;
      if (!card || battle.snapped) await this.order(view, 'red', 'proceed');
      else if (card.chosen) await this.order(view, card.colour, 'done');
      else {
        const ready = battle.pieces.filter((piece) => piece.colour === card.colour && piece.ready);
        const pieces = ready.slice(0, card.activations).map((piece) => piece.piece);
        await this.order(view, card.colour, { activate: { pieces } });
      }
    }
    throw new Error('The moment never came.');
  }
}

/** A card of an army lies open that activates one, and it was not chosen whom; this one may be. */
export function single(colour: string, piece: string): (battle: Battle) => boolean {
  return ({ card, pieces }) =>
    card?.colour === colour &&
    card.activations === 1 &&
    !card.chosen &&
    pieces.some((known) => known.piece === piece && known.ready);
}

/** At the beginning of a step, and this faction may act. */
export function step(id: string, faction?: string, turn?: number): (siege: SiegeView) => boolean {
  return (siege) =>
    siege.step?.id === id &&
    (turn === undefined || siege.turn === turn) &&
    (faction === undefined || siege.acting.some((known) => known === faction));
}

/**
 * A siege in step 6 of turn 1, after four skaven came up beside the barracks and nothing else befell
 * the city. The dice of the way are thrown, so it is the same every time.
 */
export async function firstMoves(
  name: string,
  before: (table: Table) => Promise<void> = () => Promise.resolve(),
): Promise<Table> {
  for (;;) {
    const table = await Table.open(name);
    await before(table);
    const { enemy } = await table.until(step('enemy_movement', undefined, 1));
    // Out of a crater they would come without a door: another siege has another first event.
    if (enemy.craters.length > 0) continue;
    // Strength 1 1 1 1, aim 1, sewer door 15.
    await table.give('organiser', { proceed: { all: false } }, [1, 1, 1, 1, 1, 1, 5]);
    const { siege } = await table.look();
    // Where a Rat Ogre is with them, whoever strikes is asked at whom.
    if (siege.figures.some(({ kind, hex: at }) => kind === 'rat-ogre' && at !== null)) continue;
    await table.until(step('movement', 'city-guard', 1));
    return table;
  }
}

/** Captain Mannheim goes out to meet those skaven: it may strike in step 7 of turn 1. */
export async function ambush(name: string): Promise<Table> {
  const table = await firstMoves(name, async (opened) => {
    const { siege } = await opened.look();
    if (siege.figures.find((figure) => figure.id === 'mannheim')?.hex === '4,12') return;
    await opened.give('city-guard', { deploy: { figures: ['mannheim'], hex: '4,12' } });
  });
  const path = ['4,13', '3,13'];
  await table.give('city-guard', { move: { figures: ['mannheim'], path, with: [] } });
  await table.until(step('combat', 'city-guard', 1));
  return table;
}

/** A first scenario of every system, or of one, that was begun; with the links of its first seat and organiser. */
export async function oneOfEach(
  only?: string,
): Promise<{ system: string; seat: string; organiser: string }[]> {
  const all = await call<{ name: string; system: string }[]>('/api/scenarios', null);
  const systems = new Map(all.toReversed().map(({ name, system }) => [system, name]));
  expect(systems.size).toBe(5);
  return Promise.all(
    [...systems]
      .filter(([system]) => system === (only ?? system))
      .map(async ([system, scenario]) => {
        const made = await call<NewCampaign>('/api/campaigns', null, {
          scenario,
          name: 'One of each',
        });
        const seat = made.seats[0]?.link ?? '';
        return { system, seat, organiser: made.organiser.link };
      }),
  );
}

/** Where a file lies that the browser saved. */
export async function saved(downloading: Promise<Download>): Promise<string> {
  const download = await downloading;
  const path = join(downloads, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

/** Where a page is, as the page itself knows it: what the driver is told of its address can come later than what is seen. */
export async function addressOf(page: Page): Promise<URL> {
  return new URL(await page.evaluate(() => location.href));
}

/** Opens a link and waits for the map. */
export async function sit(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('grid').waitFor();
  if (!link.includes('#')) return;
  // Nobody does anything in the very second in which their browser begins to sign; in a log of version 1 it never does.
  await page.evaluate(async () => {
    const [begun, sat] = [performance.now(), 'wapenrol.sat-down'];
    const late = () => performance.now() - begun > 5_000;
    while (performance.getEntriesByName(sat).length === 0 && !late()) {
      await new Promise(requestAnimationFrame);
    }
  });
}

/** The hex whose label matches, as a locator. */
export function hex(page: Page, label: RegExp) {
  return page.getByRole('gridcell', { name: label });
}
