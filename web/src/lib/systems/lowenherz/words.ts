/** What is said of spaces, actions, cards and princes. */

import { list, say } from '$lib/language/messages.svelte';
import { placeOf } from './board';
import type { Area, Colour, PoliticsCard, Realm } from './types';

export const colourName = (colour: Colour): string => say(`lowenherz-colour-${colour}`);

/** Whoever plays a colour; the neutral one by its colour. */
export const princeName = (view: Realm, colour: Colour): string =>
  view.players.find((player) => player.colour === colour)?.name ??
  say('lowenherz-neutral', { colour: colourName(colour) });

export const names = (view: Realm, colours: readonly Colour[]): string =>
  list(colours.map((colour) => princeName(view, colour)));

/** One of the three actions of the open card. */
export interface Action {
  readonly slot: number;
  readonly kind: 'money' | 'boundaries' | 'single-sword' | 'double-sword' | 'crown';
  readonly number: number;
}

const KINDS = ['money', 'boundaries', 'single-sword', 'double-sword', 'crown'] as const;

function actionIn(word: string, slot: number): Action | null {
  const kind = KINDS.find((known) => word === known || word.startsWith(`${known}-`));
  return kind ? { slot, kind, number: Number(/\d+$/.exec(word)?.[0] ?? 0) } : null;
}

/** The actions of the open card; none: it is the silver mine, the king, or there is none. */
export function openActions(view: Realm): Action[] {
  const face = view.turned.at(-1)?.face ?? '';
  return face.split(' ').flatMap((word, index) => actionIn(word, index + 1) ?? []);
}

export const actionName = ({ kind, number }: Pick<Action, 'kind' | 'number'>): string =>
  say('lowenherz-action', { kind, number });

/** An action by its word, such as `boundaries-3`. */
export function actionSaid(word: string): string {
  const action = actionIn(word, 0);
  return action ? actionName(action) : word;
}

export const cardName = (card: PoliticsCard): string =>
  say('lowenherz-politics', {
    kind: card.replace(/-\d+$/, ''),
    number: Number(/\d+$/.exec(card)?.[0] ?? 0),
  });

export const cardDoes = (card: PoliticsCard): string =>
  say('lowenherz-politics-does', {
    kind: card.replace(/-\d+$/, ''),
    number: Number(/\d+$/.exec(card)?.[0] ?? 0),
  });

/** The ducats of a treasure; of other cards, 0. */
export const ducatsOf = (card: PoliticsCard): number =>
  card.startsWith('treasure') ? Number(/\d+$/.exec(card)?.[0] ?? 0) : 0;

const TERRAINS: Readonly<Record<string, 'plain' | 'wood' | 'mountain' | 'town'>> = {
  P: 'plain',
  W: 'wood',
  M: 'mountain',
  T: 'town',
};

const areaAt = (view: Realm, space: string): Area | undefined =>
  view.areas.find(({ spaces }) => spaces.includes(space));

/** A space for those who do not see the picture. */
export function describe(view: Realm, space: string): string {
  const { column, row } = placeOf(space);
  const letter = view.land[row]?.[column] ?? 'P';
  const parts = [`${space}, ${say(`lowenherz-terrain-${TERRAINS[letter] ?? 'plain'}`)}`];
  const [castle, knight] = [view.castles[space], view.knights[space]];
  if (castle) parts.push(say('lowenherz-castle-of', { name: princeName(view, castle) }));
  if (knight) parts.push(say('lowenherz-knight-of', { name: princeName(view, knight) }));
  const area = areaAt(view, space);
  if (area?.owner) {
    parts.push(
      say('lowenherz-territory-of', {
        name: princeName(view, area.owner),
        spaces: area.spaces.length,
        knights: area.strength,
      }),
    );
  } else if (area?.neutral_zone) {
    parts.push(say('lowenherz-zone-of', { spaces: area.spaces.length }));
  }
  return parts.join('; ');
}
