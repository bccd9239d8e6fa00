/** Checks a whole log from its first line to its last, and counts what it found. */

import { checkChance, isChance, isWithin, LARGEST, type Version } from './chance';
import type { Bound } from './envelope';
import { Flaw } from './flaw';
import type { Hashing } from './hashing';
import {
  canonical,
  checkHashes,
  OF_VERSION_TWO,
  readRecord,
  type Json,
  type LogRecord,
} from './record';
import { Second } from './second/second';
import type { Path, Trust } from './second/state';
import { Timelines } from './timelines';

/** A head that somebody was shown: the log must still contain it. */
export interface Receipt {
  readonly seq: number;
  readonly hash: string;
}

export interface Counts {
  records: number;
  batches: number;
  /** Payloads that this copy does not show. */
  redacted: number;
  /** Of those, payloads that everyone may read. */
  withheld: number;
  /** Sealed rolls and draws that were derived again. */
  sealed: number;
  sealedHidden: number;
  thrown: number;
  witnessed: number;
  copies: number;
  /** Copies whose payload, or whose original's, is hidden. */
  copiesHidden: number;
  rewinds: number;
}

/** The first thing that is wrong. */
export interface Fault {
  readonly seq: number | null;
  readonly line: number;
  readonly code: string;
  readonly message: string;
}

export type Verdict =
  | {
      readonly whole: true;
      head: Receipt;
      campaign: string;
      counts: Counts;
      /** The version of its format. */
      format: Version;
      /** What only version 2 has. */
      trust: Trust | null;
    }
  | { readonly whole: false; fault: Fault };

/** Reads `SEQ:HASH`. */
export function readReceipt(text: string): Receipt | null {
  const found = /^\s*(\d{1,15}):([0-9a-f]{64})\s*$/.exec(text);
  return found ? { seq: Number(found[1]), hash: found[2] ?? '' } : null;
}

/** What an original must share with its copy. */
const face = ({ by, scope, kind, v, audience }: LogRecord): string =>
  canonical({ by, scope, kind, v, audience });

export class Verifier {
  readonly counts: Counts = {
    records: 0,
    batches: 0,
    redacted: 0,
    withheld: 0,
    sealed: 0,
    sealedHidden: 0,
    thrown: 0,
    witnessed: 0,
    copies: 0,
    copiesHidden: 0,
    rewinds: 0,
  };
  readonly #hashing: Hashing;
  readonly #receipts: readonly Receipt[];
  readonly #timelines = new Timelines();
  readonly #originals: { face: string; data: string | null }[] = [];
  /** Thrown rolls that nobody has confirmed so far. */
  readonly #unwitnessed = new Set<number>();
  /** Thrown rolls that somebody has confirmed by a record behind them. */
  readonly #confirmed = new Set<number>();
  /** The last copy of each record that was repeated. */
  readonly #copied = new Map<number, number>();
  #campaign = '';
  #bound: Bound = { prev: '', order: '' };
  /** What version 2 demands beyond the chain. */
  #second: Second | null = null;
  #line = 0;
  readonly #strict: boolean;

  /** @param strict refuse also what a redacted copy need not leave out, and links nobody accounts for */
  constructor(hashing: Hashing, receipts: readonly Receipt[] = [], strict = false) {
    this.#hashing = hashing;
    this.#receipts = receipts;
    this.#strict = strict;
  }

  /** Takes the next line, without its newline. Behind a fault nothing can be judged. */
  async push(text: string): Promise<Fault | null> {
    this.#line += 1;
    const seq = this.#timelines.length;
    try {
      await this.#take(readRecord(text));
      return null;
    } catch (cause) {
      if (cause instanceof Flaw) return this.#fault(seq, cause);
      throw cause;
    }
  }

