/** A siege to try things on: the city of the map that the rules themselves read, and some figures in it. */

import type { City, Faction, Figure, Hex, SiegeView } from '../../src/lib/api/types';
import { formatHex, neighbour, parseHexside, type Direction } from '../../src/lib/board/hex';
import map from '../../../crates/lowenheim/maps/lowenheim.map?raw';

/** The lines under a heading, without remarks. */
function part(heading: string): string[] {
  const [, after = ''] = map.split(`\n[${heading}]\n`);
  const [lines = ''] = after.split(/\n\[/);
  return lines.split('\n').filter((line) => line && !line.startsWith('#'));
}

const OPPOSITE: Partial<Record<Direction, Direction>> = { SW: 'NE', W: 'E', NW: 'SE' };

/** As the server writes a hexside: from the hex that lies west of it. */
function hexside(side: string): string {
  const parsed = parseHexside(side);
  const other = parsed && OPPOSITE[parsed.direction];
  return other ? `${formatHex(neighbour(parsed.cell, parsed.direction))}:${other}` : side;
}

/** `5,1:NE+W` is two hexsides. */
function hexsides(heading: string): string[] {
  const words = part(heading).flatMap((line) => line.trim().split(/\s+/));
  return words.flatMap((word) => {
    const [hex = '', sides = ''] = word.split(':');
    return sides.split('+').map((side) => hexside(`${hex}:${side}`));
  });
}

const rows = part('picture').map((line) => line.slice(4).replaceAll(' ', ''));

const PLACES: Readonly<Record<string, string>> = { B: 'Jousting Grounds', M: 'Main gate' };

const places = part('places').flatMap((line) => {
  const [, place = '', quarter = '', hexes = ''] = /^(\S+) (\S+): (.*)$/.exec(line) ?? [];
  const known = { counter: 0, fallen: false, home_of: null, can_fall: true };
  const name = PLACES[place] ?? place;
  return [{ ...known, place, name, quarter, hexes: hexes.split(' ') }] as City['places'];
});

const city: City = {
  columns: rows[0]?.length ?? 0,
  rows,
  hexes: rows.flatMap((row, y) =>
    [...row].map((terrain, x) => {
      const hex = `${x},${y}`;
      const there = places.find(({ hexes }) => hexes.includes(hex));
      return {
        hex,
        terrain,
        place: there?.place ?? null,
        quarter: there?.quarter ?? null,
        enterable: !',~h'.includes(terrain),
        name: terrain === 's' ? 'Statue of Graf Boris' : null,
      };
    }),
  ),
  walls: hexsides('walls'),
  gate: hexsides('gate'),
  opened: [],
  barricades: ['9,13:E', '9,13:SE', '12,12:E'],
  barricades_built: [
    { hexside: '9,13:E', built: 0 },
    { hexside: '9,13:SE', built: 0 },
    { hexside: '12,12:E', built: 3 },
  ],
  water_walls: [{ hexside: '13,9:E', until: 6 }],
  fires: [
    { hex: '5,1', turns: 2, burnt_down: 4, fought_by: ['city-guard'] },
    { hex: '13,12', turns: 1, burnt_down: 4, fought_by: [] },
  ],
  ruins: ['9,1'],
  bridges_down: ['K'],
  places,
  doors: null,
  tunnel: null,
};

/** A figure on the map that nothing has befallen. */
export function figure(
  id: string,
  kind: Figure['kind'],
  faction: Faction | null,
  hex: Hex | null,
  change: Partial<Figure> = {},
): Figure {
  return {
    id,
    kind,
    name: id,
    faction,
    enlisted: null,
    side: faction ? 'city' : 'enemy',
    hex,
    whereabouts: hex ? 'map' : 'temple',
    wounds: 1,
    max_wounds: 1,
    stunned: false,
    moved: false,
    attacks_left: faction ? 1 : null,
    mounted: false,
    size: 1,
    profile: null,
    damages: [],
    leader: false,
    band: faction ? null : 1,
    attackers: 0,
    bound: null,
    busy: false,
    confers_until: null,
    crew: false,
    has_cast: false,
    must_attack: false,
    reserve: false,
    ...change,
  };
}

/** So many of a kind, numbered. */
function several(
  many: number,
  kind: Figure['kind'],
  name: string,
  faction: Faction | null,
  hex: Hex,
  from = 1,
): Figure[] {
  return Array.from({ length: many }, (_, index) => {
    const number = from + index;
    return figure(`${kind}-${number}`, kind, faction, hex, { name: `${name} ${number}` });
  });
}

const [stunned, ...soldiers] = several(4, 'foot-soldier', 'Foot Soldier', 'city-guard', '9,13');

const FACTIONS: readonly [Faction, string][] = [
  ['city-guard', 'City Guard'],
  ['palace-guard', 'Palace Guard'],
  ['elven-guard', 'Elven Guard'],
  ['wizards-council', "Wizards' Council"],
  ['bretonnia', 'Embassy of Bretonnia'],
  ['cathay', 'Blue Lotus Society'],
];

export const siege: SiegeView = {
  title: 'The Siege of Lowenheim',
  turn: 4,
  turns: 12,
  step: { id: 'movement', number: '6', name: 'Movement' },
  acting: ['city-guard'],
  you: 'city-guard',
  your_turn: true,
  can_proceed: false,
  outcome: null,
  city,
  figures: [
    figure('mannheim', 'mannheim', 'city-guard', '9,13', {
      name: 'Captain Mannheim',
      leader: true,
      wounds: 2,
      max_wounds: 3,
    }),
    ...(stunned ? [{ ...stunned, stunned: true }] : []),
    ...soldiers,
    ...several(2, 'foot-soldier', 'Foot Soldier', 'city-guard', '10,14', 5),
    figure('foot-soldier-7', 'foot-soldier', 'city-guard', null, { name: 'Foot Soldier 7' }),
    // Out of their order: the page puts the enemy last.
    ...several(6, 'skaven', 'Skaven', null, '13,12'),
    ...several(3, 'skaven', 'Skaven', null, '18,14', 7),
    ...several(2, 'swordfighter', 'Swordfighter', 'cathay', '13,12'),
    figure('severus', 'severus', 'wizards-council', '13,12', { leader: true }),
    ...several(1, 'foot-knight', 'Foot Knight', 'palace-guard', '13,12'),
    ...several(3, 'elven-guard', 'Elf', 'elven-guard', '15,6'),
  ],
  factions: FACTIONS.map(([faction, name]) => ({
    faction,
    name,
    leader: 'mannheim',
    hand_count: 5,
    hand: null,
    done: false,
    background: '',
    briefing: null,
    figures_on_map: 0,
    in_temple: 0,
    starved: 0,
    gone: 0,
    home: 'A',
    vote: null,
  })),
  hand: { attack: 2, food: 1, healing: 1, peasants: 1 },
  hand_limit: 6,
  briefing: null,
  markers: [],
  guns: [],
  spells: [],
  artefacts: [],
  decks: { face_down: 0, draw: 60, discard: { food: 4 }, events_left: 13, commands_left: 7 },
  events: [],
  commands: [],
  demands: [],
  attack_cards: [],
  bands: [],
  scores: null,
  passage_refused: [],
  enemy: { ogres_waiting: 1, craters: [], slain: 7, arrival_number: 4, places_to_fall: 4 },
  game_master: null,
  reserve: null,
  silver_hair: null,
  werewolf: null,
};
