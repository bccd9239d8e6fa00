/** What a step asks of people, in words. The steps and who acts in them come from the server. */

import type { SiegeView } from '$lib/api/types';

interface Prompt {
  /** Said to a seat that may act. */
  you: string;
  /** Said to everybody else. */
  others: string;
}

const PROMPTS: Record<string, Prompt> = {
  council: {
    you: 'Hold council. Choose figures in your home base and a hex to post them; say when you are done.',
    others: 'The factions hold council and post their figures.',
  },
  refill: {
    you: 'Choose up to two cards to discard, then refill your hand.',
    others: 'The factions refill their hands.',
  },
  event_card: { you: 'An event card is due.', others: 'An event card is due.' },
  command_card: {
    you: 'The officers are called to the Castle: choose who goes, or let whoever is nearest go.',
    others: 'The officers are called to the Castle.',
  },
  enemy_movement: { you: 'The enemy moves.', others: 'The enemy moves.' },
  enemy_combat: { you: 'The enemy attacks.', others: 'The enemy attacks.' },
  movement: {
    you: 'Move. Choose a hex with your figures, then a marked hex to go to.',
    others: 'moves',
  },
  combat: {
    you: 'Fight. Choose a figure of yours, then a marked enemy.',
    others: 'fights',
  },
  trading: {
    you: 'Trade. Choose cards and whom to give them, then say that you are done.',
    others: 'The factions trade cards.',
  },
  healing: {
    you: 'Bring figures out of the Temple, or say that you are done.',
    others: 'visits the Temple',
  },
  food: { you: 'Feed your figures.', others: 'eats' },
  fires: {
    you: 'Fight each fire near your figures once, with Water if you wish; or say that you are done.',
    others: 'fights the fires',
  },
  barricades: {
    you: 'Pull down barricades, or build them beside your leader; then say that you are done.',
    others: 'sees to the barricades',
  },
  demands: {
    you: 'Pay and give towards repairs and commands, if you wish; then say that you are done.',
    others: 'The factions pay towards repairs and commands.',
  },
  holding: { you: 'The turn ends.', others: 'The turn ends.' },
  vote: {
    you: 'Name the leader of the defence.',
    others: 'The factions name the leader of the defence.',
  },
  over: { you: 'The siege is over.', others: 'The siege is over.' },
};

/** What is asked now. `names` are the factions that may act. */
export function prompt(
  step: string | null,
  yourTurn: boolean,
  canProceed: boolean,
  names: readonly string[],
): string {
  const words = PROMPTS[step ?? 'council'] ?? { you: 'It is your turn.', others: 'Others act.' };
  if (canProceed) {
    const due = step === 'command_card' ? 'A command card is due.' : words.others;
    return `${due} Let the rules go on.`;
  }
  if (yourTurn) return words.you;
  if (/^[a-z]/.test(words.others)) {
    return names.length > 0 ? `${list(names)} ${words.others}.` : 'Nobody has to act.';
  }
  return names.length > 0 ? `${words.others} Waiting for ${list(names)}.` : words.others;
}

/** What only this reader need think of: his secrets, and figures that must do something. */
export function reminders(view: SiegeView): string[] {
  const found: string[] = [];
  if (view.your_turn && view.step?.id === 'food' && view.werewolf?.card_due) {
    found.push(
      'The moon is full: without a Food or Peasants card Jean-Jacques turns into a werewolf.',
    );
  }
  if (view.silver_hair?.called) {
    found.push(
      'Wen Jiao-Bao is over the Silver Hair: if he moves, fights or builds this turn, nothing will come of it.',
    );
  }
  const roused = view.figures.filter(
    (figure) => figure.must_attack && figure.faction === view.you && figure.hex,
  );
  if (view.your_turn && roused.length > 0) {
    const names = list(roused.map((figure) => figure.name));
    if (view.step?.id === 'movement') found.push(`Insulted, ${names} will not move.`);
    if (view.step?.id === 'combat')
      found.push(`Insulted, ${names} must attack if anybody is in reach.`);
  }
  return found;
}

export function list(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

/** The steps of a turn as the strip shows them. */
export const STEPS: readonly { id: string; number: string; name: string }[] = [
  { id: 'refill', number: '1', name: 'Refill' },
  { id: 'event_card', number: '2', name: 'Event' },
  { id: 'command_card', number: '3', name: 'Command' },
  { id: 'enemy_movement', number: '4', name: 'Enemy moves' },
  { id: 'enemy_combat', number: '5', name: 'Enemy fights' },
  { id: 'movement', number: '6', name: 'Movement' },
  { id: 'combat', number: '7', name: 'Combat' },
  { id: 'trading', number: '8', name: 'Trading' },
  { id: 'healing', number: '9a', name: 'Temple' },
  { id: 'food', number: '9b', name: 'Food' },
  { id: 'fires', number: '9c', name: 'Fires' },
  { id: 'barricades', number: '9d', name: 'Barricades' },
  { id: 'demands', number: '9e', name: 'Repairs' },
  { id: 'holding', number: '9f', name: 'Holding' },
];

export const CARD_NAMES: Record<string, string> = {
  attack: 'Attack',
  peasants: 'Peasants',
  food: 'Food',
  water: 'Water',
  healing: 'Healing',
  blank: 'Blank',
};

export const DAMAGE_NAMES: Record<string, string> = {
  dead: 'beyond help',
  leg: 'leg: Move −1',
  arm: 'arm: Fight −1',
  weak: 'weak: Strength −1',
  torso: 'torso: Toughness −1',
  scar: 'a scar',
};

export const OUTCOMES: Record<string, string> = {
  city_stands: 'The relief arrives: Lowenheim stands.',
  overwhelmed: 'Lowenheim is overwhelmed.',
  last_figure_gone: 'Nobody is left to defend Lowenheim.',
};
