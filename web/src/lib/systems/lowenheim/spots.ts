/** Where the groups of one hex are drawn, so that none hides another. */

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** One to four have places of their own. */
const FEW: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0, scale: 1.2 }],
  [
    { x: -8, y: -4, scale: 0.8 },
    { x: 8, y: 4, scale: 0.8 },
  ],
  [
    { x: -8, y: -5, scale: 0.68 },
    { x: 8, y: -5, scale: 0.68 },
    { x: 0, y: 7.5, scale: 0.68 },
  ],
  [
    { x: -8, y: -6.5, scale: 0.6 },
    { x: 8, y: -6.5, scale: 0.6 },
    { x: -8, y: 7, scale: 0.6 },
    { x: 8, y: 7, scale: 0.6 },
  ],
];

/** More stand in rows, those behind first: how many in a row, how far from each other, and how small. */
const ROWS = [
  { most: 6, columns: 3, dx: 11, dy: 13, scale: 0.5 },
  { most: 9, columns: 3, dx: 11, dy: 10, scale: 0.42 },
  { most: 16, columns: 4, dx: 8, dy: 7.5, scale: 0.32 },
] as const;

/** A spot for each of so many groups. */
export function spotsFor(count: number): readonly Spot[] {
  const few = FEW[count];
  if (few) return few;
  const { columns, dx, dy, scale } = ROWS.find(({ most }) => count <= most) ?? ROWS[2];
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: dx * ((index % columns) - (inRow - 1) / 2),
      y: dy * (row - (rows - 1) / 2),
      scale,
    };
  });
}
