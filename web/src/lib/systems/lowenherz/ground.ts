/** The ground of a realm's board. What is drawn alike is one line for the whole board: see `board/together.ts`. */

import { together } from '$lib/board/together';
import { corner, placeOf, SPACE, SPACES } from './board';

/** A stroke of a drawing: where its pen is set down within a space, and how it goes on from there. */
type Stroke = readonly [look: string, right: number, down: number, onwards: string];

const square = (look: string): Stroke => [look, 0, 0, `h${SPACE}v${SPACE}h-${SPACE}z`];

const TREES = [
  [14, 30],
  [34, 24],
  [50, 34],
  [22, 52],
  [42, 56],
] as const;

const WOOD: readonly Stroke[] = [
  square('wood'),
  ...TREES.map(([right, down]): Stroke => ['trunk', right, down, 'v6']),
  ...TREES.map(([right, down]): Stroke => ['tree', right, down - 20, 'l9 20h-18z']),
];

const MOUNTAIN: readonly Stroke[] = [
  square('slope'),
  ['far-peak', 26, 54, 'l18-36 18 36z'],
  ['peak', 3, 56, 'l21-44 21 44z'],
  ['silver', 24, 12, 'l8 17-5-3-4 5-4-5-3 3z'],
  ['silver', 44, 18, 'l6 12-4-2-3 4-4-3z'],
];

const TOWN: readonly Stroke[] = [
  square('street'),
  ['house', 8, 52, 'v-18h18v18z'],
  ['house', 40, 54, 'v-18h17v18z'],
  ['roof', 5, 35, 'l12-12 12 12z'],
  ['roof', 37, 37, 'l11.500-11 11.500 11z'],
  ['tower', 27, 52, 'v-28h12v28z'],
  ['spire', 25, 25, 'l8-18 8 18z'],
  ['gold', 33, 7, 'v-6m-2.500 2h5'],
];

/** Fields are ploughed this way or that, or not at all. */
const FIELDS: readonly (readonly Stroke[])[] = [
  [square('field'), ['furrow', 10, 14, 'h30m-24 8h34m-40 22h26m-16 8h34']],
  [square('field'), ['furrow', 14, 10, 'v24m10-18v30m20-34v26m8-16v30']],
  [square('field'), ['tuft', 12, 20, 'l2-6 2 6m28 10l2-6 2 6m-24 22l2-6 2 6']],
];

function strokesOf(kind: string | undefined, { column, row }: { column: number; row: number }) {
  if (kind === 'W') return WOOD;
  if (kind === 'M') return MOUNTAIN;
  if (kind === 'T') return TOWN;
  return FIELDS[(column * 7 + row * 5) % FIELDS.length] ?? [];
}

/** The lines of a board, one for each look, those in front last; of its land there is a letter for each space, row by row. */
export function groundOf(land: readonly string[]): { look: string; d: string }[] {
  const strokes = SPACES.flatMap((space) => {
    const { x, y } = corner(space);
    const place = placeOf(space);
    return strokesOf(land[place.row]?.[place.column], place).map(
      ([look, right, down, onwards]) => ({ look, d: `M${x + right} ${y + down}${onwards}` }),
    );
  });
  return together(strokes, ({ look }) => look);
}
