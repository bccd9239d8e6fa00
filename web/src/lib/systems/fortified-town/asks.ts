/** What must be answered first: in words, and as marks on the map. */

import { said } from '$lib/chronicle/commands';
import { list, say } from '$lib/language/messages.svelte';
import type { Way } from './orders';
import { manOf, nameOf, placeName } from './people';
import { hexOf } from './town';
import type { Ask, Assault, AssaultOrder, Side } from './types';

export interface Marks {
  /** People who could do what is asked. */
  ready: readonly string[];
  /** Hexes that it is about. */
  aims: readonly string[];
  /** Hexes of the enemies whom it is about. */
  targets: readonly string[];
  /** Where it could lead. */
  ways: readonly Way[];
}

/** Who answers. */
export function askedOf(ask: Ask): Side | null {
  const [asked] = Object.values(ask) as { of: Side }[];
  return asked?.of ?? null;
}

/** The question as a heading and a sentence. */
export function askInWords(view: Assault, ask: Ask): { heading: string; words: string } {
  const names = (ids: readonly string[]) => list(ids.map((id) => nameOf(view, id)));
  const oneOf = (ids: readonly string[]) =>
    list(
      ids.map((id) => nameOf(view, id)),
      'disjunction',
    );
  if ('fire' in ask) {
    const who = names(ask.fire.targets);
    const to = ask.fire.rest.at(-1);
    return {
      heading: say('fortified-town-ask-fire', { who }),
      words: to
        ? say('fortified-town-ask-fire-on', { who, place: placeName(to) })
        : say('fortified-town-ask-fire-here', { who }),
    };
  }
  if ('stun' in ask) {
    return {
      heading: say('fortified-town-ask-stun'),
      words: say('fortified-town-ask-stun-who', { who: oneOf(ask.stun.attackers) }),
    };
  }
  if ('retreat' in ask) {
    const { man, from, to, hexes } = ask.retreat;
    const who = nameOf(view, man);
    return {
      heading: say('fortified-town-ask-retreat', { who }),
      words:
        to.length > 0
          ? say('fortified-town-ask-retreat-from', { from: names(from), hexes })
          : say('fortified-town-ask-retreat-nowhere', { who }),
    };
  }
  if ('come_out' in ask) {
    return {
      heading: say('fortified-town-ask-come-out', { who: nameOf(view, ask.come_out.man) }),
      words: say('fortified-town-ask-come-out-where'),
    };
  }
  // A question that this page does not know is answered by the orders that answer it.
  if (!('advance' in ask)) return { heading: say('fortified-town-ask'), words: '' };
  const place = placeName(ask.advance.into);
  return {
    heading: say('fortified-town-ask-advance', { place }),
    words: say('fortified-town-ask-advance-who', { who: oneOf(ask.advance.who) }),
  };
}

/** What the open question marks on the map. */
export function answerMarks(view: Assault, orders: readonly AssaultOrder[]): Marks {
  const none: Marks = { ready: [], aims: [], targets: [], ways: [] };
  const { asked } = view;
  if (!asked) return none;
  const hexesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const place = manOf(view, id)?.place;
      return place ? [hexOf(place)] : [];
    });
  if ('fire' in asked) {
    const { may, targets, rest } = asked.fire;
    return { ...none, ready: may, targets: hexesOf(targets), aims: rest.map(hexOf) };
  }
  if ('stun' in asked) return { ...none, ready: asked.stun.attackers };
  if ('advance' in asked)
    return { ...none, ready: asked.advance.who, aims: [hexOf(asked.advance.into)] };
  const ways = orders.flatMap(({ command, label, forecast }): Way[] => {
    const to = said(command, 'retreat')?.to ?? said(command, 'come_out')?.to;
    return to
      ? [{ spot: to, path: [to], command, label, forecast, contact: false, left: null }]
      : [];
  });
  if (!('retreat' in asked)) return { ...none, ways };
  const { man, from } = asked.retreat;
  return { ready: [], aims: hexesOf([man]), targets: hexesOf(from), ways };
}
