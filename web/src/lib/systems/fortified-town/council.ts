/** What whoever is awaited can do with a day of the siege: the courses of the council, with their orders. */

import { said } from '$lib/chronicle/commands';
import { say } from '$lib/language/messages.svelte';
import { awaited, roleOf } from './siege';
import type { Assault, AssaultCommand, AssaultOrder } from './types';

export type Course =
  | 'assault'
  | 'batter'
  | 'lay'
  | 'ladders'
  | 'fascines'
  | 'mend'
  | 'blockade'
  | 'repair'
  | 'rest'
  | 'sortie'
  | 'withdraw'
  | 'dig'
  | 'dig-nobody'
  | 'battle-all'
  | 'battle-part'
  | 'refuge'
  | 'accept'
  | 'decline'
  | 'offer'
  | 'pass'
  | 'give-up';

/** An order of a course; one that somebody has made up does not say what the dice do. */
export interface Way {
  command: AssaultCommand;
  label: string;
  forecast?: AssaultOrder['forecast'];
}

export interface Offer {
  course: Course;
  ways: readonly Way[];
}

const PLAIN: Readonly<Record<string, Course>> = {
  assault: 'assault',
  blockade: 'blockade',
  rest: 'rest',
  withdraw: 'withdraw',
  accept: 'accept',
  decline: 'decline',
  offer: 'offer',
  pass: 'pass',
  give_up: 'give-up',
};

/** To which course an order belongs; nothing for an order of an assault. */
export function courseOf(command: AssaultCommand): Course | null {
  if (typeof command === 'string') return PLAIN[command] ?? null;
  const what = said(command, 'prepare')?.what;
  if (what) return what;
  const battle = said(command, 'battle');
  if (battle) return battle.all ? 'battle-all' : 'battle-part';
  if (said(command, 'dig')?.hexes.length === 0) return 'dig-nobody';
  const courses = ['batter', 'lay', 'mend', 'repair', 'sortie', 'dig', 'refuge'] as const;
  return courses.find((course) => course in command) ?? null;
}

/** The courses of a step in the order of the rulebook. */
const COURSES: readonly Course[] = [
  'assault',
  'batter',
  'ladders',
  'fascines',
  'mend',
  'blockade',
  'repair',
  'rest',
  'sortie',
  'withdraw',
  'dig',
  'dig-nobody',
  'battle-all',
  'battle-part',
  'refuge',
  'accept',
  'decline',
  'offer',
  'pass',
  'give-up',
];

/** What is asked of the reader's side now; of the other side nothing. */
export function isAwaited(view: Assault): boolean {
  return view.you !== null && awaited(view)?.side === view.you;
}

/** The courses that are open to the reader. */
export function offersOf(view: Assault, orders: readonly AssaultOrder[]): Offer[] {
  const now = awaited(view);
  if (!now || !isAwaited(view)) return [];
  return COURSES.map((course) => ({
    course,
    ways: orders.filter(({ command }) => courseOf(command) === course),
  })).filter(
    // With whom a battle is given, no list can say.
    ({ course, ways }) => ways.length > 0 || (course === 'battle-part' && now.step === 'relief'),
  );
}

/** Hexes that the orders of a course name, each once. */
export function hexesIn(ways: readonly Way[]): string[] {
  const found = ways.flatMap(({ command }) => {
    const hex =
      said(command, 'batter')?.hex ??
      said(command, 'repair')?.hex ??
      said(command, 'dig')?.hexes[0];
    return hex ? [hex] : [];
  });
  return [...new Set(found)];
}

/** What is asked between two fights, as a heading and a sentence. */
export function councilInWords(
  view: Assault,
  name: string,
): { heading: string; words: string } | null {
  const now = awaited(view);
  if (!now || !view.siege) return null;
  const { step } = now;
  const role = roleOf(view.siege, now.side);
  if (!isAwaited(view)) {
    return {
      heading: say('fortified-town-siege-waits', { name, step }),
      words: view.you === null ? '' : say('fortified-town-siege-wait'),
    };
  }
  return {
    heading: say('fortified-town-siege-ask', { step }),
    words: say('fortified-town-siege-ask-how', { step, role }),
  };
}
