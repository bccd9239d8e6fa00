/** One line of a log: its form, and what it says of itself. */

import canonicalize from 'canonicalize';
import { fromHex, join, toHex, utf8 } from './bytes';
import { Flaw } from './flaw';
import type { Hashing } from './hashing';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Data = Record<string, Json>;

/** A record as it stands in the log. A redacted copy lacks `salt` and `data`, always both. */
export interface LogRecord {
  at: string;
  audience: string[] | null;
  batch: string;
  by: string;
  commitment: string;
  copy_of?: number;
  data?: Data;
  hash: string;
  kind: string;
  last: boolean;
  opens?: number;
  parent: number | null;
  prev: string;
  salt?: string;
  scope: string;
  seal?: string;
  seq: number;
  v: number;
  /* Version 2 of the format. */
  device?: string;
  intent?: string;
  replaces?: number;
  signature?: string;
  stead?: string;
}

const NAME = /^[a-z0-9-]{1,40}$/;
const HASH = /^[0-9a-f]{64}$/;
const UUID7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
/** How deep arrays and objects may nest in a payload, itself the first. */
const DEEPEST = 100;
const TIME = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)\.\d{3}Z$/;
const KIND = /^[a-z0-9_-]+\.[a-z0-9_-]+$/;

const isText = (form: RegExp) => (value: Json) => typeof value === 'string' && form.test(value);
const isCount = (value: Json) => Number.isSafeInteger(value) && (value as number) >= 0;
const isHash = isText(HASH);

/** What each member must be. */
const MEMBERS: Readonly<Record<string, (value: Json) => boolean>> = {
  at: (value) => isText(TIME)(value) && isReal(value as string),
  audience: (value) => value === null || (Array.isArray(value) && value.every(isText(NAME))),
  batch: isText(UUID7),
  by: isText(/^(organiser|rules|seat\/[a-z0-9-]{1,40})$/),
  commitment: isHash,
  copy_of: isCount,
  data: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  hash: isHash,
  kind: isText(KIND),
  last: (value) => typeof value === 'boolean',
  opens: isCount,
  parent: (value) => value === null || isCount(value),
  prev: isHash,
  salt: isHash,
  scope: isText(/^(campaign|engagement\/[a-z0-9-]{1,40})$/),
  seal: isHash,
  seq: isCount,
  v: (value) => isCount(value) && (value as number) >= 1 && (value as number) <= 0xffff_ffff,
  // Version 2 of the format has these; a record of version 1 that does is refused for it.
  device: isHash,
  intent: isHash,
  replaces: isCount,
  signature: isText(/^[0-9a-f]{128}$/),
  stead: isText(NAME),
};

/** Members that a log of version 1 has nowhere. */
export const OF_VERSION_TWO = ['intent', 'device', 'signature', 'stead', 'replaces'] as const;

const OPTIONAL: readonly string[] = ['copy_of', 'data', 'opens', 'salt', 'seal', ...OF_VERSION_TWO];

/** Is there such a day, and such a second? Only 23:59:60 may be a sixtieth. */
function isReal(at: string): boolean {
  const leaps = at.slice(17, 19) === '60';
  if (leaps && at.slice(11, 16) !== '23:59') return false;
  // A day that is not in its month becomes one of the next.
  const day = new Date(`${at.slice(0, 10)}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === at.slice(0, 10);
}

/** RFC 8785. */
export function canonical(value: Json | LogRecord): string {
  return canonicalize(value) ?? '';
}

/** Reads a line; it must be canonical, with all members and no others. */
export function readRecord(text: string): LogRecord {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Flaw('not_a_record', 'the line is no JSON object');
  }
  fitted(value);
  if ((value.data === undefined) !== (value.salt === undefined)) {
    throw new Flaw('half_redacted', 'payload and salt are shown together or not at all');
  }
  // The record is around its payload.
  onlyIntegers(value, DEEPEST + 1);
  if (canonical(value) !== text) throw new Flaw('not_canonical', 'the line is not canonical JSON');
  return value;
}

/** Has it every member of a record, each of its form, and no other? */
function fitted(value: Data): asserts value is Data & LogRecord {
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(MEMBERS, name))
      throw new Flaw('member_unknown', `the member “${name}” is unknown`);
  }
  for (const [name, fits] of Object.entries(MEMBERS)) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member === undefined) {
      if (OPTIONAL.includes(name)) continue;
      throw new Flaw('member_missing', `the member “${name}” is missing`);
    }
    if (!fits(member)) throw new Flaw('member_wrong', `the member “${name}” is not of its form`);
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw new Flaw('not_json', 'the line is no JSON');
  }
}

/** Larger integers and fractions would be rounded without a word. */
function onlyIntegers(value: Json, deeper: number): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) {
    throw new Flaw('member_wrong', `the number ${value} is no integer within ±(2^53 - 1)`);
  }
  if (typeof value !== 'object' || value === null) return;
  if (deeper === 0) throw new Flaw('not_canonical', 'the payload is nested too deep');
  for (const part of Object.values(value)) onlyIntegers(part, deeper - 1);
}

/** The hash that the record ought to have: over everything but itself, the salt and the payload. */
export async function hashOf(hashing: Hashing, record: LogRecord): Promise<string> {
  const covered = { ...record } as Partial<LogRecord>;
  delete covered.hash;
  delete covered.salt;
  delete covered.data;
  return toHex(await hashing.sha256(utf8(canonical(covered as LogRecord))));
}

/** What a payload is committed to by: salt, then the canonical payload. */
export async function commitmentOf(hashing: Hashing, salt: string, data: Data): Promise<string> {
  return toHex(await hashing.sha256(join(fromHex(salt), utf8(canonical(data)))));
}

/** A record must be what it says that it is. */
export async function checkHashes(hashing: Hashing, record: LogRecord): Promise<void> {
  if ((await hashOf(hashing, record)) !== record.hash) {
    throw new Flaw('hash_wrong', `record ${record.seq} was changed: its hash is another`);
  }
  const { salt, data } = record;
  if (salt === undefined || data === undefined) return;
  if ((await commitmentOf(hashing, salt, data)) !== record.commitment) {
    throw new Flaw(
      'commitment_wrong',
      `the payload of record ${record.seq} is not the one that was committed to`,
    );
  }
}
