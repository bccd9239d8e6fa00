import { landOf, lettering, towards, type Point } from '$lib/systems/campaign-map/land';
import type { Land, Link, MapPiece, Space, Terrain } from '$lib/systems/campaign-map/types';
import {
  brokenName,
  fightsInWords,
  lostByBanner,
  lostByCastle,
  neededAt,
  peopleName,
} from '$lib/systems/campaign-map/words';
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
  town: null,
  rations: null,
  besieged_by: null,
  foothold: false,
  refuge: false,
  relief: [],
  at,
  links,
  owner: null,
  razed_until: null,
  fortified_by: null,
  damage: {},
  cause: null,
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
    expect(landOf('Elsewhere', SPACES)).not.toEqual(land);
    expect(landOf('Four corners', structuredClone(SPACES))).toEqual(land);
  });

  it('is found once, and shows what has been done in it', () => {
    const taken = SPACES.map((space) => ({ ...space, owner: 'north', fortified_by: 'north' }));
    const before = landOf('Four corners', SPACES);
    const after = landOf('Four corners', taken);
    expect(after.cells[0]?.outline).toBe(before.cells[0]?.outline);
    expect(after.cells.map(({ region }) => region)).toEqual(taken.slice(0, 4));
    expect(after.castles.map(({ castle }) => castle)).toEqual(taken.slice(4));
    const bridged = SPACES.map((space) =>
      space.id === 'nw' ? { ...space, links: { ...space.links, ne: 'bridge' as const } } : space,
    );
    expect(landOf('Four corners', bridged).borders).not.toEqual(before.borders);
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

describe('the names on a land', () => {
  const pixels = (scale: number) => lettering(scale).size * scale;

  it('can be read from afar, and do not shout from near', () => {
    for (const scale of [0.25, 0.6, 0.75, 1, 2, 6]) {
      expect(pixels(scale)).toBeGreaterThan(10.9);
      expect(pixels(scale)).toBeLessThan(21.5);
    }
  });

  it('are only those of castles where the others would lie over each other', () => {
    expect(lettering(0.3).regions).toBe(false);
    expect(lettering(0.75).regions).toBe(true);
  });
});

describe('walking over a land', () => {
  const places = new Map<string, Point>([
    ['here', [50, 50]],
    ['east', [90, 55]],
    ['far east', [160, 50]],
    ['south', [45, 99]],
  ]);

  it('goes to what lies next in a direction', () => {
    expect(towards(places, 'here', [1, 0])).toBe('east');
    expect(towards(places, 'here', [0, 1])).toBe('south');
    expect(towards(places, 'here', [-1, 0])).toBeNull();
    expect(towards(places, 'nowhere', [1, 0])).toBeNull();
  });
});

describe('who is missing', () => {
  const piece = (id: string, place: MapPiece['place'], left: MapPiece['left']) =>
    ({ id, place, left }) as MapPiece;
  const view = {
    pieces: [
      piece('a', { banner: 'north-1' }, null),
      piece('b', 'lost', { banner: 'north-1' }),
      piece('c', { captive: 'east' }, { banner: 'north-1' }),
      piece('d', 'lost', { garrison: 'K1' }),
      piece('e', 'lost', { banner: 'north-2' }),
    ],
  } as unknown as Land;

  it('stays with the banner or the castle that it left', () => {
    const banner = { id: 'north-1' } as Land['banners'][number];
    expect(lostByBanner(view, banner).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(lostByCastle(view, 'K1').map(({ id }) => id)).toEqual(['d']);
  });
});

describe('words of the log', () => {
  it('are said as people say them', () => {
    expect(brokenName('bridge-b')).toBe('bridge B');
    expect(brokenName('ruin-3-4')).toBe('ruin in 3,4');
    expect(brokenName('a-thing-of-ones-own')).toBe('a thing of ones own');
    expect(peopleName('orcs-and-goblins')).toBe('orcs and goblins');
    expect(peopleName('bog-people')).toBe('bog people');
  });
});

describe('fights that nobody has settled', () => {
  const land = (winner: string | null, waiting: string[][]): Land =>
    ({
      fights: { 1: { winner, undecided: false } },
      waits: waiting.map((names, index) => ({
        fight: index === 0 ? 1 : null,
        seats: names.map((name) => ({ seat: name, name, player: null })),
      })),
    }) as unknown as Land;

  it('are said with those whose they are, and nothing is said of others', () => {
    expect(fightsInWords(land(null, [['The Dead', 'The Ratmen', 'The Dead'], ['The Men']]))).toBe(
      'Fights to be settled at their tables: the Dead and the Ratmen.',
    );
    expect(fightsInWords(land(null, []))).toBe('There are fights to be settled at their tables.');
    expect(fightsInWords(land('attacker', [['The Dead']]))).toBeNull();
  });
});

it('is shown at first round the fight of whoever looks, else round what is theirs', () => {
  const fight = (winner: string | null) => ({
    ground: { space: '44' },
    attacker: { seat: 'south' },
    defender: { seat: null },
    winner,
    undecided: false,
  });
  const view = (winner: string | null) =>
    ({
      fights: { 6: fight(winner) },
      spaces: [{ ...space('K1', null, [0, 0], {}), owner: 'south' }],
      banners: [{ owner: 'north', at: '31' }],
    }) as unknown as Land;
  expect(neededAt(view(null), 'south')).toBe('44');
  expect(neededAt(view('attacker'), 'south')).toBe('K1');
  expect(neededAt(view(null), 'north')).toBe('31');
  expect(neededAt(view(null), 'public')).toBe(null);
});
