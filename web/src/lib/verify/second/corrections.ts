/** What may follow a rewind: copies of what it left behind, in their order. */

import type { LogRecord } from '../record';
import { isAlongTheStream, refuse, type Open, type Path, type Trust } from './state';

interface Batch {
  readonly last: number;
  /** Records that a copy may leave out, because they count along the stream. */
  readonly along: ReadonlySet<number>;
}

/** The run of copies that is being read. */
interface Running {
  readonly brings: 'scope' | 'amend';
  /** The engagement that goes back alone. */
  readonly only: string | null;
  /** Orders left behind that have not been repeated, by their records. */
  readonly left: Set<number>;
  /** The last of them that was passed. */
  passed: number;
  /** Nothing but the rewind was read of it. */
  fresh: boolean;
  /** What may still be thrown in it. */
  thrown: readonly number[];
  /** The rewind's payload is not in this copy: whatever follows may be a copy. */
  readonly unknown: boolean;
}

const isOn = (path: Path, seq: number): boolean =>
  path.some(([first, last]) => first <= seq && seq <= last);

const ROLLS = ['dice.rolled', 'card.drawn'];

export class Corrections {
  /** By the order's record: its intent, or that of the order that it repeats. */
  readonly #intents = new Map<number, string>();
  readonly #batches = new Map<number, Batch>();
  #running: Running | null = null;
  readonly #trust: Trust;

  constructor(trust: Trust) {
    this.#trust = trust;
  }

  intentOf(order: number): string {
    return this.#intents.get(order) ?? '0'.repeat(64);
  }

  remember(order: number, intent: string): void {
    this.#intents.set(order, intent);
  }

  begin({ live, parent }: Open, brings: 'nothing' | 'scope' | 'amend', only: string | null): void {
    if (brings === 'nothing') return;
    const left = [...this.#intents.keys()].filter((seq) => seq > parent && isOn(live, seq));
    this.#run(brings, only, left, false);
  }

  /** The rewind is hidden: nobody can say what may follow. */
  forget(): void {
    this.#run('amend', null, this.#intents.keys(), true);
  }

  #run(
    brings: 'scope' | 'amend',
    only: string | null,
    left: Iterable<number>,
    unknown: boolean,
  ): void {
    const begun = { passed: 0, fresh: true, thrown: [] };
    this.#running = { brings, only, left: new Set(left), unknown, ...begun };
  }

  /** Takes the order of a batch: is it part of a correction? */
  takes({ seq, by, scope, copy_of, replaces }: LogRecord): boolean {
    const running = this.#running;
    const repeats = copy_of ?? replaces;
    if (!running) {
      if (repeats === undefined) return false;
      return refuse(
        'copy_misplaced',
        `the order of record ${seq} repeats another, and no rewind brings it`,
      );
    }
    const first = running.fresh && running.brings === 'amend' && by === 'organiser';
    running.fresh = false;
    if (repeats === undefined) {
      if (!first) this.#end(running);
      return first;
    }
    if (replaces !== undefined && !first) {
      refuse(
        'copy_misplaced',
        `record ${seq} replaces an order; only an amendment's first may do so`,
      );
    }
    const inOrder = repeats > running.passed || running.unknown;
    if (!running.left.delete(repeats) || !inOrder) {
      refuse(
        'copy_misplaced',
        `record ${seq} repeats record ${repeats}, which is no next order that was left behind`,
      );
    }
    if (running.only === scope) {
      refuse('copy_misplaced', `the order of record ${seq} repeats what goes back`);
    }
    running.passed = repeats;
    return true;
  }

  #end({ brings, unknown, left }: Running): void {
    if (brings === 'amend' && !unknown) this.#trust.leftOut += left.size;
    this.#running = null;
  }

  mayThrow(thrown: readonly number[]): void {
    if (this.#running) this.#running.thrown = thrown;
  }

  threw(seq: number, threw: readonly number[]): void {
    const running = this.#running;
    if (!running || running.unknown) return;
    if (threw.some((number, at) => running.thrown[at] !== number)) {
      refuse(
        'thrown_differs',
        `the batch that ends with record ${seq} threw ${threw.join(' ')}, which its amendment did not say`,
      );
    }
    running.thrown = running.thrown.slice(threw.length);
  }

  /** Checks a record behind an order that repeats another, or that may not. */
  copied({ seq, kind, scope, copy_of: original }: LogRecord, open: Open): void {
    const wrong = (what: string) => refuse('copy_misplaced', `record ${seq} ${what}`);
    const only = this.#running?.only ?? null;
    if (original === undefined) {
      const scoped = only !== null && open.copyOf !== null;
      if (scoped && !isAlongTheStream(kind)) wrong('stands among copies and is none');
      return;
    }
    const keeps = open.copyOf === null && ROLLS.includes(kind) ? open.replaces : null;
    const of = open.replaces === null ? open.copyOf : keeps;
    if (of === null) return wrong('is a copy in a batch that repeats nothing');
    const last = this.#batches.get(of)?.last ?? of;
    const passed = open.copies.at(-1) ?? of;
    if (original <= passed || original > last) {
      wrong('repeats a record of another batch, or out of order');
    }
    if (only === scope) wrong('repeats what goes back');
    open.copies.push(original);
  }

  /** Ends a batch, and remembers what of it a copy would repeat. */
  ended(open: Open, last: number): void {
    const along = open.behind.flatMap((kind, at) =>
      isAlongTheStream(kind) ? [open.seq + 1 + at] : [],
    );
    this.#batches.set(open.seq, { last, along: new Set(along) });
    const running = this.#running;
    const batch = open.copyOf === null ? undefined : this.#batches.get(open.copyOf);
    if (running && !running.unknown && running.brings === 'scope' && batch) {
      const all: number[] = [];
      for (let seq = (open.copyOf ?? 0) + 1; seq <= batch.last; seq += 1) {
        if (!batch.along.has(seq)) all.push(seq);
      }
      if (all.join() !== open.copies.join()) {
        refuse(
          'copy_incomplete',
          `the batch that ends with record ${last} does not repeat all of its original`,
        );
      }
    }
    if (open.replaces !== null) this.#trust.keptDice += open.copies.length;
  }
}
