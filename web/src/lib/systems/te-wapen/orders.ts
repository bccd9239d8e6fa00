/** Reads the server's list of legal orders. Which orders are legal, the server says. */

import { DIRECTIONS, formatHex, neighbour, parseHexside, type Direction } from '$lib/board/hex';
import { said, verb as firstWord } from '$lib/chronicle/commands';
import type { Battle, BattleCommand, BattleOrder } from './types';
import { say } from '$lib/language/messages.svelte';

/** The first word of an order: `done`, `attack` … */
export function verb({ command }: BattleOrder): string {
  return firstWord(command);
}

/** Who carries an order out; nothing where the army does. */
export function actor({ command }: BattleOrder): string | null {
  if (typeof command === 'string') return null;
  if ('activate' in command || 'dig' in command || 'set_right' in command) return null;
  if ('attack' in command) return command.attack.attacker;
  if ('assassinate' in command) return command.assassinate.assassin;
  if ('cast' in command) return command.cast.caster;
  if ('use_item' in command) return command.use_item.bearer;
  if ('move' in command) return command.move.piece;
  if ('deploy' in command) return command.deploy.piece;
  if ('follow' in command) return command.follow.piece;
  if ('reroll' in command) return command.reroll.piece;
  if ('keep' in command) return command.keep.piece;
  if ('change' in command) return command.change.piece;
  if ('batter' in command) return command.batter.piece;
  return command.pour.piece;
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
    const path = said(order.command, 'move')?.path ?? [];
    const to = path.at(-1);
    if (to) found.set(to, { order, path });
  }
  return found;
}

/** Where a piece may be set up before the first card, by hex. */
export function deploysOf(orders: readonly BattleOrder[], piece: string): Map<string, BattleOrder> {
  const found = new Map<string, BattleOrder>();
  for (const order of withVerb(ordersOf(orders, piece), 'deploy')) {
    const hex = said(order.command, 'deploy')?.hex;
    if (hex) found.set(hex, order);
  }
  return found;
}

/** The move of an order with others left behind than the list says. */
export function leaving(order: BattleOrder, stay: readonly string[]): BattleCommand {
  const move = said(order.command, 'move');
  if (!move) return order.command;
  // An order that leaves nobody behind does not say so.
  const { piece, path, leaving: already = [] } = move;
  const all = [...new Set([...already, ...stay])];
  return { move: { piece, path, ...(all.length > 0 ? { leaving: all } : {}) } };
}

/** The hexes that an order points at: those of its target, or those that it names. */
export function aimsOf(view: Battle, order: BattleOrder): string[] {
  const { command } = order;
  if (typeof command === 'string') return [];
  if ('batter' in command) return [command.batter.hex];
  // Whoever has fallen is raised where the order says.
  const hexes = said(order.command, 'cast')?.hexes ?? [];
  if (hexes.length > 0) return hexes;
  const whom = targetOf(command);
  const at = whom && view.pieces.find(({ piece }) => piece === whom)?.hex;
  return at ? [at] : [];
}

function targetOf(command: Exclude<BattleOrder['command'], string>): string | null {
  if ('attack' in command) return command.attack.target;
  if ('assassinate' in command) return command.assassinate.victim;
  if ('pour' in command) return command.pour.target;
  return 'cast' in command ? command.cast.target : null;
}

/** A wall that may be dug on one side of a hex. */
export interface Dig {
  order: BattleOrder;
  to: Direction;
}

/** Walls that may be dug, by the hexes on either side of them. */
export function digsAt(orders: readonly BattleOrder[]): Map<string, Dig[]> {
  const found = new Map<string, Dig[]>();
  for (const order of withVerb(orders, 'dig')) {
    const side = parseHexside(said(order.command, 'dig')?.side ?? '');
    if (!side) continue;
    const { cell, direction } = side;
    const within = { order, to: direction };
    const across = { order, to: opposite(direction) };
    const [one, other] = [formatHex(cell), formatHex(neighbour(cell, direction))];
    found.set(one, [...(found.get(one) ?? []), within]);
    found.set(other, [...(found.get(other) ?? []), across]);
  }
  return found;
}

function opposite(direction: Direction): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] ?? direction;
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
    const spell = said(order.command, 'cast')?.spell ?? '';
    found.set(spell, [...(found.get(spell) ?? []), order]);
  }
  return [...found].map(([spell, all]) => ({ spell, orders: all }));
}

/** All orders of the list under headings that people look for. */
export function topics(
  view: Battle,
  orders: readonly BattleOrder[],
): { name: string; orders: BattleOrder[] }[] {
  const found = new Map<string, BattleOrder[]>();
  for (const order of orders) {
    const who = actor(order);
    const card = verb(order) === 'dig' ? say('te-wapen-walls') : say('te-wapen-the-card');
    const all = [...view.pieces, ...(view.reserve ?? [])];
    const name = all.find((piece) => piece.piece === who)?.name ?? card;
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
