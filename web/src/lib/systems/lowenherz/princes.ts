/** How the colours of a realm are told apart: a tint, a hatching, an emblem and a letter for each. */

import type { Colour } from './types';

export interface Heraldry {
  readonly colour: string;
  /** Degrees by which the hatching leans; `null` for dots. */
  readonly hatching: number | null;
  /** A path in a box of 20 by 20. */
  readonly emblem: string;
}

export const HERALDRY: Readonly<Record<Colour, Heraldry>> = {
  ochre: {
    colour: '#a8690a',
    hatching: 45,
    emblem: 'M3 15V6l3.500 4L10 4l3.500 6L17 6v9z',
  },
  lilac: {
    colour: '#74398f',
    hatching: 135,
    emblem: 'M10 3a7 7 0 1 0 7 9.500A5.600 5.600 0 0 1 10 3z',
  },
  gray: {
    colour: '#45525c',
    hatching: null,
    emblem: 'M8 3h4v5h5v4h-5v5H8v-5H3V8h5z',
  },
  red: {
    colour: '#a3271c',
    hatching: 0,
    emblem: 'M10 3l2 5h5l-4 3.200 1.600 5.300L10 13.300 5.400 16.500 7 11.200 3 8h5z',
  },
};

export const COLOURS = Object.keys(HERALDRY) as Colour[];
