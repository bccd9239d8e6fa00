/** What the city is asked for, in words. */

import type { SiegeView } from '$lib/api/types';
import { BEARINGS } from './factions';
import { list, say } from '$lib/language/messages.svelte';
import { cardName } from './prompts';

type Demand = SiegeView['demands'][number];

/** `1 of 2 Attack, 0 of 2 Peasants and 1 of 2 figures`. */
export function askedInWords(demand: Demand): string {
  const cards = [demand, ...(demand.second ? [demand.second] : [])];
  const words = cards.map(({ card, needed, paid }) =>
    say('lowenheim-asked', { paid, needed, card: cardName(card) }),
  );
  if (demand.figures > 0 && !demand.gathered) {
    words.push(
      say('lowenheim-asked-figures', { offered: demand.offered.length, needed: demand.figures }),
    );
  }
  return list(words);
}

/** How much of everything has come, and how much is asked for. */
export function progress(demand: Demand): { paid: number; needed: number } {
  const figures = demand.gathered ? demand.figures : demand.offered.length;
  return {
    paid: demand.paid + (demand.second?.paid ?? 0) + figures,
    needed: demand.needed + (demand.second?.needed ?? 0) + demand.figures,
  };
}

/** Who has said whom they would let go: the same people, or different ones. */
export function wordsOn(view: SiegeView, demand: Demand): { who: string; whom: string }[] {
  const names = new Map(view.figures.map((figure) => [figure.id, figure.name]));
  return demand.named.map(({ faction, figures }) => ({
    who: BEARINGS[faction].name,
    whom: list(figures.map((id) => names.get(id) ?? id)),
  }));
}
