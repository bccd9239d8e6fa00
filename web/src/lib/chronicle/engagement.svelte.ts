/**
 * One engagement as a page holds it: what the server last said, what is asked, what is under way. It
 * asks and shows; it decides nothing, and knows no rulebook.
 */

import type { Client } from '$lib/api/client';
import { follow, type Follower } from '$lib/api/follow';
import { newBatch, newNonce } from '$lib/api/identity';
import { Problem } from '$lib/api/problem';
import type {
  AnyCommand,
  Arrival,
  Campaign,
  AnyView,
  Forecast,
  LogLine,
  Need,
  OrderBody,
  RefusalView,
  TurnMark,
} from '$lib/api/types';
import { merge, stops } from './log';
import { Outbox } from './outbox.svelte';
import { keepSeen, placeOf, seenUntil } from './seen';
import { say } from '$lib/ui/messages.svelte';

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

/** What is wanted: a command, or the text that somebody typed. */
type Wanted = { command: AnyCommand } | { notation: string };

interface Asked {
  wanted: Wanted;
  label: string;
  batch: string;
  nonce: string;
  /** The head that whoever gave it had before his eyes. */
  head: number;
}

/** How many lines are read at first; the server gives at most 1000 at once. */
const PAGE = 400;
const MOST = 1000;
const MANNER = 'wapenrol.dice';

const keeper =
  typeof navigator === 'undefined'
    ? undefined
    : (navigator.serviceWorker as ServiceWorkerContainer | undefined);
/** The page began before there was a service worker: what it asked first was not kept. */
const unkept = keeper !== undefined && keeper.controller === null;

/** Statuses that say nothing of an order: no server, or somebody between it and the page. */
const SILENCE: readonly number[] = [0, 502, 503, 504];

function isSilence({ code, details }: Problem): boolean {
  return code !== 'page' && SILENCE.includes(details.status);
}

type Rolls = { dice: string; faces: number[] }[];

/** The dice that an order calls for first, if it is known to roll. */
export function needOf(forecast: Forecast): Need | null {
  return typeof forecast === 'object' && 'rolls' in forecast ? forecast.rolls : null;
}

export abstract class Engagement<View, Options> {
  readonly client: Client;
  readonly scope: string;

  about = $state.raw<Campaign>();
  now = $state.raw<AnyView>();
  past = $state.raw<AnyView | null>(null);
  /** What the reader may order; nothing before the server has said it. */
  options = $state.raw<Options>() as Options;
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<TurnMark[]>([]);
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
  /** Who has come to the table; nothing for spectators. */
  arrivals = $state.raw<Arrival[]>([]);
  /** When this was heard, while the server cannot be reached and an earlier answer is shown. */
  kept = $state.raw<number | null>(null);
  /** The last line that this reader had seen before he came back. */
  seenBefore = $state.raw<number | null>(null);
  readonly outbox = new Outbox();
  /** Kinds of facts that are no news: what passes on every turn, whatever anybody does. */
  readonly routine: ReadonlySet<string> = new Set();

  /** What can be ordered of nobody: while the server cannot be reached. */
  readonly #nothing: Options;
  #follower: Follower | null = null;
  #closed = false;
  #refreshing: Promise<void> | null = null;
  #again = false;

  constructor(client: Client, scope: string, at: number | null, nothing: Options) {
    this.client = client;
    this.options = nothing;
    this.#nothing = nothing;
    this.scope = scope;
    this.at = at;
    const kept = localStorage.getItem(MANNER);
    if (kept === 'sealed' || kept === 'thrown') this.manner = kept;
  }

  /** What the page shows: a moment of the past, or now. */
  get view(): View | undefined {
    const shown = this.past ?? this.now;
    return shown && this.viewIn(shown);
  }

  /** The part of the server's answer that this page shows. */
  protected abstract viewIn(answer: AnyView): View;

  /** The legal orders of this reader. */
  protected abstract askOptions(): Promise<Options>;

