/** Engines that besiegers of a walled town buy, and which sets of them the rules allow. */

import { said } from '$lib/chronicle/commands';
import type { Schemas } from '$lib/api/types';
import type { LegalOrder } from './types';

export type SiegeEngine = Schemas['MapSiegeEngine'];
export type Counts = Readonly<Record<SiegeEngine, number>>;

export const NOTHING: Counts = {
  ram: 0,
  'roofed-ram': 0,
  'siege-tower': 0,
  mangonel: 0,
  trebuchet: 0,
};
export const ENGINES = Object.keys(NOTHING) as readonly SiegeEngine[];

/** The purchases that are legal for a fight; there are many, so that they stand in no list. */
export const purchases = (orders: readonly LegalOrder[], fight: number): LegalOrder[] =>
  orders.filter(({ command }) => said(command, 'equip')?.fight === fight);

export const isPurchase = ({ command }: LegalOrder): boolean => said(command, 'equip') !== null;

/** How many of each an order buys. */
export function countsOf(order: LegalOrder): Counts {
  const counts = { ...NOTHING };
  for (const engine of said(order.command, 'equip')?.engines ?? []) counts[engine] += 1;
  return counts;
}

/** The order that buys just this; none: the rules do not allow it. */
export const orderFor = (orders: readonly LegalOrder[], wanted: Counts): LegalOrder | undefined =>
  orders.find((order) => {
    const counts = countsOf(order);
    return ENGINES.every((engine) => counts[engine] === wanted[engine]);
  });

/** The most of each that any legal order buys. */
export function mostOf(orders: readonly LegalOrder[]): Counts {
  const most = { ...NOTHING };
  for (const order of orders) {
    const counts = countsOf(order);
    for (const engine of ENGINES) most[engine] = Math.max(most[engine], counts[engine]);
  }
  return most;
}

/** What they cost, by the prices that the map tells. */
export const crownsFor = (counts: Counts, prices: Partial<Counts>): number =>
  ENGINES.reduce((sum, engine) => sum + counts[engine] * (prices[engine] ?? 0), 0);
