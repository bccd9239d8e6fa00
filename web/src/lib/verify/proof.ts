/**
 * The proof of one roll or draw, step by step: what went in, what comes out when it is computed
 * anew here, and whether that is what the log says.
 */

import { checkPossible, derive, isChance, readChance, shown, type Chance } from './chance';
import { sealOf, type Envelope } from './envelope';
import type { Hashing } from './hashing';
import { commitmentOf, hashOf, type LogRecord } from './record';

export interface Value {
  readonly name: string;
  readonly value: string;
}

export interface Step {
  readonly title: string;
  /** What is computed, as one would write it down. */
  readonly formula: string;
  readonly from: readonly Value[];
  readonly computed: string;
  readonly claimed: string;
  /** Where the log claims it. */
  readonly record: number;
  readonly holds: boolean;
}

export type Judgement = 'proved' | 'refuted' | 'thrown' | 'hidden';

export interface Proof {
  readonly seq: number;
  readonly judgement: Judgement;
  readonly sentence: string;
  /** The record whose dice these are, where this one only repeats them. */
  readonly original: number;
  readonly chance: Chance | null;
  readonly steps: readonly Step[];
  /** Present for sealed rolls: every byte that was read. */
  readonly envelope: Envelope | null;
}

/** What stands in the log around a roll. */
interface Place {
  readonly record: LogRecord;
  readonly order: LogRecord;
  readonly before: LogRecord;
  /** The record that laid this envelope on the table, sealed. */
  readonly sealedBy: LogRecord;
}

function placeOf(log: readonly LogRecord[], record: LogRecord): Place | null {
  let first = record.seq;
  while (first > 0 && log[first - 1]?.batch === record.batch) first -= 1;
  const [order, before] = [log[first], log[first - 1]];
  const sealedBy = log.slice(0, record.seq).findLast((earlier) => earlier.seal !== undefined);
  return order && before && sealedBy ? { record, order, before, sealedBy } : null;
}

const without = (
  seq: number,
  original: number,
  judgement: Judgement,
  sentence: string,
  chance: Chance | null = null,
): Proof => ({ seq, judgement, sentence, original, chance, steps: [], envelope: null });

/**
 * Proves the chance record `seq` of a log, which may be a redacted copy. `log` holds its records by
 * number. `null` when there is no such record, or when it is neither roll nor draw.
 */
export async function prove(
  hashing: Hashing,
  log: readonly LogRecord[],
  seq: number,
): Promise<Proof | null> {
  let record = log[seq];
  while (record?.copy_of !== undefined) record = log[record.copy_of];
  if (!record || !isChance(record)) return null;
  const original = record.seq;
  if (!record.data) {
    return without(
      seq,
      original,
      'hidden',
      'What fell is hidden from you; its envelope is counted.',
    );
  }
  const chance = readChance(record, record.data);
  checkPossible(record, chance);
  if (chance.source.from === 'thrown') {
    const { enteredBy, witness } = chance.source;
    const who = witness ? `and ${witness} witnessed them` : 'and nobody witnessed them';
    const sentence = `Thrown at the table: ${enteredBy} typed the faces, ${who}. More cannot be proved.`;
    return without(seq, original, 'thrown', sentence, chance);
  }
  const place = placeOf(log, record);
  if (!place) return null;
  const { seed } = chance.source;
  const bound = { prev: place.order.prev, order: place.order.commitment };
  const { envelope, outcome } = await derive(hashing, chance, seed, bound);
  const steps = [
    await sealStep(hashing, place, seed),
    await placeStep(hashing, place),
    await orderStep(hashing, place),
    blockStep(place, envelope, seed, bound.prev, bound.order),
    outcomeStep(place, chance, outcome),
    await recordStep(hashing, place),
  ];
  const proved = steps.every(({ holds }) => holds);
  const sentence = proved
    ? 'Proved: the seed was sealed before the order was known, and nothing else could have come out of it.'
    : 'Refuted: what the log says does not follow from what was sealed.';
  return {
    seq,
    judgement: proved ? 'proved' : 'refuted',
    sentence,
    original,
    chance,
    steps,
    envelope,
  };
}

const step = (
  title: string,
  formula: string,
  from: readonly Value[],
  computed: string,
  claimed: string,
  record: number,
): Step => ({ title, formula, from, computed, claimed, record, holds: computed === claimed });

async function sealStep(
  hashing: Hashing,
  { record, sealedBy }: Place,
  seed: string,
): Promise<Step> {
  return step(
    'The envelope was sealed before',
    'SHA-256("seal" ‖ seed)',
    [
      { name: 'envelope', value: String(record.opens) },
      { name: 'seed', value: seed },
    ],
    await sealOf(hashing, seed),
    sealedBy.seal ?? '',
    sealedBy.seq,
  );
}

async function placeStep(hashing: Hashing, { order, before }: Place): Promise<Step> {
  return step(
    'The order has its one place in the chain',
    'P = hash of the record before the order',
    [{ name: 'record', value: String(before.seq) }],
    await hashOf(hashing, before),
    order.prev,
    order.seq,
  );
}

/** The order's payload may be hidden; then its commitment stands in the log unopened. */
async function orderStep(hashing: Hashing, { order }: Place): Promise<Step> {
  const { salt, data, commitment, seq } = order;
  const title = 'Intent and nonce were fixed before it was opened';
  if (!salt || !data) {
    return step(
      title,
      'C = commitment of the order (hidden from you)',
      [],
      commitment,
      commitment,
      seq,
    );
  }
  const nonce = typeof data.nonce === 'string' ? data.nonce : 'none';
  return step(
    title,
    'C = SHA-256(salt ‖ canonical order)',
    [
      { name: 'nonce', value: nonce },
      { name: 'salt', value: salt },
    ],
    await commitmentOf(hashing, salt, data),
    commitment,
    seq,
  );
}

/** Blocks are computed, not claimed: the next step compares what comes out of them. */
function blockStep(
  { record }: Place,
  envelope: Envelope,
  seed: string,
  prev: string,
  order: string,
): Step {
  const blocks = envelope.blocks.join(' ');
  return step(
    envelope.blocks.length === 1
      ? 'The bytes in it'
      : `The bytes in it, ${envelope.blocks.length} blocks`,
    'HMAC-SHA256(seed, P ‖ C ‖ k), k = 0, 1, …',
    [
      { name: 'seed', value: seed },
      { name: 'P', value: prev },
      { name: 'C', value: order },
    ],
    blocks,
    blocks,
    record.seq,
  );
}

function outcomeStep({ record }: Place, chance: Chance, outcome: readonly number[]): Step {
  const dice = chance.what === 'dice';
  return step(
    dice ? 'The faces that they give' : 'The card that they point at',
    dice
      ? `1 + byte mod ${chance.sides}, dropping bytes that would favour a face`
      : `number mod ${chance.of}, a place in the pile counted from 0`,
    [],
    outcome.join(' '),
    shown(chance).join(' '),
    record.seq,
  );
}

async function recordStep(hashing: Hashing, { record }: Place): Promise<Step> {
  const { salt, data } = record;
  const commitment = salt && data ? await commitmentOf(hashing, salt, data) : record.commitment;
  return step(
    'The record is the one in the chain',
    'SHA-256(canonical record, with the payload as SHA-256(salt ‖ canonical payload))',
    [{ name: 'record', value: String(record.seq) }],
    await hashOf(hashing, { ...record, commitment }),
    record.hash,
    record.seq,
  );
}
