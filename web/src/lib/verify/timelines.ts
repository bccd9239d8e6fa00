/** How the records hang together: the chain, batches, rewinds and the row of envelopes. */

import { Flaw } from './flaw';
import { isWithin, type Version } from './chance';
import type { Data, LogRecord } from './record';

interface OpenBatch {
  readonly id: string;
  readonly at: string;
  readonly first: number;
  readonly parent: number;
  /** Nothing stands behind its order but links that are accounted for. */
  readonly accounts: boolean;
}

type Run = [first: number, last: number];

/** Where to and why, and which dispute was settled by it. */
function isRewind({ to, reason, dispute = null }: Data): boolean {
  const named = dispute === null || typeof dispute === 'string';
  return isWithin(to, 0, Number.MAX_SAFE_INTEGER) && typeof reason === 'string' && named;
}

/** The index that a log is checked against, record by record. */
export class Timelines {
  /** Records so far. */
  length = 0;
  /** The seal that lies on the table. */
  seal: string | null = null;
  /** The index of the envelope that lies there. */
  nextEnvelope = 0;
  /** The version of the format that genesis names. */
  format: Version = 1;
  #lastHash = '0'.repeat(64);
  #open: OpenBatch | null = null;
  readonly #ends: number[] = [];
  readonly #isEnd = new Set<number>();
  readonly #batches = new Set<string>();
  readonly #stretches: { first: number; parent: number | null }[] = [];
  #live: Run[] = [];

  /** Does the next record begin a batch? */
  get betweenBatches(): boolean {
    return this.#open === null;
  }

  get lastHash(): string {
    return this.#lastHash;
  }

  get batches(): number {
    return this.#ends.length;
  }

  /** The path from genesis to the end, as it stands now. */
  get livePath(): [first: number, last: number][] {
    return this.#live.map(([first, last]) => [first, last]);
  }

  isLive(seq: number): boolean {
    return this.#live.some(([first, last]) => first <= seq && seq <= last);
  }

  isBatchEnd(seq: number): boolean {
    return this.#isEnd.has(seq);
  }

  /** Takes the next record. */
  push(record: LogRecord): void {
    this.#chain(record);
    this.#envelope(record);
    if (this.#open) this.#consequence(this.#open, record);
    else if (record.seq === 0) this.#genesis(record);
    else this.#order(record);
    if (record.seq === 0) this.format = namedBy(record);
    this.#accept(record);
  }

  #chain({ seq, prev }: LogRecord): void {
    if (seq !== this.length) {
      const what = seq > this.length ? 'is missing' : 'was expected';
      throw new Flaw('seq_wrong', `record ${this.length} ${what}: here stands record ${seq}`);
    }
    if (prev !== this.#lastHash) {
      throw new Flaw('chain_broken', `record ${seq} does not follow the record before it`);
    }
  }

