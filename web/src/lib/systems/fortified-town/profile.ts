/**
 * The side view of a shot: what lies along the straight line from one place to another, and how high. Only a
 * picture of heights; whether the shot is allowed, the server says.
 */

import { centre, DIRECTIONS, formatHex, neighbour, parseHex, type Cell } from '$lib/board/hex';
import {
  engineAt,
  fortifiedSides,
  heightAt,
  hexesOf,
  levelAt,
  parseSpot,
  terrainAt,
  type Site,
} from './town';
import type { Terrain } from './types';

/** A hex on the line: where it is entered and left as parts of the way, and how high it reaches. */
export interface Column {
  hex: string;
  from: number;
  to: number;
  /** What one stands on, or how high it reaches between the two. */
  height: number;
  terrain: Terrain | 'rubble';
  /** The siege tower that stands there. */
  tower: boolean;
  /** A battlement towards where the line comes from, and towards where it goes. */
  before: boolean;
  behind: boolean;
}

export interface Profile {
  columns: Column[];
  /** How high the eyes of the two are. */
  from: number;
  to: number;
  /** Hexes between the two, the last counted. */
  distance: number;
  lowest: number;
  highest: number;
}

/** Steps of the line within one hex. */
const FINE = 24;
/** How far a line beside a hexside is moved to one side of it, in units of the board. */
const ASIDE = 0.02;

export function distance(a: Cell, b: Cell): number {
  const cube = ({ column, row }: Cell) => {
    const q = column - (row - (row & 1)) / 2;
    return { q, r: row, s: -q - row };
  };
  const [one, other] = [cube(a), cube(b)];
  return Math.max(Math.abs(one.q - other.q), Math.abs(one.r - other.r), Math.abs(one.s - other.s));
}

/** The hex of a board that is nearest to a point, looked for from one near it. */
function nearest(x: number, y: number, from: Cell): Cell {
  const away = (cell: Cell) => {
    const middle = centre(cell);
    return (middle.x - x) ** 2 + (middle.y - y) ** 2;
  };
  let best = from;
  for (;;) {
    const closer = DIRECTIONS.map((side) => neighbour(best, side)).find(
      (cell) => away(cell) < away(best),
    );
    if (!closer) return best;
    best = closer;
  }
}

/** The hexes that a straight line crosses, with the parts of it in which it does. */
export function crossed(a: Cell, b: Cell): { cell: Cell; from: number; to: number }[] {
  const [start, end] = [centre(a), centre(b)];
  const steps = Math.max(1, distance(a, b) * FINE);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const aside = {
    x: ((start.y - end.y) / length) * ASIDE,
    y: ((end.x - start.x) / length) * ASIDE,
  };
  const found: { cell: Cell; from: number; to: number }[] = [];
  let here = a;
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const x = start.x + (end.x - start.x) * part + aside.x;
    const y = start.y + (end.y - start.y) * part + aside.y;
    here = nearest(x, y, here);
    const last = found.at(-1);
    if (last && formatHex(last.cell) === formatHex(here)) last.to = part;
    else found.push({ cell: here, from: last ? part - 0.5 / steps : 0, to: part });
    if (last && last.cell !== here) last.to = Math.max(last.to, part - 0.5 / steps);
  }
  return found;
}

/** The side view from one place to another; nothing where one of them is no place. */
export function profileOf(site: Site, from: string, to: string): Profile | null {
  const [a, b] = [parseHex(parseSpot(from).hex), parseHex(parseSpot(to).hex)];
  const [low, high] = [levelAt(site, from), levelAt(site, to)];
  if (!a || !b || low === null || high === null) return null;
  const line = crossed(a, b);
  const columns = line.flatMap(({ cell, from: begin, to: end }, index): Column[] => {
    const hex = formatHex(cell);
    const there = hexesOf(site.town).get(hex);
    const terrain = terrainAt(site, hex);
    if (!there || !terrain) return [];
    const first = index === 0;
    const last = index === line.length - 1;
    const sides = terrain === 'rubble' ? [] : fortifiedSides(site.town, there);
    const fortified = (other: Cell | undefined) =>
      sides.some((side) => other && formatHex(neighbour(cell, side)) === formatHex(other));
    const height = first ? low : last ? high : heightAt(site, hex);
    const tower = (engineAt(site, hex)?.[1].top ?? null) !== null;
    const before = fortified(line[index - 1]?.cell);
    const behind = fortified(line[index + 1]?.cell);
    return [{ hex, from: begin, to: end, height, terrain, tower, before, behind }];
  });
  const heights = columns.map(({ height }) => height);
  return {
    columns,
    from: low,
    to: high,
    distance: distance(a, b),
    lowest: Math.min(0, ...heights),
    highest: Math.max(1, low, high, ...heights),
  };
}
