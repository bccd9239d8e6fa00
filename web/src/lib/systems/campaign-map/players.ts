/** How the sides of a campaign are told apart: a colour, the strokes of a border and an emblem for each. */

export interface Heraldry {
  readonly colour: string;
  /** How the border of its land is broken, as dashes and gaps. */
  readonly dashes: string;
  /** A path in a box of 20 by 20. */
  readonly emblem: string;
  /** The emblem, as a word in the names of messages. */
  readonly word: string;
}

export const HERALDRY: readonly Heraldry[] = [
  {
    colour: '#a3271c',
    dashes: 'none',
    emblem: 'M10 3l2 5h5l-4 3.200 1.600 5.300L10 13.300 5.400 16.500 7 11.200 3 8h5z',
    word: 'star',
  },
  {
    colour: '#1f4e8c',
    dashes: '16 5',
    emblem: 'M10 3a7 7 0 1 0 7 9.500A5.600 5.600 0 0 1 10 3z',
    word: 'moon',
  },
  {
    colour: '#2d6a34',
    dashes: '5 4',
    emblem: 'M10 3l5 7h-3l4 5h-5v3H9v-3H4l4-5H5z',
    word: 'fir',
  },
  {
    colour: '#8a5a00',
    dashes: '22 4 5 4',
    emblem: 'M3 15V6l3.500 4L10 4l3.500 6L17 6v9z',
    word: 'crown',
  },
  {
    colour: '#6a2a7a',
    dashes: '2 4',
    emblem: 'M8 3h4v5h5v4h-5v5H8v-5H3V8h5z',
    word: 'cross',
  },
  {
    colour: '#3c4650',
    dashes: '10 3 2 3 2 3',
    emblem: 'M3 7l4-2 3 3 3-3 4 2-3 3v4l-4 3-4-3v-4z',
    word: 'raven',
  },
];

/** Nobody's. */
export const NEUTRAL: Heraldry = { colour: '#7b6a4c', dashes: 'none', emblem: '', word: 'nobody' };

export const heraldryOf = (player: number | null | undefined): Heraldry =>
  (player === null || player === undefined ? undefined : HERALDRY[player]) ?? NEUTRAL;
