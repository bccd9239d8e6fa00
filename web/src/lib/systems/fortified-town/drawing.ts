/** Turns a town into lines to draw: walls, battlements, stairs, gates. No rules, only pixels. */

import {
  centre,
  DIRECTIONS,
  edgeLine,
  formatHex,
  neighbour,
  outline,
  parseHex,
  round,
  type Cell,
  type Point,
} from '$lib/board/hex';
import { fortifiedSides, hasStep, hexesOf, hexesOn, isStone, terrainAt, type Site } from './town';
import type { Town } from './types';

/** A number that looks random but is always the same for a hex. */
export function variant({ column, row }: Cell, of: number): number {
  return (((column * 7 + row * 13) ^ (column * row + 3)) >>> 0) % of;
}

export const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

export const line = (from: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

const PATTERNS: Readonly<Record<string, string>> = {
  field: 'grass',
  tree: 'grass',
  harbour: 'sand',
  street: 'cobbles',
  house: 'cobbles',
  'stable-entrance': 'flags',
  court: 'flags',
  rampart: 'masonry',
  tower: 'masonry',
  gate: 'masonry',
  keep: 'masonry',
  trap: 'masonry',
};

/** So many kinds of houses are drawn. */
const ROOFS = 3;

const SIGNS: Readonly<Record<string, string>> = {
  stable: 'stable',
  tree: 'tree',
  well: 'well',
  trough: 'trough',
  rubble: 'rubble',
};

export interface Patch {
  hex: string;
  kind: string;
  level: number;
  /** Stone above the ground. */
  high: boolean;
  /** Where its level is written, clear of its battlements. */
  numberAt: number;
  pattern: string | null;
  sign: string | null;
  x: number;
  y: number;
  d: string;
}

/** Every hex with what it looks like. */
export function patches(site: Site): Patch[] {
  const { town, works } = site;
  return hexesOn(town, 'town').map((there) => {
    const { hex, cell, ground } = there;
    const low = fortifiedSides(town, there).some((side) => side === 'SE' || side === 'SW');
    const terrain = terrainAt(site, hex) ?? 'field';
    const { x, y } = centre(cell);
    const water = terrain === 'harbour' && town.port;
    const filled = terrain === 'moat' && works.filled.includes(hex);
    const inner = terrain === 'stairs' && ground.line !== null ? 'inner-stairs' : terrain;
    const kind = water ? 'water' : filled ? 'filled' : inner;
    return {
      hex,
      kind,
      level: terrain === 'rubble' ? 0 : ground.level,
      high: terrain !== 'rubble' && isStone(terrain),
      numberAt: round(y + (low ? -12 : 16)),
      pattern: water ? null : (PATTERNS[terrain] ?? null),
      sign: works.burnt.includes(hex)
        ? 'ash'
        : terrain === 'house'
          ? `house-${variant(cell, ROOFS)}`
          : (SIGNS[terrain] ?? null),
      x: round(x),
      y: round(y),
      d: outline(cell, 1.01),
    };
  });
}

export interface Edges {
  /** The side of walls that is seen from the south. */
  fronts: string;
  /** Where water meets land. */
  banks: string;
  /** The foot of walls, where the ground before them is lower. */
  faces: string;
  /** Shadows that they throw to the south-east. */
  shades: string;
  /** Between two heights of stone. */
  ledges: string;
  /** Battlements. */
  merlons: string;
  parapets: string;
  /** Steps of the wall walk. */
  steps: string;
}

/** Everything that runs along the sides of stone. */
export function edges(site: Site): Edges {
  const { town } = site;
  const all: Record<keyof Edges, string[]> = {
    fronts: [],
    banks: [],
    faces: [],
    shades: [],
    ledges: [],
    merlons: [],
    parapets: [],
    steps: [],
  };
  const stoneAt = (hex: string) => {
    const terrain = terrainAt(site, hex);
    return terrain && terrain !== 'rubble' && isStone(terrain)
      ? (hexesOf(town).get(hex)?.ground.level ?? 0)
      : null;
  };
  const isWet = (hex: string) => {
    const terrain = terrainAt(site, hex);
    return terrain === 'moat' ? !site.works.filled.includes(hex) : terrain === 'drawbridge';
  };
  for (const there of hexesOn(town, 'town')) {
    if (isWet(there.hex)) {
      for (const side of DIRECTIONS) {
        if (isWet(formatHex(neighbour(there.cell, side)))) continue;
        const { from, to } = edgeLine(there.cell, side);
        all.banks.push(line(from, to));
      }
    }
    const level = stoneAt(there.hex);
    if (level === null) continue;
    const { cell } = there;
    const middle = centre(cell);
    const fortified = fortifiedSides(town, there);
    for (const side of DIRECTIONS) {
      const beyond = stoneAt(formatHex(neighbour(cell, side)));
      const { from, to } = edgeLine(cell, side);
      if (beyond === null) {
        all.faces.push(line(from, to));
        if (side === 'SE' || side === 'SW') {
          const foot = ({ x, y }: Point) => `${round(x)} ${round(y + 2.5 + level)}`;
          const top = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
          all.fronts.push(`M${top(from)}L${top(to)}L${foot(to)}L${foot(from)}Z`);
        }
        if (side === 'SE' || side === 'E' || side === 'SW') {
          const move = { x: 1.5 + level, y: 2 + level };
          const shift = ({ x, y }: Point) => `${round(x + move.x)} ${round(y + move.y)}`;
          all.shades.push(
            `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}L${shift(to)}L${shift(from)}Z`,
          );
        }
      } else if (beyond < level) {
        if (hasStep(town, cell, side)) {
          for (const part of [0.04, 0.13, 0.22]) {
            const a = along(along(from, middle, part), along(to, middle, part), 0.15);
            const b = along(along(from, middle, part), along(to, middle, part), 0.85);
            all.steps.push(line(a, b));
          }
        } else all.ledges.push(line(from, to));
      }
      if (fortified.includes(side)) {
        all.merlons.push(line(along(from, middle, 0.07), along(to, middle, 0.07)));
        all.parapets.push(line(along(from, middle, 0.15), along(to, middle, 0.15)));
      }
    }
  }
  const joined = Object.entries(all).map(([name, lines]) => [name, lines.join('')]);
  return Object.fromEntries(joined) as Record<keyof Edges, string>;
}

/** Which way something in a hex looks, in degrees clockwise from up: from some hexes to others. */
function turn(from: readonly string[], to: readonly string[]): number {
  const mean = (hexes: readonly string[]): Point => {
    const points = hexes.flatMap((hex) => {
      const cell = parseHex(hex);
      return cell ? [centre(cell)] : [];
    });
    const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return { x: sum.x / (points.length || 1), y: sum.y / (points.length || 1) };
  };
  const [a, b] = [mean(from), mean(to)];
  return round((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI);
}

export interface Placed {
  key: string;
  hex: string;
  x: number;
  y: number;
  turn: number;
}

const placed = (key: string, hex: string, degrees: number): Placed[] => {
  const cell = parseHex(hex);
  if (!cell) return [];
  const { x, y } = centre(cell);
  return [{ key, hex, x: round(x), y: round(y), turn: degrees }];
};

/** Gates, each with its front to the outside. */
export function gates(town: Town): Placed[] {
  return Object.entries(town.gates).flatMap(([gate, { hex, inside, outside }]) =>
    placed(gate, hex, turn(inside, outside)),
  );
}

/** Doors in walls, on the hexside that they open. */
export function doors(town: Town): Placed[] {
  return Object.entries(town.doors).flatMap(([door, { inside, outside }]) => {
    const [a, b] = [parseHex(inside), parseHex(outside)];
    if (!a || !b) return [];
    const middle = along(centre(a), centre(b), 0.5);
    const [x, y] = [round(middle.x), round(middle.y)];
    return [{ key: door, hex: inside, x, y, turn: turn([inside], [outside]) }];
  });
}

/** Flights of stairs, hex by hex, each with its upper end to the front. */
export function stairs(town: Town): Placed[] {
  return Object.entries(town.stairs).flatMap(([name, { hexes, foot, head }]) =>
    hexes.flatMap((hex, index) => {
      const below = index > 0 ? hexes.slice(index - 1, index) : (foot ?? [hex]);
      const above = index < hexes.length - 1 ? hexes.slice(index + 1, index + 2) : (head ?? [hex]);
      const ends = below.join() === above.join() ? [hex] : below;
      return placed(`${name} ${index}`, hex, turn(ends, above));
    }),
  );
}

const FACING: Readonly<Record<string, number>> = {
  NE: 30,
  E: 90,
  SE: 150,
  SW: 210,
  W: 270,
  NW: 330,
};

/** Engines that are there, each with its front to where it faces. */
export function engines({ works }: Site): (Placed & { sign: string; ramp: boolean })[] {
  return Object.entries(works.engines).flatMap(([id, { at, facing, kind, ramp }]) =>
    placed(id, at ?? '', FACING[facing] ?? 0).map((there) => ({ ...there, sign: kind, ramp })),
  );
}
