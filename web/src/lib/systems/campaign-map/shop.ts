/** Mustering as a shop: what stands on its shelves, where it would go, and which order buys it. */

import { said } from '$lib/chronicle/commands';
import type { Land, LegalOrder } from './types';

export type Troop = Land['troops'][string];

/** Where somebody who is mustered goes: to the garrison of a castle, or with a banner that is there. */
export interface Goal {
  readonly castle: string;
  readonly banner: string | null;
}

export const sameGoal = (one: Goal, other: Goal): boolean =>
  one.castle === other.castle && one.banner === other.banner;

/** The orders that a shop takes the place of. */
export const isBought = ({ command }: LegalOrder): boolean =>
  said(command, 'muster') !== null || said(command, 'raise') !== null;

/** Everywhere somebody can be mustered to. */
export function goalsOf(orders: readonly LegalOrder[]): Goal[] {
  const found: Goal[] = [];
  for (const { command } of orders) {
    const order = said(command, 'muster');
    if (!order) continue;
    const goal = { castle: order.castle, banner: order.banner ?? null };
    if (!found.some((known) => sameGoal(known, goal))) found.push(goal);
  }
  return found;
}

/** A troop on its shelf, with the orders that buy it; none: it cannot be had there now. */
export interface Ware {
  readonly id: string;
  readonly troop: Troop;
  readonly buy: LegalOrder | null;
  /** Raises a banner under it in that castle. */
  readonly raise: LegalOrder | null;
  /** How many of them the reader has. */
  readonly own: number;
}

/** All wares, units first, the cheaper first; for somewhere to go. */
export function wares(view: Land, orders: readonly LegalOrder[], seat: string, goal: Goal): Ware[] {
  const owned = view.pieces.filter(({ owner, wounds }) => owner === seat && wounds > 0);
  const lone = ({ troop }: Ware) => Number(troop.body === 'individual');
  return Object.entries(view.troops)
    .map(([id, troop]) => ({
      id,
      troop,
      buy:
        orders.find(({ command }) => {
          const order = said(command, 'muster');
          const to = order && { castle: order.castle, banner: order.banner ?? null };
          return order?.troop === id && to !== null && sameGoal(to, goal);
        }) ?? null,
      raise:
        orders.find(({ command }) => {
          const order = said(command, 'raise');
          return order?.general === id && order.castle === goal.castle;
        }) ?? null,
      own: owned.filter(({ id: piece }) => piece.replace(/-\d+$/, '') === id).length,
    }))
    .sort(
      (one, other) =>
        lone(one) - lone(other) ||
        one.troop.cost - other.troop.cost ||
        one.troop.name.localeCompare(other.troop.name),
    );
}
