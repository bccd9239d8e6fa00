/** What comes next for whoever has something in hand: where it can go, and whom it can meet. */

import { say } from '$lib/language/messages.svelte';

interface InHand {
  /** Who is in hand; several of them are counted. */
  name: string;
  count?: number;
  /** Somewhere it can go, and somebody it can attack, is marked. */
  goes: boolean;
  hits: boolean;
}

/** Nothing: it can do nothing that the board answers. */
export function nextInWords({ name, count = 1, goes, hits }: InHand): string | null {
  if (!goes && !hits) return null;
  const what = goes && hits ? 'both' : goes ? 'go' : 'hit';
  return say('happened-next', { name, count, what });
}
