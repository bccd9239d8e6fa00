/**
 * The side view of a line of fire: what the server says lies on it, hex by hex, and how high. The line is the one
 * that it has judged; nothing is traced here.
 */

import { formatHex, neighbour, parseHex, type Cell } from '$lib/board/hex';
import { engineAt, fortifiedSides, hexesOf, hexOf, terrainAt, type Site } from './town';
import type { LineOfFire, Terrain, Thales } from './types';

/** A hex on the line, and how high it reaches. */
export interface Column {
  hex: string;
  height: number;
  terrain: Terrain | 'rubble';
  /** The siege tower that stands there. */
  tower: boolean;
  /** A battlement towards where the line comes from, and towards where it goes. */
  before: boolean;
  behind: boolean;
  /** The numbers that judge it, if it is higher than the lower of the two. */
  tested: Thales | null;
  /** It is what forbids the line. */
  blocks: boolean;
}

export interface Profile {
  columns: Column[];
  lowest: number;
  highest: number;
  /** The column whose numbers are drawn: the one that blocks, else the one that was passed most closely. */
  told: number | null;
  /** Does the lower of the two stand on the left, where the shooter is? */
  lowerFirst: boolean;
}

export function distance(a: Cell, b: Cell): number {
  const cube = ({ column, row }: Cell) => {
    const q = column - (row - (row & 1)) / 2;
    return { q, r: row, s: -q - row };
  };
  const [one, other] = [cube(a), cube(b)];
  return Math.max(Math.abs(one.q - other.q), Math.abs(one.r - other.r), Math.abs(one.s - other.s));
}

/** By how much a shot passes: N times D1 less D times H. */
export function margin({ apart, before, between, above }: Thales): number {
  return apart * before - between * above;
}

function cellOf(hex: string | undefined): Cell | null {
  return hex === undefined ? null : parseHex(hex);
}

/** The side view of a line; nothing where both are in one hex, one above the other. */
export function profileOf(site: Site, line: LineOfFire): Profile | null {
  const [from, to] = [hexOf(line.from), hexOf(line.to)];
  if (from === to) return null;
  const [start = 0, end = 0] = line.levels;
  const all = [
    { hex: from, level: start, tested: null },
    ...line.between,
    { hex: to, level: end, tested: null },
  ];
  const columns = all.map(({ hex, level, tested }, index): Column => {
    const there = hexesOf(site.town).get(hex);
    const terrain = terrainAt(site, hex) ?? 'field';
    const sides = !there || terrain === 'rubble' ? [] : fortifiedSides(site.town, there);
    const fortified = (other: string | undefined) => {
      const beside = cellOf(other);
      return sides.some(
        (side) => there && beside && formatHex(neighbour(there.cell, side)) === formatHex(beside),
      );
    };
    return {
      hex,
      height: level,
      terrain,
      tower: (engineAt(site, hex)?.[1].top ?? null) !== null,
      before: fortified(all[index - 1]?.hex),
      behind: fortified(all[index + 1]?.hex),
      tested: tested ?? null,
      blocks: line.blocked?.hex === hex,
    };
  });
  const tested = columns.flatMap(({ tested, blocks }, index) =>
    tested ? [{ index, margin: margin(tested), blocks: blocks && !tested.clear }] : [],
  );
  const [told] = tested.toSorted(
    (a, b) => Number(b.blocks) - Number(a.blocks) || a.margin - b.margin,
  );
  const heights = columns.map(({ height }) => height);
  return {
    columns,
    lowest: Math.min(0, ...heights),
    highest: Math.max(1, ...heights),
    told: told?.index ?? null,
    lowerFirst: start < end,
  };
}
