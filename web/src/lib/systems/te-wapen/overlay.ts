/** Lines of sight and the edge of a range, as lines to draw. What blocks them, the server says. */

import {
  centre,
  DIRECTIONS,
  edgeLine,
  formatHex,
  neighbour,
  parseHex,
  parseHexside,
  round,
  type Point,
} from '$lib/board/hex';
import type { Look, Survey } from './types';

export interface SightLine {
  key: string;
  /** As far as one sees. */
  seen: string;
  /** Behind what blocks. */
  unseen: string | null;
  /** Where it is blocked. */
  cross: Point | null;
  /** The wall that blocks. */
  wall: string | null;
}

function at(hex: string): Point | null {
  const cell = parseHex(hex);
  return cell ? centre(cell) : null;
}

const line = (from: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** Where a blocked line stops: at the wall, or where it comes nearest to the middle of the hex. */
function stop(from: Point, to: Point, blocked: NonNullable<Look['blocked']>): Point | null {
  const side = blocked.side ? parseHexside(blocked.side) : null;
  let goal = at(blocked.hex);
  if (side) {
    const edge = edgeLine(side.cell, side.direction);
    goal = { x: (edge.from.x + edge.to.x) / 2, y: (edge.from.y + edge.to.y) / 2 };
  }
  if (!goal) return null;
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((goal.x - from.x) * dx + (goal.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  const inside = Math.max(0, Math.min(1, part));
  return { x: from.x + inside * dx, y: from.y + inside * dy };
}

/** The line from the one who looks to a hex. */
export function sightLine(from: string, look: Look): SightLine | null {
  const [a, b] = [at(from), at(look.hex)];
  if (!a || !b) return null;
  const cross = look.blocked ? stop(a, b, look.blocked) : null;
  const side = look.blocked?.side ? parseHexside(look.blocked.side) : null;
  const edge = side ? edgeLine(side.cell, side.direction) : null;
  return {
    key: look.hex,
    seen: line(a, cross ?? b),
    unseen: cross ? line(cross, b) : null,
    cross: cross ? { x: round(cross.x), y: round(cross.y) } : null,
    wall: edge ? line(edge.from, edge.to) : null,
  };
}

/** The outline of all hexes in range. */
export function rangeEdge(survey: Survey): string {
  const inside = new Set([survey.from, ...survey.looks.map((look) => look.hex)]);
  return [...inside]
    .flatMap((hex) => {
      const cell = parseHex(hex);
      if (!cell) return [];
      return DIRECTIONS.filter(
        (direction) => !inside.has(formatHex(neighbour(cell, direction))),
      ).map((direction) => {
        const { from, to } = edgeLine(cell, direction);
        return line(from, to);
      });
    })
    .join('');
}
