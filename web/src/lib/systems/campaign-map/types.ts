/** The map of a campaign as the server tells it; the types are generated, here they get their names. */

import type { Answer, Schemas } from '$lib/api/types';

export type Terrain = Schemas['MapTerrain'];
export type Link = Schemas['Link'];
export type Phase = Schemas['Phase'];

/** In the order of the turn. */
export const PHASES: readonly Phase[] = [
  'income',
  'muster',
  'orders',
  'movement',
  'battles',
  'retreats',
  'aftermath',
  'end',
];

/** A place of the drawing: to the right and down, in tenths of the distance between two regions. */
type Drawn = { at: [number, number] };

export type Space = Omit<Answer<'MapSpaceView'>, 'at'> & Drawn;
export type Damage = Space['damage'][string];
export type Banner = Answer<'BannerView'>;
export type Piece = Answer<'MapPieceView'>;
export type Cause = Answer<'Cause'>;
export type Party = Answer<'Party'>;
export type Fight = Omit<Answer<'Fight'>, 'ground'> & Pick<Schemas['Fight'], 'ground'>;
export type BannerOrder = Schemas['MapOrder'];
export type MapCommand = Schemas['MapCommand'];
export type Land = Omit<Answer<'MapView'>, 'spaces' | 'fights'> & {
  spaces: Space[];
  fights: Record<string, Fight>;
  /** As which engagement each fight is played. */
  fought_as: Record<string, number>;
};
export type BannerOptions = Answer<'BannerOptions'>;
export interface LegalOrder {
  command: MapCommand;
  notation: string;
  by_chance: boolean;
}
export interface LandOptions {
  banners: BannerOptions[];
  orders: LegalOrder[];
}
