/** Turns the field as data into lines to draw: banks, slopes, ramparts, walls. No rules, only pixels. */

import {
  centre,
  DIRECTIONS,
  edgeLine,
  formatHex,
  neighbour,
  outline,
  parseHex,
  parseHexside,
  round,
  type Cell,
  type Direction,
  type Point,
} from '$lib/board/hex';
import type { Battle } from './types';

/** The part of a view that lies still. */
export type Field = Pick<Battle, 'hexes' | 'walls' | 'cliffs'>;

/** A number that looks random but is always the same for a hex. */
export function variant({ column, row }: Cell, of: number): number {
  return (((column * 7 + row * 13) ^ (column * row + 3)) >>> 0) % of;
}

export function isBuilding(terrain: string): boolean {
  return terrain.startsWith('building-');
}

export interface Ground {
  hex: string;
  terrain: string;
  kind: string;
  pattern: string | null;
  sign: string | null;
  /** Hits that its building has taken, and how many it endures in all. */
  damage: [number, number] | null;
  shade: number;
  x: number;
  y: number;
  d: string;
}

const KINDS: Record<string, string> = {
  open: 'grass',
  woods: 'forest',
  difficult: 'rough',
  hill: 'hill',
  river: 'river',
  village: 'earth',
  impassable: 'barren',
  'stone-circle': 'grass',
  'burial-mound': 'grass',
  temple: 'court',
  'building-a': 'wood',
  'building-b': 'weak-stone',
  'building-c': 'wood',
  'building-d': 'stone',
  rubble: 'earth',
};

/** Buildings that endure more. */
const STRONG = /^building-[cd]$/;

const PATTERNS: Record<string, string> = {
  open: 'grass',
  hill: 'grass',
  'stone-circle': 'grass',
  'burial-mound': 'grass',
  'building-a': 'planks',
  'building-b': 'masonry',
  'building-c': 'planks',
  'building-d': 'masonry',
};

function sign(terrain: string, cell: Cell): string | null {
  switch (terrain) {
    case 'woods':
      return `woods-${variant(cell, 3)}`;
    case 'village':
      return `village-${variant(cell, 2)}`;
    case 'difficult':
      return `rough-${variant(cell, 2)}`;
    case 'hill':
      return `rise-${variant(cell, 2)}`;
    case 'impassable':
      return 'crag';
    case 'stone-circle':
      return 'stones';
    case 'burial-mound':
      return 'mound';
    case 'temple':
      return 'temple';
    case 'rubble':
      return 'rubble';
    default:
      return null;
  }
}

export function groundOf(view: Field): Ground[] {
  return view.hexes.flatMap(({ hex, terrain, building, building_of }) => {
    const cell = parseHex(hex);
    if (!cell) return [];
    const { x, y } = centre(cell);
    return [
      {
        hex,
        terrain,
        kind: `${KINDS[terrain] ?? 'grass'}${STRONG.test(terrain) ? ' strong' : ''}`,
        pattern: PATTERNS[terrain] ?? null,
        sign: sign(terrain, cell),
        damage:
          building !== null && building_of !== null && building < building_of
            ? [building_of - building, building_of]
            : null,
        shade: variant(cell, 4),
        x: round(x),
        y: round(y),
        d: outline(cell, 1.01),
      },
    ];
  });
}

export function columnsAndRows(view: Pick<Field, 'hexes'>): { columns: number; rows: number } {
  const cells = view.hexes.flatMap(({ hex }) => parseHex(hex) ?? []);
  return {
    columns: 1 + Math.max(0, ...cells.map((cell) => cell.column)),
    rows: 1 + Math.max(0, ...cells.map((cell) => cell.row)),
  };
}

/** Hexsides where one kind of ground ends: seen from inside, with the way inward. */
function edges(view: Field, inside: (terrain: string) => boolean, atEdge = false) {
  const terrainOf = new Map(view.hexes.map(({ hex, terrain }) => [hex, terrain]));
  return view.hexes.flatMap(({ hex, terrain }) => {
    const cell = parseHex(hex);
    if (!cell || !inside(terrain)) return [];
    return DIRECTIONS.flatMap((direction: Direction) => {
      const beyond = terrainOf.get(formatHex(neighbour(cell, direction)));
      const ends = beyond === undefined ? atEdge : !inside(beyond);
      return ends ? [{ cell, direction, ...edgeLine(cell, direction) }] : [];
    });
  });
}

const along = (from: Point, to: Point, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});
const move = (from: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** The banks of rivers. */
export function banks(view: Field): string {
  return edges(view, (terrain) => terrain === 'river')
    .map(({ from, to }) => move(from, to))
    .join('');
}

/** Hachures down the slopes of hills, as on old maps. */
export function slopes(view: Field): string {
  const all = edges(view, (terrain) => terrain === 'hill', true);
  const ticks = all.flatMap(({ cell, from, to }) => {
    const middle = centre(cell);
    return [0.1, 0.3, 0.5, 0.7, 0.9].map((part, index) => {
      const outer = along(from, to, part);
      return move(along(outer, middle, 0.06), along(outer, middle, index % 2 ? 0.2 : 0.27));
    });
  });
  return ticks.join('');
}

/** The outer walls of buildings, with merlons that look outward. */
export function ramparts(view: Field): { wall: string; merlons: string; kind: string }[] {
  const terrainOf = new Map(view.hexes.map(({ hex, terrain }) => [hex, terrain]));
  return edges(view, isBuilding, true).map(({ cell, from, to }) => {
    const middle = centre(cell);
    const [a, b] = [along(from, middle, 0.07), along(to, middle, 0.07)];
    const terrain = terrainOf.get(formatHex(cell)) ?? '';
    const wooden = terrain === 'building-a' || terrain === 'building-c';
    return { wall: move(a, b), merlons: move(from, to), kind: wooden ? 'wooden' : 'stony' };
  });
}

/** Walls on hexsides. */
export function walls(view: Field): string[] {
  return view.walls.flatMap((side) => {
    const parsed = parseHexside(side);
    if (!parsed) return [];
    const { from, to } = edgeLine(parsed.cell, parsed.direction);
    return [move(from, to)];
  });
}

/** Cliffs on hexsides: a line with teeth. */
export function cliffs(view: Field): { line: string; teeth: string }[] {
  return view.cliffs.flatMap((side) => {
    const parsed = parseHexside(side);
    if (!parsed) return [];
    const { from, to } = edgeLine(parsed.cell, parsed.direction);
    const middle = centre(parsed.cell);
    const teeth = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
      const outer = along(from, to, part);
      return move(outer, along(outer, middle, 0.25));
    });
    return [{ line: move(from, to), teeth: teeth.join('') }];
  });
}

/** The seven hexes of a cloud, those that lie on the table. */
export function covered(view: Field, middle: string): string[] {
  const cell = parseHex(middle);
  if (!cell) return [];
  const all = [cell, ...DIRECTIONS.map((direction) => neighbour(cell, direction))].map(formatHex);
  const known = new Set(view.hexes.map(({ hex }) => hex));
  return all.filter((hex) => known.has(hex));
}
