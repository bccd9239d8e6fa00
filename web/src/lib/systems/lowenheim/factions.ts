/** How a faction is shown: a letter and a shape of its own, so that colour is never needed. */

import type { Faction } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';

export type Crest = Faction | 'enemy';

export interface Bearing {
  name: string;
  letter: string;
  /** A closed outline around (0, 0), about 9 units in radius. */
  shape: string;
}

export const BEARINGS: Record<Crest, Bearing> = {
  'city-guard': {
    get name() {
      return say('lowenheim-name-city-guard');
    },
    letter: 'G',
    shape: 'M-8.500 -9.500H8.500V1C8.500 6 4.500 9 0 11C-4.500 9 -8.500 6 -8.500 1Z',
  },
  'palace-guard': {
    get name() {
      return say('lowenheim-name-palace-guard');
    },
    letter: 'P',
    shape: 'M-8.500 -9.500H-4.500V-6.500H-2V-9.500H2V-6.500H4.500V-9.500H8.500V10H-8.500Z',
  },
  'elven-guard': {
    get name() {
      return say('lowenheim-name-elven-guard');
    },
    letter: 'E',
    shape:
      'M0 -12.500C7 -8 9.500 -3 9 1.500C8.500 6 5 9.500 0 12C-5 9.500 -8.500 6 -9 1.500C-9.500 -3 -7 -8 0 -12.500Z',
  },
  'wizards-council': {
    get name() {
      return say('lowenheim-name-wizards-council');
    },
    letter: 'W',
    shape:
      'M0 -13L3.600 -8.700L9.200 -9.200L8.700 -3.600L13 0L8.700 3.600L9.200 9.200L3.600 8.700L0 13L-3.600 8.700L-9.200 9.200L-8.700 3.600L-13 0L-8.700 -3.600L-9.200 -9.200L-3.600 -8.700Z',
  },
  bretonnia: {
    get name() {
      return say('lowenheim-name-bretonnia');
    },
    letter: 'B',
    shape: 'M0 -13L12 0L0 13L-12 0Z',
  },
  cathay: {
    get name() {
      return say('lowenheim-name-cathay');
    },
    letter: 'C',
    shape: 'M10.500 0A10.500 10.500 0 1 1 -10.500 0A10.500 10.500 0 1 1 10.500 0Z',
  },
  enemy: {
    get name() {
      return say('lowenheim-name-enemy');
    },
    letter: 'S',
    shape:
      'M-13 -11L-7.500 -9L-3 -6.500H3L7.500 -9L13 -11L10.500 -1L2.500 11.500L0 13L-2.500 11.500L-10.500 -1Z',
  },
};
