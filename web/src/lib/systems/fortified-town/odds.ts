/** What ten dice do, as the server counts them, in words and bars. */

import { list, say } from '$lib/language/messages.svelte';
import type { Fight, Foretold } from './types';

/** From nothing to the worst, as the rows of odds show it. */
const TRIES = ['fails', 'succeeds'];
const HITS = ['miss', 'driven', 'horse-hit', 'horse-killed', 'wounded', 'killed'];
const BLOWS = [
  'attacker-stunned',
  'attackers-retreat',
  'nothing',
  'defender-retreats',
  'defender-stunned',
  'defender-wounded',
  'defender-killed',
];
const ORDER = [...new Set([...TRIES, ...BLOWS, ...HITS])];

/** Whom it goes badly for. */
export type Tone = 'against' | 'nothing' | 'light' | 'heavy';

const TONES: Readonly<Record<string, Tone>> = {
  miss: 'nothing',
  fails: 'nothing',
  nothing: 'nothing',
  'attacker-stunned': 'against',
  'attackers-retreat': 'against',
  driven: 'light',
  'horse-hit': 'light',
  'horse-killed': 'light',
  'defender-retreats': 'light',
  'defender-stunned': 'light',
};

export interface Share {
  what: string;
  faces: number;
  tone: Tone;
  name: string;
}

/** Each thing that a die can do, with the faces out of ten that do it. */
export function parts(faces: Readonly<Record<string, number>>): Share[] {
  return Object.entries(faces)
    .filter(([, number]) => number > 0)
    .toSorted(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map(([what, number]) => ({
      what,
      faces: number,
      tone: TONES[what] ?? 'heavy',
      name: say('fortified-town-does', { what }),
    }));
}

/** As short as it fits on the board: faces that harm the other side, and faces that kill. */
export function inShort(faces: Readonly<Record<string, number>>): { hits: number; kills: number } {
  const harmful = parts(faces).filter(({ tone }) => tone === 'light' || tone === 'heavy');
  return {
    hits: harmful.reduce((sum, part) => sum + part.faces, 0),
    kills: (faces.killed ?? 0) + (faces['defender-killed'] ?? 0),
  };
}

/** What a combat is fought with: attack and defence, the column, what the ground changes, and by whom. */
export function oddsInWords(fight: Fight, names: readonly string[] = []): string {
  const { attack, defence, odds, modifier } = fight;
  return say('fortified-town-fight-odds', {
    attack,
    defence,
    odds: odds.join(':'),
    modifier: modifier < 0 ? ` − ${-modifier}` : modifier > 0 ? ` + ${modifier}` : '',
    by: names.length > 0 ? ` · ${list(names)}` : '',
  });
}

/** Faces out of ten, where an order is decided by one die. */
export function facesOf(foretold: Foretold): Readonly<Record<string, number>> | null {
  if ('shot' in foretold) return foretold.shot.hits;
  if ('fight' in foretold) return foretold.fight.blows;
  if ('try' in foretold) return { succeeds: foretold.try, fails: 10 - foretold.try };
  return null;
}
