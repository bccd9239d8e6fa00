/** The two colours of a battle, and the suit of each. */

import type { Colour } from './types';

export const SUITS: Record<Colour, string> = { red: '♦', black: '♠' };
export const COLOURS: readonly Colour[] = ['red', 'black'];
