/** Who stands where, and how people say it. */

import { list, say } from '$lib/language/messages.svelte';
import { parseSpot, type Floor } from './town';
import type { Assault, Man, Side } from './types';

export const SIDES: readonly Side[] = ['besiegers', 'besieged'];

export function sideName(view: Assault, side: Side): string {
  return view.sides[side] || say('fortified-town-side', { side });
}

export function manOf(view: Assault, id: string | null | undefined): Man | undefined {
  return id ? view.men.find(({ man }) => man === id) : undefined;
}

/** By name, for sentences. */
export function nameOf(view: Assault, id: string): string {
  return manOf(view, id)?.name ?? id;
}

export function isHorse({ class: what }: Man): boolean {
  return what === 'horse';
}

export function shoots({ class: what }: Man): boolean {
  return what === 'archer' || what === 'longbowman' || what === 'crossbowman';
}

/** Somebody of a side, in camp or on the map. */
export function isAlive(man: Man): boolean {
  return man.fate === 'alive' && !isHorse(man);
}

/** Alive, on the map and on their feet. */
export function stands(man: Man): boolean {
  return man.fate === 'alive' && man.place !== null && !man.stunned && !isHorse(man);
}

const FLOORS: readonly Floor[] = ['top', 'ladder', 'ground'];

/** Everybody alive in each hex, those above first; and those who lie dead there. */
export function byHex(view: Assault): Map<string, { people: Man[]; dead: Man[] }> {
  const found = new Map<string, { people: Man[]; dead: Man[] }>();
  for (const man of view.men) {
    if (man.place === null || man.fate === 'captured') continue;
    const { hex } = parseSpot(man.place);
    const there = found.get(hex) ?? { people: [], dead: [] };
    (man.fate === 'dead' ? there.dead : there.people).push(man);
    found.set(hex, there);
  }
  const rank = (man: Man) =>
    FLOORS.indexOf(parseSpot(man.place ?? '').floor) + (stands(man) ? 0 : isHorse(man) ? 20 : 10);
  for (const { people } of found.values()) people.sort((a, b) => rank(a) - rank(b));
  return found;
}

/** A place as people say it: 10,22, on top. */
export function placeName(spot: string): string {
  const { hex, floor } = parseSpot(spot);
  return say('fortified-town-place', { hex, floor });
}

/** How somebody is, in a few words. */
export function condition(man: Man): string[] {
  const { fate } = man;
  if (fate !== 'alive') return [say('fortified-town-fate', { fate })];
  const words = [];
  if (man.stunned) words.push(say('fortified-town-stunned'));
  if (man.wounded) words.push(say('fortified-town-wounded'));
  if (man.mounted) words.push(say('fortified-town-mounted'));
  if (man.loading) words.push(say('fortified-town-loading'));
  if (man.carries) words.push(say('fortified-town-carries'));
  if (man.works) words.push(say('fortified-town-works', { mechanism: man.works }));
  return words;
}

/** What somebody has done in this player turn. */
export function deeds(man: Man): string[] {
  const words = [];
  if (man.shot) words.push(say('fortified-town-has-shot'));
  if (man.attacked) words.push(say('fortified-town-has-attacked'));
  if (man.ended) words.push(say('fortified-town-move-over'));
  else if (man.moved) words.push(say('fortified-town-has-moved'));
  return words;
}

/** Somebody as they are read aloud. */
export function inWords(man: Man): string {
  const { floor } = parseSpot(man.place ?? '');
  const words = [...condition(man)];
  if (floor !== 'ground') words.unshift(say('fortified-town-floor', { floor }));
  return say('fortified-town-man', {
    side: man.side,
    name: man.name,
    condition: words.length > 0 ? `: ${list(words)}` : '',
  });
}

/** Which sign somebody's token shows. */
export function signOf(man: Pick<Man, 'class'>): string {
  return `man-${man.class}`;
}

export const MINIATURES: Partial<Record<Man['class'], string>> = {
  baron: 'general',
  knight: 'guard',
  sergeant: 'guard',
  spearman: 'spear',
  crossbowman: 'crossbow',
  longbowman: 'bow',
  archer: 'bow',
  engineer: 'engineer',
  townsman: 'townsman',
  civilian: 'townsman',
  horse: 'horse',
};

/** Which miniature stands for somebody. */
export function miniatureOf(man: Pick<Man, 'class' | 'mounted'>): string {
  if (man.mounted) return 'knight';
  return MINIATURES[man.class] ?? 'foot';
}

/**
 * Where the tokens of a hex stand, by how many there are: the offset and the size of each. Beside an
 * engine they leave its middle free.
 */
export function layout(
  count: number,
  beside = false,
): readonly { x: number; y: number; scale: number }[] {
  if (beside) {
    const rows = Math.ceil(count / 2);
    return Array.from({ length: count }, (_, index) => ({
      x: index % 2 === 0 ? -10.5 : 10.5,
      y: (Math.floor(index / 2) - (rows - 1) / 2) * (24 / Math.max(rows, 2)),
      scale: rows > 2 ? 0.34 : 0.43,
    }));
  }
  if (count <= 1) return [{ x: 0, y: 0, scale: 1 }];
  if (count === 2) {
    return [
      { x: 7, y: -6.5, scale: 0.68 },
      { x: -7, y: 6.5, scale: 0.68 },
    ];
  }
  const columns = count <= 4 ? 2 : count <= 6 ? 3 : 4;
  const rows = Math.ceil(count / columns);
  const scale = columns === 2 ? 0.55 : columns === 3 ? 0.42 : 0.34;
  return Array.from({ length: count }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * (26 / columns) * 1.1,
    y: (Math.floor(index / columns) - (rows - 1) / 2) * (28 / Math.max(rows, 2)),
    scale,
  }));
}

/** What a side has lost and has left, in a few words; what is none is left out. */
export function lossesInWords(view: Assault, side: Side): string[] {
  const lost = view.losses[side];
  if (!lost) return [];
  const { dead, captured, wounded, points } = lost;
  const barrels = view.works.oil[side] ?? 0;
  return [
    dead > 0 ? say('fortified-town-lost-dead', { count: dead }) : '',
    captured > 0 ? say('fortified-town-lost-captured', { count: captured }) : '',
    wounded > 0 ? say('fortified-town-lost-wounded', { count: wounded }) : '',
    say('fortified-town-points-of', { points }),
    barrels > 0 ? say('fortified-town-oil', { barrels }) : '',
  ].filter((word) => word);
}
