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

/** The faces typed so far for one need; never changed in place. */
export interface Tray {
  kind: DiceKind;
  faces: readonly number[];
}

export function emptyTray(kind: DiceKind): Tray {
  return { kind, faces: [] };
}

export function isFull({ kind, faces }: Tray): boolean {
  return faces.length >= kind.count;
}

/** Lays a face down; a full tray and a face that is not on the die stay as they are. */
export function lay(tray: Tray, face: number): Tray {
  const possible = Number.isInteger(face) && face >= 1 && face <= tray.kind.sides;
  if (!possible || isFull(tray)) return tray;
  return { ...tray, faces: [...tray.faces, face] };
}

/** Takes the last face back. */
export function takeBack(tray: Tray): Tray {
  return { ...tray, faces: tray.faces.slice(0, -1) };
}

/** Takes one of the faces back; the others stay in their order. */
export function takeAway(tray: Tray, index: number): Tray {
  return { ...tray, faces: tray.faces.filter((_, known) => known !== index) };
}

/** The faces of a die as buttons, if there are few enough to show. */
export function buttonsFor({ sides }: DiceKind): number[] {
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
