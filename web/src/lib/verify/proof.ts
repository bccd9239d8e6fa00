/**
 * The proof of one roll or draw, step by step: what went in, what comes out when it is computed
 * anew here, and whether that is what the log says.
 */

import {
  checkPossible,
  derive,
  refuseScripted,
  isChance,
  readChance,
  shown,
  type Chance,
} from './chance';
import { sealOf, type Envelope } from './envelope';
import type { Hashing } from './hashing';
import { commitmentOf, hashOf, type LogRecord } from './record';
import { firstGiven, hasSigned, intentOfOrder, contributionIn } from './intent';

export interface Value {
  readonly input:
    | 'envelope'
    | 'seed'
    | 'record'
    | 'nonce'
    | 'salt'
    | 'P'
    | 'C'
    | 'I'
    | 'X'
    | 'device'
    | 'ask'
    | 'givers';
  readonly value: string;
}

/** What a step shows. */
export type What =
  | 'seal'
  | 'place'
  | 'order'
  | 'order_hidden'
  | 'intent'
  | 'intent_hidden'
  | 'signed'
  | 'linked'
  | 'given'
  | 'bytes'
  | 'bytes_intent'
  | 'faces'
  | 'card'
  | 'record';

export interface ProofStep {
  readonly what: What;
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
  /** In words: `judged` of the audit desk. */
  readonly judgement: Judgement;
  /** The record whose dice these are, where this one only repeats them. */
  readonly original: number;
  readonly chance: Chance | null;
  readonly steps: readonly ProofStep[];
  /** Present for sealed rolls: every byte that was read. */
  readonly envelope: Envelope | null;
  /** In a log of version 2: did a device sign the order? Nothing in one of version 1. */
  readonly signed?: boolean;
  /** In a log of version 2: the seats whose devices gave to these dice. */
  readonly givers?: readonly string[];
}

/** What stands in the log around a roll. */
interface Surroundings {
  readonly record: LogRecord;
  readonly order: LogRecord;
  readonly before: LogRecord;
  /** The record that laid this envelope on the table, sealed. */
  readonly sealedBy: LogRecord;
}

function surroundingsOf(log: readonly LogRecord[], record: LogRecord): Surroundings | null {
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
  chance: Chance | null = null,
): Proof => ({ seq, judgement, original, chance, steps: [], envelope: null });

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
  // A copy repeats an earlier record; one that does not is no proof of anything.
  while (record?.copy_of !== undefined) {
    record = record.copy_of < record.seq ? log[record.copy_of] : undefined;
  }
  if (!record || !isChance(record)) return null;
  const original = record.seq;
  if (!record.data) {
    return without(seq, original, 'hidden');
  }
  const version = record.v === 2 ? 2 : 1;
  const chance = readChance(record, record.data, version);
  checkPossible(record, chance);
  refuseScripted(record, chance);
  if (chance.source.from !== 'sealed') {
    return without(seq, original, 'thrown', chance);
  }
  const place = surroundingsOf(log, record);
  if (!place) return null;
  const { seed } = chance.source;
  if (version === 2) return ofVersionTwo(hashing, log, place, { seq, original, chance, seed });
  const bound = { prev: place.order.prev, order: place.order.commitment };
  const { envelope, outcome } = await derive(hashing, chance, seed, bound);
  const steps = [
    await sealStep(hashing, place, seed),
    await placeStep(hashing, place),
    await orderStep(hashing, place),
    blockStep(place, envelope, seed, [
      { input: 'P', value: bound.prev },
      { input: 'C', value: bound.order },
    ]),
    outcomeStep(place, chance, outcome),
    await recordStep(hashing, place),
  ];
  const proved = steps.every(({ holds }) => holds);
  return {
    seq,
    judgement: proved ? 'proved' : 'refuted',
    original,
    chance,
    steps,
    envelope,
  };
}

