/** Creatures that are drawn by themselves, beside the figures of their faction: by stat line. */

import { say } from '$lib/language/messages.svelte';

export interface Creature {
  /** Said after the figure's name. */
  name: string;
  /** A closed outline around (0, 0), about 11 units in radius, in place of the faction's shape. */
  shape: string;
  /** What is drawn on it, in the colour of the eyes. */
  face: string;
}

export const CREATURES: Record<string, Creature> = {
  werewolf: {
    get name() {
      return say('lowenheim-werewolf');
    },
    // A wolf's head from the front: pricked ears, ruff, muzzle.
    shape:
      'M-10.500 -14L-4.500 -9.500H4.500L10.500 -14L11.500 -4L14 1L10 3.500L6.500 9L3 14H-3L-6.500 9L-10 3.500L-14 1L-11.500 -4Z',
    face: 'M-8 -4.500L-2.500 -1.500L-6.500 0ZM8 -4.500L2.500 -1.500L6.500 0ZM-2.200 6.500H2.200L0 9ZM-3 11L-2 13.200L-1 11ZM3 11L2 13.200L1 11Z',
  },
  'air-spirit': {
    get name() {
      return say('lowenheim-air-spirit');
    },
    // A whirlwind: wide above, winding down to a point.
    shape:
      'M-12 -13.500C-5 -17 6 -17 12.500 -13C15 -10.500 12.500 -7.500 9 -6.500C11 -4.500 9.500 -1.500 6.500 -0.500C8 1.500 6.500 4.500 4 5.500C5 8.500 2.500 12 -1.500 14.500C0 11.500 -1 9.500 -2.500 8C-5.500 6.500 -6 3.500 -4.500 1.500C-8 0.500 -9 -3 -7 -5C-12 -6 -15 -10.500 -12 -13.500Z',
    face: 'M-9.500 -11.500C-3.500 -13.500 4 -13.500 9.500 -11.300C4 -9.700 -3.500 -9.700 -9.500 -11.500ZM-4.500 -4C-1 -5.200 3 -5.200 6 -4C3 -2.700 -1 -2.700 -4.500 -4ZM-2.300 3C-0.500 2.100 1.600 2.100 3.200 3C1.600 3.900 -0.500 3.900 -2.300 3Z',
  },
};
