/** The chains that devices have laid, as far as their links are known. */

import { fromHex, join, toHex } from '../bytes';
import { tag } from '../intent';
import type { Bindings } from './bindings';
import type { ChainLaid } from './forms';

const LONGEST = 2 ** 20;

interface Chain {
  readonly length: number;
  /** The last link that was seen; 0: the anchor. */
  index: number;
  value: string;
}

/**
 * The link so many before this one. At once and by a library: a browser's own hashing answers each call
 * later, which is far slower for many small ones.
 */
async function linkBefore(campaign: string, value: string, steps: number): Promise<string> {
  const { sha256 } = await import('@noble/hashes/sha2.js');
  const front = join(tag('link'), fromHex(campaign));
  let link: Uint8Array = fromHex(value);
  for (let step = 0; step < steps; step += 1) link = sha256(join(front, link));
  return toHex(link);
}

export class Chains {
  readonly #laid = new Map<string, Chain>();
  readonly #anchors = new Set<string>();

  /** Takes a chain in the place of the device's old one. False: it is empty, too long, or was laid before. */
  lay({ seat, device, anchor, length }: ChainLaid): boolean {
    if (length < 1 || length > LONGEST || this.#anchors.has(anchor)) return false;
    this.#anchors.add(anchor);
    this.#laid.set(`${device} ${seat}`, { length, index: 0, value: anchor });
    return true;
  }

  /** Takes a link, and answers how many before it are accounted for nowhere; null: it is no next link. */
  async link(
    campaign: string,
    seat: string,
    device: string,
    index: number,
    value: string,
  ): Promise<number | null> {
    const chain = this.#laid.get(`${device} ${seat}`);
    if (!chain || index <= chain.index || index > chain.length) return null;
    const skipped = index - chain.index - 1;
    if ((await linkBefore(campaign, value, skipped + 1)) !== chain.value) return null;
    chain.index = index;
    chain.value = value;
    return skipped;
  }

  /** The seats with a device that can give: bound, of nobody whose key the house may hold, links left. */
  givers(bindings: Bindings): string[] {
    return bindings
      .all()
      .filter(({ seat, device }) => {
        const chain = this.#laid.get(`${device} ${seat}`);
        return !bindings.isBot(seat, device) && !!chain && chain.index < chain.length;
      })
      .map(({ seat }) => seat);
  }
}
