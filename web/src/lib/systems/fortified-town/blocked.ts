/** What somebody could want to do, and may not now: the server says why not. */

import { DIRECTIONS, formatHex, neighbour, parseHex } from '$lib/board/hex';
import type { BlockedOption } from '$lib/chronicle/blocked';
import { say } from '$lib/language/messages.svelte';
import { distance } from './profile';
import { shoots, stands } from './people';
import { hexesOf, hexOf } from './town';
import type { Assault, AssaultOptions, Man } from './types';

/** The enemy on the map who is nearest to somebody. */
function nearest(view: Assault, man: Man): Man | undefined {
  const from = parseHex(hexOf(man.place ?? ''));
  if (!from) return undefined;
  const away = (other: Man) => {
    const cell = parseHex(hexOf(other.place ?? ''));
    return cell ? distance(from, cell) : Infinity;
  };
  return view.men
    .filter((other) => other.side !== man.side && stands(other))
    .toSorted((a, b) => away(a) - away(b))[0];
}

/** What one of one's own could be sent to do, and may not now. */
export function blockedOf(
  view: Assault,
  options: AssaultOptions,
  man: Man | undefined,
): BlockedOption[] {
  if (!man || man.side !== view.you || man.fate !== 'alive' || view.outcome) return [];
  const found: BlockedOption[] = [];
  const enemy = nearest(view, man);
  const cell = parseHex(hexOf(man.place ?? ''));
  const beside = cell
    ? DIRECTIONS.map((side) => formatHex(neighbour(cell, side))).find((hex) =>
        hexesOf(view.town).has(hex),
      )
    : undefined;
  if (beside && !options.moves[man.man]) {
    const command = { move: { man: man.man, path: [beside] } };
    found.push({ name: say('fortified-town-wish-move'), command });
  }
  if (enemy && shoots(man) && !options.shots[man.man]) {
    const command = { aim: { shooter: man.man, target: enemy.man } };
    found.push({ name: say('fortified-town-wish-shoot', { name: enemy.name }), command });
  }
  if (enemy && !options.fights.some(({ attackers }) => attackers.includes(man.man))) {
    const command = { attack: { target: enemy.man, attackers: [man.man] } };
    found.push({ name: say('fortified-town-wish-attack', { name: enemy.name }), command });
  }
  return found;
}