  /** Hexes on which something is not as it was. */
  protected abstract changed(before: View, after: View): Set<string>;

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
        this.client.turns(this.scope),
        this.askOptions(),
      ]);
      // All at once: whoever can see a figure can also order it.
      this.about = about;
      this.now = now;
      this.lines = log.lines;
      this.turns = turns;
      this.options = this.client.kept === null ? options : this.#nothing;
      this.kept = this.client.kept;
      this.seenBefore = seenUntil(this.#place());
      this.#seen();
      if (this.at !== null) await this.look(this.at);
      void this.#showNews();
      void this.wholeLog();
      if (this.#closed) return;
      if (keeper?.controller && unkept) void this.#askToBeKept();
      else if (unkept) {
        keeper?.addEventListener('controllerchange', () => void this.#askToBeKept(), {
          once: true,
        });
      }
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
          if (retry !== null) return;
          this.outbox.again();
          if (typeof before === 'number' || this.kept !== null) void this.refresh();
        },
        onpresence: (arrivals) => (this.arrivals = arrivals),
      });
    } catch (cause) {
      this.trouble = asProblem(cause);
    }
  }

  /** Where the reader stood when he last looked; nothing: he has missed nothing. */
  get leftAt(): number | null {
    const since = this.seenBefore;
    const newest = this.lines.at(-1)?.seq ?? 0;
    if (since === null || since >= newest) return null;
    return this.stops.findLast((stop) => stop.seq <= since)?.seq ?? null;
  }

  /** The board shows what is not as it was when the reader last looked. */
  async #showNews(): Promise<void> {
    const [now, left] = [this.now, this.leftAt];
    if (left === null || !now) return;
    try {
      const before = await this.client.view(this.scope, left);
      if (this.now === now) this.fresh = this.changed(this.viewIn(before), this.viewIn(now));
    } catch {
      // The story is told without it.
    }
  }

  /** Tries to reach the server at once. */
  reconnect(): void {
    this.#follower?.again();
    this.outbox.again();
  }

  close(): void {
    this.#closed = true;
    this.#follower?.stop();
    this.outbox.drop();
  }

  /** From now on the service worker keeps what is asked: it is asked once more. */
  async #askToBeKept(): Promise<void> {
    try {
      const about = await this.client.about();
      await this.client.log(Math.max(0, about.last.seq - PAGE), null, MOST);
    } catch {
      // Then there is nothing to keep.
    }
    await this.refresh();
  }

  #place(): string {
    return placeOf(this.client.campaign, this.about?.reader ?? 'public', this.scope);
  }

  /** What is on the screen of somebody who looks at it has been seen. */
  #seen(): void {
    const newest = this.lines.at(-1)?.seq;
    if (newest !== undefined && document.visibilityState === 'visible') {
      keepSeen(this.#place(), newest);
    }
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
        this.client.turns(this.scope),
        this.askOptions(),
      ]);
      const before = this.now;
      // These say something anew of lines that are here already.
      if (news.some(({ kind }) => kind === 'timeline.rewound' || kind === 'dice.witnessed')) {
        const first = this.lines[0]?.seq ?? 0;
        this.lines = await this.#range(first, null);
      } else {
        this.lines = merge(this.lines, news);
      }
      this.now = now;
      this.turns = turns;
      this.options = this.client.kept === null ? options : this.#nothing;
      this.kept = this.client.kept;
      this.#seen();
      if (before && before.at.seq !== now.at.seq) {
        this.fresh = this.changed(this.viewIn(before), this.viewIn(now));
      }
    } catch (cause) {
      if (this.wire === 'live') this.tell(asProblem(cause), null);
    }
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
      this.tell(asProblem(cause), null);
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
      if (this.kept === null) this.tell(asProblem(cause), null);
    }
  }

  /** Why the rules would refuse an order now; nothing when they would not, or nobody can say. */
  async why(command: AnyCommand, signal?: AbortSignal): Promise<RefusalView | null> {
    if (this.past || this.kept !== null || this.client.key === null) return null;
    const head = this.now?.head.seq ?? 0;
    const body = { batch: newBatch(), nonce: newNonce(), head, scope: this.scope, command };
    try {
      await this.client.preview(body, signal);
    } catch (cause) {
      if (!(cause instanceof Problem)) return null;
      const { status, code, detail, clause, allowed } = cause.details;
      // A lack of dice is no refusal, and what cannot be read was no wish of the reader's.
      if (status !== 422 || !clause) return null;
      return { code, reason: detail, clause, allowed: allowed ?? null };
    }
    return null;
  }

  setManner(manner: DiceManner): void {
    this.manner = manner;
    localStorage.setItem(MANNER, manner);
  }

  /** Gives an order; asks for the dice first, if dice decide and nobody has said how they fall. */
  give(command: AnyCommand, label: string, forecast?: Forecast): Promise<void> {
    return this.#give({ command }, label, forecast);
  }

  /** Gives an order as it was typed. */
  type(notation: string): Promise<void> {
    return this.#give({ notation }, notation);
  }

  async #give(wanted: Wanted, label: string, forecast?: Forecast): Promise<void> {
    this.notice = null;
    if (this.past) {
      this.#show('trouble', say('chronicle-is-past'), say('chronicle-orders-now'));
      return;
    }
    if (this.busy) return;
    const head = this.now?.head.seq ?? 0;
    const order = { wanted, label, batch: newBatch(), nonce: newNonce(), head };
    if (this.manner === 'sealed') return this.#submit(order, null);
    if (this.manner === 'thrown') return this.#submit(order, []);
    if (forecast !== undefined) return this.#foreseen(order, forecast);
    this.busy = true;
    if (!(await this.#foresee(order))) await this.outbox.keep(label, () => this.#foresee(order));
  }

  /** Asks whether dice decide, and goes on from there; says whether there was an answer. */
  async #foresee(order: Asked): Promise<boolean> {
    try {
      const { forecast } = await this.client.preview(this.#body(order, null));
      this.busy = false;
      await this.#foreseen(order, forecast);
    } catch (cause) {
      const problem = asProblem(cause);
      if (isSilence(problem)) return false;
      this.busy = false;
      this.tell(problem, () => void this.#give(order.wanted, order.label));
    }
    return true;
  }

  async #foreseen(order: Asked, forecast: Forecast): Promise<void> {
    const need = needOf(forecast);
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

  #body(order: Asked, rolls: { faces: number[] }[] | null): OrderBody {
    const thrown = rolls ? { thrown: rolls.flatMap((roll) => roll.faces) } : {};
    return {
      batch: order.batch,
      head: order.head,
      scope: this.scope,
      ...order.wanted,
      nonce: order.nonce,
      ...thrown,
    };
  }

  async #submit(order: Asked, rolls: Rolls | null): Promise<void> {
    if (this.busy) return;
    const body = this.#body(order, rolls);
    const send = () => this.#send(order, rolls, body);
    if (!(await send())) await this.outbox.keep(order.label, send);
  }

  /** Sends it, and says whether there was an answer. The body stays the same however often. */
  async #send(order: Asked, rolls: Rolls | null, body: OrderBody): Promise<boolean> {
    let answered = true;
    this.busy = true;
    try {
      await this.client.order(body);
      this.throwing = null;
      await this.refresh();
    } catch (cause) {
      const problem = asProblem(cause);
      const need = problem.details.needs_dice;
      if (isSilence(problem)) {
        answered = false;
        if (this.throwing) {
          this.throwing = { ...this.throwing, trouble: say('table-waiting-faces') };
        }
        return false;
      }
      if (need && rolls) {
        this.throwing = { order, need, earlier: rolls, choosing: false, trouble: null };
      } else if (this.throwing && rolls && rolls.length > 0 && problem.details.status === 422) {
        // Faces that cannot be: the roll is asked for again.
        this.throwing = { ...this.throwing, trouble: problem.message };
      } else {
        this.throwing = null;
        this.tell(problem, () => void this.#give(order.wanted, order.label));
        if (problem.details.status === 409) await this.refresh();
      }
    } finally {
      // Nothing else is ordered before it is known what became of this.
      if (answered) this.busy = false;
    }
    return answered;
  }

  /** Lets an order go to which no answer came; whether it was accepted is seen in the log. */
  dropWaiting(): void {
    this.outbox.drop();
    this.throwing = null;
    this.busy = false;
    this.reconnect();
  }

  protected refuse(refusal: RefusalView): void {
    const { reason, clause, allowed } = refusal;
    this.#show('refused', say('chronicle-refused'), reason, clause, allowed);
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

  protected tell({ details }: Problem, again: (() => void) | null): void {
    const stale = details.status === 409;
    const kind = stale ? 'meanwhile' : details.status === 422 ? 'refused' : 'trouble';
    this.notice = {
      kind,
      title: stale
        ? say('chronicle-faster')
        : kind === 'refused'
          ? say('chronicle-refused')
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
  return new Problem({ title: say('chronicle-broke'), status: 0, code: 'page', detail });
}
