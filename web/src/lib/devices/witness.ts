/** A device's word on what another person has thrown, over what this page has hashed itself. */

import type { WaitingThrow } from '$lib/api/types';
import { fromHex, join, toHex, u64be, utf8 } from '$lib/verify/bytes';
import { hashing } from '$lib/verify/hashing';
import { tag } from '$lib/verify/intent';
import type { Device } from './device';

/** The server asks to sign something else than what it shows. */
export class NotWhatIsShown extends Error {}

/** The faces in canonical JSON are what is signed, with the hash of where they stand. */
export async function witnessOf(
  device: Device,
  { ask, prev, intent, envelope, thrown }: WaitingThrow,
): Promise<{ device: string; signature: string }> {
  const place = join(tag('ask'), fromHex(prev), fromHex(intent), u64be(envelope));
  const { sha256 } = await hashing();
  if (toHex(await sha256(place)) !== ask) throw new NotWhatIsShown();
  const message = join(tag('witness'), fromHex(ask), utf8(JSON.stringify(thrown)));
  return { device: device.name, signature: await device.sign(message) };
}
