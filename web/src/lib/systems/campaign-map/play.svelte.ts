/** The map as a player of the campaign uses it: the banner in hand, what is ordered, and the fights. */

import type { Schemas } from '$lib/api/types';
import { show, type Jump } from '$lib/chronicle/jumps';
import { say } from '$lib/language/messages.svelte';
import { address } from '$lib/ui/address.svelte';
import { pressed } from '$lib/ui/keys';
import type { Land } from './land.svelte';
import type { BannerOrder, LegalOrder } from './types';
import { isPurchase } from './engines';
import { isBought } from './shop';
import { destination, isOpen, neededAt } from './words';

export class LandPlay {
  readonly land: Land;
  /** What is chosen so far, by banner. */
  chosen = $state.raw<Readonly<Record<string, BannerOrder>>>({});
  /** The banner in hand. */
  #banner = $state<string | null>(null);

  /** The space that is looked at. */
  readonly selected = $derived(address.query('hex'));
  readonly active = $derived.by(() => this.land.isNow);
  /** The seat of whoever reads, if they play. */
  readonly me = $derived.by(() => {
    const { reader, view } = this.land;
    return view?.players.find(({ seat }) => `seat/${seat}` === reader)?.seat ?? null;
  });
  /** Banners that can be ordered, in secret. */
  readonly banners = $derived.by(() => (this.active ? this.land.options.banners : []));
  readonly orders = $derived.by(() => (this.active ? this.land.options.orders : []));
  /** Those that stand in a list: what is bought for a siege is chosen at its fight. */
  readonly listed = $derived(this.orders.filter((order) => !isPurchase(order)));
  /** Those that do not end the phase: these stand at what is asked. */
  readonly deeds = $derived(this.listed.filter((order) => !endsPhase(order) && !isAnswer(order)));
  /** Somebody can be mustered: they are shown with what they cost. */
  readonly shops = $derived.by(
    () => Object.keys(this.land.view?.troops ?? {}).length > 0 && this.deeds.some(isBought),
  );
  /** The ways to what is the reader's own. */
  readonly jumps = $derived.by<Jump[]>(() => {
    const { view } = this.land;
    const found: Jump[] = [{ id: 'board', name: say('chronicle-jump-map'), place: 'board' }];
    if (!view || this.me === null) return found;
    const own = view.banners.filter(({ owner }) => owner === this.me);
    const fights = Object.values(view.fights).filter(isOpen);
    return [
      ...found,
      ...(this.shops ? [{ id: 'muster', name: say('campaign-map-shop'), place: 'muster' }] : []),
      { id: 'banners', name: say('campaign-map-banners'), count: own.length, place: 'book' },
      { id: 'fights', name: say('campaign-map-tab-fights'), count: fights.length, place: 'book' },
      { id: 'orders', name: say('chronicle-jump-may'), place: 'book' },
    ];
  });
  readonly inHand = $derived.by(() => this.#banner);
  /** Orders of the banner in hand, by where they lead. */
  readonly ways = $derived.by(() => {
    const found = new Map<string, BannerOrder>();
    const inHand = this.banners.find(({ banner }) => banner === this.#banner);
    for (const order of inHand?.orders ?? []) {
      const to = destination(order);
      const shorter = typeof order === 'object' && 'march' in order && order.march.length === 1;
      if (to && (shorter || !found.has(to))) found.set(to, order);
    }
    return found;
  });
  /** Spaces that can be chosen on the map: where the banner in hand may go, or homes that are free. */
  readonly reach = $derived([
    ...this.ways.keys(),
    ...this.orders.flatMap((order) => homeOf(order) ?? []),
  ]);
  /** What is ordered, as arrows: what the reader wrote or is about to, else what was revealed. */
  readonly marches = $derived.by(() => {
    const { view } = this.land;
    if (!view) return [];
    const written = { ...view.revealed, ...view.written, ...(this.active ? this.chosen : {}) };
    return view.banners.flatMap(({ id, at, owner }) => {
      const order = written[id];
      const to = order ? destination(order) : null;
      const player = view.players.findIndex(({ seat }) => seat === owner);
      return to && to !== at ? [{ from: at, to, player }] : [];
    });
  });
  /** Where the reader is needed, for a first look on a telephone. */
  readonly home = $derived.by(() => {
    const { reader, view } = this.land;
    return view ? neededAt(view, reader.replace(/^seat\//, '')) : null;
  });

  constructor(land: Land) {
    this.land = land;

    // What was chosen belongs to its turn.
    $effect(() => {
      if (this.banners.length > 0) return;
      this.chosen = {};
      this.#banner = null;
    });
  }

  /** Chooses what a banner is to do. */
  choose(banner: string, order: BannerOrder): void {
    this.chosen = { ...this.chosen, [banner]: order };
  }

  /** A space was chosen: the banner in hand goes there, or one that stands there comes to hand. */
  tap(space: string): void {
    const inHand = this.#banner;
    const way = this.ways.get(space);
    if (inHand && way) {
      this.choose(inHand, way);
      this.#banner = null;
    } else {
      const own = this.banners.map(({ banner }) => banner);
      const there = this.land.view?.banners.filter(({ at }) => at === space) ?? [];
      const here = there.find(({ id }) => own.includes(id))?.id ?? null;
      // Sent to where it may not go: the rules say why.
      if (inHand && !here && this.selected !== space) {
        void this.land.refuseOrders({ ...this.#ordered(), [inHand]: { march: [space] } });
      }
      this.#banner = here;
    }
    address.set({ hex: space });
  }

  /** One space of a list is chosen, and the map goes there. */
  find(space: string): void {
    if (space !== this.selected) this.tap(space);
    show('board');
  }

  #ordered(): Record<string, BannerOrder> {
    return Object.fromEntries(
      this.banners.map(({ banner, written }) => [banner, this.chosen[banner] ?? written ?? 'hold']),
    );
  }

  /** Seals what is ordered of all banners. */
  async write(): Promise<void> {
    const orders = this.#ordered();
    await this.land.give({ write: { orders } }, say('campaign-map-seal'), 'certain');
    if (!this.land.notice) this.chosen = {};
  }

  /** The next banner that has no order yet; where all have one, simply the next. */
  #nextBanner(): void {
    const open = this.banners.filter(
      ({ banner, written }) => written === null && !(banner in this.chosen),
    );
    const all = open.length > 0 ? open : this.banners;
    const at = all.findIndex(({ banner }) => banner === this.#banner);
    const next = all[(at + 1) % all.length]?.banner;
    const space = this.land.view?.banners.find(({ id }) => id === next)?.at;
    if (!next || !space) return;
    this.#banner = next;
    address.set({ hex: space });
  }

  #does(wanted: 'done' | 'proceed'): void {
    const found = this.orders.find(({ command }) => command === wanted);
    if (found && !this.land.busy) this.order(found);
  }

  keydown(event: KeyboardEvent): void {
    if (this.land.throwing) return;
    pressed(event, {
      Escape: () => {
        this.#banner = null;
        address.set({ hex: null });
      },
      n: () => this.#nextBanner(),
      d: () => this.#does('done'),
      p: () => this.#does('proceed'),
    });
  }

  order({ command, notation, forecast }: LegalOrder): void {
    void this.land.give(command, notation, forecast);
  }

  /** Sets up the table of a fight. */
  openFight(fight: string): void {
    const map = numberOf(this.land.scope);
    this.#campaign({ open_fight: { map, fight: Number(fight) } });
  }

  /** Lets bots fight a fight out. */
  fightOut(scope: string): void {
    this.#campaign({ fight_out: { engagement: numberOf(scope) } });
  }

  /** Carries to the map what a fight has come to. */
  closeFight(scope: string): void {
    this.#campaign({ close_fight: { engagement: numberOf(scope) } });
  }

  #campaign(command: Schemas['CampaignCommand']): void {
    void this.land.giveCampaign(command);
  }
}

/** Questions that are asked of one player, by the orders that answer them. */
export type Question = 'relief' | 'home' | 'renegade' | 'give_up';

/** Which question an order answers. */
export function answered({ command }: LegalOrder): Question | null {
  if (typeof command !== 'object') return null;
  if ('admit' in command || 'turn_away' in command) return 'relief';
  if ('home' in command) return 'home';
  if ('renegade' in command) return 'renegade';
  return 'give_up' in command ? 'give_up' : null;
}

/** Does an order answer a question that is asked of its sender? */
export const isAnswer = (order: LegalOrder): boolean => answered(order) !== null;

/** The castle that an order makes a home. */
export function homeOf({ command }: LegalOrder): string | null {
  return typeof command === 'object' && 'home' in command ? command.home.castle : null;
}

/** Nothing but the end of the phase is ordered. */
export function endsPhase({ command }: LegalOrder): boolean {
  return command === 'done' || command === 'proceed';
}

/** Of a scope such as `engagement/2`. */
function numberOf(scope: string): number {
  return Number(scope.split('/')[1] ?? 0);
}
