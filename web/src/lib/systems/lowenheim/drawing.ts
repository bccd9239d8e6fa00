/** Turns the city as data into lines and letters to draw. No rules, only pixels. */

import type { City } from '$lib/api/types';
import {
  centre,
  edgeLine,
  formatHex,
  neighbour,
  parseHex,
  parseHexside,
  RADIUS,
  round,
  WIDTH,
  type Point,
} from '$lib/board/hex';

export interface WallLine {
  side: string;
  d: string;
  /** The same line moved outward, on which the merlons stand. */
  merlons: string;
  city: boolean;
}

function terrainOf(city: City, hex: string): string {
  const cell = parseHex(hex);
  return cell ? (city.rows[cell.row]?.[cell.column] ?? ',') : ',';
}

function line(from: Point, to: Point, dx = 0, dy = 0): string {
  return `M${round(from.x + dx)} ${round(from.y + dy)}L${round(to.x + dx)} ${round(to.y + dy)}`;
}

/** Walls with merlons on their outer side: towards the fields, or away from the place they guard. */
export function wallLines(city: City): WallLine[] {
  const placeOf = new Map(
    city.places.flatMap((place) => place.hexes.map((hex) => [hex, place.place])),
  );
  const gone = new Set(city.opened);
  return city.walls.flatMap((side) => {
    const parsed = parseHexside(side);
    if (!parsed || gone.has(side)) return [];
    const other = neighbour(parsed.cell, parsed.direction);
    const here = formatHex(parsed.cell);
    const there = formatHex(other);
    const fieldsHere = terrainOf(city, here) === ',';
    const fieldsThere = terrainOf(city, there) === ',';
    const isCity = fieldsHere || fieldsThere;
    const outwardIsThere = isCity ? fieldsThere : placeOf.has(here);
    const [a, b] = [centre(parsed.cell), centre(other)];
    const sign = outwardIsThere ? 1 : -1;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const reach = isCity ? 3.6 : 2.4;
    const dx = (sign * reach * (b.x - a.x)) / length;
    const dy = (sign * reach * (b.y - a.y)) / length;
    const { from, to } = edgeLine(parsed.cell, parsed.direction);
    return [{ side, d: line(from, to), merlons: line(from, to, dx, dy), city: isCity }];
  });
}

/** A hexside with its middle and its angle in degrees, to put a drawing on it. */
export function onHexside(side: string): { x: number; y: number; angle: number } | null {
  const parsed = parseHexside(side);
  if (!parsed) return null;
  const { from, to } = edgeLine(parsed.cell, parsed.direction);
  return {
    x: round((from.x + to.x) / 2),
    y: round((from.y + to.y) / 2),
    angle: round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI),
  };
}

/** A hexside from corner to corner, as the `d` of a path. */
export function hexsideLine(side: string): string {
  const parsed = parseHexside(side);
  if (!parsed) return '';
  const { from, to } = edgeLine(parsed.cell, parsed.direction);
  return line(from, to);
}

/** A name with its letter, as wide as it is written. */
export interface Label {
  hexes: readonly string[];
  width: number;
  /** A second line stands below it. */
  note: boolean;
}

/**
 * Where the names of places are written: the middle of the first line. Above the hexes of the place,
 * below or beside them, a little aside if need be: where they hide least of figures and of each other.
 */
export function labelSpots(labels: readonly Label[], occupied: Iterable<string>): Point[] {
  const tokens = [...occupied].flatMap((hex) => middle(hex) ?? []);
  // From the shield to the count, and from the feet to the helmet.
  const taken: Box[] = tokens.map(({ x, y }) => ({ x: x - 17, y: y - 23, width: 36, height: 40 }));
  return labels.map(({ hexes, width, note }) => {
    const points = hexes.flatMap((hex) => middle(hex) ?? []);
    const xs = points.map((point) => point.x);
    const ys = points.map((point) => point.y);
    const x = (Math.min(...xs) + Math.max(...xs)) / 2;
    const above = Math.min(...ys) - 17 - (note ? 10 : 0);
    const below = Math.max(...ys) + RADIUS + 8;
    const asides = [0, -WIDTH / 2, WIDTH / 2, -WIDTH, WIDTH];
    const middleY = (Math.min(...ys) + Math.max(...ys)) / 2 + 4;
    const away = WIDTH / 2 + width / 2 + 3;
    const spots = [
      ...[above, below, above - 13].flatMap((y) => asides.map((aside) => ({ x: x + aside, y }))),
      { x: Math.max(...xs) + away, y: middleY },
      { x: Math.min(...xs) - away, y: middleY },
    ];
    const box = (spot: Point): Box => ({
      x: spot.x - width / 2,
      y: spot.y - 10,
      width,
      height: note ? 23 : 13,
    });
    const hidden = (spot: Point) =>
      taken.reduce((sum, other) => sum + sharedArea(box(spot), other), 0);
    const best = spots.reduce((one, other) => (hidden(other) < hidden(one) ? other : one));
    taken.push(box(best));
    return best;
  });
}

interface Box extends Point {
  width: number;
  height: number;
}

function sharedArea(one: Box, other: Box): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

function middle(hex: string): Point | null {
  const cell = parseHex(hex);
  return cell ? centre(cell) : null;
}

/** A number that looks random but is always the same for a hex: which of several things to draw. */
export function variant(column: number, row: number, of: number): number {
  const mixed = Math.imul(column * 73 + row * 179 + 11, 2654435761);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % of;
}
