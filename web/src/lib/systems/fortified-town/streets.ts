/** The ways through a town, from its gates to its market, and what lies in the yards between. No rules, only pixels. */

import {
  centre,
  DIRECTIONS,
  formatHex,
  neighbour,
  parseHex,
  round,
  type Cell,
  type Point,
} from '$lib/board/hex';
import { along, variant } from './drawing';
import { hexesOn, terrainAt, type Site } from './town';

const OPEN: readonly (string | null)[] = ['street', 'court', 'stable-entrance', 'drawbridge'];
/** What lies in a yard now and then: nobody and nothing that the rules know. */
const THINGS = ['barrels', 'garden', 'cart', 'wood'] as const;
const ONE_IN = 5;

/** The same for each town, as long as nothing of it burns or falls. */
export interface Streets {
  /** A line along each way. */
  ways: string;
  yards: { key: string; sign: (typeof THINGS)[number]; x: number; y: number }[];
}

function around(cell: Cell): Cell[] {
  return DIRECTIONS.map((side) => neighbour(cell, side));
}

/** How many steps it is to the market from everywhere that one can walk. */
function stepsTo(market: Cell, isOpen: (cell: Cell) => boolean): Map<string, number> {
  const steps = new Map([[formatHex(market), 0]]);
  const next = [market];
  for (let cell = next.shift(); cell; cell = next.shift()) {
    const here = steps.get(formatHex(cell)) ?? 0;
    for (const beside of around(cell)) {
      const hex = formatHex(beside);
      if (steps.has(hex) || !isOpen(beside)) continue;
      steps.set(hex, here + 1);
      next.push(beside);
    }
  }
  return steps;
}

/** From a place to the market, of all the shortest ways the straightest. */
function wayFrom(start: Cell, steps: ReadonlyMap<string, number>, market: Point): Cell[] {
  const from = centre(start);
  const aside = (cell: Cell) => {
    const { x, y } = centre(cell);
    return Math.abs((market.x - from.x) * (from.y - y) - (from.x - x) * (market.y - from.y));
  };
  const way = [start];
  for (let left = steps.get(formatHex(start)) ?? 0; left > 0; left -= 1) {
    const nearer = around(way.at(-1) ?? start)
      .filter((cell) => steps.get(formatHex(cell)) === left - 1)
      .sort((one, other) => aside(one) - aside(other));
    if (nearer[0]) way.push(nearer[0]);
  }
  return way;
}

/** A line through points that turns no corner. */
function smooth(points: readonly Point[]): string {
  const at = ({ x, y }: Point) => `${round(x)} ${round(y)}`;
  const [first] = points;
  if (!first) return '';
  return points.slice(1).reduce(
    (line, point, index) => {
      const then = points[index + 2];
      return `${line}Q${at(point)} ${at(then ? along(point, then, 0.5) : point)}`;
    },
    `M${at(first)}`,
  );
}

export function streets(site: Site): Streets {
  const { town } = site;
  const all = hexesOn(town, 'town');
  const isOpen = (cell: Cell) => OPEN.includes(terrainAt(site, formatHex(cell)));
  const free = all.filter(({ ground }) => ground.terrain === 'street').map(({ cell }) => cell);
  const trough = all.find(({ ground }) => ground.terrain === 'trough')?.cell;
  const middle = free
    .map(centre)
    .reduce((sum, { x, y }) => ({ x: sum.x + x / free.length, y: sum.y + y / free.length }), {
      x: 0,
      y: 0,
    });
  const far = (cell: Cell) => Math.hypot(centre(cell).x - middle.x, centre(cell).y - middle.y);
  const market = (trough ? around(trough).filter(isOpen) : free).toSorted(
    (one, other) => far(one) - far(other),
  )[0];
  if (!market) return { ways: '', yards: [] };

  const steps = stepsTo(market, isOpen);
  const walked = new Set<string>();
  const ways = Object.values(town.gates).map(({ hex, inside, outside }) => {
    // The way out of a citadel leads to the market, too.
    const ends = [...inside, ...outside].filter((end) => steps.has(end));
    const nearest = ends.toSorted((one, other) => (steps.get(one) ?? 0) - (steps.get(other) ?? 0));
    const [start, gate] = [parseHex(nearest[0] ?? ''), parseHex(hex)];
    if (!start || !gate) return '';
    const way = wayFrom(start, steps, centre(market));
    for (const cell of way) walked.add(formatHex(cell));
    return smooth([gate, ...way].map(centre));
  });

  const yards = free
    .filter((cell) => variant(cell, ONE_IN) === 0 && !walked.has(formatHex(cell)))
    .map((cell) => {
      const { x, y } = centre(cell);
      const sign = THINGS[(cell.column * 3 + cell.row) % THINGS.length];
      return { key: formatHex(cell), sign: sign ?? THINGS[0], x: round(x), y: round(y) };
    });
  return { ways: ways.join(''), yards };
}
