/**
 * One siege as a page holds it: what the server last said, what is chosen, what is under way. It
 * asks and shows; it decides nothing.
 */

import { Client } from '$lib/api/client';
import { follow, type Follower } from '$lib/api/follow';
import { newBatch, newNonce } from '$lib/api/identity';
import { Problem } from '$lib/api/problem';
import type {
  Campaign,
  CampaignView,
  Command,
  Forecast,
  LegalOrder,
  LogLine,
  Marker,
  Moves,
  Need,
  Options,
  RefusalView,
  SiegeView,
  TurnMark,
} from '$lib/api/types';
import { merge, stops } from '$lib/chronicle/log';
import { needOf, postsOf, strikesOf } from './orders';

export type DiceManner = 'ask' | 'sealed' | 'thrown';

/** Something that the reader should know now. */
export interface Notice {
  kind: 'refused' | 'meanwhile' | 'trouble';
  title: string;
  sentence: string;
  clause: string | null;
  allowed: string | null;
  since: LogLine[];
  again: (() => void) | null;
}

/** An order whose dice are being asked for. */
export interface Throwing {
  order: Asked;
  need: Need;
  earlier: { dice: string; faces: number[] }[];
  choosing: boolean;
  trouble: string | null;
}

interface Asked {
  command: Command;
  label: string;
  batch: string;
  nonce: string;
}

/** How many lines are read at first; the server gives at most 1000 at once. */
const PAGE = 400;
const MOST = 1000;
const MANNER = 'wapenrol.dice';

export class Siege {
  readonly client: Client;
  readonly scope: string;

  about = $state.raw<Campaign>();
  now = $state.raw<CampaignView>();
  past = $state.raw<CampaignView | null>(null);
  options = $state.raw<LegalOrder[]>([]);
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<TurnMark[]>([]);
  moves = $state.raw<Omit<Moves, 'head'> | null>(null);
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  notice = $state.raw<Notice | null>(null);
  throwing = $state.raw<Throwing | null>(null);
  manner = $state<DiceManner>('ask');
  busy = $state(false);
  /** How the stream stands: being opened, live, or the seconds until the next try. */
  wire = $state<'opening' | 'live' | number>('opening');
  /** The page has never heard the server. */
  trouble = $state.raw<Problem | null>(null);
  heard = $state('');
  at = $state<number | null>(null);

  #follower: Follower | null = null;
  #closed = false;
  #refreshing: Promise<void> | null = null;
  #again = false;

  constructor(client: Client, scope: string, at: number | null) {
    this.client = client;
    this.scope = scope;
    this.at = at;
    const kept = localStorage.getItem(MANNER);
    if (kept === 'sealed' || kept === 'thrown') this.manner = kept;
  }

  /** What the page shows: a moment of the past, or now. */
  get view(): SiegeView | undefined {
    return (this.past ?? this.now)?.siege;
  }

  get stops() {
    return stops(this.lines, this.turns);
  }

  /** Is the log here back to its beginning? */
  get isWhole(): boolean {
    return this.lines[0]?.seq === 0;
  }

