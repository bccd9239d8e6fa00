/** Did the dice fall, and the cards come, as the log says? */

import { Envelope, sealOf, type Bound } from './envelope';
import { Flaw } from './flaw';
import type { Hashing } from './hashing';
import type { Data, Json, LogRecord } from './record';

/** What a chance record shows. */
export type Chance =
  | { readonly what: 'dice'; count: number; sides: number; faces: number[]; source: Source }
  | { readonly what: 'card'; index: number; of: number; card: string; source: Source };

export type Source =
  | { readonly from: 'sealed'; seed: string }
  | { readonly from: 'thrown'; enteredBy: string; witness: string | null }
  /** Written down in advance by a test: it counts nowhere. */
  | { readonly from: 'scripted' };

/** The versions of the format: each has its own of a chance record. */
export type Version = 1 | 2;

const SEED = /^[0-9a-f]{64}$/;
/** At most so many dice fall in a roll. */
const MOST_DICE = 1000;
/** Sides and places are numbers of 32 bits. */
export const LARGEST = 0xffff_ffff;

export const isWithin = (value: Json | undefined, least: number, most: number): value is number =>
  Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

export const isChance = (record: LogRecord): boolean =>
  record.kind === 'dice.rolled' || record.kind === 'card.drawn';

const isObject = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the payload of a chance record. */
export function readChance(record: LogRecord, data: Data, version: Version = 1): Chance {
  const wrong = () =>
    new Flaw('payload_wrong', `record ${record.seq} is no ${record.kind} of version ${version}`);
  if (record.v !== version) throw wrong();
  if (typeof data.clause !== 'string') throw wrong();
  const source = readSource(record, data.source, version);
  if (record.kind === 'card.drawn') {
    const { index, of, card, deck } = data;
    if (!isWithin(index, 0, LARGEST) || !isWithin(of, 0, LARGEST)) throw wrong();
    if (typeof card !== 'string' || typeof deck !== 'string') throw wrong();
    return { what: 'card', index, of, card, source };
  }
  const dice = typeof data.dice === 'string' ? /^([1-9]\d*)d([1-9]\d*)$/.exec(data.dice) : null;
  const { faces, why } = data;
  if (!dice || typeof why !== 'string' || !Array.isArray(faces)) throw wrong();
  const [count, sides] = [Number(dice[1]), Number(dice[2])];
  // Before anything is counted with them: a stranger's numbers must not keep the page busy for ever.
  if (!isWithin(count, 1, MOST_DICE) || !isWithin(sides, 1, LARGEST)) throw wrong();
  if (!faces.every((face) => isWithin(face, 0, LARGEST))) throw wrong();
  return { what: 'dice', count, sides, faces, source };
}

function readSource(record: LogRecord, source: Json | undefined, version: Version): Source {
  if (isObject(source) && Object.keys(source).length === 1) {
    const { sealed, thrown, scripted } = source;
    if (isObject(sealed) && typeof sealed.seed === 'string' && SEED.test(sealed.seed)) {
      return { from: 'sealed', seed: sealed.seed };
    }
    const told = isObject(thrown) && (thrown.roller !== undefined) === (version === 2);
    if (isObject(thrown) && told && typeof thrown.entered_by === 'string') {
      const { entered_by: enteredBy, witness: seen = null } = thrown;
      // In version 2 a witness has signed.
      const witness = version === 2 && isObject(seen) ? (seen.seat ?? null) : seen;
      if (witness === null || typeof witness === 'string') {
        return { from: 'thrown', enteredBy, witness };
      }
    }
    if (isObject(scripted)) return { from: 'scripted' };
  }
  throw new Flaw('payload_wrong', `record ${record.seq} names no source of chance that counts`);
}

/** Is it possible at all? */
export function checkPossible(record: LogRecord, chance: Chance): void {
  const { seq } = record;
  if (chance.what === 'card') {
    const { index, of } = chance;
    if (index >= 0 && index < of) return;
    throw new Flaw(
      'draw_impossible',
      `record ${seq} draws card ${index}, counted from 0, of ${of}`,
    );
  }
  const { count, sides, faces } = chance;
  const possible = faces.length === count && faces.every((face) => face >= 1 && face <= sides);
  if (possible) return;
  throw new Flaw(
    'faces_impossible',
    `record ${seq} shows ${faces.join(' ')}, which ${count}d${sides} cannot`,
  );
}

/** Derives a sealed roll or draw again; the envelope tells how. */
export async function derive(
  hashing: Hashing,
  chance: Chance,
  seed: string,
  bound: Bound,
): Promise<{ envelope: Envelope; outcome: number[] }> {
  const envelope = new Envelope(hashing, seed, bound.prev, bound.order);
  const outcome =
    chance.what === 'card'
      ? [await envelope.uniform(chance.of)]
      : await envelope.roll(chance.count, chance.sides);
  return { envelope, outcome };
}

/** What the record shows, to be compared with what its envelope gives. */
export const shown = (chance: Chance): number[] =>
  chance.what === 'card' ? [chance.index] : chance.faces;

/** What only tests may use proves nothing. */
export function refuseScripted({ seq }: LogRecord, { source }: Chance): void {
  if (source.from !== 'scripted') return;
  const message = `record ${seq} holds scripted chance, which only tests may use`;
  throw new Flaw('source_wrong', message);
}

/**
 * A chance record whose payload is shown; `seal` lay on the table before it. Nothing is derived where this
 * copy does not tell what the dice are bound to.
 */
export async function checkChance(
  hashing: Hashing,
  record: LogRecord,
  data: Data,
  seal: string | null,
  bound: Bound | null,
  version: Version,
): Promise<'sealed' | 'witnessed' | 'thrown' | 'copy' | 'unbound'> {
  const chance = readChance(record, data, version);
  checkPossible(record, chance);
  refuseScripted(record, chance);
  const { seq } = record;
  if (record.copy_of !== undefined) return 'copy';
  const { source } = chance;
  if (source.from === 'thrown') {
    if (record.opens !== undefined) {
      throw new Flaw('envelope_misused', `record ${seq} was thrown and opens an envelope`);
    }
    return source.witness === null ? 'thrown' : 'witnessed';
  }
  if (source.from !== 'sealed') return 'unbound';
  if (record.opens === undefined) {
    throw new Flaw('envelope_missing', `record ${seq} shows a seed, but says not which envelope's`);
  }
  if ((await sealOf(hashing, source.seed)) !== seal) {
    throw new Flaw('seed_wrong', `the seed of record ${seq} does not fit the seal on the table`);
  }
  if (!bound) return 'unbound';
  const { outcome } = await derive(hashing, chance, source.seed, bound);
  const claimed = shown(chance);
  if (outcome.join() === claimed.join()) return 'sealed';
  const code = chance.what === 'card' ? 'draw_not_derived' : 'faces_not_derived';
  throw new Flaw(
    code,
    `record ${seq} shows ${claimed.join(' ')}, but its envelope gives ${outcome.join(' ')}`,
  );
}