  #envelope({ seq, opens, seal, kind, copy_of }: LogRecord): void {
    if (copy_of !== undefined && copy_of >= seq) {
      throw new Flaw('copy_wrong', `record ${seq} repeats record ${copy_of}, which is not earlier`);
    }
    if (opens === undefined) {
      if (seal === undefined || seq === 0) return;
      throw new Flaw('seal_unexpected', `record ${seq} carries a seal and opens no envelope`);
    }
    if (opens !== this.nextEnvelope) {
      throw new Flaw(
        'envelope_wrong',
        `record ${seq} opens envelope ${opens}, but ${this.nextEnvelope} lies on the table`,
      );
    }
    if (seal === undefined) {
      throw new Flaw('seal_missing', `record ${seq} opens an envelope and lays no new one`);
    }
    if ((kind !== 'dice.rolled' && kind !== 'card.drawn') || copy_of !== undefined) {
      throw new Flaw('envelope_misused', `record ${seq} may open no envelope`);
    }
  }

  #genesis({ kind, last, parent, seal }: LogRecord): void {
    if (kind !== 'campaign.created' || !last || parent !== null) {
      throw new Flaw('genesis_wrong', 'record 0 must be campaign.created, alone and first');
    }
    if (seal === undefined) throw new Flaw('seal_missing', 'genesis lays no envelope on the table');
  }

  #order({ seq, kind, batch, parent, last }: LogRecord): void {
    if (kind !== 'order.given') {
      throw new Flaw('order_missing', `record ${seq} is ${kind}, but a batch begins with an order`);
    }
    if (this.#batches.has(batch)) {
      throw new Flaw('batch_repeated', `record ${seq} begins batch ${batch} again`);
    }
    if (parent === null || !this.isBatchEnd(parent)) {
      throw new Flaw('parent_wrong', `the order of record ${seq} follows no end of a batch`);
    }
    if (parent + 1 !== seq && last) throw leadsAway(seq, parent);
  }

  #consequence(open: OpenBatch, { seq, kind, batch, at, parent, last, data }: LogRecord): void {
    if (batch !== open.id) {
      throw new Flaw('batch_unfinished', `before record ${seq}, batch ${open.id} has not ended`);
    }
    if (at !== open.at) {
      throw new Flaw('batch_time_wrong', `record ${seq} is of another time than its order`);
    }
    if (kind === 'order.given' || kind === 'campaign.created') {
      throw new Flaw('kind_misplaced', `${kind} of record ${seq} stands inside a batch`);
    }
    if (parent !== seq - 1) {
      throw new Flaw('parent_wrong', `record ${seq} must follow the record before it`);
    }
    const rewinds = kind === 'timeline.rewound';
    const accounts = this.format === 2 && open.accounts;
    const beforeIt = accounts && kind === 'chance.spent' && !last;
    if (!rewinds && !beforeIt && open.parent + 1 !== open.first) {
      throw leadsAway(open.first, open.parent);
    }
    if (!rewinds) return;
    if (!last || (seq !== open.first + 1 && !accounts)) {
      throw new Flaw('rewind_not_alone', `the rewind of record ${seq} does not stand alone`);
    }
    if (data && !isRewind(data)) {
      throw new Flaw('payload_wrong', `record ${seq} is no timeline.rewound`);
    }
    if (data && data.to !== open.parent) {
      throw new Flaw('rewind_wrong', `record ${seq} rewinds to another record than its order`);
    }
  }

  #accept({ seq, batch, at, parent, last, hash, opens, seal, kind }: LogRecord): void {
    const run = this.#live.at(-1);
    if (this.#open || (run && run[1] === parent)) {
      if (run) run[1] = seq;
    } else {
      this.#live = [...(parent === null ? [] : this.#pathTo(parent)), [seq, seq]];
      this.#stretches.push({ first: seq, parent });
    }
    const first = this.#open?.first ?? seq;
    const from = this.#open?.parent ?? parent ?? 0;
    const accounts = !this.#open || (this.#open.accounts && kind === 'chance.spent');
    if (last) {
      this.#batches.add(batch);
      this.#ends.push(seq);
      this.#isEnd.add(seq);
    }
    this.#open = last ? null : { id: batch, at, first, parent: from, accounts };
    this.length += 1;
    this.#lastHash = hash;
    if (opens !== undefined) this.nextEnvelope = opens + 1;
    this.seal = seal ?? this.seal;
  }

  #pathTo(seq: number): Run[] {
    const path: Run[] = [];
    let next: number | null = seq;
    while (next !== null) {
      const end: number = next;
      const stretch = this.#stretches.findLast(({ first }) => first <= end);
      if (!stretch) break;
      path.unshift([stretch.first, end]);
      next = stretch.parent;
    }
    return path;
  }
}

function leadsAway(seq: number, parent: number): Flaw {
  return new Flaw('parent_wrong', `record ${seq} follows record ${parent}, and does not rewind`);
}

/**
 * Genesis names the format, so that no later one is mistaken for it. A copy that hides genesis is read as
 * one of version 1.
 */
function namedBy({ data }: LogRecord): Version {
  if (!data) return 1;
  const { format = null } = data;
  if (format !== null && typeof format !== 'string') {
    throw new Flaw('payload_wrong', 'record 0 is no campaign.created');
  }
  if (format === 'chronicle/1') return 1;
  if (format === 'chronicle/2') return 2;
  throw new Flaw(
    'format_wrong',
    'genesis names another format than chronicle/1 and chronicle/2, which are known here',
  );
}
