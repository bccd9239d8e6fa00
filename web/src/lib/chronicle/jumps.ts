/** From what is asked to what is the reader's: his hand, his figures, his briefing. */

import { tick } from 'svelte';

export interface Jump {
  id: string;
  name: string;
  /** How many there are. */
  count?: number;
  /** The element that is brought into sight, by its id. */
  place: string;
}

/** Brings a part of the page into sight, and the keys with it. */
export async function goTo(place: string): Promise<void> {
  await tick();
  const part = document.getElementById(place);
  if (!part) return;
  part.scrollIntoView({ block: 'start' });
  if (part.tabIndex < 0) part.setAttribute('tabindex', '-1');
  part.focus({ preventScroll: true });
}

/** Brings a part of the page into sight if it is not; the keys stay where they are. */
export function show(place: string): void {
  document.getElementById(place)?.scrollIntoView({ block: 'nearest' });
}
