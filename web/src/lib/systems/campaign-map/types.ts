/** The map of a campaign as the server tells it; the types are generated, here they get their names. */

import type { Answer, CampaignView, Schemas } from '$lib/api/types';

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

export type Space = Answer<'MapSpaceView'>;
export type Damage = Space['damage'][string];
export type Banner = Answer<'BannerView'>;
export type MapPiece = Answer<'MapPieceView'>;
export type Cause = Answer<'Cause'>;
export type Party = Answer<'Party'>;
export type Fight = Answer<'Fight'>;
export type BannerOrder = Schemas['MapOrder'];
export type MapCommand = Schemas['MapCommand'];
export type Land = Answer<'MapView'> & {
  /** As which engagement each fight is played. */
  fought_as: Record<string, number>;
  /** As which engagement the realm is played that is waited for. */
  realm_as: number | null;
  /** What the whole campaign waits for: the map and the tables of its fights. */
  waits: CampaignView['waits'];
};
export type BannerOptions = Answer<'BannerOptions'>;
export type LegalOrder = Answer<'LegalOrderOfMapCommand'>;
export interface LandOptions {
  banners: BannerOptions[];
  orders: LegalOrder[];
}
