/** Terms that are offered: what adds to the roll as far as a reader knows it, and what ten dice would do. */

import type { Assault } from './types';

export interface Terms {
  numbers: number;
  progress: number;
  /** What the store adds, which only the garrison knows. */
  store: number | null;
  /** From this total on it surrenders. */
  total: number;
  /** Dice out of ten with which the garrison surrenders, at least and at most. */
  chance: readonly [number, number];
}

/** Faces of a die of ten that reach a total with what is added. */
export function facesFor(total: number, added: number): number {
  return Math.min(10, Math.max(0, 11 - (total - added)));
}

export function termsOf({ siege }: Assault): Terms | null {
  if (!siege) return null;
  const [numbers, progress] = siege.terms;
  const [least, most] = siege.store_adds;
  const total = siege.surrenders;
  const faces = (store: number) => facesFor(total, numbers + progress + store);
  const store = least === most ? least : null;
  return { numbers, progress, store, total, chance: [faces(least), faces(most)] };
}
