/** The zone of fire of somebody, hex by hex: where a hex has several floors, the one that is seen best counts. */

import { hexOf } from './town';
import type { ZoneOfFire } from './types';

export type Seen = 'seen' | 'dead' | 'beyond';

export function zoneByHex({ seen, dead, beyond }: ZoneOfFire): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const place of beyond) found.set(hexOf(place), 'beyond');
  for (const place of Object.keys(dead)) found.set(hexOf(place), 'dead');
  for (const place of Object.keys(seen)) found.set(hexOf(place), 'seen');
  return found;
}

/** The hexes of each kind. */
export function countOf(hexes: ReadonlyMap<string, Seen>): Record<Seen, number> {
  const count = { seen: 0, dead: 0, beyond: 0 };
  for (const how of hexes.values()) count[how] += 1;
  return count;
}
