/** What a tap on a hex could have been meant for that leads nowhere: the server says why not. */

import { DIRECTIONS, formatHex, neighbour, parseHex, type Cell } from '$lib/board/hex';
import type { Way } from './orders';
import { shoots, stands } from './people';
import { distance } from './profile';
import { hexesOf, hexOf } from './town';
import type { Assault, AssaultCommand, Man } from './types';

/** Hexes straight from one to another, the first left out. */
export function straight(from: Cell, to: Cell): Cell[] {
  const steps: Cell[] = [];
  let here = from;
  while (distance(here, to) > 0) {
    const far = distance(here, to);
    const next: Cell | undefined = DIRECTIONS.map((side) => neighbour(here, side)).find(
      (cell) => distance(cell, to) < far,
    );
    if (!next) break;
    steps.push(next);
    here = next;
  }
  return steps;
}

/** On as far as the server says that one gets, and from there straight on. */
function pathTo(man: Man, ways: readonly Way[], goal: Cell): string[] {
  const start = parseHex(hexOf(man.place ?? ''));
  if (!start) return [];
  let best = { cell: start, path: [] as readonly string[] };
  for (const { spot, path } of ways) {
    const cell = parseHex(hexOf(spot));
    if (cell && distance(cell, goal) < distance(best.cell, goal)) best = { cell, path };
  }
  return [...best.path, ...straight(best.cell, goal).map(formatHex)];
}

/** What somebody in hand would do with a hex; nothing: a tap there only looks at it. */
export function meantBy(
  view: Assault,
  man: Man | undefined,
  ways: readonly Way[],
  hex: string,
): AssaultCommand | null {
  const goal = parseHex(hex);
  const phase = view.phase?.[1];
  const own = man?.side === view.you && man?.place && man.fate === 'alive' && !view.asked;
  if (!own || !goal || view.phase?.[0] !== view.you || hexOf(man.place ?? '') === hex) return null;
  const there = view.men.filter(({ place }) => place && hexOf(place) === hex).filter(stands);
  if (there.some(({ side }) => side === view.you)) return null;
  const [enemy] = there;
  if (phase === 'combat')
    return enemy ? { attack: { target: enemy.man, attackers: [man.man] } } : null;
  if (phase === 'first-fire' || phase === 'second-fire')
    return enemy && shoots(man) ? { aim: { shooter: man.man, target: enemy.man } } : null;
  if (phase !== 'movement' || !hexesOf(view.town).has(hex)) return null;
  const path = pathTo(man, ways, goal);
  return path.length > 0 ? { move: { man: man.man, path } } : null;
}
