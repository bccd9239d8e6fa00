/** Who gives to the dice of a campaign, and what happens when nobody does. */

import { fromHex, u64be } from '../bytes';
import type { Signatures } from '../ed25519';
import type { Hashing } from '../hashing';
import type { Data, Json } from '../record';
import { count, exactly, either, hash, nullable, oneOf, text, type Round } from './forms';

export interface Beacon {
  readonly chain: string;
  readonly public_key: string;
  readonly genesis: number;
  readonly period: number;
  readonly scheme: string;
}

export interface Policy {
  readonly sealed: 'house' | 'shared';
  readonly from: 'one' | 'all';
  readonly wait_seconds: number;
  readonly otherwise: 'refuse' | 'beacon' | 'house';
  readonly thrown: 'anyone' | 'roller' | 'witnessed';
  readonly beacon?: Beacon | null;
}

const members = {
  sealed: oneOf('house', 'shared'),
  from: oneOf('one', 'all'),
  wait_seconds: count,
  otherwise: oneOf('refuse', 'beacon', 'house'),
  thrown: oneOf('anyone', 'roller', 'witnessed'),
};
const beacon = exactly({
  chain: hash,
  public_key: text,
  genesis: count,
  period: count,
  scheme: text,
});

export const policySet = exactly({ ...members, beacon: nullable(beacon) });
const policyOfGenesis = either(policySet, exactly(members));
/** Genesis need not name what it has not. */
export const isPolicyOfGenesis = (value: Json | undefined): value is Data & Policy =>
  policyOfGenesis(value);

/** A beacon to fall back on must be told. */
export const holdsTogether = (policy: Policy): boolean =>
  policy.otherwise !== 'beacon' || !!policy.beacon;

/** Milliseconds since 1970; a leap second ends where the next begins. */
function moment(at: string): number {
  const leaps = at.slice(17, 19) === '60';
  return Date.parse(leaps ? `${at.slice(0, 17)}59${at.slice(19)}` : at) + (leaps ? 1000 : 0);
}

/** The first round that begins at least three seconds after this moment; null without a period. */
export function roundAfter({ genesis, period }: Beacon, at: string): bigint | null {
  if (period === 0) return null;
  const since = BigInt(moment(at) + 3000) - BigInt(genesis) * 1000n;
  const long = BigInt(period) * 1000n;
  return (since > 0n ? (since + long - 1n) / long : 0n) + 1n;
}

/** Did the beacon publish this round? Null where its way of signing is not known here. */
export async function hasPublished(
  hashing: Hashing,
  signed: Signatures,
  { scheme, public_key: key }: Beacon,
  { round, signature }: Round,
): Promise<boolean | null> {
  if (scheme !== 'ed25519') return null;
  if (!/^[0-9a-f]{64}$/.test(key) || !/^[0-9a-f]{128}$/.test(signature)) return false;
  return signed(key, await hashing.sha256(u64be(round)), signature);
}

/** Is it hex, two digits for each byte? */
export const isHex = (written: string): boolean => /^([0-9a-f]{2})*$/.test(written);

export const hashOfRound = (hashing: Hashing, { signature }: Round): Promise<Uint8Array> =>
  hashing.sha256(fromHex(signature));
