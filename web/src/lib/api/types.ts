/**
 * What the server says, under the names that the pages use. The types are generated from
 * `schemas/`; here they only get their names.
 */

import type { components } from './generated/openapi';

export type Schemas = components['schemas'];

/** The server writes every member; the schemas allow those that may be `null` to be left out. */
type Written<T> = T extends object
  ? { [Name in keyof T]-?: Written<Exclude<T[Name], undefined>> }
  : T;

export type Answer<Name extends keyof Schemas> = Written<Schemas[Name]>;

export type Hex = Schemas['Hex'];
export type Hexside = Schemas['Hexside'];
export type FigureId = Schemas['FigureId'];
export type Faction = Schemas['Faction'];
export type ActionCard = Schemas['ActionCard'];
export type Marker = Schemas['Marker'];
export type StepId = Schemas['Step'];
/** A command of the siege, as it is sent. */
export type Command = Schemas['Command'];
/** A command of whatever is played. */
export type AnyCommand = Schemas['AnyCommand'];
/** What the game master may choose. */
export type Ruling = Schemas['Ruling'];
export type Effect = Schemas['Effect'];

export type Head = Answer<'Head'>;
export type CampaignSummary = Answer<'CampaignSummary'>;
export type Visibility = Answer<'Visibility'>;
export type NewCampaign = Answer<'NewCampaign'>;
export type OrganiserKey = Answer<'OrganiserKey'>;
export type SeatKey = Answer<'SeatKey'>;
export type DeviceBody = Answer<'Device'>;
export type Ask = Answer<'Ask'>;
export type WaitingThrow = Answer<'WaitingThrow'>;
export type LinkBody = Answer<'LinkBody'>;
export type Checkpoints = Answer<'Checkpoints'>;
export type DicePolicy = Answer<'DicePolicy'>;
/** Who has come to the table, and who is there. */
export type Presence = Answer<'Presence'>;
export type Arrival = Answer<'Arrival'>;
export type Health = Answer<'Health'>;
export type Rulebook = Answer<'Rulebook'>;
export type Campaign = Answer<'Campaign'>;
export type CampaignView = Answer<'CampaignView'>;
export type SiegeView = Answer<'SiegeView'>;
export type City = Answer<'CityView'>;
export type Figure = Answer<'FigureView'>;
export type Pile = Answer<'Pile'>;
/** A view of whatever is played. */
export type AnyView = CampaignView;
export type Survey = Answer<'SurveyAtHead'>;
export type LineOfFire = Answer<'LineOfFireAtHead'>;
export type Foretold = Answer<'ForetoldAtHead'>;
export type TownPreviewCard = Answer<'TownPreviewCard'>;
export type AssaultCommand = Schemas['AssaultCommand'];
export type ZoneOfFire = Answer<'ZoneOfFireAtHead'>;
export type ScenarioAbout = Answer<'ScenarioAbout'>;
export type Briefing = Answer<'BriefingView'>;
export type Forecast = Answer<'ForecastView'>;
export type Preview = Answer<'Preview'>;
export type LegalOrder = Answer<'LegalOrderOfCommand'>;
export type AnyOptions = Answer<'AnyOptions'>;
export type OwnOrder = Answer<'OwnOrder'>;
/** A value that the organiser may set right. */
export type Settable = Answer<'Settable'>;
export type RefusalView = Answer<'RefusalView'>;
export type Moves = Answer<'MovesAtHead'>;
/** Dice that somebody must throw: which, for what, by which clause. Whose they are is left out where the rule does not say. */
export type NeedsCard = Answer<'NeedsCard'>;
export type Need = Omit<Answer<'RollAsked'>, 'shares'> &
  Partial<Pick<Answer<'RollAsked'>, 'shares'>>;
