/** What the server says of a battle, under the names that its page uses. */

import type { Answer, Schemas } from '$lib/api/types';

export type Colour = Schemas['Colour'];

export type Battle = Answer<'BattleView'>;
export type Piece = Answer<'PieceView'>;
export type BattleOrder = Answer<'LegalOrderOfBattleCommand'>;
export type BattleCommand = Schemas['BattleCommand'];
export type BattleOptions = Pick<Answer<'BattleLegalOrders'>, 'choose' | 'options'>;
export type Survey = Omit<Answer<'SurveyAtHead'>, 'head'>;
export type Look = Answer<'Look'>;
export type Target = Answer<'Target'>;
export type AttackPlan = Answer<'PlanView'>;
export type Preview = Answer<'PreviewCard'>;
