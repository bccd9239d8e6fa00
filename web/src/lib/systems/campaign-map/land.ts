/**
 * The shape of a land: cells round the places where its regions are drawn, borders that wander, a
 * coast, and where trees and hills stand. The same map always gives the same land.
 */

import { Delaunay } from 'd3-delaunay';
import type { Link, Space, Terrain } from './types';

export type Point = readonly [x: number, y: number];

export type BorderKind = 'coast' | 'province' | 'region' | 'ridge' | 'river';

/** A line between two cells, or between a cell and the sea. */
export interface Border {
  readonly key: string;
  readonly kind: BorderKind;
  /** The regions on its sides; one of them: the sea is on the other. */
  readonly between: readonly string[];
  readonly line: readonly Point[];
}

export interface Mark {
  readonly kind: Terrain;
  readonly at: Point;
  /** 0.8 to 1.2. */
  readonly size: number;
}

/** A region: a space with a terrain. The others are castles. */
export type Region = Space & { readonly terrain: Terrain };

export interface Cell {
  readonly region: Region;
  readonly centre: Point;
  /** A path for SVG. */
  readonly path: string;
  readonly outline: readonly Point[];
  readonly marks: readonly Mark[];
}

export interface Way {
  readonly key: string;
  readonly kind: 'road' | 'bridge' | 'tunnel' | 'gate';
  readonly from: Point;
  readonly to: Point;
  /** Where a bridge crosses, or where a road bends. */
  readonly middle: Point;
}

export interface Land {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
  readonly borders: readonly Border[];
  readonly ways: readonly Way[];
  readonly castles: readonly { castle: Space; at: Point }[];
  readonly coast: string;
}

/** The size of letters, and whether regions have them. */
export interface Lettering {
  /** In units of the drawing. */
  readonly size: number;
  readonly regions: boolean;
}

/** Letters that can be read and do not shout, in pixels. */
const LEAST_LETTERS = 11;
const MOST_LETTERS = 21;
/** In units of the drawing: so that names fit between each other. */
const LETTERS = 15;

/** How names are written when a unit of the drawing is so many pixels. */
export function lettering(scale: number): Lettering {
  const wanted = LETTERS * scale;
  const pixels = Math.min(Math.max(wanted, LEAST_LETTERS), MOST_LETTERS);
  // Names that are much larger than they should be would lie over each other.
  return { size: round(pixels / scale), regions: wanted > 0.75 * LEAST_LETTERS };
}

/** How much larger than drawn an army is, so that it is the largest thing on a land, near or far. */
export const signSize = (scale: number): number =>
  Math.round(Math.min(3.2, Math.max(1.3, 1.15 / scale)) * 100) / 100;

/** Pixels for a tenth of the distance between two regions. */
const TENTH = 13;
/** Sea round the land, in tenths. */
const SEA = 10;
/** Lands are drawn wider than they are measured, since the frames that they fill are. */
const WIDE = 1.65;
/** How much of the sea on its sides, and above and below, is not drawn, in tenths. */
const CUT = [4.5, 1.8] as const;

/** Where a measured point is drawn. */
const drawn = ([x, y]: Point): Point => [(x - CUT[0] * TENTH) * WIDE, y - CUT[1] * TENTH];

