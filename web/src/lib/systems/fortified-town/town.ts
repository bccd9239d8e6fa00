/**
 * Reads the map of a town: what each hex is, how high its floors lie, and which sides are fortified. What
 * may be done there, the server says.
 */

import {
  DIRECTIONS,
  formatHex,
  neighbour,
  parseHex,
  parseHexside,
  type Cell,
  type Direction,
} from '$lib/board/hex';
import type { Assault, Engine, Ground, Terrain, Town, Works } from './types';

export type Floor = 'ground' | 'ladder' | 'top';

/** What the siege has done matters for heights and terrain. */
export type Site = Pick<Assault, 'town' | 'works'>;

export interface TownHex {
  hex: string;
  cell: Cell;
  ground: Ground;
}

/** Reads `10,22`, `10,22:ladder` or `10,22:top`. */
export function parseSpot(spot: string): { hex: string; floor: Floor } {
  const [hex = '', floor = 'ground'] = spot.split(':');
  return { hex, floor: floor === 'top' || floor === 'ladder' ? floor : 'ground' };
}

export function hexOf(spot: string): string {
  return parseSpot(spot).hex;
}

/** The letters of the picture, row by row, as its lines stand. */
function letters(picture: string): string[][] {
  return picture
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.slice(line.indexOf('|') + 1).replaceAll(' ', ''))
    .map((line) => [...line]);
}

/** Where people fight: in the town and before its walls, or far outside against a relief. */
export type Theatre = 'town' | 'field';

export const THEATRES: readonly Theatre[] = ['town', 'field'];

/** The first column of the field outside. */
export const FIELD_COLUMN = 200;

const theatre = (column: number): Theatre => (column >= FIELD_COLUMN ? 'field' : 'town');

export function theatreOf(spot: string): Theatre {
  return theatre(parseHex(hexOf(spot))?.column ?? 0);
}

const OPEN_FIELD: Ground = {
  terrain: 'field',
  level: 0,
  line: null,
  inner_parapet: false,
  roofed: false,
};

function fieldCells({ field }: Town): Cell[] {
  const [columns, rows] = field ?? [0, 0];
  return Array.from({ length: columns * rows }, (_, index) => ({
    column: FIELD_COLUMN + (index % columns),
    row: Math.floor(index / columns),
  }));
}

const read = new WeakMap<Town, ReadonlyMap<string, TownHex>>();

/** Every hex of a town, and of the field outside where there is one. */
export function hexesOf(town: Town): ReadonlyMap<string, TownHex> {
  const known = read.get(town);
  if (known) return known;
  const found = new Map<string, TownHex>();
  letters(town.picture).forEach((line, row) =>
    line.forEach((letter, column) => {
      const ground = town.legend[letter];
      const cell = { column, row };
      if (ground) found.set(formatHex(cell), { hex: formatHex(cell), cell, ground });
    }),
  );
  for (const cell of fieldCells(town)) {
    const hex = formatHex(cell);
    found.set(hex, { hex, cell, ground: OPEN_FIELD });
  }
  read.set(town, found);
  return found;
}

/** The hexes of a table. */
export function hexesOn(town: Town, table: Theatre): TownHex[] {
  return [...hexesOf(town).values()].filter(({ cell }) => theatre(cell.column) === table);
}

/** How large the map of a table is, and with which column it begins. */
export function columnsAndRows(
  town: Town,
  table: Theatre = 'town',
): { columns: number; rows: number; firstColumn: number } {
  const firstColumn = table === 'field' ? FIELD_COLUMN : 0;
  const cells = hexesOn(town, table).map(({ cell }) => cell);
  return {
    columns: 1 + Math.max(0, ...cells.map(({ column }) => column - firstColumn)),
    rows: 1 + Math.max(0, ...cells.map(({ row }) => row)),
    firstColumn,
  };
}

export function isWall(terrain: Terrain): boolean {
  return ['rampart', 'tower', 'gate', 'wooden-stairway', 'trap'].includes(terrain);
}

export function isOutside(terrain: Terrain): boolean {
  return terrain === 'field' || terrain === 'harbour' || terrain === 'tree';
}

/** Stands on stone that is higher than the ground. */
export function isStone(terrain: Terrain): boolean {
  return isWall(terrain) || terrain === 'keep';
}

/** What a hex is as the siege has left it. */
export function terrainAt({ town, works }: Site, hex: string): Terrain | 'rubble' | null {
  const drawn = hexesOf(town).get(hex)?.ground.terrain;
  if (!drawn) return null;
  if (works.demolished.includes(hex)) return 'rubble';
  if (drawn === 'drawbridge' && works.worked.includes('drawbridge')) return 'moat';
  if ((drawn === 'house' || drawn === 'stable') && works.burnt.includes(hex)) return 'street';
  return drawn;
}

