/** The reader's own figures: where each is, how it is, and what is left to it this turn. */

import type { Figure, LegalOrder, SiegeView } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';
import { hexName } from './groups';
import { strikesOf, subjects, withVerb } from './orders';

export interface Own {
  figure: Figure;
  /** The hex and what it is called, or where it is instead. */
  where: string;
  left: string;
  /** It can still do something in this step. */
  able: boolean;
}

/** All of one's own: first those who can act, then those on the map, then the others. */
export function muster(view: SiegeView, options: readonly LegalOrder[]): Own[] {
  const movers = subjects(withVerb(options, 'move'));
  const found = view.figures
    .filter((figure) => view.you !== null && figure.enlisted === view.you)
    .map((figure): Own => {
      const strikes = strikesOf(options, figure.id).length > 0;
      const able = movers.has(figure.id) || strikes;
      return { figure, where: whereabouts(view, figure), left: left(view, figure, able), able };
    });
  const rank = ({ able, figure }: Own) => (able ? 0 : figure.hex ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other));
}

function whereabouts(view: SiegeView, { hex, whereabouts: place }: Figure): string {
  if (hex) return say('lowenheim-muster-at', { hex, name: hexName(view, hex) });
  return say('lowenheim-muster-where', { place });
}

function left(view: SiegeView, figure: Figure, able: boolean): string {
  if (!figure.hex) return '';
  if (figure.stunned) return say('lowenheim-stunned');
  if (figure.confers_until) return say('lowenheim-confers', { turn: figure.confers_until });
  if (figure.busy) return say('lowenheim-busy');
  const step = view.step?.id;
  if (step === 'combat' && figure.attacks_left !== null && able) {
    return say('lowenheim-attacks-left', { count: figure.attacks_left });
  }
  if (able) return say('lowenheim-muster-able', { step: step ?? '' });
  if (step === 'movement' && figure.moved) return say('lowenheim-moved');
  return '';
}
