/**
 * What a faction could want to order in any step, whether or not it may: the server says why not. Each
 * wish is a whole order with figures, cards and hexes that are there.
 */

import type { ActionCard, Figure, LegalOrder, Moves, SiegeView } from '$lib/api/types';
import type { BlockedOption } from '$lib/chronicle/blocked';
import { centre, DIRECTIONS, formatHex, neighbour, parseHex } from '$lib/board/hex';
import { say } from '$lib/language/messages.svelte';
import { cityHexes } from './groups';
import { strikesOf, subjects, withVerb } from './orders';

/** The enemy that stands nearest to a figure. */
export function nearest(view: SiegeView, figure: Figure): Figure | undefined {
  const from = parseHex(figure.hex ?? '');
  if (!from) return undefined;
  const here = centre(from);
  let best: Figure | undefined;
  let least = Infinity;
  for (const enemy of view.figures) {
    const at = enemy.side === 'enemy' ? parseHex(enemy.hex ?? '') : null;
    const far = at ? Math.hypot(centre(at).x - here.x, centre(at).y - here.y) : Infinity;
    if (far < least) [best, least] = [enemy, far];
  }
  return best;
}

/** A hex of the city beside a figure. */
function beside(view: SiegeView, figure: Figure): string | undefined {
  const from = parseHex(figure.hex ?? '');
  if (!from) return undefined;
  const there = cityHexes(view);
  return DIRECTIONS.map((direction) => formatHex(neighbour(from, direction))).find((hex) =>
    there.has(hex),
  );
}

/** What a figure that is looked at could be sent to do, and may not now. */
export function blockedOf(
  view: SiegeView,
  options: readonly LegalOrder[],
  figure: Figure | undefined,
): BlockedOption[] {
  if (!figure?.hex) return [];
  const found: BlockedOption[] = [];
  const step = view.step?.id;
  const hex = beside(view, figure);
  // In the step of movement the board says of each hex why not.
  if (step !== 'movement' && step !== 'council' && hex) {
    const command = { move: { figures: [figure.id], path: [hex], with: [] } };
    found.push({ name: say('lowenheim-wish-move'), command });
  }
  const enemy = nearest(view, figure);
  if (enemy && strikesOf(options, figure.id).length === 0) {
    found.push({
      name: say('lowenheim-wish-strike', { name: enemy.name }),
      command: { strike: { attacker: figure.id, target: enemy.id } },
    });
  }
  return found;
}

/** What a faction could want, and has no legal order for. */
export function blockedOptions(view: SiegeView, options: readonly LegalOrder[]): BlockedOption[] {
  const { you } = view;
  if (!you || view.outcome) return [];
  const may = (...verbs: string[]) => withVerb(options, ...verbs).length > 0;
  const found: BlockedOption[] = [];
  const want = (verb: string, name: string, command: BlockedOption['command'] | null) => {
    if (command && !may(verb)) found.push({ name, command });
  };
  const own = view.figures.filter((figure) => figure.faction === you && figure.hex);
  const [figure] = own;
  const leader = own.find((one) => one.leader) ?? figure;
  const cards = Object.entries(view.hand ?? {})
    .filter(([, copies]) => copies > 0)
    .map(([card]) => card as ActionCard);
  const [card] = cards;
  const to = view.factions.find((other) => other.faction !== you)?.faction;
  const hex = figure && beside(view, figure);
  const enemy = figure && nearest(view, figure);
  const [fire] = view.city.fires;
  const [barricade] = view.city.barricades;
  const demand = view.demands.find((asked) => !asked.settled);
  const patient = view.figures.find((one) => one.enlisted === you && one.whereabouts === 'temple');
  const gun = view.guns.find(({ hex: at }) => own.some((one) => one.hex === at));

  want('refill', say('lowenheim-refill-hand'), { refill: { discard: [] } });
  if (subjects(withVerb(options, 'move')).size === 0 && figure && hex) {
    const move = { figures: [figure.id], path: [hex], with: [] };
    want('move', say('lowenheim-wish-move'), { move });
  }
  want(
    'attack',
    say('lowenheim-wish-attack'),
    figure?.hex ? { attack: { hex: figure.hex } } : null,
  );
  want(
    'strike',
    say('lowenheim-wish-strike', { name: enemy?.name ?? '' }),
    figure && enemy ? { strike: { attacker: figure.id, target: enemy.id } } : null,
  );
  want(
    'fire',
    say('lowenheim-topic-fire'),
    gun && enemy?.hex ? { fire: { gun: gun.gun, hex: enemy.hex, order: [] } } : null,
  );
  want('give', say('lowenheim-wish-give'), card && to ? { give: { to, cards: [card] } } : null);
  want('discard', say('lowenheim-wish-discard'), card ? { discard: { cards: [card] } } : null);
  want(
    'discharge',
    say('lowenheim-topic-discharge'),
    patient ? { discharge: { figure: patient.id, hex: null } } : null,
  );
  want('feed', say('lowenheim-wish-feed'), { feed: { card: 'food' } });
  want('douse', say('lowenheim-wish-douse'), fire ? { douse: { hex: fire.hex, cards: [] } } : null);
  want(
    'destroy',
    say('lowenheim-topic-destroy'),
    barricade ? { destroy: { hexside: barricade } } : null,
  );
  want(
    'build',
    say('lowenheim-topic-build'),
    leader?.hex ? { build: { hexside: `${leader.hex}:E` } } : null,
  );
  want(
    'pay',
    say('lowenheim-wish-pay', { name: demand?.name ?? '' }),
    demand && card ? { pay: { demand: demand.demand, cards: [card] } } : null,
  );
  want('done', say('lowenheim-wish-done'), 'done');
  return found;
}

/** Hexes that cannot be entered, by the reason. One code may stand for several clauses. */
export function byReason(blocked: Moves['blocked']): { reason: string; hexes: Moves['blocked'] }[] {
  const found = new Map<string, Moves['blocked']>();
  for (const there of blocked) {
    const reason = `${there.code} ${there.clause}`;
    found.set(reason, [...(found.get(reason) ?? []), there]);
  }
  return [...found].map(([reason, hexes]) => ({ reason, hexes }));
}
