/** Reads the server's lists of legal orders. Which orders are legal, the server says. */

import { said, verb as firstWord } from '$lib/chronicle/commands';
import { say } from '$lib/language/messages.svelte';
import { placeName } from './people';
import { hexOf } from './town';
import type { Assault, AssaultCommand, AssaultOptions, AssaultOrder, Fight, Shot } from './types';

/** The first word of an order: `done`, `attack` … */
export function verb({ command }: { command: AssaultCommand }): string {
  return firstWord(command);
}

export function withVerb(orders: readonly AssaultOrder[], ...verbs: string[]): AssaultOrder[] {
  return orders.filter((order) => verbs.includes(verb(order)));
}

/** Everything that an order names, by what it is. */
export interface Named {
  /** Who carries it out. */
  men: string[];
  /** Whom it is about. */
  targets: string[];
  /** Ladders, engines, gates. */
  things: string[];
  /** Where. */
  places: string[];
}

export function namedIn(command: AssaultCommand): Named {
  const named: Named = { men: [], targets: [], things: [], places: [] };
  if (typeof command === 'string') return named;
  const [word = '', what] = Object.entries(command)[0] ?? [];
  const facts = Object.entries((what ?? {}) as Record<string, unknown>);
  for (const [name, value] of facts) {
    const all = (Array.isArray(value) ? value : [value]).filter(
      (one): one is string => typeof one === 'string',
    );
    if (['man', 'men', 'one', 'other', 'shooter', 'attackers', 'party'].includes(name))
      named.men.push(...all);
    else if (['target', 'friend', 'horse'].includes(name)) named.targets.push(...all);
    else if (['ladder', 'engine', 'engines', 'gate', 'door', 'mechanism'].includes(name))
      named.things.push(...all);
    else if (['path', 'to', 'foot', 'top', 'at', 'hex'].includes(name)) named.places.push(...all);
  }
  // A retreat is answered, not carried out.
  return word === 'retreat' ? { ...named, targets: named.men } : named;
}

/** Under which heading somebody looks for an order. */
const TOPICS: Readonly<Record<string, string>> = {
  aim: 'shots',
  lower: 'shots',
  shoot: 'shots',
  hold_fire: 'answers',
  stun: 'answers',
  retreat: 'answers',
  advance: 'answers',
  stay: 'answers',
  come_out: 'answers',
  deploy: 'placing',
  hide: 'placing',
  form_up: 'placing',
  fill: 'placing',
  bring: 'placing',
  assault: 'day',
  lay: 'day',
  batter: 'day',
  prepare: 'day',
  mend: 'day',
  blockade: 'day',
  withdraw: 'day',
  sortie: 'day',
  repair: 'day',
  rest: 'day',
  dig: 'day',
  pass: 'day',
  offer: 'day',
  give_up: 'day',
  battle: 'day',
  refuge: 'day',
  accept: 'day',
  decline: 'day',
  attack: 'fights',
  hack: 'fights',
  ram: 'engines',
  push: 'engines',
  pivot: 'engines',
  open: 'gates',
  shut: 'gates',
  work: 'gates',
  take: 'ladders',
  carry: 'ladders',
  drop: 'ladders',
  raise: 'ladders',
  lift: 'ladders',
  slide: 'ladders',
  topple: 'ladders',
  pour: 'fires',
  light: 'fires',
  quench: 'fires',
  dismount: 'horses',
  mount: 'horses',
  lead: 'horses',
  drag: 'horses',
  call_off: 'phase',
  done: 'phase',
};

export const TOPIC_ORDER = [
  'answers',
  'day',
  'placing',
  'shots',
  'fights',
  'gates',
  'ladders',
  'engines',
  'fires',
  'horses',
  'phase',
] as const;

export type Topic = (typeof TOPIC_ORDER)[number];

export function topicOf(order: { command: AssaultCommand }): Topic {
  const topic = TOPICS[verb(order)];
  return TOPIC_ORDER.find((known) => known === topic) ?? 'phase';
}

