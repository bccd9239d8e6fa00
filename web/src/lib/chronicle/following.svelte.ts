/**
 * One engagement as the server tells it: opened, followed as it goes on, and looked at in the past. It
 * asks and shows; it decides nothing, and knows no rulebook.
 */

import type { Client } from '$lib/api/client';
import { follow, type Follower } from '$lib/api/follow';
import { FIRST_LINES, openingOf } from '$lib/api/opening';
import type { Problem } from '$lib/api/problem';
import type {
  AnyOptions,
  AnyView,
  Arrival,
  Campaign,
  Head,
  LogLine,
  OwnOrder,
  Settable,
  TurnMark,
} from '$lib/api/types';
import { piecesOf } from './happened';
import { anotherTask } from '$lib/ui/loading';
import { merge, stops } from './log';
import { asProblem, noticeOf, type Notice } from './notice';
import { renewed } from './renewed';
import { Replay } from './replay.svelte';
import { keepSeen, placeOf, seenUntil } from './seen';

/** How many lines are read when somebody reads on; the server gives at most 1000 at once. */
const PAGE = FIRST_LINES;
const MOST = 1000;
/** So many lines of a table are worth looking for at once. */
const FEW = 40;

const keeper =
  typeof navigator === 'undefined'
    ? undefined
    : (navigator.serviceWorker as ServiceWorkerContainer | undefined);
/** The page began before there was a service worker: what it asked first was not kept. */
const unkept = keeper !== undefined && keeper.controller === null;

/** Somebody or something on the board, by what people call it. */
export interface PieceSeen {
  name: string;
  /** The hex or space where it is, if it is anywhere. */
  place: string | null;
  /** The reader plays it. */
  own: boolean;
}

export abstract class Following<View, Options> {
  readonly client: Client;
  readonly scope: string;

  about = $state.raw<Campaign>();
  /** The table; the same until it stands otherwise, or something else may be ordered: who binds a device changes neither, and
   * what somebody has begun to choose stays chosen. */
  now = $state.raw<AnyView>();
  /** The last record of the log when the table was looked at. */
  head = $state(0);
  /** The same, with its hash: the receipt. */
  receipt = $state.raw<Head>();
  past = $state.raw<AnyView | null>(null);
  /** What the reader may order; nothing before the server has said it. */
  options = $state.raw<Options>() as Options;
  /** What the reader could take back of their own, the latest first. */
  own = $state.raw<readonly OwnOrder[]>([]);
  /** What the reader may set right, as the organiser. */
  settable = $state.raw<readonly Settable[]>([]);
  lines = $state.raw<LogLine[]>([]);
  turns = $state.raw<TurnMark[]>([]);
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  notice = $state.raw<Notice | null>(null);
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
  /** The last line that this reader had seen before they came back. */
  seenBefore = $state.raw<number | null>(null);
  /** What the board shows again. */
  readonly replay = new Replay<View>();
  /** Kinds of facts that are no news: what passes on every turn, whatever anybody does. */
  readonly routine: ReadonlySet<string> = new Set();

  /** What can be ordered of nobody: while the server cannot be reached. */
  readonly #nothing: Options;
  /** Asked when the table was opened, and not looked at yet. */
  #firstOptions: Promise<AnyOptions> | null = null;
  /** What the server answered last when it was asked what can be ordered. */
  #answered: AnyOptions | null = null;
  #follower: Follower | null = null;
  #closed = false;
  #refreshing: Promise<void> | null = null;
  /** Earlier lines are read one part after the other. */
  #reading: Promise<void> = Promise.resolve();
  #again = false;

  constructor(client: Client, scope: string, at: number | null, nothing: Options) {
    this.client = client;
    this.options = nothing;
    this.#nothing = nothing;
    this.scope = scope;
    this.at = at;
  }

  /** What the page shows: a moment of the past, or now. */
  get view(): View | undefined {
    const shown = this.past ?? this.now;
    return shown && this.viewIn(shown);
  }

  /** Who reads: `organiser`, `seat/<name>` or `public`. */
  get reader(): string {
    return this.about?.reader ?? 'public';
  }