  async open(): Promise<void> {
    try {
      const about = await this.client.about();
      const [now, log, turns, options] = await Promise.all([
        this.client.view(this.scope, null),
        this.client.log(Math.max(0, about.last.seq - PAGE), null, MOST),
        this.client.turns(),
        this.#options(),
      ]);
      // All at once: whoever can see a figure can also order it.
      this.about = about;
      this.now = now;
      this.lines = log.lines;
      this.turns = turns;
      this.options = options.options;
      if (this.at !== null) await this.look(this.at);
      void this.wholeLog();
      if (this.#closed) return;
      // From the older of the two: what happened in between is told again.
      const seen = Math.min(now.head.seq, log.last.seq);
      this.#follower = follow(this.client, seen, {
        onbatch: (batch) => {
          this.heard = batch.lines
            .filter((line) => !line.hidden && line.sentence)
            .slice(-4)
            .map((line) => line.sentence)
            .join(' ');
          void this.refresh();
        },
        onlost: (retry) => {
          const before = this.wire;
          this.wire = retry ?? 'live';
          if (retry === null && typeof before === 'number') void this.refresh();
        },
      });
    } catch (cause) {
      this.trouble = asProblem(cause);
    }
  }

  /** Tries to reach the server at once. */
  reconnect(): void {
    this.#follower?.again();
  }

  close(): void {
    this.#closed = true;
    this.#follower?.stop();
  }

  /** Asks anew for everything that may have changed; calls that come meanwhile are put together. */
  refresh(): Promise<void> {
    if (this.#refreshing) {
      this.#again = true;
      return this.#refreshing;
    }
    this.#refreshing = this.#ask().finally(() => {
      this.#refreshing = null;
      if (this.#again) {
        this.#again = false;
        void this.refresh();
      }
    });
    return this.#refreshing;
  }

  async #ask(): Promise<void> {
    try {
      const newest = this.lines.at(-1)?.seq ?? -1;
      const [now, news, turns, options] = await Promise.all([
        this.client.view(this.scope, null),
        this.#range(newest + 1, null),
        this.client.turns(),
        this.#options(),
      ]);
      const before = this.now;
      if (news.some((line) => line.kind === 'timeline.rewound')) {
        const first = this.lines[0]?.seq ?? 0;
        this.lines = await this.#range(first, null);
      } else {
        this.lines = merge(this.lines, news);
      }
      this.now = now;
      this.turns = turns;
      this.options = options.options;
      if (before && before.at.seq !== now.at.seq) this.fresh = changed(before.siege, now.siege);
    } catch (cause) {
      if (this.wire === 'live') this.#tell(asProblem(cause), null);
    }
  }

  /** The legal orders of this reader; a spectator has none. */
  async #options(): Promise<Options> {
    if (this.client.key === null) return { head: { seq: 0, hash: '' }, options: [] };
    return this.client.options(this.scope);
  }

  /** All lines of a part of the log, page by page. */
  async #range(from: number, to: number | null): Promise<LogLine[]> {
    const found: LogLine[] = [];
    for (let next = from; ;) {
      const page = await this.client.log(next, to, MOST);
      found.push(...page.lines);
      const reached = page.lines.at(-1)?.seq ?? Infinity;
      if (reached >= Math.min(to ?? Infinity, page.last.seq)) return found;
      next = reached + 1;
    }
  }

  /** Shows a moment of the past, or now. */
  async look(at: number | null): Promise<void> {
    this.at = at;
    if (at === null) {
      this.past = null;
      return;
    }
    try {
      const view = await this.client.view(this.scope, at);
      if (this.at === at) this.past = view;
    } catch (cause) {
      if (this.at !== at) return;
      this.#tell(asProblem(cause), null);
      this.past = null;
      this.at = null;
    }
  }

  /** Loads the log back to its beginning. */
  async wholeLog(): Promise<void> {
    const first = this.lines[0]?.seq ?? 0;
    if (first === 0) return;
    try {
      const earlier = await this.#range(0, first - 1);
      this.lines = merge(earlier, this.lines);
    } catch (cause) {
      this.#tell(asProblem(cause), null);
    }
  }

  setManner(manner: DiceManner): void {
    this.manner = manner;
    localStorage.setItem(MANNER, manner);
  }

  /** Asks where figures may go. */
  async ask(figures: readonly string[], signal: AbortSignal): Promise<void> {
    this.moves = null;
    const view = this.view;
    if (figures.length === 0 || this.past || !view) return;
    if (view.step?.id === 'council') {
      const [first] = figures;
      const posts = first ? postsOf(this.options, first) : [];
      this.moves = {
        figures: [...figures],
        hexes: posts.map((hex) => ({ hex, path: [hex], forecast: 'certain' })),
        blocked: [],
        refused: null,
      };
      return;
    }
    try {
      const moves = await this.client.moves(this.scope, figures, signal);
      if (!signal.aborted) this.moves = moves;
    } catch (cause) {
      if (!signal.aborted) this.#tell(asProblem(cause), null);
    }
  }

  /** Hexes that hold somebody whom one of these figures may strike. */
  targets(figures: readonly string[]): Map<string, LegalOrder[]> {
    const hexOf = new Map(this.view?.figures.map((figure) => [figure.id, figure.hex]));
    const found = new Map<string, LegalOrder[]>();
    for (const attacker of figures) {
      for (const { target, order } of strikesOf(this.options, attacker)) {
        const hex = hexOf.get(target);
        if (hex) found.set(hex, [...(found.get(hex) ?? []), order]);
      }
    }
    return found;
  }

  /** Sends figures to a hex: where it was marked, or to hear why not. */
  async send(
    figures: readonly string[],
    hex: string,
    markers: readonly Marker[] = [],
  ): Promise<void> {
    const council = this.view?.step?.id === 'council';
    const label = `${figures.length === 1 ? this.nameOf(figures[0] ?? '') : `${figures.length} figures`} to ${hex}`;
    if (council) return this.give({ deploy: { figures: [...figures], hex } }, label);
    const way = this.moves?.hexes.find((there) => there.hex === hex);
    const blocked = this.moves?.blocked.find((there) => there.hex === hex);
    if (this.moves?.refused) return this.#refuse(this.moves.refused);
    if (!way && blocked) return this.#refuse(blocked);
    const path = way?.path ?? [hex];
    return this.give(
      { move: { figures: [...figures], path, with: [...markers] } },
      label,
      way?.forecast,
    );
  }

  nameOf(figure: string): string {
    return this.view?.figures.find((known) => known.id === figure)?.name ?? figure;
  }

  /** Gives an order; asks for the dice first, if dice decide and nobody has said how they fall. */
  async give(command: Command, label: string, forecast?: Forecast): Promise<void> {
    this.notice = null;
    if (this.past) {
      this.#show('trouble', 'This is the past', 'Orders are given now: go back to now first.');
      return;
    }
    const order = { command, label, batch: newBatch(), nonce: newNonce() };
    if (this.manner === 'sealed') return this.#submit(order, null);
    if (this.manner === 'thrown') return this.#submit(order, []);
    let known = forecast;
    if (known === undefined) {
      this.busy = true;
      try {
        known = (await this.client.preview(this.#body(order, null))).forecast;
      } catch (cause) {
        this.#tell(asProblem(cause), () => void this.give(command, label, forecast));
        return;
      } finally {
        this.busy = false;
      }
    }
    const need = needOf(known);
    if (!need) return this.#submit(order, null);
    this.throwing = { order, need, earlier: [], choosing: true, trouble: null };
  }

  /** The sealed dice fall for the order that waits. */
  sealed(): Promise<void> {
    return this.throwing ? this.#submit(this.throwing.order, null) : Promise.resolve();
  }

  /** The table throws for the order that waits. */
  thrown(): Promise<void> {
    return this.throwing ? this.#submit(this.throwing.order, []) : Promise.resolve();
  }

  /** Faces for the roll that is asked for; all earlier ones are sent with them. */
  faces(faces: number[]): Promise<void> {
    const now = this.throwing;
    if (!now) return Promise.resolve();
    const rolls = [...now.earlier, { dice: now.need.dice, faces }];
    return this.#submit(now.order, rolls);
  }

  /** Takes the last roll back: nothing is stored yet, so the server is asked anew. */
  takeRollBack(): Promise<void> {
    const now = this.throwing;
    if (!now || now.earlier.length === 0) return Promise.resolve();
    return this.#submit(now.order, now.earlier.slice(0, -1));
  }

  dropOrder(): void {
    this.throwing = null;
  }

  #body(order: Asked, rolls: { faces: number[] }[] | null) {
    const thrown = rolls ? { thrown: rolls.flatMap((roll) => roll.faces) } : {};
    return {
      batch: order.batch,
      head: this.now?.head.seq ?? 0,
      scope: this.scope,
      command: order.command,
      nonce: order.nonce,
      ...thrown,
    };
  }

  async #submit(order: Asked, rolls: { dice: string; faces: number[] }[] | null): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.client.order(this.#body(order, rolls));
      this.throwing = null;
      await this.refresh();
    } catch (cause) {
      const problem = asProblem(cause);
      const need = problem.details.needs_dice;
      if (need && rolls) {
        this.throwing = { order, need, earlier: rolls, choosing: false, trouble: null };
      } else if (this.throwing && rolls && rolls.length > 0 && problem.details.status === 422) {
        // Faces that cannot be: the roll is asked for again.
        this.throwing = { ...this.throwing, trouble: problem.message };
      } else {
        this.throwing = null;
        this.#tell(problem, () => void this.give(order.command, order.label));
        if (problem.details.status === 409) await this.refresh();
      }
    } finally {
      this.busy = false;
    }
  }

  #refuse(refusal: RefusalView): void {
    const { reason, clause, allowed } = refusal;
    this.#show('refused', 'The rules say no', reason, clause, allowed);
  }

  #show(
    kind: Notice['kind'],
    title: string,
    sentence: string,
    clause: string | null = null,
    allowed: string | null = null,
  ): void {
    this.notice = { kind, title, sentence, clause, allowed, since: [], again: null };
  }

  #tell({ details }: Problem, again: (() => void) | null): void {
    const stale = details.status === 409;
    const kind = stale ? 'meanwhile' : details.status === 422 ? 'refused' : 'trouble';
    this.notice = {
      kind,
      title: stale
        ? 'Somebody was faster'
        : kind === 'refused'
          ? 'The rules say no'
          : details.title,
      sentence: details.detail,
      clause: details.clause ?? null,
      allowed: details.allowed ?? null,
      since: details.since ?? [],
      again: stale || details.code === 'unreachable' ? again : null,
    };
  }
}

export function asProblem(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const detail = cause instanceof Error ? cause.message : String(cause);
  return new Problem({ title: 'Something broke in this page', status: 0, code: 'page', detail });
}

/** Hexes on which something is not as it was. */
export function changed(before: SiegeView, after: SiegeView): Set<string> {
  const known = new Map(before.figures.map((figure) => [figure.id, figure]));
  const hexes = new Set<string>();
  for (const figure of after.figures) {
    const was = known.get(figure.id);
    known.delete(figure.id);
    const same =
      was &&
      was.hex === figure.hex &&
      was.wounds === figure.wounds &&
      was.stunned === figure.stunned;
    if (same) continue;
    if (figure.hex) hexes.add(figure.hex);
    else if (was?.hex) hexes.add(was.hex);
  }
  for (const gone of known.values()) if (gone.hex) hexes.add(gone.hex);
  const [burnt, burns] = [before, after].map((view) => view.city.fires.map(({ hex }) => hex));
  for (const hex of burns ?? []) if (!burnt?.includes(hex)) hexes.add(hex);
  for (const hex of burnt ?? []) if (!burns?.includes(hex)) hexes.add(hex);
  return hexes;
}
