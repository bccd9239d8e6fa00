/**
 * What is pointed at on a realm's board, walked over and read aloud: its spaces, and the sides where a boundary can be placed.
 * There are hundreds; markup that watches over each would keep a slow phone busy for long, as on boards of hexes.
 */

import { onceSeen } from '$lib/board/seen';
import type { Attachment } from 'svelte/attachments';
import { corner, ends, SPACE } from './board';

const NAMESPACE = 'http://www.w3.org/2000/svg';

export interface Places {
  /** Spaces, and behind them sides. */
  readonly all: readonly string[];
  /** What a place is called, what stands on it and what can be done there. */
  readonly describe: (place: string) => string;
  /** The place that the keys are on. */
  readonly at: string | null;
  readonly selected: string | null;
}

function drawn(place: string): SVGElement {
  const isSide = place.includes(':');
  const element = document.createElementNS(NAMESPACE, isSide ? 'line' : 'rect');
  const set = (name: string, value: number | string) => {
    element.setAttribute(name, String(value));
  };
  if (isSide) {
    const [x1, y1, x2, y2] = ends(place);
    Object.entries({ x1, y1, x2, y2 }).forEach(([name, value]) => set(name, value));
  } else {
    const { x, y } = corner(place);
    Object.entries({ x, y, width: SPACE, height: SPACE }).forEach(([name, value]) =>
      set(name, value),
    );
  }
  set('class', isSide ? 'side' : 'space');
  set('role', 'option');
  set('aria-selected', 'false');
  set('tabindex', '-1');
  set('data-place', place);
  return element;
}

/** Lays the places over the board, and keeps them as they are told. */
export function laidOver(places: Places): Attachment<SVGGElement> {
  return (board) => {
    const known = new Map<string, SVGElement>();
    $effect(() => {
      const wanted = new Set(places.all);
      for (const [place, element] of known) {
        if (wanted.has(place)) continue;
        element.remove();
        known.delete(place);
      }
      // Who has the focus keeps it: those that are there already stay where they are.
      let next = board.firstElementChild;
      for (const place of places.all) {
        const element = known.get(place) ?? drawn(place);
        known.set(place, element);
        if (element === next) next = next.nextElementSibling;
        else board.insertBefore(element, next);
      }
    });

    // What they are called is said once they are to be seen: all at once would keep a slow phone busy too long.
    let seen = $state(false);
    const callOff = onceSeen(() => (seen = true));

    $effect(() => {
      if (!seen) return;
      for (const place of places.all) {
        const words = places.describe(place);
        const element = known.get(place);
        if (element?.getAttribute('aria-label') !== words)
          element?.setAttribute('aria-label', words);
      }
    });
    $effect(() => {
      void places.all;
      const element = known.get(places.at ?? '');
      element?.setAttribute('tabindex', '0');
      return () => element?.setAttribute('tabindex', '-1');
    });
    $effect(() => {
      void places.all;
      const element = known.get(places.selected ?? '');
      element?.setAttribute('aria-selected', 'true');
      return () => element?.setAttribute('aria-selected', 'false');
    });
    return callOff;
  };
}