export function engineAt({ works }: Site, hex: string): [string, Engine] | null {
  return Object.entries(works.engines).find(([, engine]) => engine.at === hex) ?? null;
}

/** The ladder that stands in a hex. */
export function ladderIn(
  { works }: Site,
  hex: string,
): { ladder: string; top: string; from: number } | null {
  for (const [ladder, { at }] of Object.entries(works.ladders)) {
    if (at !== 'broken' && 'standing' in at && at.standing.foot === hex)
      return { ladder, top: at.standing.top, from: at.standing.from_turn };
  }
  return null;
}

/** How high a place lies; nothing where there is no such place. */
export function levelAt(site: Site, spot: string): number | null {
  const { hex, floor } = parseSpot(spot);
  const { works } = site;
  const there = hexesOf(site.town).get(hex);
  if (!there) return null;
  const terrain = terrainAt(site, hex);
  if (terrain === 'rubble') return 0;
  if (floor === 'ladder') {
    const top = ladderIn(site, hex)?.top;
    return top === undefined ? null : (hexesOf(site.town).get(top)?.ground.level ?? 1) - 1;
  }
  const engine = engineAt(site, hex);
  if (floor === 'top' && engine && engine[1].top !== null) return engine[1].top;
  if (terrain === 'moat') return works.filled.includes(hex) ? 0 : -1;
  const passage = terrain === 'gate' || terrain === 'keep';
  return passage && floor === 'ground' ? 0 : there.ground.level;
}

/** How high a hex reaches, roofs included: what a shot must pass over. */
export function heightAt(site: Site, hex: string): number {
  const ground = hexesOf(site.town).get(hex)?.ground;
  const terrain = terrainAt(site, hex);
  const tower = engineAt(site, hex)?.[1].top ?? null;
  if (!ground || terrain === null) return 0;
  if (tower !== null) return tower;
  if (terrain === 'house' || terrain === 'tree' || terrain === 'stable') return 1;
  if (terrain === 'rubble' || terrain === 'street') return 0;
  if (terrain === 'moat') return site.works.filled.includes(hex) ? 0 : -1;
  return ground.level + (ground.roofed && isStone(terrain) ? 1 : 0);
}

const CITADEL = 3;

/** Is a side of a wall or keep the outer one, with battlements? */
function isBattlement(town: Town, { cell, ground }: TownHex, side: Direction): boolean {
  const { terrain, line } = ground;
  const there = hexesOf(town).get(formatHex(neighbour(cell, side)))?.ground;
  if (!there) return isWall(terrain);
  if (terrain === 'keep') return there.terrain !== 'keep';
  if (!isWall(terrain)) return false;
  if ((line ?? 0) < CITADEL) return isOutside(there.terrain);
  if (there.terrain === 'moat' || there.terrain === 'drawbridge') return true;
  return there.terrain !== 'trap' && (there.line ?? 0) < CITADEL;
}

/** The sides of a hex that are fortified against what lies beyond. */
export function fortifiedSides(town: Town, there: TownHex): Direction[] {
  return DIRECTIONS.filter((side) => {
    if (isBattlement(town, there, side)) return true;
    const beyond = hexesOf(town).get(formatHex(neighbour(there.cell, side)))?.ground.terrain;
    return there.ground.inner_parapet && beyond && !isWall(beyond) && !isOutside(beyond);
  });
}

/** Is there a step of the wall walk on this side? */
export function hasStep(town: Town, cell: Cell, side: Direction): boolean {
  return town.steps.some((step) => {
    const parsed = parseHexside(step);
    if (!parsed) return false;
    const beyond = formatHex(neighbour(parsed.cell, parsed.direction));
    const [one, other] = [formatHex(parsed.cell), beyond];
    const [here, there] = [formatHex(cell), formatHex(neighbour(cell, side))];
    return (one === here && other === there) || (one === there && other === here);
  });
}

/** A gate or door by the hex of its passage, or the two hexes that its door parts. */
export function gateIn(town: Town, works: Works, hex: string) {
  const found = Object.entries(town.gates).find(([, gate]) => gate.hex === hex);
  const leaf = found && works.leaves[found[0]];
  return found && leaf ? { gate: found[0], name: found[1].name, leaf } : null;
}

/** The middle of a table for whoever has nobody on it. */
export function middleOf(town: Town, table: Theatre = 'town'): string {
  const { columns, rows, firstColumn } = columnsAndRows(town, table);
  return formatHex({ column: firstColumn + Math.floor(columns / 2), row: Math.floor(rows / 2) });
}

/** Hexes of a row of places, each once after the other. */
export function hexesAlong(spots: readonly string[]): string[] {
  return spots.map(hexOf).filter((hex, index, all) => hex !== all[index - 1] && parseHex(hex));
}
