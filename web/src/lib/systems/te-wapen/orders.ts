/** Reads the server's list of legal orders. Which orders are legal, the server says. */

import type { Battle, BattleCommand, BattleOptions, BattleOrder } from './types';
import { say } from '$lib/language/messages.svelte';

/** The first word of a command: `done`, `attack` … */
export function verb(order: BattleOrder): string {
  const { command } = order;
  if (typeof command === 'string') return command;
  return typeof command === 'object' && command !== null ? (Object.keys(command)[0] ?? '') : '';
}

/** What a command says, under its verb. */
export interface Said {
  piece?: string;
  attacker?: string;
  assassin?: string;
  caster?: string;
  bearer?: string;
  target?: string;
  victim?: string;
  spell?: string;
  element?: string;
  item?: string;
  hex?: string;
  hexes?: string[];
  path?: string[];
  leaving?: string[];
  alone?: boolean;
}

export function said(order: BattleOrder): Said {
  const { command } = order;
  if (typeof command !== 'object' || command === null) return {};
  return (Object.values(command)[0] ?? {}) as Said;
}

/** Who carries an order out. */
export function actor(order: BattleOrder): string | null {
  const { piece, attacker, assassin, caster, bearer } = said(order);
  return attacker ?? assassin ?? caster ?? bearer ?? piece ?? null;
}

export function withVerb(orders: readonly BattleOrder[], ...verbs: string[]): BattleOrder[] {
  return orders.filter((order) => verbs.includes(verb(order)));
}

/** Everything that one piece may do. */
export function ordersOf(orders: readonly BattleOrder[], piece: string): BattleOrder[] {
  return orders.filter((order) => actor(order) === piece);
}

/** Where a piece may go, by hex. */
export function movesOf(
  orders: readonly BattleOrder[],
  piece: string,
): Map<string, { order: BattleOrder; path: string[] }> {
  const found = new Map<string, { order: BattleOrder; path: string[] }>();
  for (const order of withVerb(ordersOf(orders, piece), 'move')) {
    const path = said(order).path ?? [];
    const to = path.at(-1);
    if (to) found.set(to, { order, path });
  }
  return found;
}

/** The move of an order with others left behind than the list says. */
export function leaving(order: BattleOrder, stay: readonly string[]): BattleCommand {
  const { piece = '', path = [], leaving: already = [] } = said(order);
  const all = [...new Set([...already, ...stay])];
  return { move: { piece, path, ...(all.length > 0 ? { leaving: all } : {}) } };
}

/** The hexes that an order points at: those of its target, or those that it names. */
export function aimsOf(view: Battle, order: BattleOrder): string[] {
  const { target, victim, hex, hexes = [] } = said(order);
  const whom = target ?? victim;
  // Whoever has fallen is raised where the order says.
  if (hexes.length > 0) return hexes;
  const at = whom && view.pieces.find((piece) => piece.piece === whom)?.hex;
  return at ? [at] : hex ? [hex] : [];
}

/** Fights of a piece by the hex that they are aimed at. */
export function fightsAt(
  view: Battle,
  orders: readonly BattleOrder[],
  piece: string,
): Map<string, BattleOrder[]> {
  const found = new Map<string, BattleOrder[]>();
  const fights = withVerb(ordersOf(orders, piece), 'attack', 'assassinate', 'batter', 'pour');
  for (const order of fights) {
    for (const hex of aimsOf(view, order)) found.set(hex, [...(found.get(hex) ?? []), order]);
  }
  return found;
}

/** Spells that a piece can cast now, each with its orders. */
export function spellsOf(
  orders: readonly BattleOrder[],
  piece: string,
): { spell: string; orders: BattleOrder[] }[] {
  const found = new Map<string, BattleOrder[]>();
  for (const order of withVerb(ordersOf(orders, piece), 'cast')) {
    const { spell = '' } = said(order);
    found.set(spell, [...(found.get(spell) ?? []), order]);
  }
  return [...found].map(([spell, all]) => ({ spell, orders: all }));
}

/** All orders of the list under headings that people look for. */
export function topics(
  view: Battle,
  options: BattleOptions,
): { name: string; orders: BattleOrder[] }[] {
  const found = new Map<string, BattleOrder[]>();
  for (const order of options.options) {
    const who = actor(order);
    const name = view.pieces.find((piece) => piece.piece === who)?.name ?? say('te-wapen-the-card');
    found.set(name, [...(found.get(name) ?? []), order]);
  }
  return [...found].map(([name, orders]) => ({ name, orders }));
}

/** `summon-skeletons` as people read it: Summon skeletons. */
export function spoken(word: string): string {
  const words = word.replaceAll('-', ' ').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A spell as people call it. */
export function spellName(spell: string): string {
  return say('te-wapen-spell', { spell, name: spoken(spell) });
}

/** A magic item of the tables as people call it. */
export function itemName(item: string): string {
  return say('te-wapen-item', { item, name: spoken(item) });
}
