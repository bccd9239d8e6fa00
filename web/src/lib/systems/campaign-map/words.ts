/** What is said of spaces, orders and pieces. */

import type { Banner, BannerOrder, Fight, Land, MapPiece, Space } from './types';
import { nameOfSeat } from '$lib/chronicle/names';
import { list, say } from '$lib/language/messages.svelte';

export const nameOf = (view: Land, space: string): string =>
  view.spaces.find(({ id }) => id === space)?.name ?? space;

export const playerName = (view: Land, seat: string | null): string =>
  view.players.find((player) => player.seat === seat)?.name ?? say('campaign-map-nobody-name');

export const bannerName = (view: Land, banner: string): string =>
  view.banners.find(({ id }) => id === banner)?.name ?? banner;

/** Is it still to be settled? A turn of a siege that has decided nothing is not: the siege goes on in the next. */
/** Where a fight is; one on the way between two spaces, at the second. */
const spaceOf = ({ ground }: Fight): string => ('space' in ground ? ground.space : ground.link[1]);

export const isOpen = ({ winner, undecided }: Fight): boolean => winner === null && !undecided;

/** A space for those who do not see the picture: what it is, whose, who stands there, what is next; and whether the
 * banner in hand can go there. */
export function describe(view: Land, id: string, reached = false): string {
  const space = view.spaces.find((known) => known.id === id);
  if (!space) return id;
  const parts = [
    `${space.name}, ${kindOf(view, space)}`,
    say('campaign-map-held-by', { player: playerName(view, space.owner) }),
  ];
  if (reached) parts.push(say('campaign-map-reach'));
  const here = view.banners.filter(({ at }) => at === id);
  for (const banner of here) {
    parts.push(
      say('campaign-map-banner-for', { name: banner.name, player: playerName(view, banner.owner) }),
    );
  }
  if (fightAt(view, id)) parts.push(say('campaign-map-a-fight'));
  if (space.besieged_by)
    parts.push(say('campaign-map-besieged', { player: playerName(view, space.besieged_by) }));
  parts.push(...siegeSays(view, space));
  if (space.rations !== null) parts.push(say('campaign-map-store', { rations: space.rations }));
  if (space.razed_until !== null)
    parts.push(say('campaign-map-burnt-until', { turn: space.razed_until }));
  if (space.fortified_by)
    parts.push(say('campaign-map-has-dug-in', { player: playerName(view, space.fortified_by) }));
  const links = Object.entries(space.links).map(([other, link]) =>
    link === 'land' || link === 'gate'
      ? nameOf(view, other)
      : say('campaign-map-by', { name: nameOf(view, other), link }),
  );
  return say('campaign-map-next-to', { what: parts.join('; '), names: links.join(', ') });
}

/** What besiegers hold of a town, and who relieves it. */
export function siegeSays(view: Land, { foothold, refuge, relief }: Space): string[] {
  const names = relief.map((id) => view.banners.find((banner) => banner.id === id)?.name ?? id);
  return [
    ...(refuge ? [say('campaign-map-refuge')] : foothold ? [say('campaign-map-foothold')] : []),
    ...(names.length > 0 ? [say('campaign-map-relief', { names: list(names) })] : []),
  ];
}

export function kindOf(view: Land, space: Space): string {
  if (space.terrain === null && space.town) return say('campaign-map-town');
  if (space.terrain === null)
    return space.city ? say('campaign-map-city') : say('campaign-map-castle');
  const province = space.province === null ? '' : view.provinces[String(space.province)];
  const terrain = say(`campaign-map-terrain-${space.terrain}`);
  return province ? say('campaign-map-terrain-in', { terrain, province }) : terrain;
}

export const fightAt = (view: Land, space: string): Fight | undefined =>
  Object.values(view.fights).find((fight) => isOpen(fight) && spaceOf(fight) === space);

/** An order for a banner as people say it. */
export function said(view: Land, order: BannerOrder): string {
  if (typeof order === 'string') {
    return say(`campaign-map-order-${order}`);
  }
  if ('assault' in order) return say('campaign-map-assault', { name: nameOf(view, order.assault) });
  const way = 'relieve' in order ? order.relieve.way : order.march;
  const marches = say('campaign-map-march', {
    names: way
      .map((space) => nameOf(view, space))
      .reduce((before, next) => say('campaign-map-then', { before, next })),
  });
  return 'relieve' in order
    ? say('campaign-map-relieve', { name: nameOf(view, order.relieve.castle), way: marches })
    : marches;
}

/** Where an order leads. */
export function destination(order: BannerOrder): string | null {
  if (typeof order === 'string') return null;
  if ('assault' in order) return order.assault;
  return ('relieve' in order ? order.relieve.way : order.march).at(-1) ?? null;
}

export const piecesOf = (view: Land, banner: Banner): MapPiece[] =>
  view.pieces.filter(
    ({ place }) => typeof place === 'object' && 'banner' in place && place.banner === banner.id,
  );