/** Numbers in [0, 1) that a text gives, always the same. */
function numbers(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const bordersOf = (land: Land, kind: BorderKind): Border[] =>
  land.borders.filter((border) => border.kind === kind);

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** A straight line made to wander: its middle is moved aside, then the middles of its halves. */
function wandering(from: Point, to: Point, random: () => number, depth = 4): Point[] {
  if (depth === 0 || distance(from, to) < 6) return [from, to];
  const [x, y] = middle(from, to);
  const aside = (random() - 0.5) * 0.34;
  const bend: Point = [x - (to[1] - from[1]) * aside, y + (to[0] - from[0]) * aside];
  const before = wandering(from, bend, random, depth - 1);
  const after = wandering(bend, to, random, depth - 1);
  return [...before, ...after.slice(1)];
}

export function pathOf(points: readonly Point[], closed = false): string {
  const text = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L');
  return `M${text}${closed ? 'Z' : ''}`;
}

/** All borders of a kind as one path. */
export const bordersPath = (land: Land, kind: BorderKind): string =>
  bordersOf(land, kind)
    .map(({ line }) => pathOf(line))
    .join('');

/** Does a point lie within an outline, and further than so much from all its corners? */
function wellInside(at: Point, outline: readonly Point[], from: number): boolean {
  // Asked for hundreds of places with a hundred corners each while a page opens, before the browser has compiled anything.
  const [x, y] = at;
  const least = from * from;
  let within = false;
  let a = outline[outline.length - 1] ?? at;
  for (let index = 0; index < outline.length; index += 1) {
    const b = outline[index] ?? a;
    const [dx, dy] = [b[0] - x, b[1] - y];
    if (dx * dx + dy * dy <= least) return false;
    if (dy > 0 !== a[1] > y && dx + ((a[0] - b[0]) * -dy) / (a[1] - b[1]) > 0) within = !within;
    a = b;
  }
  return within;
}

const MANY: Readonly<Record<Terrain, number>> = {
  plain: 6,
  wood: 18,
  hill: 9,
  mountain: 8,
  marsh: 11,
  river: 3,
  coast: 3,
};

/** Where trees, hills or reeds stand in a cell, clear of its name and of its castle. */
function marksOf(
  region: Region,
  centre: Point,
  outline: readonly Point[],
  keepClear: readonly Point[],
): Mark[] {
  const random = numbers(['marks', region.id].join(' '));
  const found: Mark[] = [];
  for (let tries = 0; tries < 400 && found.length < MANY[region.terrain]; tries += 1) {
    const angle = random() * 2 * Math.PI;
    const far = 20 + random() * 48;
    const at: Point = [centre[0] + Math.cos(angle) * far * WIDE, centre[1] + Math.sin(angle) * far];
    const free =
      // The name lies below the centre, the banners above it.
      !(Math.abs(at[0] - centre[0]) < 42 && at[1] > centre[1] - 22 && at[1] < centre[1] + 24) &&
      found.every((mark) => distance(mark.at, at) > 15) &&
      keepClear.every((point) => distance(point, at) > 27) &&
      // The outline has a hundred corners: it comes last.
      wellInside(at, outline, 13);
    if (free) found.push({ kind: region.terrain, at, size: 0.8 + random() * 0.4 });
  }
  return found.sort((a, b) => a.at[1] - b.at[1]);
}

function kindOf(a: Region, b: Region | undefined): BorderKind {
  if (!b) return 'coast';
  const link: Link | undefined = a.links[b.id];
  if (link === 'bridge') return 'river';
  if (link === undefined) return 'ridge';
  return a.province === b.province ? 'region' : 'province';
}

const isRegion = (space: Space): space is Region => space.terrain !== null;

/** The shape that was found last, and all that it hangs on. */
let found: { readonly key: string; readonly land: Land } | undefined;

/**
 * A land as it is now. Whatever is done in it, its shape stays: it is found once, which takes a slow phone a tenth of a second.
 */
export function landOf(title: string, spaces: readonly Space[]): Land {
  const lasting = spaces.map(({ id, at, terrain, province, links }) => [
    id,
    at,
    terrain,
    province,
    links,
  ]);
  const key = JSON.stringify([title, lasting]);
  if (found?.key !== key) found = { key, land: shapeOf(title, spaces) };
  const { land } = found;
  const regions = spaces.filter(isRegion);
  const castles = spaces.filter((space) => !isRegion(space));
  return {
    ...land,
    cells: land.cells.map((cell, index) => ({ ...cell, region: regions[index] ?? cell.region })),
    castles: land.castles.map(({ castle, at }, index) => ({
      castle: castles[index] ?? castle,
      at,
    })),
  };
}

/** Shapes a land: regions get cells, castles stand among them. */
function shapeOf(title: string, spaces: readonly Space[]): Land {
  const regions = spaces.filter(isRegion);
  const across = Math.max(...spaces.map(({ at }) => at[0]));
  const down = Math.max(...spaces.map(({ at }) => at[1]));
  const width = (across + 2 * SEA) * TENTH;
  const height = (down + 2 * SEA) * TENTH;
  const place = (at: readonly [number, number]): Point => [
    (at[0] + SEA) * TENTH,
    (at[1] + SEA) * TENTH,
  ];
  const centres = regions.map((region): Point => {
    const random = numbers(['place', region.id].join(' '));
    const [x, y] = place(region.at);
    return [x + (random() - 0.5) * 3.2 * TENTH, y + (random() - 0.5) * 3.2 * TENTH];
  });
  // The sea has cells of its own all round, so that the land gets a coast and no frame.
  const waters: Point[] = [];
  const ring = numbers(title);
  const step = 5 * TENTH;
  const away = () => (1.5 + ring() * 2.5) * TENTH;
  for (let x = 0; x <= width; x += step) waters.push([x, away()], [x, height - away()]);
  for (let y = step; y < height; y += step) waters.push([away(), y], [width - away(), y]);

  const delaunay = new Delaunay([...centres, ...waters].flat());
  const voronoi = delaunay.voronoi([0, 0, width, height]);
  const lines = new Map<string, Border>();
  const keyOf = (a: Point, b: Point): string =>
    [a, b]
      .map((point) => point.map((part) => Math.round(part)).join(','))
      .sort()
      .join(' ');

  const castles = spaces
    .filter((space) => !isRegion(space))
    .map((castle) => ({ castle, at: drawn(place(castle.at)) }));
  const cells = regions.map((region, index): Cell => {
    const corners = (voronoi.cellPolygon(index) ?? []).slice(0, -1) as Point[];
    const outline: Point[] = [];
    corners.forEach((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      const key = keyOf(from, to);
      let border = lines.get(key);
      if (!border) {
        const [x, y] = middle(from, to);
        const other = neighbourAt(index, [x, y]);
        const known = kindOf(region, regions[other]);
        // Cells that only touch at a corner need no ridge between them.
        const kind = known === 'ridge' && distance(from, to) < 3 * TENTH ? 'region' : known;
        const between = [region.id, ...(regions[other] ? [regions[other].id] : [])];
        border = { key, kind, between, line: wandering(drawn(from), drawn(to), numbers(key)) };
        lines.set(key, border);
      }
      const [first] = border.line;
      const forward = first && distance(first, drawn(from)) < 1;
      outline.push(...(forward ? border.line : border.line.toReversed()).slice(0, -1));
    });
    const centre = drawn(centres[index] ?? place(region.at));
    const clear = castles.map(({ at }) => at);
    return {
      region,
      centre,
      outline,
      path: pathOf(outline, true),
      marks: marksOf(region, centre, outline, clear),
    };
  });

  function neighbourAt(index: number, [x, y]: Point): number {
    let best = -1;
    let nearest = Infinity;
    for (const other of voronoi.neighbors(index)) {
      const site: Point = [delaunay.points[2 * other] ?? 0, delaunay.points[2 * other + 1] ?? 0];
      const far = distance(site, [x, y]);
      if (far < nearest) [best, nearest] = [other, far];
    }
    return best;
  }

  const byId = new Map(cells.map((cell) => [cell.region.id, cell]));
  const borders = [...lines.values()];
  return {
    width: (width - 2 * CUT[0] * TENTH) * WIDE,
    height: height - 2 * CUT[1] * TENTH,
    cells,
    borders,
    ways: waysOf(regions, byId, castles),
    castles,
    coast: cells.map(({ path }) => path).join(''),
  };
}

function waysOf(
  regions: readonly Region[],
  cells: ReadonlyMap<string, Cell>,
  castles: Land['castles'],
): Way[] {
  const ways: Way[] = [];
  const corners = new Map([...cells].map(([id, cell]) => [id, cornersOf(cell)]));
  for (const region of regions) {
    const from = cells.get(region.id);
    for (const [id, link] of Object.entries(region.links)) {
      const to = cells.get(id);
      if (!from || !to || link === 'gate' || region.id > id) continue;
      ways.push({
        key: `${region.id} ${id}`,
        kind: link === 'land' ? 'road' : link,
        from: from.centre,
        to: to.centre,
        middle:
          middleShared(corners.get(region.id), corners.get(id)) ?? middle(from.centre, to.centre),
      });
    }
  }
  for (const { castle, at } of castles) {
    for (const id of Object.keys(castle.links)) {
      const to = cells.get(id);
      if (!to) continue;
      const key = `${castle.id} ${id}`;
      ways.push({ key, kind: 'gate', from: at, to: to.centre, middle: middle(at, to.centre) });
    }
  }
  return ways;
}

/** A place of the drawing, to a tenth, as one number. */
const placeOf = ([x, y]: Point): number => Math.round(x * 10) * 1e6 + Math.round(y * 10);

/** The corners of a cell by where they are: cells that share a border share its corners. */
const cornersOf = ({ outline }: Cell): ReadonlyMap<number, Point> =>
  new Map(outline.map((point) => [placeOf(point), point]));

/** The middle of the border that two cells share; none: they only meet at a corner, or nowhere. */
function middleShared(
  a: ReadonlyMap<number, Point> = new Map(),
  b: ReadonlyMap<number, Point> = new Map(),
): Point | null {
  const shared = [...a].filter(([place]) => b.has(place));
  return shared.length > 2 ? (shared[Math.floor(shared.length / 2)]?.[1] ?? null) : null;
}

/** The place that lies next in a direction. */
export function towards(
  places: ReadonlyMap<string, Point>,
  from: string,
  [dx, dy]: Point,
): string | null {
  const here = places.get(from);
  if (!here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const [space, at] of places) {
    const [x, y] = [at[0] - here[0], at[1] - here[1]];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (space === from || along <= 0 || aside > along * 1.2) continue;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [space, far];
  }
  return best;
}

/** The way of a march, bent so that two that cross each other are told apart. */
export function marchPath(from: Point | undefined, to: Point | undefined): string {
  if (!from || !to) return '';
  const [x, y] = middle(from, to);
  const bend: Point = [x - (to[1] - from[1]) * 0.18, y + (to[0] - from[0]) * 0.18];
  const end: Point = [to[0] - (to[0] - bend[0]) * 0.25, to[1] - (to[1] - bend[1]) * 0.25];
  return `M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${end[0]} ${end[1]}`;
}
