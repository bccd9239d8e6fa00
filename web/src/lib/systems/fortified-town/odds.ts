/** What ten dice do, as the server counts them, in words and bars. */

import { say } from '$lib/language/messages.svelte';

/** From nothing to the worst, as the rows of odds show it. */
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
const ORDER = [...new Set([...BLOWS, ...HITS])];

/** Whom it goes badly for. */
export type Tone = 'against' | 'nothing' | 'light' | 'heavy';

const TONES: Readonly<Record<string, Tone>> = {
  miss: 'nothing',
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
