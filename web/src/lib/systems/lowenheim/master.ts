/** What the game master may choose, as the server lists it, and how it is sent. */

import type { Command, LegalOrder, Ruling } from '$lib/api/types';
import { said } from '$lib/chronicle/commands';

/** The choice of an order of theirs. */
export function chosenBy(order: LegalOrder): Ruling | null {
  return said(order.command, 'override')?.chosen ?? null;
}

function isNumber(ruling: Ruling | null): boolean {
  return ruling !== null && 'arrival_number' in ruling;
}

/** What may take the place of the pending decision. */
export function choices(options: readonly LegalOrder[]): LegalOrder[] {
  return options.filter((order) => {
    const ruling = chosenBy(order);
    return ruling !== null && !isNumber(ruling);
  });
}

/** The numbers on which bands may come from now on. */
export function arrivalNumbers(options: readonly LegalOrder[]): LegalOrder[] {
  return options.filter((order) => isNumber(chosenBy(order)));
}

/** Whom a choice is about, if it is about one figure. */
export function walkerOf(ruling: Ruling | null): string | null {
  if (ruling && 'goal' in ruling) return ruling.goal.figure;
  if (ruling && 'path' in ruling) return ruling.path.figure;
  return null;
}

export function override(chosen: Ruling, reason: string): Command {
  return { override: { chosen, reason } };
}

/** What an act of flavour can bring about, and what must be named for it. */
export const EFFECTS = [
  { id: 'shift', needs: ['figure', 'hex'] },
  { id: 'wound', needs: ['figure'] },
  { id: 'heal', needs: ['figure'] },
  { id: 'remove', needs: ['figure'] },
  { id: 'gain', needs: ['faction', 'count'] },
  { id: 'lose', needs: ['faction', 'card'] },
  { id: 'kindle', needs: ['hex'] },
  { id: 'quench', needs: ['hex'] },
] as const;

export type EffectId = (typeof EFFECTS)[number]['id'];
