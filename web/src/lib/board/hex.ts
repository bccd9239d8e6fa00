/**
 * Pixels for hexes: pointy-top, odd rows shifted half a hex to the right. Nothing here knows a rule.
 */

export type Direction = 'NE' | 'E' | 'SE' | 'SW' | 'W' | 'NW';

/** The fixed order of the rulebook, clockwise from the north-east. */
export const DIRECTIONS: readonly Direction[] = ['NE', 'E', 'SE', 'SW', 'W', 'NW'];

export interface Cell {
  column: number;
  row: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Centre to corner, in units of the drawing. */
export const RADIUS = 20;
export const WIDTH = Math.sqrt(3) * RADIUS;
export const ROW_HEIGHT = 1.5 * RADIUS;

/** Reads `column,row`; nothing for anything else. */
export function parseHex(text: string): Cell | null {
  const match = /^(\d{1,3}),(\d{1,3})$/.exec(text);
  return match ? { column: Number(match[1]), row: Number(match[2]) } : null;
}

export function formatHex({ column, row }: Cell): string {
  return `${column},${row}`;
}

/** Reads `column,row:SIDE`. */
export function parseHexside(text: string): { cell: Cell; direction: Direction } | null {
  const [hex = '', side = ''] = text.split(':');
  const cell = parseHex(hex);
  const direction = DIRECTIONS.find((known) => known === side);
  return cell && direction ? { cell, direction } : null;
}

export function neighbour({ column, row }: Cell, direction: Direction): Cell {
  const shift = row & 1;
  switch (direction) {
    case 'NE':
      return { column: column + shift, row: row - 1 };
    case 'E':
      return { column: column + 1, row };
    case 'SE':
      return { column: column + shift, row: row + 1 };
    case 'SW':
      return { column: column + shift - 1, row: row + 1 };
    case 'W':
      return { column: column - 1, row };
    case 'NW':
      return { column: column + shift - 1, row: row - 1 };
  }
}

/** The centre of a hex. */
export function centre({ column, row }: Cell): Point {
  return {
    x: WIDTH * (column + 0.5 + (row & 1 ? 0.5 : 0)),
    y: RADIUS + ROW_HEIGHT * row,
  };
}

/** The two corners of one hexside as offsets from the centre, clockwise. */
const EDGES: Record<Direction, readonly [Point, Point]> = (() => {
  const corner = (index: number): Point => {
    const angle = (Math.PI / 3) * index - Math.PI / 2;
    return { x: RADIUS * Math.cos(angle), y: RADIUS * Math.sin(angle) };
  };
  const edge = (index: number): readonly [Point, Point] => [corner(index), corner(index + 1)];
  return { NE: edge(0), E: edge(1), SE: edge(2), SW: edge(3), W: edge(4), NW: edge(5) };
})();

/** Where a hexside is drawn: from corner to corner, clockwise seen from the hex's centre. */
export function edgeLine(cell: Cell, direction: Direction): { from: Point; to: Point } {
  const middle = centre(cell);
  const [from, to] = EDGES[direction];
  return {
    from: { x: middle.x + from.x, y: middle.y + from.y },
    to: { x: middle.x + to.x, y: middle.y + to.y },
  };
}

/** The outline of a hex, shrunk or grown by `scale`, as the `d` of a path. */
export function outline(cell: Cell, scale = 1): string {
  const { x, y } = centre(cell);
  const corners = DIRECTIONS.map((direction) => EDGES[direction][0]);
  const points = corners.map(
    (corner) => `${round(x + corner.x * scale)},${round(y + corner.y * scale)}`,
  );
  return `M${points.join('L')}Z`;
}

/** The size of a drawing that holds so many columns and rows. */
export function extent(columns: number, rows: number): { width: number; height: number } {
  return { width: WIDTH * (columns + 0.5), height: ROW_HEIGHT * (rows - 1) + 2 * RADIUS };
}

/** Which hex an arrow key leads to; rows zigzag, so a column is kept. */
export function step(cell: Cell, key: string, columns: number, rows: number): Cell | null {
  const moved = { ...cell };
  switch (key) {
    case 'ArrowLeft':
      moved.column -= 1;
      break;
    case 'ArrowRight':
      moved.column += 1;
      break;
    case 'ArrowUp':
      moved.row -= 1;
      break;
    case 'ArrowDown':
      moved.row += 1;
      break;
    case 'Home':
      moved.column = 0;
      break;
    case 'End':
      moved.column = columns - 1;
      break;
    default:
      return null;
  }
  const inside = moved.column >= 0 && moved.row >= 0 && moved.column < columns && moved.row < rows;
  return inside ? moved : cell;
}

/** Two decimals are enough for a drawing, and keep it small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
