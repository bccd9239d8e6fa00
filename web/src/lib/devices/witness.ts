/** A device's word on what another person has thrown, over what this page has hashed itself. */

import type { WaitingThrow } from '$lib/api/types';
import { fromHex, join, toHex, u64be, utf8 } from '$lib/verify/bytes';
import { hashing } from '$lib/verify/hashing';
import { tag } from '$lib/verify/intent';
import type { Device } from './device';

/** The server asks to sign something else than what it shows. */
export class NotWhatIsShown extends Error {}

type Shown = Pick<WaitingThrow, 'thrown' | 'rolls' | 'cards'>;

/** What is shown, number by number, as it should stand in what is signed: faces, and the places of cards in their piles. */
const shownOf = ({ rolls, cards = [] }: Shown): number[] =>
  [[], ...rolls.map(({ faces }) => faces)].flatMap((faces, at) => [
    ...faces,
    ...cards.filter(({ behind }) => behind === at).map(({ index }) => index),
  ]);

/** Faces that are signed too, and stand in no roll yet: dice behind a card, say, that is not drawn before. */
export function further(waits: Shown): number[] {
  return waits.thrown.slice(shownOf(waits).length);
}

/** The faces in canonical JSON are what is signed, with the hash of where they stand. */
export async function witnessOf(
  device: Device,
  waits: WaitingThrow,
): Promise<{ device: string; signature: string }> {
  const { ask, prev, intent, envelope, thrown } = waits;
  // The rolls and cards are shown, the list is signed.
  if (shownOf(waits).some((number, at) => number !== thrown[at])) throw new NotWhatIsShown();
  const place = join(tag('ask'), fromHex(prev), fromHex(intent), u64be(envelope));
  const { sha256 } = await hashing();
  if (toHex(await sha256(place)) !== ask) throw new NotWhatIsShown();
  const message = join(tag('witness'), fromHex(ask), utf8(JSON.stringify(thrown)));
  return { device: device.name, signature: await device.sign(message) };
}
