/** The shape of the board: spaces and sides as points, and what a boundary would close. */

import { COLUMNS, ROWS, type Realm } from './types';

/** A space from edge to edge, in units of the drawing. */
export const SPACE = 64;
/** The frame round the board. */
export const FRAME = 26;
export const WIDTH = COLUMNS * SPACE + 2 * FRAME;
export const HEIGHT = ROWS * SPACE + 2 * FRAME;

export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const nameAt = ({ column, row }: Cell): string => `${column},${row}`;

export function placeOf(space: string): Cell {
  const [column = 0, row = 0] = space.split(',').map(Number);
  return { column, row };
}

const isOnBoard = ({ column, row }: Cell): boolean =>
  column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;

export const SPACES: readonly string[] = Array.from({ length: ROWS * COLUMNS }, (_, index) =>
  nameAt({ column: index % COLUMNS, row: Math.floor(index / COLUMNS) }),
);

/** The upper left corner of a space. */
export function corner(space: string): { x: number; y: number } {
  const { column, row } = placeOf(space);
  return { x: FRAME + column * SPACE, y: FRAME + row * SPACE };
}

export function middle(space: string): { x: number; y: number } {
  const { x, y } = corner(space);
  return { x: x + SPACE / 2, y: y + SPACE / 2 };
}

/** The two spaces beside a side, such as `3,4:E`. */
export function beside(side: string): readonly [string, string] {
  const [space = '', towards] = side.split(':');
  const { column, row } = placeOf(space);
  const next = towards === 'E' ? { column: column + 1, row } : { column, row: row + 1 };
  return [space, nameAt(next)];
}

/** The ends of a side. */
export function ends(side: string): readonly [number, number, number, number] {
  const { x, y } = corner(beside(side)[1]);
  return side.endsWith(':E') ? [x, y, x, y + SPACE] : [x, y, x + SPACE, y];
}

/** Some sides, as a path. */
export const lineOf = (sides: readonly string[]): string =>
  sides
    .map((side) => {
      const [x, y, toX, toY] = ends(side);
      return `M${x} ${y}L${toX} ${toY}`;
    })
    .join('');

/** Some spaces, as a path to fill. */
export const squares = (spaces: readonly string[]): string =>
  spaces
    .map((space) => {
      const { x, y } = corner(space);
      return `M${x} ${y}h${SPACE}v${SPACE}h-${SPACE}z`;
    })
    .join('');

/** The middle of a space or a side. */
export function pointOf(place: string): { x: number; y: number } {
  if (!place.includes(':')) return middle(place);
  const [x, y, toX, toY] = ends(place);
  return { x: (x + toX) / 2, y: (y + toY) / 2 };
}

/** The side between two spaces that are beside each other. */
function sideBetween(one: string, other: string): string {
  const [a, b] = [placeOf(one), placeOf(other)];
  const first = a.row < b.row || a.column < b.column ? one : other;
  return `${first}:${a.row === b.row ? 'E' : 'S'}`;
}

export const STEPS = {
  ArrowLeft: { column: -1, row: 0 },
  ArrowRight: { column: 1, row: 0 },
  ArrowUp: { column: 0, row: -1 },
  ArrowDown: { column: 0, row: 1 },
} as const;

/** The space a step away; none: the frame is there. */
export function next(space: string, step: Cell): string | null {
  const { column, row } = placeOf(space);
  const there = { column: column + step.column, row: row + step.row };
  return isOnBoard(there) ? nameAt(there) : null;
}

/** Everything that is joined with a space. */
function joined(space: string, walls: ReadonlySet<string>): Set<string> {
  const found = new Set([space]);
  const open = [space];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    for (const step of Object.values(STEPS)) {
      const there = next(from, step);
      if (there === null || found.has(there) || walls.has(sideBetween(from, there))) continue;
      found.add(there);
      open.push(there);
    }
  }
  return found;
}

/**
 * The spaces that one more boundary would close in: the parts beside it with one castle or none. The rules say what
 * that is worth.
 */
export function closedBy(view: Realm, side: string): string[] {
  const walls = new Set([...view.boundaries, side]);
  const [one, other] = beside(side).map((space) => joined(space, walls));
  if (!one || !other || other.has(beside(side)[0])) return [];
  const isClosed = (part: ReadonlySet<string>) =>
    [...part].filter((space) => view.castles[space] !== undefined).length <= 1;
  return [one, other].filter(isClosed).flatMap((part) => [...part]);
}

/** The outline of some spaces, as a path along their sides. */
export function outline(spaces: readonly string[]): string {
  const own = new Set(spaces);
  return spaces
    .flatMap((space) => {
      const { x, y } = corner(space);
      const [right, bottom] = [x + SPACE, y + SPACE];
      const open = (step: Cell) => !own.has(next(space, step) ?? '');
      return [
        open(STEPS.ArrowUp) ? `M${x} ${y}H${right}` : '',
        open(STEPS.ArrowDown) ? `M${x} ${bottom}H${right}` : '',
        open(STEPS.ArrowLeft) ? `M${x} ${y}V${bottom}` : '',
        open(STEPS.ArrowRight) ? `M${right} ${y}V${bottom}` : '',
      ];
    })
    .join('');
}
