import { landOf } from '$lib/systems/campaign-map/land';
import type { Link, Space, Terrain } from '$lib/systems/campaign-map/types';
import { describe, expect, it } from 'vitest';

const space = (
  id: string,
  terrain: Terrain | null,
  at: [number, number],
  links: Record<string, Link>,
  province: number | null = 1,
): Space => ({
  id,
  name: id,
  province,
  terrain,
  city: null,
  at,
  links,
  owner: null,
  razed_until: null,
  fortified_by: null,
  damage: {},
  under_attack: false,
});

/** Two by two: a road in the north, a bridge in the west, ridges else, and a tunnel across. */
const SPACES = [
  space('nw', 'plain', [0, 0], { ne: 'land', sw: 'bridge', se: 'tunnel' }),
  space('ne', 'wood', [10, 0], { nw: 'land' }, 2),
  space('sw', 'mountain', [0, 10], { nw: 'bridge' }),
  space('se', 'coast', [10, 10], { nw: 'tunnel' }),
  space('K1', null, [5, 5], { nw: 'gate', ne: 'gate', sw: 'gate', se: 'gate' }, null),
];

describe('the shape of a land', () => {
  const land = landOf('Four corners', SPACES);

  it('is the same every time', () => {
    expect(landOf('Four corners', structuredClone(SPACES))).toEqual(land);
  });

  it('gives each region a cell with its terrain, inside the picture', () => {
    expect(land.cells.map(({ region: { id } }) => id)).toEqual(['nw', 'ne', 'sw', 'se']);
    for (const { outline, marks, region: of } of land.cells) {
      expect(outline.length).toBeGreaterThan(20);
      for (const [x, y] of outline) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(land.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(land.height);
      }
      expect(marks.length, of.id).toBeGreaterThan(0);
      expect(new Set(marks.map(({ kind }) => kind))).toEqual(new Set([of.terrain]));
    }
  });

  it('draws a border for what lies between: province, river, ridge and coast', () => {
    const kinds = land.borders.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'province')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'river')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'ridge')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'coast').length).toBeGreaterThan(4);
  });

  it('draws each way once', () => {
    const ways = land.ways.map(({ key, kind }) => `${kind} ${key}`);
    expect(ways.toSorted()).toEqual([
      'bridge nw sw',
      'gate K1 ne',
      'gate K1 nw',
      'gate K1 se',
      'gate K1 sw',
      'road ne nw',
      'tunnel nw se',
    ]);
  });
});