  /** Says that the log has ended. */
  async finish(): Promise<Verdict> {
    const last = this.#timelines.length - 1;
    const late = this.#receipts.find(({ seq }) => seq > last);
    const flaw =
      last < 0
        ? new Flaw('empty', 'the log is empty')
        : !this.#timelines.betweenBatches
          ? new Flaw('ends_inside_batch', 'the log ends inside a batch: its end is missing')
          : late
            ? new Flaw(
                'receipt_beyond_end',
                `there is a receipt for record ${late.seq}, but the log ends with record ${last}: what came after was taken away`,
              )
            : null;
    if (flaw) return { whole: false, fault: this.#fault(last < 0 ? null : last, flaw) };
    try {
      await this.#second?.finish();
    } catch (cause) {
      if (cause instanceof Flaw) return { whole: false, fault: this.#fault(last, cause) };
      throw cause;
    }
    const head = { seq: last, hash: this.#timelines.lastHash };
    this.counts.batches = this.#timelines.batches;
    return {
      whole: true,
      head,
      campaign: this.#campaign,
      counts: this.counts,
      format: this.#timelines.format,
      trust: this.#second?.trust ?? null,
    };
  }

  #fault(seq: number | null, { code, message }: Flaw): Fault {
    return { seq, line: Math.max(this.#line, 1), code, message };
  }

  async #take(record: LogRecord): Promise<void> {
    await checkHashes(this.#hashing, record);
    const timelines = this.#timelines;
    // Both as they stand before this record: it may move the head and change the seal.
    const order = this.#orderFlaw(record);
    const { seal, nextEnvelope } = timelines;
    const begins = timelines.betweenBatches;
    if (begins) this.#bound = { prev: record.prev, order: record.commitment };
    const away = begins && record.parent !== record.seq - 1;
    const live = away ? timelines.livePath : [];
    timelines.push(record);
    if (order) throw order;
    if (record.seq === 0) this.#genesis(record);
    const bound = await this.#byFormat(record, live, nextEnvelope);
    await this.#chance(record, seal, bound);
    this.#witness(record);
    this.#copy(record);
    const receipt = this.#receipts.find(({ seq }) => seq === record.seq);
    if (receipt && receipt.hash !== record.hash) {
      throw new Flaw(
        'receipt_contradicted',
        `the receipt for record ${record.seq} names another hash: this is another history`,
      );
    }
    this.counts.records += 1;
    if (!record.data) {
      this.counts.redacted += 1;
      if (record.audience === null) this.counts.withheld += 1;
    }
    if (record.kind === 'timeline.rewound') this.counts.rewinds += 1;
  }

  /** Whoever gave an order had seen a head of the live timeline; a copy repeats an older one. */
  #orderFlaw({ kind, data, seq, copy_of }: LogRecord): Flaw | null {
    if (kind !== 'order.given' || !data) return null;
    const { nonce = null, head, command, thrown = null } = data;
    const isFace = (face: Json) => isWithin(face, 0, LARGEST);
    const faces = thrown === null || (Array.isArray(thrown) && thrown.every(isFace));
    const seen = isWithin(head, 0, Number.MAX_SAFE_INTEGER);
    if (command === undefined || !faces || !seen) {
      return new Flaw('payload_wrong', `record ${seq} is no order.given of version 1`);
    }
    if (nonce !== null && !(typeof nonce === 'string' && /^([0-9a-f]{2})*$/.test(nonce))) {
      return new Flaw('payload_wrong', `the nonce of record ${seq} is no lower-case hex`);
    }
    if (copy_of !== undefined) return null;
    if (this.#timelines.isLive(head) && this.#timelines.isBatchEnd(head)) return null;
    return new Flaw(
      'order_head_wrong',
      `the order of record ${seq} was given upon a record that was no head of the live timeline`,
    );
  }

  #genesis({ data }: LogRecord): void {
    this.#campaign = typeof data?.name === 'string' ? data.name : '';
  }

  /** What the format of this log demands beyond the chain, and what sealed dice are bound to. */
  async #byFormat(record: LogRecord, live: Path, onTable: number): Promise<Bound | null> {
    if (this.#second) return this.#second.take(record, live, onTable);
    if (record.seq === 0 && this.#timelines.format === 2) {
      this.#second = await Second.begin(this.#hashing, record, this.#strict);
      return null;
    }
    const member = OF_VERSION_TWO.find((name) => record[name] !== undefined);
    if (member) {
      throw new Flaw('member_unknown', `“${member}” is no member of a record of chronicle/1`);
    }
    if (this.#strict && !record.data && record.audience === null) {
      throw new Flaw('payload_withheld', `record ${record.seq} is for everybody and left out`);
    }
    return this.#bound;
  }

  async #chance(record: LogRecord, seal: string | null, bound: Bound | null): Promise<void> {
    if (!isChance(record)) return;
    if (!record.data) {
      if (record.opens !== undefined) this.counts.sealedHidden += 1;
      return;
    }
    const found = await checkChance(
      this.#hashing,
      record,
      record.data,
      seal,
      bound,
      this.#timelines.format,
    );
    if (found === 'sealed') this.counts.sealed += 1;
    if (found === 'thrown' || found === 'witnessed') this.counts.thrown += 1;
    if (found === 'witnessed') this.counts.witnessed += 1;
    if (found === 'thrown') this.#unwitnessed.add(record.seq);
  }

  /** Somebody confirms thrown faces by a record of their own, or takes that back. */
  #witness({ kind, data, by }: LogRecord): void {
    if (kind !== 'dice.witnessed' || !data) return;
    const { roll, confirms } = data;
    if (typeof roll !== 'number' || typeof confirms !== 'boolean') return;
    const second = this.#second;
    if (second && !second.isAnother(by, roll)) return;
    if (confirms && this.#unwitnessed.delete(roll)) {
      this.#confirmed.add(roll);
      this.counts.witnessed += 1;
    } else if (!confirms && second && this.#confirmed.delete(roll)) {
      this.#unwitnessed.add(roll);
      this.counts.witnessed -= 1;
    }
  }

  /** What stands on the timeline is not repeated there, and nothing is repeated twice on one. */
  #leftBehind(seq: number, original: number): void {
    const before = this.#copied.get(original);
    const twice = before !== undefined && this.#timelines.isLive(before);
    if (twice || this.#timelines.isLive(original)) {
      throw new Flaw(
        'copy_live',
        `record ${seq} repeats record ${original}, which stands on its own timeline`,
      );
    }
    this.#copied.set(original, seq);
  }

