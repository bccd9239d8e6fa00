/** Typing the dice that somebody threw at the table. */

import { say } from '$lib/language/messages.svelte';

export interface DiceKind {
  count: number;
  sides: number;
}

/** Reads `2d6`. */
export function parseDice(text: string): DiceKind | null {
  const match = /^(\d{1,4})d(\d{1,10})$/i.exec(text.trim());
  if (!match) return null;
  const kind = { count: Number(match[1]), sides: Number(match[2]) };
  return kind.count >= 1 && kind.sides >= 1 ? kind : null;
}

/** How people say it: `one die`, `2 dice`, `one D20`. */
export function diceInWords({ count, sides }: DiceKind): string {
  return say('table-dice-kind', { count, sides });
}

/** The dice of one pad, and the faces typed for them so far; never changed in place. */
export interface Tray {
  /** How many sides each die has. */
  sides: readonly number[];
  /** A face for each die; none: it was not typed yet, or was taken away. */
  faces: readonly (number | null)[];
}

/** For one roll, or for several one after the other. */
export function emptyTray(...kinds: DiceKind[]): Tray {
  const sides = kinds.flatMap((kind) => Array.from({ length: kind.count }, () => kind.sides));
  return { sides, faces: sides.map(() => null) };
}

/** The same with faces that lie there already; a face that is not on its die is none. */
export function trayWith(kinds: readonly DiceKind[], faces: Tray['faces']): Tray {
  const { sides } = emptyTray(...kinds);
  const laid = sides.map((most, index) => {
    const face = faces[index] ?? null;
    return face !== null && face <= most ? face : null;
  });
  return { sides, faces: laid };
}

/** The die that is typed next; none when all are there. */
export function nextDie({ faces }: Tray): number | null {
  const next = faces.indexOf(null);
  return next < 0 ? null : next;
}

/** How many faces are there. */
export function typedFaces({ faces }: Tray): number[] {
  return faces.filter((face) => face !== null);
}

export function isFull(tray: Tray): boolean {
  return nextDie(tray) === null;
}

/** Lays a face down on the next die; a full tray and a face that is not on the die stay as they are. */
export function lay(tray: Tray, face: number): Tray {
  const next = nextDie(tray);
  if (next === null) return tray;
  const possible = Number.isInteger(face) && face >= 1 && face <= (tray.sides[next] ?? 0);
  return possible ? { ...tray, faces: tray.faces.with(next, face) } : tray;
}

/** Takes the last face back. */
export function takeBack(tray: Tray): Tray {
  const last = tray.faces.findLastIndex((face) => face !== null);
  return last < 0 ? tray : takeAway(tray, last);
}

/** Takes one of the faces back; the others stay with their dice. */
export function takeAway(tray: Tray, index: number): Tray {
  return { ...tray, faces: tray.faces.with(index, null) };
}

/** The faces of a full tray, roll by roll. */
export function facesByRoll(tray: Tray, kinds: readonly DiceKind[]): number[][] {
  const all = typedFaces(tray);
  let from = 0;
  return kinds.map(({ count }) => all.slice(from, (from += count)));
}

/** The faces of a die as buttons, if there are few enough to show. */
export function buttonsFor(sides: number): number[] {
  return sides <= 20 ? Array.from({ length: sides }, (_, index) => index + 1) : [];
}

/** Where the pips of a D6 lie, in a square from -1 to 1. */
export function pips(face: number): [number, number][] {
  const corners: [number, number][] = [
    [-1, -1],
    [1, 1],
  ];
  const others: [number, number][] = [
    [1, -1],
    [-1, 1],
  ];
  const sides: [number, number][] = [
    [-1, 0],
    [1, 0],
  ];
  const middle: [number, number][] = face % 2 === 1 ? [[0, 0]] : [];
  return [
    ...(face >= 2 ? corners : []),
    ...(face >= 4 ? others : []),
    ...(face >= 6 ? sides : []),
    ...middle,
  ];
}
