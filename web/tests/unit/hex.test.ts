import { describe, expect, it } from 'vitest';
import {
  centre,
  DIRECTIONS,
  edgeLine,
  extent,
  formatHex,
  neighbour,
  outline,
  parseHex,
  parseHexside,
  RADIUS,
  step,
  WIDTH,
} from '../../src/lib/board/hex';

const every = Array.from({ length: 20 }, (_, row) =>
  Array.from({ length: 26 }, (_, column) => ({ column, row })),
).flat();

describe('hexes', () => {
  it('are read and written as column,row', () => {
    expect(parseHex('9,13')).toEqual({ column: 9, row: 13 });
    expect(formatHex({ column: 9, row: 13 })).toBe('9,13');
    for (const wrong of ['', '9', '9,13,1', '-1,2', '9, 13', 'a,b', '1000,1']) {
      expect(parseHex(wrong)).toBeNull();
    }
  });

  it('have the neighbours of the map rulings', () => {
    // Even row: NE is straight above; odd row: NE is above and one to the right.
    expect(neighbour({ column: 4, row: 12 }, 'NE')).toEqual({ column: 4, row: 11 });
    expect(neighbour({ column: 4, row: 12 }, 'NW')).toEqual({ column: 3, row: 11 });
    expect(neighbour({ column: 4, row: 12 }, 'SE')).toEqual({ column: 4, row: 13 });
    expect(neighbour({ column: 4, row: 11 }, 'NE')).toEqual({ column: 5, row: 10 });
    expect(neighbour({ column: 4, row: 11 }, 'SW')).toEqual({ column: 4, row: 12 });
  });

  it('lie one hex width from each neighbour', () => {
    for (const cell of every) {
      const from = centre(cell);
      for (const direction of DIRECTIONS) {
        const to = centre(neighbour(cell, direction));
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(WIDTH, 6);
      }
    }
  });

  it('share the line of a hexside, walked the other way', () => {
    const cell = { column: 4, row: 12 };
    const here = edgeLine(cell, 'SE');
    const there = edgeLine(neighbour(cell, 'SE'), 'NW');
    expect(here.from.x).toBeCloseTo(there.to.x, 6);
    expect(here.from.y).toBeCloseTo(there.to.y, 6);
    expect(here.to.x).toBeCloseTo(there.from.x, 6);
    expect(Math.hypot(here.to.x - here.from.x, here.to.y - here.from.y)).toBeCloseTo(RADIUS, 6);
  });

  it('fill their extent', () => {
    const { width, height } = extent(26, 20);
    for (const cell of every) {
      const { x, y } = centre(cell);
      expect(x - WIDTH / 2).toBeGreaterThanOrEqual(-1e-9);
      expect(x + WIDTH / 2).toBeLessThanOrEqual(width + 1e-9);
      expect(y + RADIUS).toBeLessThanOrEqual(height + 1e-9);
    }
    expect(outline({ column: 0, row: 0 })).toMatch(/^M.+Z$/);
  });

  it('read hexsides', () => {
    expect(parseHexside('4,12:SE')).toEqual({ cell: { column: 4, row: 12 }, direction: 'SE' });
    for (const wrong of ['4,12', '4,12:S', ':SE', '4:12:SE'])
      expect(parseHexside(wrong)).toBeNull();
  });
});

describe('arrow keys', () => {
  it('lead to a neighbour in every row and stop at the edge', () => {
    for (const cell of every) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = step(cell, key, 26, 20);
        expect(next).not.toBeNull();
        if (!next || formatHex(next) === formatHex(cell)) continue;
        const near = DIRECTIONS.map((direction) => formatHex(neighbour(cell, direction)));
        expect(near).toContain(formatHex(next));
      }
    }
    expect(step({ column: 0, row: 0 }, 'ArrowLeft', 26, 20)).toEqual({ column: 0, row: 0 });
    expect(step({ column: 3, row: 4 }, 'End', 26, 20)).toEqual({ column: 25, row: 4 });
    expect(step({ column: 3, row: 4 }, 'x', 26, 20)).toBeNull();
  });
});
