/** Legal orders that need no map, sorted under headings. */

import type { LegalOrder, SiegeView } from '$lib/api/types';
import { burning, fireIn } from './condition';
import { hexName } from './groups';
import { withVerb } from './orders';
import { say } from '$lib/language/messages.svelte';

export interface Topic {
  id: string;
  name: string;
  orders: LegalOrder[];
  /** Shown at once; others wait for a click. */
  open: boolean;
}

const TOPICS = [
  'ashore',
  'accept',
  'attend',
  'offer',
  'agree',
  'haul',
  'fire',
  'rally',
  'discharge',
  'feed',
  'hand_in',
  'starve',
  'regain',
  'douse',
  'destroy',
  'build',
  'summon',
  'escape',
  'vote',
  'passage',
  'pass_for',
  'attack',
] as const;
const OPEN: readonly string[] = [
  'ashore',
  'accept',
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
  return TOPICS.flatMap((verb) => {
    const orders = withVerb(options, verb);
    if (orders.length === 0) return [];
    if (verb === 'douse') return fires(view, orders);
    const name = say(`lowenheim-topic-${verb}`);
    return [{ id: verb, name, orders, open: OPEN.includes(verb) }];
  });
}

/** A heading for each fire: the free try, and those with Water. */
function fires(view: SiegeView, orders: readonly LegalOrder[]): Topic[] {
  return [...new Set(orders.map((order) => order.group))].map((hex) => {
    const fire = fireIn(view.city, hex);
    return {
      id: `douse-${hex}`,
      name: [
        say('lowenheim-fire-in', { hex, name: hexName(view, hex) }),
        ...(fire ? [burning(fire)] : []),
      ].join(', '),
      orders: orders.filter((order) => order.group === hex),
      open: true,
    };
  });
}
