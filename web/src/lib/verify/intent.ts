/** What dice of version 2 hang on: what the sender of the order had fixed, and what the others gave. */

import { fromHex, join, toHex, u32be, u64be, utf8 } from './bytes';
import { signatures } from './ed25519';
import type { Hashing } from './hashing';
import { canonical, type Data, type Json, type LogRecord } from './record';

/** Everything that is hashed or signed begins with such a tag. */
export const tag = (word: string): Uint8Array => utf8(`chronicle/2 ${word}\0`);

/** The hash of an intent, by its members, in hex. */
export async function hashOfIntent(hashing: Hashing, members: Data): Promise<string> {
  return toHex(await hashing.sha256(join(tag('intent'), utf8(canonical(members)))));
}

/** The intent of an order computed anew; null where its payload is hidden. */
export async function intentOfOrder(
  hashing: Hashing,
  log: readonly LogRecord[],
  order: LogRecord,
): Promise<string | null> {
  const { data } = order;
  if (!data) return null;
  const upon = typeof data.head === 'number' ? log[data.head]?.hash : undefined;
  return hashOfIntent(hashing, {
    batch: order.batch,
    by: order.by,
    campaign: log[0]?.hash ?? null,
    command: data.command ?? null,
    head: data.head ?? null,
    nonce: data.nonce ?? null,
    replaces: order.replaces ?? null,
    scope: order.scope,
    stead: order.stead ?? null,
    thrown: data.thrown ?? null,
    upon: upon ?? null,
  });
}

/** Where an order was first given: a copy has no intent of its own. */
export function firstGiven(log: readonly LogRecord[], order: LogRecord): LogRecord | null {
  let first: LogRecord | undefined = order;
  while (first?.copy_of !== undefined) {
    first = first.copy_of < first.seq ? log[first.copy_of] : undefined;
  }
  return first ?? null;
}

const isObject = (value: Json | undefined): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the house asks for, in hex: the order `intent` behind the record of hash `prev`, with `envelope` on the table. */
export async function askOf(
  hashing: Hashing,
  prev: string,
  intent: string,
  envelope: number,
): Promise<string> {
  const parts = [fromHex(prev), fromHex(intent), u64be(envelope)];
  return toHex(await hashing.sha256(join(tag('ask'), ...parts)));
}

interface Link {
  readonly seat: string;
  readonly device: string;
  readonly index: number;
  readonly value: string;
}

/** What all of it comes to, in hex: zeros where nobody gave anything. */
export async function mixed(
  hashing: Hashing,
  given: readonly Link[],
  beacon: { chain: string; round: number; hash: Uint8Array } | null = null,
): Promise<string> {
  if (given.length === 0 && !beacon) return '0'.repeat(64);
  const links = given.flatMap(({ seat, device, index, value }) => {
    const name = utf8(seat);
    return [u32be(name.length), name, fromHex(device), u64be(index), fromHex(value)];
  });
  const round = beacon ? [u32be(0), fromHex(beacon.chain), u64be(beacon.round), beacon.hash] : [];
  return toHex(await hashing.sha256(join(tag('shared'), ...links, ...round)));
}

/** What the others gave to the dice of a batch, and what it was mixed to. */
export interface Contribution {
  /** What it was mixed to, in hex; zeros where nobody gave. */
  readonly mixed: string;
  /** What was asked for, in hex; nothing where nobody was to be asked. */
  readonly ask: string | null;
  /** Who gave a link, by seat. */
  readonly givers: readonly string[];
  /** How many of these links their devices have signed, for what was asked. */
  readonly signed: number;
}

const NOBODY: Contribution = { mixed: '0'.repeat(64), ask: null, givers: [], signed: 0 };

/**
 * What the others gave to the dice of a batch; null where a beacon stood in, which is not looked at here. `intent` is
 * that of the order with which the batch begins.
 */
export async function contributionIn(
  hashing: Hashing,
  batch: readonly LogRecord[],
  intent: string,
): Promise<Contribution | null> {
  const told = batch.find(({ kind }) => kind === 'chance.contributed')?.data;
  if (!told) return NOBODY;
  if (told.beacon !== null) return null;
  const given = Array.isArray(told.given) ? told.given.filter(isObject) : [];
  if (given.length === 0) return NOBODY;
  const links = given.map(({ seat, device, index, value }) => ({
    seat: String(seat),
    device: String(device),
    index: Number(index),
    value: String(value),
  }));
  const envelope = batch.find(({ opens }) => opens !== undefined)?.opens ?? 0;
  const ask = await askOf(hashing, batch[0]?.prev ?? '', intent, envelope);
  const signed = await Promise.all(
    given.map(({ device, index, value, signature }) => {
      const message = join(
        tag('given'),
        fromHex(ask),
        u64be(Number(index)),
        fromHex(String(value)),
      );
      return isSigned(String(device), String(signature), message);
    }),
  );
  return {
    mixed: await mixed(hashing, links),
    ask,
    givers: given.map(({ seat }) => String(seat)),
    signed: signed.filter(Boolean).length,
  };
}

/** Has the device signed this? Strictly, and what is no key or no signature is none. */
async function isSigned(device: string, signature: string, message: Uint8Array): Promise<boolean> {
  const isOne = /^[0-9a-f]{64}$/.test(device) && /^[0-9a-f]{128}$/.test(signature);
  return isOne && (await signatures())(device, message, signature);
}

/** Has the device signed the order of this intent? */
export function hasSigned(device: string, signature: string, intent: string): Promise<boolean> {
  return isSigned(device, signature, join(tag('order'), fromHex(intent)));
}