/** The same of version 2: the dice hang on the order's intent and on what the others gave. */
async function ofVersionTwo(
  hashing: Hashing,
  log: readonly LogRecord[],
  place: Surroundings,
  { seq, original, chance, seed }: { seq: number; original: number; chance: Chance; seed: string },
): Promise<Proof | null> {
  const { record, order } = place;
  const first = firstGiven(log, order);
  if (!first?.intent) return null;
  const batch = log.slice(order.seq).filter((it) => it.batch === record.batch);
  const part = await contributionIn(hashing, batch, first.intent);
  if (part === null) return null;
  const { mixed: shared, givers } = part;
  const { intent, device, signature } = first;
  const { envelope, outcome } = await derive(hashing, chance, seed, {
    prev: intent,
    order: shared,
  });
  const computed = await intentOfOrder(hashing, log, first);
  const signed = device !== undefined && signature !== undefined;
  const steps = [
    await sealStep(hashing, place, seed),
    computed === null
      ? step('intent_hidden', [], intent, intent, first.seq)
      : step('intent', [], computed, intent, first.seq),
    ...(signed
      ? [
          {
            ...step(
              'signed',
              [
                { input: 'I', value: intent },
                { input: 'device', value: device },
              ],
              signature,
              signature,
              first.seq,
            ),
            holds: await hasSigned(device, signature, intent),
          },
        ]
      : []),
    ...(part.ask === null
      ? []
      : [
          step(
            'linked',
            [
              { input: 'ask', value: part.ask },
              { input: 'givers', value: givers.join(', ') },
            ],
            String(part.signed),
            String(givers.length),
            order.seq,
          ),
        ]),
    step('given', [], shared, shared, record.seq),
    blockStep(
      place,
      envelope,
      seed,
      [
        { input: 'I', value: intent },
        { input: 'X', value: shared },
      ],
      'bytes_intent',
    ),
    outcomeStep(place, chance, outcome),
    await recordStep(hashing, place),
  ];
  const proved = steps.every(({ holds }) => holds);
  const judgement = proved ? 'proved' : 'refuted';
  return { seq, judgement, original, chance, steps, envelope, signed, givers };
}

const step = (
  what: What,
  from: readonly Value[],
  computed: string,
  claimed: string,
  record: number,
): ProofStep => ({ what, from, computed, claimed, record, holds: computed === claimed });

async function sealStep(
  hashing: Hashing,
  { record, sealedBy }: Surroundings,
  seed: string,
): Promise<ProofStep> {
  return step(
    'seal',
    [
      { input: 'envelope', value: String(record.opens) },
      { input: 'seed', value: seed },
    ],
    await sealOf(hashing, seed),
    sealedBy.seal ?? '',
    sealedBy.seq,
  );
}

async function placeStep(hashing: Hashing, { order, before }: Surroundings): Promise<ProofStep> {
  return step(
    'place',
    [{ input: 'record', value: String(before.seq) }],
    await hashOf(hashing, before),
    order.prev,
    order.seq,
  );
}

/** The order's payload may be hidden; then its commitment stands in the log unopened. */
async function orderStep(hashing: Hashing, { order }: Surroundings): Promise<ProofStep> {
  const { salt, data, commitment, seq } = order;
  if (!salt || !data) {
    return step('order_hidden', [], commitment, commitment, seq);
  }
  const nonce = typeof data.nonce === 'string' ? data.nonce : 'none';
  return step(
    'order',
    [
      { input: 'nonce', value: nonce },
      { input: 'salt', value: salt },
    ],
    await commitmentOf(hashing, salt, data),
    commitment,
    seq,
  );
}

/** Blocks are computed, not claimed: the next step compares what comes out of them. */
function blockStep(
  { record }: Surroundings,
  envelope: Envelope,
  seed: string,
  bound: readonly Value[],
  what: What = 'bytes',
): ProofStep {
  const blocks = envelope.blocks.join(' ');
  return step(what, [{ input: 'seed', value: seed }, ...bound], blocks, blocks, record.seq);
}

function outcomeStep(
  { record }: Surroundings,
  chance: Chance,
  outcome: readonly number[],
): ProofStep {
  return step(
    chance.what === 'dice' ? 'faces' : 'card',
    [],
    outcome.join(' '),
    shown(chance).join(' '),
    record.seq,
  );
}

async function recordStep(hashing: Hashing, { record }: Surroundings): Promise<ProofStep> {
  const { salt, data } = record;
  const commitment = salt && data ? await commitmentOf(hashing, salt, data) : record.commitment;
  return step(
    'record',
    [{ input: 'record', value: String(record.seq) }],
    await hashOf(hashing, { ...record, commitment }),
    record.hash,
    record.seq,
  );
}