export type LogLine = Answer<'LogLine'>;
export type Reading = Answer<'Reading'>;
export type ShareRead = Answer<'ShareRead'>;
/** Whose some dice of a roll are, and what they must show. */
export type Share = Answer<'ShareView'>;
export type Goal = Answer<'GoalView'>;
export type LogPage = Answer<'LogPage'>;
export type LogDice = Answer<'DiceSeen'>;
export type TurnMark = Answer<'TurnMark'>;
export type Point = Answer<'Point'>;
export type RewindPreview = Answer<'RewindPreview'>;
export type Timeline = Answer<'Timeline'>;
export type Timelines = Answer<'Timelines'>;
export type Comparison = Answer<'Comparison'>;
export type WhatIf = Answer<'WhatIf'>;
/** An act of the organiser's that is looked at before it is done. */
export type DeskAct = Schemas['DeskAct'];
/** What it would change, and who must agree first. */
export type ActPreview = Answer<'ActPreview'>;
/** What an act changes, or has changed. */
export type ActEffect = Answer<'ActEffect'>;
/** Something was done at the desk; what it has changed is told of a ruling and of an adoption. */
export type Done = Omit<Answer<'Done'>, 'did'> & Partial<Pick<Answer<'Done'>, 'did'>>;
/** What differs between two views: pieces on the board, and everything that reads otherwise. */
export type PieceChange = Answer<'PieceChange'>;
export type TableChange = Comparison['table'][number];
export type RollAudit = Answer<'RollAudit'>;
/** Which rolls are looked for; what is left out does not matter. */
export interface RollsWanted {
  by?: string | null;
  sides?: string | null;
  why?: string | null;
  clause?: string | null;
  source?: string | null;
  witness?: string | null;
  scope?: string | null;
  piece?: string | null;
  text?: string | null;
  before?: number | null;
}
export type RollsFound = Answer<'RollsFound'>;
export type RollFound = Answer<'RollFound'>;
export type DisputesCommand = Schemas['DeskCommand'];
export type DisputesView = Answer<'DeskView'>;
export type DisputeSeen = Answer<'DisputeSeen'>;
export type RequestSeen = Answer<'RequestSeen'>;
export type DeputyKey = Answer<'DeputyKey'>;
export type FeedKey = Answer<'FeedKey'>;
export type HouseRules = Answer<'HouseRules'>;
export type RulingWord = Schemas['RulingWord'];
export type Continuity = Answer<'Continuity'>;
/** What a campaign waits for. */
export type Waiting = Answer<'Waiting'>;
export type ThrowAwaited = Answer<'ThrowAwaited'>;
export type Wait = Answer<'Wait'>;
export type RecurringDeadline = Answer<'RecurringDeadline'>;
export type OrganiserView = Answer<'OrganisersPage'>;
export type AheadLeft = Answer<'AheadLeft'>;
export type PassingNow = Answer<'PassingNow'>;
/** Where a player is told that it is their turn. */
export type NoticesSeen = Answer<'NoticesSeen'>;
export type NoticesWanted = Schemas['NoticesBody'];
export type BackupChecked = Answer<'BackupChecked'>;
export type DiceLedger = Answer<'DiceLedger'>;
export type Judged = Answer<'Judged'>;
export type Edit = Schemas['EditBody'];
export type AmendmentPreview = Answer<'AmendmentPreview'>;
export type FollowedOrder = Answer<'FollowedOrder'>;
export type AmendBody = Pick<
  Schemas['AmendBody'],
  'batch' | 'head' | 'edit' | 'faces' | 'leave_out' | 'reason'
>;
/** A game for the realm before a campaign, as it is asked for. */
export type NewRealm = Required<Schemas['MapRealmAsked']>;
export type Accepted = Answer<'Accepted'>;
export type Verification = Answer<'Verification'>;
export type ByTheRules = Answer<'ByTheRules'>;
export type ClauseText = Answer<'Clause'>;
/** Why a request was not carried out (RFC 9457). */
export type ProblemDetails = Answer<'Problem'>;

export type OrderBody = Pick<Schemas['OrderBody'], 'batch' | 'head'> & {
  scope: string;
  /** What is wanted, either as a command or as text. */
  command?: AnyCommand;
  notation?: string;
  nonce?: string;
  thrown?: number[];
  /** Cards turned up from a deck on the table, by name. */
  cards?: string[];
};
export type RewindBody = Pick<Schemas['RewindBody'], 'batch' | 'head' | 'reason'> & {
  to: number;
  /** The one engagement that goes back; nothing: all of them. */
  only?: string;
};
export type CauseRecord = Answer<'CauseRecord'>;
export type Story = Answer<'Story'>;
export type StoryPassage = Answer<'StoryPassage'>;
