/** Terms that are offered: what adds to the roll as far as a reader knows it, and what ten dice would do. */

import { turnsOfFood } from './siege';
import type { Assault } from './types';

/** From here on a garrison surrenders. */
const SURRENDERS = 12;

/** What the store adds, by the strategic turns for which there is food. */
const SUPPLIES: readonly number[] = [4, 2, 1, 1];

export interface Terms {
  numbers: number;
  progress: number;
  /** What the store adds, which only the garrison knows. */
  store: number | null;
  /** Dice out of ten with which the garrison surrenders, at least and at most. */
  chance: readonly [number, number];
}

/** Faces of a die of ten that reach it with what is added. */
export function facesFor(added: number): number {
  return Math.min(10, Math.max(0, 11 - (SURRENDERS - added)));
}

export function termsOf({ siege, you }: Assault): Terms | null {
  if (!siege) return null;
  const [numbers, progress] = siege.terms;
  const turns = you === 'besieged' ? turnsOfFood(siege) : null;
  const store = turns === null ? null : (SUPPLIES[turns] ?? 0);
  const known = numbers + progress;
  const chance = [facesFor(known + (store ?? 0)), facesFor(known + (store ?? 4))] as const;
  return { numbers, progress, store, chance };
}
