/** The map of a campaign as the server tells it. */

export type Terrain = 'plain' | 'wood' | 'hill' | 'mountain' | 'marsh' | 'river' | 'coast';
export type Link = 'land' | 'bridge' | 'tunnel' | 'gate';

export const PHASES = [
  'income',
  'muster',
  'orders',
  'movement',
  'battles',
  'retreats',
  'aftermath',
  'end',
] as const;
export type Phase = (typeof PHASES)[number];

export interface Land {
  title: string;
  map: string;
  turn: number;
  last_turn: number;
  castles_to_win: number;
  phase: Phase;
  players: Player[];
  provinces: Record<string, string>;
  spaces: Space[];
  banners: Banner[];
  pieces: Piece[];
  fights: Record<string, Fight>;
  written: Record<string, BannerOrder>;
  revealed: Record<string, BannerOrder>;
  outcome: { winners: string[]; by_castles: boolean } | null;
  /** As which engagement each fight is played. */
  fought_as: Record<string, number>;
}
export interface Player {
  seat: string;
  name: string;
  peoples: string[];
  crowns: number;
  income: number;
  points: number;
  castles: number;
  banners_allowed: number;
  owes: boolean;
}
export interface Space {
  id: string;
  name: string;
  province: number | null;
  terrain: Terrain | null;
  city: string | null;
  /** To the right and down, in tenths of the distance between two regions. */
  at: [number, number];
  links: Record<string, Link>;
  owner: string | null;
  razed_until: number | null;
  fortified_by: string | null;
  damage: Record<string, Damage>;
  under_attack: boolean;
}
export interface Damage {
  crowns: number;
  turns: number;
  cause?: Cause | null;
  whole_after?: number | null;
}
export interface Cause {
  engagement: number;
  fact: number;
}
export interface Banner {
  id: string;
  owner: string;
  name: string;
  at: string;
  beaten: boolean;
  ways_out: string[];
}
export interface Piece {
  id: string;
  owner: string | null;
  name: string;
  called: string | null;
  individual: boolean;
  place: { banner: string } | { garrison: string } | { captive: string } | 'lost';
  wounds: number;
  of: number;
  lame: boolean;
  items: string[];
  titles: string[];
  cause: Cause | null;
}
export interface Party {
  seat: string | null;
  banners: string[];
  pieces: string[];
}
export type Side = 'attacker' | 'defender';
export interface Fight {
  ground: { space: string } | { link: [string, string] };
  terrain: Terrain;
  castle: string | null;
  city?: string | null;
  over: Link;
  walls: number;
  attacker: Party;
  defender: Party;
  next: string[];
  winner: Side | null;
}
export type BannerOrder =
  'hold' | 'fortify' | 'raze' | 'recover' | { march: string[] } | { assault: string };
export interface BannerOptions {
  banner: string;
  orders: BannerOrder[];
  notation: string[];
  written: BannerOrder | null;
}
export interface LegalOrder {
  command: unknown;
  notation: string;
  by_chance: boolean;
}
export interface LandOptions {
  banners: BannerOptions[];
  orders: LegalOrder[];
}
