/** What is made ready before an assault: who takes which ladder, where engines are brought, which moat is filled. */

import type { Direction } from '$lib/board/hex';
import { parseHex } from '$lib/board/hex';
import { said } from '$lib/chronicle/commands';
import { isHorse } from './people';
import { distance } from './profile';
import { hexOf } from './town';
import type { Assault, AssaultOrder, Man } from './types';

/** The ladders in one's own camp. */
export function storedLadders({ works, you }: Assault): string[] {
  return Object.entries(works.ladders)
    .filter(([, { at }]) => at !== 'broken' && 'stored' in at && at.stored.side === you)
    .map(([id]) => id);
}

/** Those of one's own who are placed and have their hands free for a ladder. */
function free({ men, you }: Assault): Man[] {
  return men.filter(
    (man) =>
      man.side === you &&
      man.fate === 'alive' &&
      man.place !== null &&
      !man.mounted &&
      !man.carries &&
      !isHorse(man),
  );
}

function isBeside(one: Man, other: Man): boolean {
  const [a, b] = [one, other].map(({ place }) => parseHex(hexOf(place ?? '')));
  return one.man !== other.man && !!a && !!b && distance(a, b) <= 1;
}

/** Those who stand side by side with somebody, both with free hands. */
export function besides(view: Assault, id: string): Man[] {
  const all = free(view);
  const one = all.find(({ man }) => man === id);
  return one ? all.filter((other) => isBeside(one, other)) : [];
}

/** Those who have somebody beside them with whom they could take a ladder. */
export function carriers(view: Assault): Man[] {
  const all = free(view);
  return all.filter((one) => all.some((other) => isBeside(one, other)));
}

/** Engines that can be brought from the camp. */
export function enginesToBring(orders: readonly AssaultOrder[]): string[] {
  return [...new Set(orders.flatMap(({ command }) => said(command, 'bring')?.engine ?? []))];
}

/** Where an engine could be brought, with the way its front looks by itself: to the nearest wall. */
export function bringTo(
  orders: readonly AssaultOrder[],
  engine: string,
): ReadonlyMap<string, Direction> {
  const all = orders.flatMap(({ command }) => said(command, 'bring') ?? []);
  const own = all.filter((bring) => bring.engine === engine);
  return new Map(own.map(({ hex, facing }) => [hex, facing]));
}

/** Moat hexes that could be filled. */
export function moatToFill(orders: readonly AssaultOrder[]): string[] {
  return orders.flatMap(({ command }) => said(command, 'fill')?.hex ?? []);
}

/** Moat hexes that can still be filled before this assault. */
export function fascinesLeft({ siege, works }: Assault): number {
  return Math.max(0, (siege?.fascines ?? 0) - works.filled.length);
}