  #copy(record: LogRecord): void {
    const data = record.data ? canonical(record.data) : null;
    this.#originals.push({ face: face(record), data });
    if (record.copy_of === undefined) return;
    this.#leftBehind(record.seq, record.copy_of);
    const original = this.#originals[record.copy_of];
    const differs = original?.face !== face(record) ? 'sender, scope, kind or audience' : 'payload';
    const same =
      original?.face === face(record) &&
      (original.data === null || data === null || original.data === data);
    if (!same) {
      throw new Flaw(
        'copy_differs',
        `record ${record.seq} repeats record ${record.copy_of}, but its ${differs} differs`,
      );
    }
    if (original.data === null || data === null) this.counts.copiesHidden += 1;
    else this.counts.copies += 1;
  }
}

/** Checks a log in file form, telling now and then how far it is. */
export async function verify(
  hashing: Hashing,
  text: string,
  receipts: readonly Receipt[] = [],
  progress: (done: number, of: number) => void | Promise<void> = () => undefined,
  strict = false,
): Promise<Verdict> {
  const verifier = new Verifier(hashing, receipts, strict);
  const lines = text.split('\n');
  const unfinished = lines.pop();
  for (const [at, line] of lines.entries()) {
    if (at % 500 === 0) await progress(at, lines.length);
    const fault = await verifier.push(line);
    if (fault) return { whole: false, fault };
  }
  if (unfinished) {
    const message = 'the last line does not end in a newline; the end of the file is missing';
    const fault = { seq: lines.length, line: lines.length + 1, code: 'line_unfinished', message };
    return { whole: false, fault };
  }
  await progress(lines.length, lines.length);
  return verifier.finish();
}
