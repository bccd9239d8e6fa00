/** What somebody could want to order in a realm, whether or not they may: the server says why not. */

import type { BlockedOption } from '$lib/chronicle/blocked';
import { verb } from '$lib/chronicle/commands';
import { say } from '$lib/language/messages.svelte';
import type { Colour, LegalOrder, Realm, RealmCommand } from './types';

export function blockedOptions(
  view: Realm,
  orders: readonly LegalOrder[],
  me: Colour,
): BlockedOption[] {
  if (view.outcome) return [];
  const castle = Object.entries(view.castles).find(([, colour]) => colour === me)?.[0];
  const foreign = Object.entries(view.castles).find(([, colour]) => colour !== me)?.[0];
  const wishes = [
    ['turn', 'turn'],
    ['decide', { decide: { slots: [1] } }],
    ['offer', { offer: { ducats: 1 } }],
    ['bid', { bid: { ducats: 1 } }],
    ['wall', { wall: { sides: ['7,4:E'] } }],
    ['knight', foreign ? { knight: { space: foreign } } : null],
    ['extend', castle && foreign ? { extend: { castle, spaces: [foreign] } } : null],
    ['look', { look: { pile: 'upper' } }],
    ['done', 'done'],
  ] as const satisfies readonly (readonly [string, RealmCommand | null])[];
  const may = new Set(orders.map(({ command }) => verb(command)));
  return wishes.flatMap(([wish, command]) =>
    command === null || may.has(wish) ? [] : [{ name: say(`lowenherz-wish-${wish}`), command }],
  );
}