/** All orders under the headings that people look for, those with the words that are looked for. */
export function topics(
  orders: readonly AssaultOrder[],
  wanted = '',
): { id: Topic; name: string; orders: AssaultOrder[] }[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  const found = orders.filter(({ label, notation }) => {
    const text = `${label} ${notation}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return TOPIC_ORDER.map((id) => ({
    id,
    name: say(`fortified-town-topic-${id}`),
    orders: found.filter((order) => topicOf(order) === id),
  })).filter((topic) => topic.orders.length > 0);
}

/** A place that somebody could go to, by whatever order. */
export interface Way {
  spot: string;
  path: readonly string[];
  command: AssaultCommand;
  label: string;
  forecast?: AssaultOrder['forecast'];
  contact: boolean;
  /** Movement points that are left then, where the server says so. */
  left: number | null;
}

/** Where somebody could go: alone or with a ladder; before the assault, where they could be placed. */
export function waysOf(options: AssaultOptions, man: string, name: string): Way[] {
  const alone = (options.moves[man] ?? []).flatMap(({ path, left, contact }): Way[] => {
    const spot = path.at(-1);
    if (!spot) return [];
    const label = say('fortified-town-moves-to', { name, place: placeName(spot) });
    return [{ spot, path, command: { move: { man, path } }, label, contact, left }];
  });
  const more = options.options.flatMap(({ command, label, forecast }): Way[] => {
    const carry = said(command, 'carry');
    const path = carry?.man === man ? carry.path : [];
    const spot = path.at(-1);
    return spot ? [{ spot, path, command, label, forecast, contact: false, left: null }] : [];
  });
  const placeable = options.reserve.includes(man) || options.placed.includes(man);
  const places = options.elsewhere[man] ?? (placeable ? options.places : []);
  const placed = places.map((spot): Way => {
    const label = say('fortified-town-placed-in', { name, place: placeName(spot) });
    const command = { deploy: { man, to: spot } };
    return { spot, path: [spot], command, label, contact: false, left: null };
  });
  return [...alone, ...more, ...placed];
}

/** Ways by the hex in which they end; several where floors lie over each other. */
export function waysByHex(ways: readonly Way[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>();
  for (const way of ways) {
    const hex = hexOf(way.spot);
    found.set(hex, [...(found.get(hex) ?? []), way]);
  }
  return found;
}

/** A shot that could be taken or declared, with the order for it. */
export interface Taken {
  shooter: string;
  shot: Shot;
  order: AssaultOrder | undefined;
}

/** The shots of somebody, the surest first. */
export function shotsOf(options: AssaultOptions, shooter: string): Taken[] {
  return (options.shots[shooter] ?? [])
    .map((shot) => ({ shooter, shot, order: shotOrder(options, shooter, shot.target) }))
    .toSorted((a, b) => harm(b.shot.hits) - harm(a.shot.hits));
}

/** Who could shoot at somebody. */
export function shotsAt(options: AssaultOptions, target: string): Taken[] {
  return Object.keys(options.shots)
    .flatMap((shooter) => shotsOf(options, shooter))
    .filter(({ shot }) => shot.target === target);
}

function shotOrder(
  { options }: AssaultOptions,
  shooter: string,
  target: string,
): AssaultOrder | undefined {
  return options.find(({ command }) => {
    const aim = said(command, 'aim');
    if (aim) return aim.shooter === shooter && aim.target === target;
    const shoot = said(command, 'shoot');
    return shoot?.shooter === shooter && (!shoot.target || shoot.target === target);
  });
}

/** Dice out of ten that do anything at all. */
export function harm(faces: Readonly<Record<string, number>>): number {
  return Object.entries(faces)
    .filter(([what]) => what !== 'miss' && what !== 'nothing')
    .reduce((sum, [, number]) => sum + number, 0);
}

/** A combat with the order for it. */
export interface Fought {
  fight: Fight;
  order: AssaultOrder | undefined;
}

/** Combats in which somebody takes part, or that are about them; most attackers first. */
export function fightsWith(options: AssaultOptions, man: string): Fought[] {
  return options.fights
    .filter(({ target, attackers }) => target === man || attackers.includes(man))
    .map((fight) => ({ fight, order: fightOrder(options, fight) }))
    .toSorted((a, b) => b.fight.attackers.length - a.fight.attackers.length);
}

function fightOrder({ options }: AssaultOptions, fight: Fight): AssaultOrder | undefined {
  const wanted = [...fight.attackers].sort().join(' ');
  return options.find(({ command }) => {
    const attack = said(command, 'attack');
    return attack?.target === fight.target && [...attack.attackers].sort().join(' ') === wanted;
  });
}

/** Verbs whose orders stand on the map or beside their odds already. */
const SHOWN = ['move', 'carry', 'aim', 'shoot', 'attack', 'done', 'call_off', 'hold_fire', 'stay'];

/** Everything else that somebody could do, or that could be done with what stands in a hex. */
export function deedsOf(
  orders: readonly AssaultOrder[],
  who: string | null,
  things: readonly string[],
): AssaultOrder[] {
  return orders.filter((order) => {
    if (SHOWN.includes(verb(order))) return false;
    const named = namedIn(order.command);
    return (
      (who !== null && (named.men.includes(who) || named.targets.includes(who))) ||
      named.things.some((thing) => things.includes(thing))
    );
  });
}

/** Who could try to topple each ladder, alone or together. */
export function topplersOf(orders: readonly AssaultOrder[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { command } of orders) {
    const topple = said(command, 'topple');
    if (!topple) continue;
    const known = found.get(topple.ladder) ?? [];
    found.set(topple.ladder, [...known, ...topple.men.filter((id) => !known.includes(id))]);
  }
  return found;
}

/** Ladders, engines and gates in a hex. */
export function thingsIn({ town, works, men }: Assault, hex: string): string[] {
  const ladders = Object.entries(works.ladders).filter(([, { at }]) => {
    if (at === 'broken' || 'stored' in at) return false;
    if ('standing' in at) return at.standing.foot === hex || at.standing.top === hex;
    if ('lying' in at) return hexOf(at.lying.place) === hex;
    return men.some(({ man, place }) => at.carried.by.includes(man) && hexOf(place ?? '') === hex);
  });
  const engines = Object.entries(works.engines).filter(([, { at }]) => at === hex);
  const gates = Object.entries(town.gates).filter(([, gate]) => gate.hex === hex);
  const doors = Object.entries(town.doors).filter(
    ([, door]) => door.inside === hex || door.outside === hex,
  );
  return [...ladders, ...engines, ...gates, ...doors].map(([id]) => id);
}
