/** Legal orders that need no map, sorted under headings. */

import type { LegalOrder, SiegeView } from '$lib/api/types';
import { burning, fireIn } from './condition';
import { hexName } from './groups';
import { withVerb } from './orders';

export interface Topic {
  id: string;
  name: string;
  orders: LegalOrder[];
  /** Shown at once; others wait for a click. */
  open: boolean;
}

const TOPICS: Record<string, string> = {
  attend: 'Who goes to the conference',
  offer: 'Offer figures',
  agree: 'Whom you would let go, if cards are short',
  haul: 'Push a gun',
  fire: 'Fire a gun',
  rally: 'Attack cards of the mobile reserve',
  discharge: 'Out of the Temple',
  feed: 'Food',
  hand_in: 'The full moon',
  starve: 'Lose a figure to hunger',
  regain: 'Bring back from hunger',
  douse: 'Fires',
  destroy: 'Pull down a barricade',
  build: 'Build a barricade for a Peasants card',
  summon: 'The Silver Hair',
  escape: 'The tunnel under the tomb',
  vote: 'Your vote',
  passage: 'Who may pass your figures',
  pass_for: 'Pass for a faction without a player',
  attack: 'Attack cards',
};
const OPEN = [
  'attend',
  'offer',
  'fire',
  'rally',
  'feed',
  'hand_in',
  'vote',
  'discharge',
  'attack',
  'douse',
  'destroy',
  'build',
];

export function topics(view: SiegeView, options: readonly LegalOrder[]): Topic[] {
  return Object.entries(TOPICS).flatMap(([verb, name]) => {
    const orders = withVerb(options, verb);
    if (orders.length === 0) return [];
    if (verb === 'douse') return fires(view, orders);
    return [{ id: verb, name, orders, open: OPEN.includes(verb) }];
  });
}

/** A heading for each fire: the free try, and those with Water. */
function fires(view: SiegeView, orders: readonly LegalOrder[]): Topic[] {
  return [...new Set(orders.map((order) => order.group))].map((hex) => {
    const fire = fireIn(view.city, hex);
    const state = fire ? `, ${burning(fire)}` : '';
    return {
      id: `douse ${hex}`,
      name: `Fire in ${hex}: ${hexName(view, hex)}${state}`,
      orders: orders.filter((order) => order.group === hex),
      open: true,
    };
  });
}
