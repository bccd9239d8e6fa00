/** Figures as they are drawn: grouped by hex and crest. */

import type { Figure, SiegeView } from '$lib/api/types';
import { CREATURES } from './creatures';
import { BEARINGS, type Crest } from './factions';
import { say } from '$lib/language/messages.svelte';

export interface FigureGroup {
  crest: Crest;
  /** A creature that is drawn by itself. */
  creature: string | null;
  figures: Figure[];
  leader: boolean;
  mounted: number;
  ogres: number;
  wounded: number;
  stunned: number;
  /** In the mobile reserve. */
  reserve: number;
  /** At the officers' conference. */
  confers: number;
}

const ORDER = Object.keys(BEARINGS) as Crest[];

export function crestOf(figure: Figure): Crest {
  return figure.side === 'enemy' ? 'enemy' : (figure.faction ?? 'enemy');
}

/** The creature as which a figure is drawn, if it is none of the ranks. */
export function creatureOf(figure: Figure): string | null {
  return figure.kind in CREATURES ? figure.kind : null;
}

export function isWounded(figure: Figure): boolean {
  return figure.max_wounds !== null && (figure.wounds ?? figure.max_wounds) < figure.max_wounds;
}

/** All groups by hex; in a hex in the order of the factions, enemies last. */
export function groupByHex(figures: readonly Figure[]): Map<string, FigureGroup[]> {
  const hexes = new Map<string, FigureGroup[]>();
  for (const figure of figures) {
    if (figure.hex === null) continue;
    const there = hexes.get(figure.hex) ?? [];
    hexes.set(figure.hex, there);
    const crest = crestOf(figure);
    const creature = creatureOf(figure);
    let group = there.find((known) => known.crest === crest && known.creature === creature);
    if (!group) {
      group = {
        crest,
        creature,
        figures: [],
        leader: false,
        mounted: 0,
        ogres: 0,
        wounded: 0,
        stunned: 0,
        reserve: 0,
        confers: 0,
      };
      there.push(group);
    }
    group.figures.push(figure);
    group.leader ||= figure.leader;
    if (figure.mounted) group.mounted += 1;
    if (figure.kind === 'rat-ogre') group.ogres += 1;
    if (isWounded(figure)) group.wounded += 1;
    if (figure.stunned) group.stunned += 1;
    if (figure.reserve) group.reserve += 1;
    if (figure.confers_until) group.confers += 1;
  }
  for (const there of hexes.values()) {
    there.sort((a, b) => ORDER.indexOf(a.crest) - ORDER.indexOf(b.crest));
  }
  return hexes;
}

const TERRAIN = {
  ',': 'fields',
  '.': 'street',
  '~': 'canal',
  h: 'house',
  L: 'shacks',
  J: 'stone-bridge',
  K: 'footbridge',
  M: 'gatehouse',
  m: 'gate-courtyard',
  s: 'statue',
  I: 'tree',
  A: 'barracks',
  a: 'corner-tower',
  w: 'well',
  n: 'gate',
  B: 'tribunes',
  b: 'tower',
  j: 'gate',
  C: 'castle',
  k: 'courtyard',
  c: 'entrance',
  D: 'tower',
  G: 'gardens',
  g: 'entrance',
  E: 'embassy',
  e: 'gate',
  F: 'embassy',
  f: 'gate',
  H: 'temple',
  p: 'temple-grounds',
  t: 'tomb',
} as const satisfies Record<string, string>;

function terrainName(letter: string): string {
  const known = letter in TERRAIN ? TERRAIN[letter as keyof typeof TERRAIN] : 'street';
  return say(`lowenheim-terrain-${known}`);
}

/** What a hex is called: its own name or its terrain, then its place. */
export function hexName(view: SiegeView, hex: string): string {
  const there = cityHexes(view).get(hex);
  if (!there) return hex;
  const place = view.city.places.find((known) => known.place === there.place);
  const own = there.name ?? terrainName(there.terrain);
  if (!place || place.name === own) return own;
  return `${own}, ${place.name} (${place.place})`;
}

const indexed = new WeakMap<object, Map<string, SiegeView['city']['hexes'][number]>>();

export function cityHexes(view: SiegeView): Map<string, SiegeView['city']['hexes'][number]> {
  let index = indexed.get(view.city);
  if (!index) {
    index = new Map(view.city.hexes.map((there) => [there.hex, there]));
    indexed.set(view.city, index);
  }
  return index;
}

/** For whom a single figure fights: its faction, or nobody but itself. */
function side(group: FigureGroup): string {
  const creature = group.creature ? CREATURES[group.creature]?.name : undefined;
  if (!creature) return BEARINGS[group.crest].name;
  return group.crest === 'enemy'
    ? say('lowenheim-runs-wild', { creature })
    : `${creature}, ${BEARINGS[group.crest].name}`;
}

/** One group in words: `3 of the City Guard, 1 wounded`. */
export function groupInWords(group: FigureGroup): string {
  const { name } = BEARINGS[group.crest];
  const single = group.figures.length === 1 ? group.figures[0] : undefined;
  const words = [single ? `${single.name}, ${side(group)}` : `${group.figures.length} ${name}`];
  const counted = (what: 'wounded' | 'stunned' | 'reserve' | 'confers', count: number) =>
    say(`lowenheim-group-${what}`, { count: single ? 0 : count });
  if (!single && group.leader) words.push(say('lowenheim-with-leader'));
  if (!single && group.mounted) words.push(say('lowenheim-mounted', { count: group.mounted }));
  if (!single && group.ogres) words.push(say('lowenheim-rat-ogres', { count: group.ogres }));
  if (group.wounded) words.push(counted('wounded', group.wounded));
  if (group.stunned) words.push(counted('stunned', group.stunned));
  if (group.reserve) words.push(counted('reserve', group.reserve));
  if (group.confers) words.push(counted('confers', group.confers));
  return words.join(', ');
}

/** One gun in words: `gun 1, without a crew`. */
export function gunInWords({ gun, served, moved, fired }: SiegeView['guns'][number]): string {
  const words = [say('lowenheim-gun', { gun: String(gun) })];
  if (!served) words.push(say('lowenheim-no-crew'));
  if (moved) words.push(say('lowenheim-pushed'));
  if (fired) words.push(say('lowenheim-fired'));
  return words.join(', ');
}
