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
  /** Ends of timelines that a rewind has left. */
  abandoned: number[];
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
  name: string | null;
}

export interface PlaceView {
  place: string;
  name: string;
  quarter: string | null;
  hexes: Hex[];
  home_of: Faction | null;
  can_fall: boolean;
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
  doors: { number: number; house: Hex; exit: Hex }[] | null;
  places: PlaceView[];
}

export interface Figure {
  id: FigureId;
  kind: string;
  name: string;
  faction: Faction | null;
  side: 'city' | 'enemy';
  hex: Hex | null;
  whereabouts: 'map' | 'temple' | 'starved' | 'gone';
  wounds: number | null;
  max_wounds: number | null;
  stunned: boolean;
  moved: boolean;
  attacks_left: number | null;
  attackers: number;
  mounted: boolean;
  size: number;
  profile: Profile | null;
  damages: string[];
  leader: boolean;
  band: number | null;
}

/** A pile of cards: how many of each. */
export type Pile = Record<string, number>;

export interface FactionView {
  faction: Faction;
  name: string;
  leader: FigureId;
  home: string;
  hand_count: number;
  hand: Pile | null;
  briefing: Briefing | null;
  done: boolean;
  background: string;
  figures_on_map: number;
  in_temple: number;
  starved: number;
  gone: number;
  vote: Faction | null;
}

export interface Briefing {
  background: string[];
  relations: Partial<Record<Faction, string>>;
  objectives: string[];
  special_rules: string[];
  profiles: Record<string, Profile>;
}

export interface Demand {
  demand: number;
  kind: string;
  name: string;
  card: string;
  needed: number;
  paid: number;
  deadline: number | null;
  settled: boolean;
}

export interface Score {
  faction: Faction;
  points: number;
  rank: number;
  wins: boolean;
  objectives: { objective: string; name: string; met: boolean }[];
}

export interface SiegeView {
  title: string;
  turn: number;
  turns: number;
  step: { id: string; number: string; name: string } | null;
  acting: Faction[];
  you: Faction | null;
  your_turn: boolean;
  can_proceed: boolean;
  outcome: string | null;
  city: City;
  figures: Figure[];
  factions: FactionView[];
  hand: Pile | null;
  hand_limit: number;
  briefing: Briefing | null;
  markers: { marker: string; name: string; hex: Hex; captured: boolean }[];
  decks: { draw: number; discard: Pile; events_left: number; commands_left: number };
  events: { turn: number; card: string; name: string }[];
  commands: { turn: number; card: string; name: string }[];
  demands: Demand[];
  attack_cards: { faction: Faction; hex: Hex }[];
  passage_refused: { owner: Faction; mover: Faction }[];
  bands: {
    band: number;
    arrived: number;
    aim: string | null;
    head: Hex | null;
    figures: FigureId[];
  }[];
  enemy: {
    ogres_waiting: number;
    craters: Hex[];
    slain: number;
    arrival_number: number;
    places_to_fall: number;
  };
  scores: Score[] | null;
}

/** One reader's view of a campaign at one place of its log. */
export interface CampaignView {
  campaign: string;
  name: string;
  reader: string;
  scope: string;
  at: Head;
  live: boolean;
  head: Head;
  siege: SiegeView;
}

/** What a blind look at an order says: `certain`, or what fate decides first. */
export type Forecast =
  | 'certain'
  | { rolls: { clause: string; why: string; dice: string } }
  | { draws: { clause: string } };

export interface LegalOrder {
  notation: string;
  command: unknown;
  label: string;
  group: string;
  forecast: Forecast;
}

export interface Options {
  head: Head;
  options: LegalOrder[];
}

/** The rules say no. */
export interface RefusalView {
  code: string;
  clause: string;
  reason: string;
  allowed: string | null;
}

export interface Moves {
  figures: FigureId[];
  hexes: { hex: Hex; path: Hex[]; forecast: Forecast }[];
  blocked: ({ hex: Hex } & RefusalView)[];
  refused: RefusalView | null;
}

/** Dice that somebody must throw: which, for what, by which clause. */
export interface Need {
  clause: string;
  why: string;
  dice: string;
  roll?: number;
}

export interface LogDice {
  dice: string;
  faces: number[];
  source: 'sealed' | 'thrown';
  entered_by?: string | null;
}

export interface LogLine {
  seq: number;
  parent: number | null;
  at: string;
  by: string;
  scope: string;
  kind: string;
  batch: string;
  last: boolean;
  sentence: string;
  clause: string | null;
  live: boolean;
  turn: number | null;
  step: string | null;
  hidden: boolean;
  dice?: LogDice | null;
}

export interface LogPage {
  lines: LogLine[];
  head: Head;
  last: Head;
}

export interface TurnMark {
  turn: number;
  seq: number;
  /** The end of the batch in which it begins: where a rewind to this turn leads. */
  start: number;
  end: number;
  steps: { step: string; name: string; seq: number }[];
}

export interface RewindPreview {
  to: number;
  greyed: LogLine[];
  batches: number;
}

export interface Accepted {
  batch: string;
  head: Head;
  again: boolean;
}

export type Verification =
  | {
      verified: true;
      records: number;
      batches: number;
      head: Head;
      rolls: { sealed: number; thrown: number; witnessed: number };
    }
  | { verified?: false; seq?: number | null; code: string; message: string };

export interface ClauseText {
  id: string;
  name: string;
  section: string;
  rule: string;
  status: string;
  ruling?: string | null;
}

/** What the server sends when the rules or the referee say no (RFC 9457). */
export interface ProblemDetails {
  type?: string;
  title: string;
  status: number;
  code: string;
  detail: string;
  clause?: string | null;
  allowed?: string | null;
  needs_dice?: Need | null;
  since?: LogLine[] | null;
}
