/** Reads the server's list of legal orders. Which orders are legal, the server says. */

import type { LegalOrder, SiegeView } from '$lib/api/types';
import { said, verb } from '$lib/chronicle/commands';
import { besides } from './condition';

export interface StrikeOrder {
  target: string;
  order: LegalOrder;
}

/** Whom a figure may strike now. */
export function strikesOf(options: readonly LegalOrder[], attacker: string): StrikeOrder[] {
  return options.flatMap((order) => {
    const strike = said(order.command, 'strike');
    return strike?.attacker === attacker ? [{ target: strike.target, order }] : [];
  });
}

/** The same strikes without those at an enemy who is just like another: whom of them, is no choice. */
export function different(view: SiegeView, strikes: readonly LegalOrder[]): LegalOrder[] {
  const found = new Map<string, LegalOrder>();
  for (const order of strikes) {
    const strike = said(order.command, 'strike');
    const enemy = view.figures.find((figure) => figure.id === strike?.target);
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
      : strike?.target;
    const key = JSON.stringify([strike?.attacker, look]);
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
    const post = said(order.command, 'deploy');
    return post?.figures.includes(figure) ? [post.hex] : [];
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
  const deeds = options.filter(({ command }) => {
    const at =
      said(command, 'attack') ??
      said(command, 'rally') ??
      said(command, 'fire') ??
      said(command, 'douse');
    const side = said(command, 'destroy') ?? said(command, 'build');
    return at?.hex === hex || (side && besides(side.hexside).includes(hex));
  });
  const guns = withVerb(options, 'haul', 'fire').filter((order) => order.group === hex);
  const carried = options.filter(({ command }) => {
    const use = said(command, 'use');
    return use && said(use, 'teleporter')?.hex === hex;
  });
  return [...deeds, ...guns, ...carried];
}

/** What can be done with figures of a hex without moving them: saved, sent to confer, or offered. */
export function ordersOf(options: readonly LegalOrder[], figures: readonly string[]): LegalOrder[] {
  return options.filter(({ command }) => {
    const one = said(command, 'attend')?.figure;
    const who = one ? [one] : (said(command, 'offer') ?? said(command, 'ashore'))?.figures;
    return who?.every((id) => figures.includes(id));
  });
}

/** Ways to use an artefact. */
export function usesOf(options: readonly LegalOrder[], artefact: string): LegalOrder[] {
  return withVerb(options, 'use').filter((order) => {
    const thing = verb(said(order.command, 'use'));
    return thing === artefact || thing.endsWith(`_${artefact}`);
  });
}

/** Figures that some order of the list moves, or lets strike. */
export function subjects(options: readonly LegalOrder[]): Set<string> {
  return new Set(
    options.flatMap(
      ({ command }) => said(command, 'move')?.figures ?? said(command, 'strike')?.attacker ?? [],
    ),
  );
}

/** The cards that a payment takes. */
export function paidBy({ command }: LegalOrder): string[] {
  const use = said(command, 'use');
  return [...((use ? said(use, 'open_box') : said(command, 'pay'))?.cards ?? [])];
}
