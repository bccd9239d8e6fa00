/** The verifier's memory of a log of version 2. */

import type { Signatures } from '../ed25519';
import { Flaw } from '../flaw';
import type { Hashing } from '../hashing';
import type { Json } from '../record';
import type { Asker } from './asking';
import type { Bindings } from './bindings';
import type { Chains } from './chains';
import type { Policy } from './policy';
import type { Corrections } from './corrections';

/** Runs of records: the path from genesis to somewhere. */
export type Path = readonly (readonly [first: number, last: number])[];

/** Counts of what only version 2 has. */
export interface Trust {
  /** Orders that a bound device has signed. */
  signed: number;
  /** Orders of people whose seat had no device by then. */
  unsigned: number;
  /** Of the signed ones, orders that the organiser gave in somebody's stead. */
  inStead: number;
  /** Orders of the rules themselves, which nobody signs. */
  byRules: number;
  /** Orders whose payload is hidden: that the intent is their command's cannot be checked. */
  intentsHidden: number;
  /** Devices that the organiser released for another seat. */
  releasedByOrganiser: number;
  /** How often the policy of the dice was set anew. */
  policies: number;
  /** Batches with dice to which others gave. */
  shared: number;
  /** Batches with dice for which a beacon stood in. */
  beacon: number;
  /** Of those, rounds whose signature is of a kind that is not known here. */
  beaconUnchecked: number;
  /** Batches with dice of which the house alone knows the bytes beforehand. */
  house: number;
  /** How often a seat was asked and gave nothing. */
  silent: number;
  /** Links that came late. */
  late: number;
  /** Orders that were asked for and not written. */
  askedNotUsed: number;
  /** Links that were asked for and are accounted for nowhere. */
  skipped: number;
  /** Orders that a correction left out. */
  leftOut: number;
  /** Rolls and draws that were kept though their order was replaced. */
  keptDice: number;
  /** Checks that a payload left out of this copy makes impossible. */
  notChecked: number;
}

export const noTrust = (): Trust => ({
  signed: 0,
  unsigned: 0,
  inStead: 0,
  byRules: 0,
  intentsHidden: 0,
  releasedByOrganiser: 0,
  policies: 0,
  shared: 0,
  beacon: 0,
  beaconUnchecked: 0,
  house: 0,
  silent: 0,
  late: 0,
  askedNotUsed: 0,
  skipped: 0,
  leftOut: 0,
  keptDice: 0,
  notChecked: 0,
});

export interface Witness {
  readonly seq: number;
  readonly device: string;
  readonly signature: string;
}

/** The batch that is being read. */
export interface Open {
  readonly seq: number;
  readonly by: string;
  readonly stead: string | null;
  readonly public: boolean;
  /** What its dice are bound to: its own intent, or that of the order that it repeats. */
  readonly intent: string;
  /** What a new device signs; for a copy there is none. */
  readonly ownIntent: string | null;
  readonly signed: { readonly device: string; readonly signature: string } | null;
  /** Absent where the payload is hidden. */
  readonly command: Json | undefined;
  readonly thrown: readonly number[] | null;
  readonly hidden: boolean;
  readonly copyOf: number | null;
  readonly replaces: number | null;
  /** It is part of what a correction repeats or puts in. */
  readonly corrects: boolean;
  /** The ask for its dice, in hex. */
  readonly ask: string;
  /** Whether others give to its dice. */
  readonly shared: boolean;
  /** What they gave comes to; `unknown` where this copy does not tell. */
  contributed: string | 'unknown' | null;
  opened: boolean;
  /** What was thrown in it, in order. */
  readonly threw: number[];
  /** Their signatures wait for the end of the batch. */
  readonly witnesses: Witness[];
  /** The kinds of the records behind the order so far. */
  readonly behind: string[];
  /** The copies so far, by the numbers of their originals. */
  readonly copies: number[];
  /** The timeline before it, where it leaves that. */
  readonly live: Path;
  readonly parent: number;
}

export interface State {
  readonly hashing: Hashing;
  readonly signed: Signatures;
  readonly strict: boolean;
  readonly campaign: string;
  readonly seats: ReadonlySet<string>;
  policy: Policy;
  readonly bindings: Bindings;
  readonly chains: Chains;
  /** What came to asks that stand in the log. */
  readonly asks: Map<string, { silent: readonly string[]; sender: string }>;
  readonly corrections: Corrections;
  open: Open | null;
  /** By `seq`. */
  readonly hashes: string[];
  /** By `seq`; absent where the payload is hidden. */
  readonly salts: (string | undefined)[];
  /** By envelope. */
  readonly seals: string[];
  at: string;
  /** Something that counts along the stream is missing from this copy: what hangs on it cannot be checked. */
  blind: boolean;
  /** Who typed thrown faces, by the record. */
  readonly throwers: Map<number, string>;
  told: string | null;
  closed: boolean;
  readonly trust: Trust;
}

export const SPENT = 'chance.spent';
export const CONTRIBUTED = 'chance.contributed';

/** Records that no rewind undoes. */
export const isAlongTheStream = (kind: string): boolean =>
  kind.startsWith('seat.') || kind.startsWith('chance.');

/** How bindings name who sends: the seat, or `organiser`. */
export const senderOf = (by: string): string => by.replace(/^seat\//, '');

export const askerOf = (open: Open): Asker => ({
  sender: senderOf(open.by),
  stead: open.stead,
  corrects: open.corrects,
});

/** Nothing stands behind the order yet but links that are accounted for. */
export const isDirectlyBehind = ({ behind }: Open): boolean =>
  behind.every((kind) => kind === SPENT);

export function refuse(code: string, message: string): never {
  throw new Flaw(code, message);
}