export const garrisonOf = (view: Land, space: string): MapPiece[] =>
  view.pieces.filter(
    ({ place }) => typeof place === 'object' && 'garrison' in place && place.garrison === space,
  );

const wentFrom = (view: Land, is: (left: NonNullable<MapPiece['left']>) => boolean): MapPiece[] =>
  view.pieces.filter(({ left }) => left && is(left));

/** Who marched with a banner until it was lost or captured. */
export const lostByBanner = (view: Land, banner: Banner): MapPiece[] =>
  wentFrom(
    view,
    (left) => typeof left === 'object' && 'banner' in left && left.banner === banner.id,
  );

/** Who kept a castle until it was lost or captured. */
export const lostByCastle = (view: Land, space: string): MapPiece[] =>
  wentFrom(
    view,
    (left) => typeof left === 'object' && 'garrison' in left && left.garrison === space,
  );

const PEOPLES = [
  'chaos',
  'humans',
  'lizardmen',
  'orcs-and-goblins',
  'ratmen',
  'standard',
  'undead',
] as const;

/** An army book as people say it; those of one's own have the name that they were given. */
export function peopleName(word: string): string {
  const known = PEOPLES.find((people) => people === word);
  return known ? say(`campaign-map-people-${known}`) : bare(word);
}

/** What a siege or an assault has broken, by its word in the log. */
export function brokenName(word: string): string {
  const [, kind = '', rest = ''] =
    /^(ruin|bridge|wall|works|enlist|gate|burnt|rubble)-(.+)$/.exec(word) ?? [];
  const hex = rest.replace('-', ',');
  if (['ruin', 'works', 'burnt', 'rubble'].includes(kind))
    return say('campaign-map-broken-hex', { kind, hex });
  if (kind === 'gate') return say('campaign-map-broken-gate', { name: bare(rest) });
  if (kind === 'bridge') return say('campaign-map-broken-bridge', { name: rest.toUpperCase() });
  if (kind === 'wall') return say('campaign-map-broken-wall', { name: bare(rest) });
  if (kind === 'enlist') return say('campaign-map-broken-soldier', { name: bare(rest) });
  return bare(word);
}

export const fullName = ({ name, called, titles }: MapPiece): string =>
  called ? `${[called, ...titles].join(', ')} (${name})` : name;

/** What a troop or a magic item is called, by its word in orders. */
export const wordName = (view: Land, word: string): string => view.names[word] ?? bare(word);

const bare = (word: string) => word.replaceAll('-', ' ');

/** Tables at which a fight of this turn is fought, and who is awaited there. */
export function foughtAt({ fought_as, waits }: Land): Fought[] {
  const tables = new Set(Object.values(fought_as).map(scopeOf));
  return waits.filter(({ scope, owed }) => owed && tables.has(scope)).map(tableOf);
}

/** Tables at which a fight of this seat goes on, also where nobody is awaited and anybody may go on. */
export function foughtBy({ fights, fought_as, waits }: Land, seat: string): Fought[] {
  const tables = new Set(
    Object.entries(fought_as).flatMap(([fight, table]) => {
      const { attacker, defender } = fights[fight] ?? {};
      return attacker?.seat === seat || defender?.seat === seat ? [scopeOf(table)] : [];
    }),
  );
  return waits.filter(({ scope, fight }) => fight === null && tables.has(scope)).map(tableOf);
}

interface Fought {
  scope: string;
  title: string;
  /** Who is awaited. */
  names: string[];
}

const scopeOf = (table: number): string => `engagement/${table}`;

const tableOf = ({ scope, title, seats }: Land['waits'][number]): Fought => ({
  scope,
  title,
  names: seats.map(nameOfSeat),
});

/** The fights that nobody has opened or told the map of, and whose they are; nothing while none waits. The strip over the
 * map and the question under it say the same. */
export function fightsInWords({ fights, waits }: Land): string | null {
  if (!Object.values(fights).some(isOpen)) return null;
  const names = waits.filter(({ fight }) => fight !== null).flatMap(({ seats }) => seats);
  return names.length > 0
    ? say('campaign-map-asked-fights-of', { names: list([...new Set(names.map(nameOfSeat))]) })
    : say('campaign-map-asked-fights');
}

/** Where a seat is needed: at a fight of theirs that goes on, else at a castle of theirs, else with a banner. */
export function neededAt(view: Land, seat: string): string | null {
  const fight = Object.values(view.fights).find(
    (known) => isOpen(known) && [known.attacker.seat, known.defender.seat].includes(seat),
  );
  const castle = view.spaces.find(({ owner, terrain }) => owner === seat && terrain === null);
  return (
    (fight && spaceOf(fight)) ??
    castle?.id ??
    view.banners.find(({ owner }) => owner === seat)?.at ??
    null
  );
}

/** The fights of a seat that wait until somebody opens or closes their table. */
export function fightsOf({ waits }: Land, seat: string): number[] {
  return waits
    .filter(({ fight, seats }) => fight !== null && seats.some((known) => known.seat === seat))
    .flatMap(({ fight }) => fight ?? []);
}
