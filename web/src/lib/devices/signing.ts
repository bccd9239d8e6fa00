/**
 * Signing what is sent: the server says what waits for a signature, the page sees that it is what it has sent, hashes
 * it itself, and sends the same again.
 */

import canonicalize from 'canonicalize';
import { fromHex, join } from '$lib/verify/bytes';
import { hashing } from '$lib/verify/hashing';
import type { Data } from '$lib/verify/record';
import { hashOfIntent, tag } from '$lib/verify/second';
import type { Device } from './device';

/** An order that waits for a signature, with everything that is signed. */
export interface ToSign {
  readonly intent: string;
  readonly order: Readonly<Record<string, unknown>>;
}

/** The hash of everything that is fixed when an order is given, in hex. */
export async function intentOf(order: ToSign['order']): Promise<string> {
  return hashOfIntent(await hashing(), order as Data);
}

/** Crockford's letters, of which the name of a campaign is made. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** The name of the campaign that begins with a genesis of this hash. */
export function campaignOf(genesis: string): string {
  let bits = BigInt(`0x${genesis.slice(0, 16)}`) >> 14n;
  let name = '';
  for (let letter = 0; letter < 10; letter += 1) {
    name = (LETTERS[Number(bits & 31n)] ?? '') + name;
    bits >>= 5n;
  }
  return name;
}

/** The server asks for a signature under something else than what was sent. */
export class ForeignIntent extends Error {}

/** What was sent, as far as an order tells it again. */
export interface Sent {
  readonly batch?: string;
  readonly nonce?: string | null;
  readonly thrown?: readonly number[] | null;
  readonly scope?: string;
  readonly command?: unknown;
}

/** Is it what was sent? What the page left to the server is the server's choice. */
export async function check(
  campaign: string,
  sent: Sent,
  isOrder: boolean,
  [first]: readonly ToSign[],
): Promise<void> {
  if (!first) return;
  const { order } = first;
  if (typeof order.campaign !== 'string' || campaignOf(order.campaign) !== campaign) {
    throw new ForeignIntent('campaign');
  }
  const told = isOrder
    ? (['batch', 'nonce', 'thrown', 'scope', 'command'] as const)
    : (['batch'] as const);
  for (const member of told) {
    const wanted = sent[member];
    if (wanted === undefined || wanted === null) continue;
    if (canonicalize(wanted) !== canonicalize(order[member])) throw new ForeignIntent(member);
  }
}

/** What a device says to what waits for it: the headers with which the same is sent again. */
export async function headersFor(
  device: Device,
  toSign: readonly ToSign[],
): Promise<Record<string, string>> {
  const signatures: string[] = [];
  for (const { intent, order } of toSign) {
    if ((await intentOf(order)) !== intent) throw new ForeignIntent('intent');
    const signature = await device.sign(join(tag('order'), fromHex(intent)));
    signatures.push(`${intent}=${signature}`);
  }
  return {
    'Wapenrol-Device': device.name,
    'Wapenrol-Signatures': signatures.join(', '),
  };
}

/** The new device's own word for its binding. */
export function proofOf(device: Device, { intent }: ToSign): Promise<string> {
  return device.sign(join(tag('bind'), fromHex(intent)));
}
