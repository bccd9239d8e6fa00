/** Reads the server's list of legal orders. Which orders are legal, the server says. */

import type { LegalOrder, SiegeView } from '$lib/api/types';
import { besides } from './condition';

/** The first word of a command: `done`, `strike` … */
export function verb(command: unknown): string {
  if (typeof command === 'string') return command;
  if (typeof command === 'object' && command !== null) return Object.keys(command)[0] ?? '';
  return '';
}

function payload(command: unknown): Record<string, unknown> {
  if (typeof command !== 'object' || command === null) return {};
  const inner: unknown = Object.values(command)[0];
  return typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
}

export interface StrikeOrder {
  target: string;
  order: LegalOrder;
}

/** Whom a figure may strike now. */
export function strikesOf(options: readonly LegalOrder[], attacker: string): StrikeOrder[] {
  return options.flatMap((order) => {
    if (verb(order.command) !== 'strike') return [];
    const { attacker: own, target } = payload(order.command);
    return own === attacker && typeof target === 'string' ? [{ target, order }] : [];
  });
}

/** The same strikes without those at an enemy who is just like another: whom of them, is no choice. */
export function different(view: SiegeView, strikes: readonly LegalOrder[]): LegalOrder[] {
  const found = new Map<string, LegalOrder>();
  for (const order of strikes) {
    const { attacker, target } = payload(order.command);
    const enemy = view.figures.find((figure) => figure.id === target);
    const look = enemy
      ? [
          enemy.kind,
          enemy.side,
          enemy.faction,
          enemy.leader,
          enemy.mounted,
          enemy.wounds,
          enemy.stunned,
          enemy.damages,
          enemy.attackers,
        ]
      : target;
    const key = JSON.stringify([attacker, look]);
    if (!found.has(key)) found.set(key, order);
  }
  return [...found.values()];
}

/**
 * The strike that is meant by a tap on a hex: the only one, or any of several at enemies who are all
 * alike. Where they differ, nobody but the player chooses.
 */
export function plain(view: SiegeView, strikes: readonly LegalOrder[]): LegalOrder | undefined {
  const [only, another] = different(view, strikes);
  return another ? undefined : only;
}

/** Hexes in which a figure may be posted before the first turn. */
export function postsOf(options: readonly LegalOrder[], figure: string): string[] {
  return options.flatMap((order) => {
    if (verb(order.command) !== 'deploy') return [];
    const { figures, hex } = payload(order.command);
    const own = Array.isArray(figures) && figures.includes(figure);
    return own && typeof hex === 'string' ? [hex] : [];
  });
}

/** Orders with one of these first words. */
export function withVerb(options: readonly LegalOrder[], ...verbs: string[]): LegalOrder[] {
  return options.filter((order) => verbs.includes(verb(order.command)));
}

/**
 * What can be done to a hex or its sides: an Attack card, fighting its fire, barricades, a gun, the
 * Teleporter.
 */
export function ordersAt(options: readonly LegalOrder[], hex: string): LegalOrder[] {
  const there = withVerb(options, 'attack', 'rally', 'fire', 'douse', 'destroy', 'build');
  const deeds = there.filter((order) => {
    const { hex: at, hexside } = payload(order.command);
    return at === hex || (typeof hexside === 'string' && besides(hexside).includes(hex));
  });
  const guns = withVerb(options, 'haul', 'fire').filter((order) => order.group === hex);
  const carried = usesOf(options, 'teleporter').filter(
    (order) => payload(payload(order.command)).hex === hex,
  );
  return [...deeds, ...guns, ...carried];
}

/** What can be done with figures of a hex without moving them: sent to confer, or offered. */
export function ordersOf(options: readonly LegalOrder[], figures: readonly string[]): LegalOrder[] {
  return withVerb(options, 'attend', 'offer').filter((order) => {
    const { figure, figures: named } = payload(order.command);
    const who = Array.isArray(named) ? named : [figure];
    return who.every((id) => figures.includes(String(id)));
  });
}

/** Ways to use an artefact. */
export function usesOf(options: readonly LegalOrder[], artefact: string): LegalOrder[] {
  return withVerb(options, 'use').filter((order) => {
    const thing = verb(payload(order.command));
    return thing === artefact || thing.endsWith(`_${artefact}`);
  });
}

/** Figures that some order of the list is about. */
export function subjects(options: readonly LegalOrder[]): Set<string> {
  const found = new Set<string>();
  for (const order of options) {
    const { figures, attacker } = payload(order.command);
    if (Array.isArray(figures)) for (const figure of figures) found.add(String(figure));
    if (typeof attacker === 'string') found.add(attacker);
  }
  return found;
}

/** The cards that a payment takes. */
export function paidBy(order: LegalOrder): string[] {
  const whole = payload(order.command);
  const { cards, card } = verb(order.command) === 'use' ? payload(whole) : whole;
  if (Array.isArray(cards)) return cards.map(String);
  return typeof card === 'string' ? [card] : [];
}
