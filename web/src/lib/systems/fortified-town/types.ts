/** What the server says of an assault, under the names that its page uses. */

import type { Answer, Schemas } from '$lib/api/types';

export type Side = Schemas['TownSide'];
export type Phase = Schemas['TownPhase'];
export type Class = Schemas['Class'];
export type Cover = Schemas['TownCover'];
export type Terrain = Schemas['TownTerrain'];
export type Mechanism = Schemas['TownMechanism'];
export type AssaultCommand = Schemas['AssaultCommand'];
export type SiegeStep = Schemas['SiegeStep'];

export type Assault = Answer<'AssaultView'>;
/** A siege that goes on over days. */
export type Siege = NonNullable<Assault['siege']>;
export type Town = Answer<'Town'>;
export type Works = Answer<'TownWorks'>;
export type Engine = Answer<'Engine'>;
export type Ground = Answer<'TownGround'>;
export type Man = Answer<'TownManView'>;
export type Ask = Answer<'TownAsk'>;
export type Losses = Answer<'TownLossesView'>;
export type Destination = Answer<'TownDestination'>;
export type Shot = Answer<'TownShot'>;
export type Fight = Answer<'TownFight'>;
/** A line of fire as the server judges it, with every number. */
export type LineOfFire = Omit<Answer<'LineOfFireAtHead'>, 'head'>;
export type Thales = Answer<'TownThales'>;
/** What the dice of an order would do. */
export type Foretold = Answer<'TownForetold'>;
/** What is seen from a place, and what lies in its dead areas. */
export type ZoneOfFire = Omit<Answer<'ZoneOfFireAtHead'>, 'head'>;
export type AssaultOrder = Answer<'LegalOrderOfAssaultCommand'>;
export type AssaultOptions = Pick<
  Answer<'AssaultLegalOrders'>,
  'moves' | 'shots' | 'fights' | 'reserve' | 'places' | 'placed' | 'elsewhere' | 'options'
>;
