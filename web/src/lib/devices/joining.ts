/** The link with which another device of a seat joins: a seed, made for the way, comes along with the key. */

import { linkFor } from '$lib/api/keys';

/** What begins that part of a link; no key has a dot. */
const JOINS = 'join.';

/** The address of a campaign for another device of somebody who sits there. */
export function joinLinkFor(origin: string, campaign: string, key: string, seed: string): string {
  return linkFor(origin, campaign, key, JOINS + seed);
}

/** The seed that came with a link, if one did. */
export function joinIn(fragment: string): string | null {
  const part = fragment.split('+').find((known) => known.startsWith(JOINS));
  const seed = part?.slice(JOINS.length) ?? '';
  return /^[0-9a-f]{64}$/.test(seed) ? seed : null;
}
