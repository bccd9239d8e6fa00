/** What a step asks of people, in words. The steps and who acts in them come from the server. */

import type { SiegeView, StepId } from '$lib/api/types';
import { list, say } from '$lib/language/messages.svelte';

/** Steps in which those who act are named. */
const NAMED = ['movement', 'combat', 'healing', 'food', 'fires', 'barricades'] as const;

function whoActs(step: StepId, names: readonly string[]): string | null {
  const known = NAMED.find((id) => id === step);
  if (!known) return null;
  return say(`lowenheim-acts-${known}`, { count: names.length, names: list(names) });
}

/** What is asked now. `names` are the factions that may act. */
export function prompt(
  step: StepId | null,
  yourTurn: boolean,
  canProceed: boolean,
  names: readonly string[],
): string {
  const now = step ?? 'council';
  if (canProceed) {
    const due = now === 'command_card' ? say('lowenheim-command-due') : say(`lowenheim-due-${now}`);
    return say('lowenheim-go-on', { due });
  }
  if (yourTurn) return say(`lowenheim-you-${now}`);
  const acting = whoActs(now, names);
  if (acting !== null) return acting;
  const due = say(`lowenheim-due-${now}`);
  return names.length > 0 ? say('lowenheim-waiting', { due, names: list(names) }) : due;
}

/** What only this reader need think of: their secrets, and figures that must do something. */
export function reminders(view: SiegeView): string[] {
  const found: string[] = [];
  if (view.your_turn && view.step?.id === 'food' && view.werewolf?.card_due) {
    found.push(say('lowenheim-full-moon'));
  }
  if (view.silver_hair?.called) {
    found.push(say('lowenheim-silver-hair'));
  }
  const roused = view.figures.filter(
    (figure) => figure.must_attack && figure.faction === view.you && figure.hex,
  );
  if (view.your_turn && roused.length > 0) {
    const names = list(roused.map((figure) => figure.name));
    if (view.step?.id === 'movement')
      found.push(say('lowenheim-insulted-stays', { names, count: roused.length }));
    if (view.step?.id === 'combat')
      found.push(say('lowenheim-insulted', { names, count: roused.length }));
  }
  return found;
}

/** How many of its objectives a faction has met: the largest share wins. */
export function pointsOf({
  points,
  objectives,
}: {
  points: number;
  objectives: readonly unknown[];
}): string {
  return say('lowenheim-points-of', { points, of: objectives.length });
}

/** The steps of a turn as the strip shows them. */
export const STEPS = [
  { id: 'refill', number: '1' },
  { id: 'event_card', number: '2' },
  { id: 'command_card', number: '3' },
  { id: 'enemy_movement', number: '4' },
  { id: 'enemy_combat', number: '5' },
  { id: 'movement', number: '6' },
  { id: 'combat', number: '7' },
  { id: 'trading', number: '8' },
  { id: 'healing', number: '9a' },
  { id: 'food', number: '9b' },
  { id: 'fires', number: '9c' },
  { id: 'barricades', number: '9d' },
  { id: 'demands', number: '9e' },
  { id: 'holding', number: '9f' },
] as const;

export const CARDS = ['attack', 'peasants', 'food', 'water', 'healing', 'blank'] as const;

export function cardName(card: string): string {
  const known = CARDS.find((id) => id === card);
  return known ? say(`lowenheim-card-${known}`) : card;
}
