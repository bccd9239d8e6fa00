/** The two colours of a battle, and the suit of each. */

import type { Colour } from './types';

export const SUITS: Record<Colour, string> = { red: '♦', black: '♠' };
export const COLOURS: readonly Colour[] = ['red', 'black'];

/** The outlines of tokens around (0, 0), so that an army is known without its colour. */
export const OUTLINES: Record<'unit' | 'lone', Record<Colour, string>> = {
  unit: {
    red: 'M-12 -9.500a3 3 0 0 1 3 -3H9a3 3 0 0 1 3 3V8a3 3 0 0 1 -3 3H-9a3 3 0 0 1 -3 -3Z',
    black: 'M-12 -8.500L-8 -12.500H8L12 -8.500V7L8 11H-8L-12 7Z',
  },
  lone: {
    red: 'M0 -11.500a11 11 0 1 1 0 22a11 11 0 1 1 0 -22Z',
    black: 'M0 -12L8 -9L11.500 -1L8 8L0 11L-8 8L-11.500 -1L-8 -9Z',
  },
};
