/** Every rule system, by the name that the server gives it. Nothing outside this folder names one. */

import type { Campaign, Schemas } from '$lib/api/types';
import { map } from './campaign-map';
import { assault } from './fortified-town';
import { siege } from './lowenheim';
import { realm } from './lowenherz';
import type { System } from './system';
import { battle } from './te-wapen';

export const systems: Readonly<Record<Schemas['System'], System>> = {
  siege,
  battle,
  assault,
  realm,
  map,
};

export type { Pages, System } from './system';

/** A campaign in which nothing was begun yet has none. */
export function systemNamed(name: string): System | null {
  return Object.entries(systems).find(([known]) => known === name)?.[1] ?? null;
}

/** By which an engagement of a campaign is played. */
export function systemAt({ engagements }: Campaign, scope: string): System | null {
  const there = engagements.find((known) => known.scope === scope);
  return there ? systems[there.system] : null;
}
