/** How a siege over days stands: what the day waits for, who besieges whom, what there is to eat. */

import { list, say } from '$lib/language/messages.svelte';
import { sideName } from './people';
import type { Assault, Engine, Man, Side, Siege, SiegeStep } from './types';

export const DAYS: readonly number[] = [1, 2, 3, 4, 5];

/** Hits that demolish a wall. */
export const WALL_HITS = 4;

/** An assault goes on, a sortie or a battle; without a siege over days always. */
export function isFought({ siege }: Assault): boolean {
  return !siege || siege.step?.[0] === 'fighting';
}

/** What the day waits for between two fights, and from whom. */
export function awaited({ siege, outcome }: Assault): { step: SiegeStep; side: Side } | null {
  const [step, side] = siege?.step ?? [];
  return step && side && step !== 'fighting' && !outcome ? { step, side } : null;
}

/** Whom a side is in the order of days: besiegers in their refuge are the besieged. */
export function roleOf({ reversed }: Siege, side: Side): Side {
  if (!reversed) return side;
  return side === 'besiegers' ? 'besieged' : 'besiegers';
}

/** For how many strategic turns one's own store lasts; nothing where one does not know, or has enough. */
export function turnsOfFood({ rations, eaten_a_turn: eaten }: Siege): number | null {
  if (rations === null || eaten === null) return null;
  return eaten > 0 ? Math.floor(rations / eaten) : rations;
}

/** When it is, as people say it. */
export function momentOf(view: Assault): string {
  const { siege, turn } = view;
  if (!siege) return say('fortified-town-moment', { turn });
  const day = { turn: siege.turn, day: siege.day };
  return isFought(view)
    ? say('fortified-town-siege-moment-fought', { ...day, game: turn })
    : say('fortified-town-siege-moment', day);
}

/** What holds on this day besides: initiative, roles, blockade, hunger. */
export function circumstances(view: Assault): string[] {
  const { siege } = view;
  if (!siege) return [];
  const { initiative, reversed, blockaded, hungry } = siege;
  const words = [];
  if (initiative)
    words.push(say('fortified-town-siege-initiative', { name: sideName(view, initiative) }));
  if (reversed) words.push(say('fortified-town-siege-reversed'));
  if (blockaded) words.push(say('fortified-town-siege-blockaded'));
  if (hungry.length > 0) {
    const names = list(hungry.map((side) => sideName(view, side)));
    words.push(say('fortified-town-siege-hungry', { names }));
  }
  return words;
}

/** An engine by its kind and number. */
export function engineName(id: string, { kind }: Pick<Engine, 'kind'>): string {
  return say('fortified-town-siege-engine', { kind, number: id.split('-').at(-1) ?? '' });
}

/** The machines that are laid on a hex, by name. */
export function laidOn({ siege, works }: Assault, hex: string): string[] {
  return Object.entries(siege?.laid ?? {})
    .filter(([, wall]) => wall === hex)
    .flatMap(([id]) => {
      const engine = works.engines[id];
      return engine ? [engineName(id, engine)] : [];
    });
}

/** Those of a side who can fight, in camp or wherever they are; a relief is outside already. */
export function fighters({ men, siege }: Assault, side: Side): Man[] {
  return men.filter(
    ({ man, side: whose, fate, class: what }) =>
      whose === side &&
      fate === 'alive' &&
      what !== 'horse' &&
      what !== 'civilian' &&
      !siege?.relief.includes(man),
  );
}

/** What somebody does in the siege besides, as far as the reader knows it. */
export function duties({ siege }: Assault, { man }: Man): string[] {
  const words = [];
  if (siege?.miners.includes(man)) words.push(say('fortified-town-siege-digs'));
  if (siege?.relief.includes(man)) words.push(say('fortified-town-siege-relieves'));
  if (siege?.party.includes(man)) words.push(say('fortified-town-siege-outside'));
  return words;
}
