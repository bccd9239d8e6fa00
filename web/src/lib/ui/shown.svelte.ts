/** Places that somebody wants to see on the board: it moves there, if they are out of sight. */

import { untrack } from 'svelte';

let wanted = $state.raw<readonly string[]>([]);

/** Shows places on the board that is on the page. */
export function showOnBoard(places: Iterable<string>): void {
  wanted = [...places];
}

/** Lets a board move to what is wanted from now on. */
export function shownTo(show: (places: readonly string[]) => void): void {
  // What was wanted before this board was there is not meant.
  let before = wanted;
  $effect(() => {
    const now = wanted;
    if (now === before) return;
    before = now;
    untrack(() => show(now));
  });
}
