/**
 * What the server says, as the pages read it.
 */

export type Hex = string;
export type Hexside = string;
export type FigureId = string;
export type Faction =
  'city-guard' | 'palace-guard' | 'elven-guard' | 'wizards-council' | 'bretonnia' | 'cathay';

export interface Head {
  seq: number;
  hash: string;
}

export interface CampaignSummary {
  campaign: string;
  name: string;
  system: string;
  turn: number;
  step: string;
  head: Head;
  over: boolean;
}

export interface SeatKey {
  seat: string;
  name: string;
  key: string;
  link: string;
}

export interface NewCampaign {
  campaign: string;
  name: string;
  organiser: { key: string; link: string };
  seats: SeatKey[];
}

export interface Campaign {
  campaign: string;
  name: string;
  seats: { seat: string; name: string }[];
  reader: string;
  engagements: { scope: string; system: string; title: string }[];
  head: Head;
  last: Head;
}

export interface Profile {
  movement: number;
  fight: number;
  attacks: number;
  strength: number;
  toughness: number;
  wounds: number;
}

export interface CityHex {
  hex: Hex;
  terrain: string;
  place: string | null;
  quarter: string | null;
  enterable: boolean;
  name?: string | null;
}

export interface PlaceView {
  place: string;
  name: string;
  hexes: Hex[];
  counter: number;
  fallen: boolean;
}

export interface City {
  columns: number;
  rows: string[];
  hexes: CityHex[];
  walls: Hexside[];
  gate: Hexside[];
  opened: Hexside[];
  barricades: Hexside[];
  bridges_down: string[];
  places: PlaceView[];
}

export interface Figure {
  id: FigureId;
  kind: string;
  name: string;
  faction: Faction | null;
  side: 'city' | 'enemy';
  hex: Hex | null;
  whereabouts: string;
  wounds: number;
  max_wounds: number | null;
  stunned: boolean;
  moved: boolean;
  attacks_left: number | null;
  mounted: boolean;
  size: number;
  profile: Profile | null;
  damages: string[];
  leader: boolean;
  band: number | null;
}

export interface FactionView {
  faction: Faction;
  name: string;
  leader: FigureId;
  hand_count: number;
  done: boolean;
  background: string;
  figures_on_map: number;
  in_temple: number;
  starved: number;
}

export interface Briefing {
  background: string[];
  relations: Record<string, string>;
  objectives: string[];
  special_rules: string[];
  profiles?: Record<string, Profile>;
}

export interface Demand {
  demand: number;
  kind: string;
  name: string;
  card: string;
  needed: number;
  paid: number;
  deadline: number | null;
  settled: boolean | string | null;
}

export interface SiegeView {
  title: string;
  turn: number;
  step: { id: string; number: string; name: string };
  turns: number;
  acting: Faction[];
  you: Faction | null;
  your_turn: boolean;
  can_proceed: boolean;
  outcome: string | null;
  city: City;
  figures: Figure[];
  factions: FactionView[];
  hand: Record<string, number> | null;
  hand_limit: number;
  briefing: Briefing | null;
  markers: { marker: string; name: string; hex: Hex | null; captured: boolean }[];
  decks: {
    draw: number;
    discard: Record<string, number>;
    events_left: number;
    commands_left: number;
  };
  events: { turn: number; card: string; name: string }[];
  commands: { turn: number; card: string; name: string }[];
  demands: Demand[];
  attack_cards: { faction: Faction; hex: Hex }[];
  bands: { band: number; aim: string | null; hex: Hex | null; figures: number }[];
  scores:
    | {
        faction: Faction;
        points: number;
        rank: number;
        wins: boolean;
        objectives: { objective: string; name: string; met: boolean }[];
      }[]
    | null;
}