  /** The page shows now, no moment of the past: orders can be given. */
  get isNow(): boolean {
    return this.past === null && this.at === null;
  }

  /** Do two answers show the same? */
  #same(before: AnyView, after: AnyView): boolean {
    const shown = this.viewIn(before);
    return renewed(shown, this.viewIn(after)) === shown;
  }

  /** The part of the server's answer that this page shows. */
  protected abstract viewIn(answer: AnyView): View;

  /** Finds out what will be needed to show this, and takes its time. Most boards are what they are told. */
  protected prepare?(answer: AnyView): void;

  /** The legal orders of this reader. */
  protected abstract askOptions(): Promise<Options>;

  /** Nobody orders anything, or takes anything back, of a server that they cannot reach. */
  #may(options: Options): void {
    const reached = this.client.kept === null;
    this.options = reached ? options : this.#nothing;
    this.own = (reached && this.#answered?.take_back) || [];
    this.settable = (reached && this.#answered?.set_right) || [];
  }

  /** The server's answer to that. What can be taken back comes with it, and is shown when the board is. */
  protected async answeredOptions(): Promise<AnyOptions> {
    const firstOptions = this.#firstOptions;
    this.#firstOptions = null;
    this.#answered = await (firstOptions ?? this.client.options(this.scope));
    return this.#answered;
  }

  /** Hexes on which something is not as it was. */
  protected abstract changed(before: View, after: View): Set<string>;

  /** A piece of the view, by its id. */
  protected pieceIn?(view: View, id: string): PieceSeen | null;

  /** A piece of the board as the page shows it; none: there is no such piece. */
  pieceOf(id: string): PieceSeen | null {
    const { view } = this;
    return (view && this.pieceIn?.(view, id)) ?? null;
  }

  /** Where things stand otherwise, and where those stand whom the lines are about. */
  #touched(before: View, after: View, lines: readonly LogLine[]): Set<string> {
    const found = this.changed(before, after);
    for (const id of piecesOf(lines)) {
      const place = this.pieceIn?.(after, id)?.place ?? this.pieceIn?.(before, id)?.place;
      if (place) found.add(place);
    }
    return found;
  }

  /** Marks on the board what happened in a part of the log, and whom it was about; answers how it stood before and behind it. */
  async mark(first: number, end: number): Promise<{ before: View; after: View | null } | null> {
    this.fresh = new Set();
    const was = this.stops.findLast((stop) => stop.seq < first)?.seq ?? 0;
    const isNewest = end >= (this.stops.at(-1)?.seq ?? 0);
    try {
      const [before, after] = await Promise.all([
        this.client.view(this.scope, was),
        this.client.view(this.scope, end),
      ]);
      const lines = this.lines.filter(({ seq }) => first <= seq && seq <= end);
      const [stood, stands] = [this.viewIn(before), this.viewIn(after)];
      this.fresh = this.#touched(stood, stands, lines);
      return { before: stood, after: isNewest ? null : stands };
    } catch (cause) {
      this.tell(asProblem(cause), null);
      return null;
    }
  }

  get stops() {
    return stops(this.lines, this.turns, this.scope);
  }

  /** Is the log here back to its beginning? */
  get isWhole(): boolean {
    return this.lines[0]?.seq === 0;
  }

  async open(): Promise<void> {
    try {
      const opening = openingOf(this.client, this.scope);
      this.#firstOptions = opening.options;
      // While other answers are awaited, and no part of the task that shows them.
      const view = opening.view.then(async (answer) => {
        if (this.prepare) {
          await anotherTask();
          this.prepare(answer);
          await anotherTask();
        }
        return answer;
      });
      const [about, now, log, turns, options] = await Promise.all([
        this.client.told(),
        view,
        opening.log,
        opening.turns,
        this.askOptions(),
      ]);
      // All at once: whoever can see a figure can also order it.
      this.about = about;
      [this.now, this.head, this.receipt] = [now, now.head.seq, now.head];
      this.lines = log.lines;
      this.turns = turns;
      this.#may(options);
      this.kept = this.client.kept;
      this.seenBefore = seenUntil(this.#place());
      this.#seen();
      if (this.at !== null) await this.look(this.at);
      void this.#showNews();
      void this.#readEnough();
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
          this.reached();
          if (typeof before === 'number' || this.kept !== null) void this.refresh();
        },
        onpresence: (arrivals) => (this.arrivals = arrivals),
      });
    } catch (cause) {
      this.trouble = asProblem(cause);
    }
  }

  /** Where the reader stood when they last looked; nothing: they have missed nothing. */
  get leftAt(): number | null {
    const since = this.seenBefore;
    const newest = this.lines.at(-1)?.seq ?? 0;
    if (since === null || since >= newest) return null;
    return this.stops.findLast((stop) => stop.seq <= since)?.seq ?? null;
  }

  /** The board shows what is not as it was when the reader last looked; the log goes back to there. */
  async #showNews(): Promise<void> {
    if (this.seenBefore !== null) await this.earlier(this.seenBefore);
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
    this.reached();
  }

  /** The server is there again, or may be. */
  protected reached(): void {
    // Whoever waits for it does more.
  }

  close(): void {
    this.#closed = true;
    this.#follower?.stop();
  }

  /** From now on the service worker keeps what is asked: it is asked once more. */
  async #askToBeKept(): Promise<void> {
    try {
      await this.client.about();
      await this.client.log(null, null, PAGE);
    } catch {
      // Then there is nothing to keep.
    }
    await this.refresh();
  }

  #place(): string {
    return placeOf(this.client.campaign, this.reader, this.scope);
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
      const [answer, news, turns, options] = await Promise.all([
        this.client.view(this.scope, null),
        this.#range(newest + 1, null),
        this.client.turns(this.scope),
        this.askOptions(),
      ]);
      const before = this.now;
      const now = renewed(before, answer);
      const stands = before !== undefined && this.#same(before, now);
      const could = this.options;
      // These say something anew of lines that are here already.
      if (news.some(({ kind }) => kind === 'timeline.rewound' || kind === 'dice.witnessed')) {
        const first = this.lines[0]?.seq ?? 0;
        this.lines = await this.#range(first, null);
      } else {
        this.lines = merge(this.lines, news);
      }
      this.#may(renewed(could, options));
      if (!stands || this.options !== could) this.now = now;
      [this.head, this.receipt] = [answer.head.seq, answer.head];
      this.turns = turns;
      this.kept = this.client.kept;
      this.#seen();
      if (before && before.at.seq !== answer.at.seq) {
        this.fresh = this.#touched(this.viewIn(before), this.viewIn(now), news);
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
    this.replay.stop();
    this.at = at;
    if (at === null) {
      this.past = null;
      return;
    }
    // Whoever steps back finds the next line there.
    if (this.lines.length > 0) void this.earlier(Math.max(0, at - PAGE / 2));
    try {
      const view = await this.client.view(this.scope, at);
      if (this.at === at) this.past = renewed(this.past ?? this.now, view);
    } catch (cause) {
      if (this.at !== at) return;
      this.tell(asProblem(cause), null);
      this.past = null;
      this.at = null;
    }
  }

  /** Loads the log back to its beginning. */
  wholeLog(): Promise<void> {
    return this.earlier(0);
  }

  /** Loads the log back to a line at least, a page or more; without one, the page before what is here. */
  earlier(to: number = this.#first - 1): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readBack(to));
    return this.#reading;
  }

  /** Where other tables are busy, the newest lines may be theirs: some of this one are looked for. */
  async #readEnough(): Promise<void> {
    const few = () => this.lines.filter(({ scope }) => scope === this.scope).length < FEW;
    for (let pages = 0; pages < 5 && few() && !this.isWhole; pages += 1) await this.earlier();
  }

  get #first(): number {
    return this.lines[0]?.seq ?? 0;
  }

  async #readBack(to: number): Promise<void> {
    const first = this.#first;
    if (first === 0 || to >= first || this.#closed) return;
    try {
      const found = await this.#range(Math.max(0, Math.min(to, first - PAGE)), first - 1);
      this.lines = merge(found, this.lines);
    } catch (cause) {
      if (this.kept === null) this.tell(asProblem(cause), null);
    }
  }

  protected tell(problem: Problem, again: (() => void) | null): void {
    this.notice = noticeOf(problem, again);
  }
}
