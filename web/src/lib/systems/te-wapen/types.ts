/** Until the server's own types are here. */

export type Colour = 'red' | 'black';
export type Hex = string;
export interface Battle {
  title: string;
  you: Colour | null;
  turn: number;
  last_turn: number | null;
  armies: Record<Colour, string>;
  hexes: FieldHex[];
  legend: Terrain[];
  walls: string[];
  cliffs: string[];
  pieces: Piece[];
  card: OpenCard | null;
  snapped: [string, string] | null;
  cards_left: number;
  clouds: { centre: Hex; last_turn: number }[];
  thorns: Hex[];
  losses: Record<Colour, [number, number]>;
  outcome: { won: Colour } | 'drawn' | null;
}
export interface FieldHex {
  hex: Hex;
  terrain: string;
  building: number | null;
  building_of: number | null;
}
export interface Terrain {
  terrain: string;
  name: string;
  effects: string[];
}
export interface Piece {
  piece: string;
  colour: Colour;
  troop: string;
  people: string;
  name: string;
  body: string;
  hex: Hex | null;
  wounds: number;
  of: number;
  counters: number;
  moves: number[];
  dice: number[];
  hit_at: number;
  special: string[];
  /** What of its row is ours, since the rulebook leaves it blank. */
  ours: string[];
  school: string | null;
  magic_points: number | null;
  items: {
    weapons?: string[];
    trinkets?: string[];
    banners?: string[];
    unique?: { name: string }[];
  };
  attached_to: string | null;
  ready: boolean;
  doing: Doing | null;
  hidden: boolean;
}
export interface Doing {
  itself: boolean;
  moved: boolean;
  barred: boolean;
  acted: boolean;
}
export interface OpenCard {
  card: string;
  colour: Colour;
  activations: number;
  fighting: boolean;
  chosen: boolean;
  follow: [string, Hex] | null;
}
export interface BattleOrder {
  command: unknown;
  notation: string;
  label: string;
  by_chance: boolean;
}
export interface BattleOptions {
  choose: { from: string[]; number: number } | null;
  options: BattleOrder[];
}
export interface Survey {
  piece: string;
  from: Hex;
  reach: { hex: Hex; path: Hex[]; bars_fight: boolean }[];
  looks: Look[];
  targets: Target[];
}
export interface Look {
  hex: Hex;
  distance: number;
  dice: number;
  blocked: { hex: Hex; side: string | null; clause: string } | null;
}
export interface Target {
  piece: string;
  hex: Hex;
  distance: number;
  attack: Plan | null;
  refused: { reason: string; clause: string; allowed: string | null } | null;
}
export interface Plan {
  distance: number;
  parts: { clause: string; dice: number }[];
  dice: number;
  hit_at: number;
  ignores: number;
  wounds: number;
  odds: { of: number; hits: number[]; retreat: number };
}
export interface Poster {
  turns: number | null;
  modules: number[];
  armies: Record<Colour, { name: string; pieces: PosterPiece[] }>;
  hexes: FieldHex[];
  walls: string[];
  cliffs: string[];
}
export interface PosterPiece {
  troop: string;
  people: string;
  name: string;
  body: string;
  hex: Hex;
}
