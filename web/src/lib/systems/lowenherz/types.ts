/** The realm as the server tells it; the types are generated, here they get their names. */

import type { Answer, Schemas } from '$lib/api/types';

export type Colour = Schemas['RealmColour'];
export type Realm = Answer<'RealmView'>;
export type Prince = Answer<'RealmPrinceView'>;
export type Area = Answer<'RealmAreaView'>;
export type Trial = Answer<'RealmTrialView'>;
export type PoliticsCard = Schemas['RealmPoliticsCard'];
export type RealmCommand = Schemas['RealmCommand'];
export type LegalOrder = Answer<'LegalOrderOfRealmCommand'>;
export type PlayOption = Answer<'RealmPlayOption'>;
export type WallOption = Answer<'RealmWallOption'>;
export type ExtensionOption = Answer<'RealmExtensionOption'>;

export interface RealmOptions {
  orders: LegalOrder[];
  /** What may go with a decision. */
  plays: PlayOption[];
  /** What a territory could take. */
  extensions: ExtensionOption[];
  /** Sides on which a boundary would part the land, and what it would found. */
  walls: WallOption[];
}

/** Spaces from left to right, and from top to bottom. */
export const COLUMNS = 15;
export const ROWS = 10;
