/** What a player could want to order on the map, whether or not they may: the server says why not. */

import type { BlockedOption } from '$lib/chronicle/blocked';
import { verb } from '$lib/chronicle/commands';
import { say } from '$lib/language/messages.svelte';
import type { Land, LegalOrder, MapCommand } from './types';

export function blockedOptions(
  view: Land,
  orders: readonly LegalOrder[],
  seat: string,
): BlockedOption[] {
  if (view.outcome) return [];
  const may = (wanted: string) => orders.some(({ command }) => verb(command) === wanted);
  const found: BlockedOption[] = [];
  const want = (
    wanted: 'muster' | 'write' | 'retreat' | 'done' | 'proceed',
    command: MapCommand | null,
  ) => {
    if (command && !may(wanted)) found.push({ name: say(`campaign-map-wish-${wanted}`), command });
  };
  const castle = view.spaces.find(({ terrain, owner }) => terrain === null && owner === seat);
  const banner = view.banners.find(({ owner }) => owner === seat);
  const unit = view.pieces.find(({ owner, individual }) => owner === seat && !individual);
  // The number of a unit stands behind the row of the troop table.
  const troop = unit?.id.replace(/-\d+$/, '');
  const next =
    banner && Object.keys(view.spaces.find(({ id }) => id === banner.at)?.links ?? {})[0];
  want('muster', castle && troop ? { muster: { castle: castle.id, troop } } : null);
  want('write', { write: { orders: {} } });
  want('retreat', banner && next ? { retreat: { banner: banner.id, to: next } } : null);
  want('done', 'done');
  want('proceed', 'proceed');
  return found;
}
