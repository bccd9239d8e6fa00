/** Turns the city as data into lines and letters to draw. No rules, only pixels. */

import type { City } from '$lib/api/types';
import {
  centre,
  edgeLine,
  formatHex,
  neighbour,
  parseHex,
  parseHexside,
  round,
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

/** Where the name of a place is written: above the middle of its hexes. */
export function labelSpot(hexes: readonly string[]): Point {
  const points = hexes.flatMap((hex) => {
    const cell = parseHex(hex);
    return cell ? [centre(cell)] : [];
  });
  const xs = points.map((point) => point.x);
  const top = Math.min(...points.map((point) => point.y));
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: top };
}

/** A number that looks random but is always the same for a hex: which of several houses to draw. */
export function variant(column: number, row: number, of: number): number {
  return (((column * 7 + row * 13) ^ (column * row)) >>> 0) % of;
}
