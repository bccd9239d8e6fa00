/**
 * Signing what is sent: the server says what waits for a signature, the page sees that it is what it has sent, hashes
 * it itself, and sends the same again.
 */

import canonicalize from 'canonicalize';
import { fromHex, join } from '$lib/verify/bytes';
import { hashing } from '$lib/verify/hashing';
import type { Data } from '$lib/verify/record';
import { hashOfIntent, tag } from '$lib/verify/intent';
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

/** Something that was sent, with where and as whom. */
export interface Sent {
  readonly campaign: string;
  /** `organiser` or `seat/<name>`. */
  readonly reader: string;
  /** Where under the campaign: `/orders`, `/desk`, … */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Does an object say all that another says? What was left out is the other side's to fill in. */
function holds(whole: unknown, part: unknown): boolean {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) {
    return canonicalize(whole) === canonicalize(part);
  }
  if (typeof (whole ?? {}) !== 'object') return false;
  // What is empty may be left out, too.
  const there = (whole ?? {}) as Record<string, unknown>;
  return Object.entries(part).every(
    ([name, value]) => value === undefined || value === null || holds(there[name], value),
  );
}

const same = (one: unknown, other: unknown): boolean =>
  canonicalize(one ?? null) === canonicalize(other ?? null);

/** Is this what was thrown, as its record tells it? Of a card it tells the place in a pile, which the page does not know:
 * the faces stand in their order, and so many numbers between them as there are cards. */
function hasThrown({ thrown, cards }: Record<string, unknown>, told: unknown): boolean {
  if (!cards) return same(thrown, told);
  const faces = [...((thrown ?? []) as number[])];
  const between = ((told ?? []) as number[]).filter((it) => it !== faces[0] || !faces.shift());
  return faces.length === 0 && between.length <= (cards as string[]).length;
}

/** What the label of a device says whose key the house holds. */
const BOT = 'bot';

/** Does the order say what was sent, as far as that was said? */
function says({ path, body, reader }: Sent, order: ToSign['order']): boolean {
  const command = order.command as Record<string, Record<string, unknown> | undefined> | string;
  const of = (name: string) => (typeof command === 'string' ? undefined : command[name]);
  switch (path) {
    case '/orders': {
      const nonce = (body.nonce ?? null) === null || same(body.nonce, order.nonce);
      const typed = typeof body.notation === 'string';
      const meant = typed || (same(body.command, command) && same(body.scope, order.scope));
      return nonce && hasThrown(body, order.thrown) && meant;
    }
    case '/rewinds': {
      const back = of('rewind');
      const to = (body.to ?? null) === null || same(body.to, back?.to);
      return back !== undefined && to && same(body.only, back.only);
    }
    case '/desk':
      return holds(command, body.command);
    case '/amendments':
      return of('amend') !== undefined;
    case '/keys':
      return same(body.seat, of('replace_key')?.seat);
    case '/devices':
      return holds(of('seat.device_bound'), { device: body.device, label: body.label });
    case '/devices/lent':
      return holds(of('seat.device_bound'), { label: BOT, seat: reader.replace('seat/', '') });
    case '/devices/release': {
      const { seat, device, why } = body;
      return holds(of('seat.device_released'), { seat, device, why });
    }
    case '/devices/chain': {
      const { device, anchor, length } = body;
      return holds(of('chance.chain_laid'), { device, anchor, length });
    }
    case '/dice-policy':
      return holds(of('chance.policy_set'), body.policy);
    default:
      return false;
  }
}

/**
 * Is what waits for a signature what was sent? A server that lies must not get a signature under anything else: not
 * under another command, nor under a second order beside the one that was meant.
 */
export function check(sent: Sent, toSign: readonly ToSign[]): void {
  for (const { order } of toSign) {
    if (typeof order.campaign !== 'string' || campaignOf(order.campaign) !== sent.campaign) {
      throw new ForeignIntent('campaign');
    }
    if (order.by !== sent.reader) throw new ForeignIntent('by');
  }
  const [first, ...rest] = toSign;
  if (!first) return;
  // What the organiser corrects or goes on with brings orders in the players' stead.
  const brings = ['/desk', '/amendments'].includes(sent.path) && sent.reader === 'organiser';
  if (!brings && (rest.length > 0 || (first.order.stead ?? null) !== null)) {
    throw new ForeignIntent('stead');
  }
  if (!same(sent.body.batch, first.order.batch)) throw new ForeignIntent('batch');
  if (!says(sent, first.order)) throw new ForeignIntent('command');
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
