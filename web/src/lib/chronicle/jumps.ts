/** From what is asked to what is the reader's: their hand, figures, briefing. */

import { address } from '$lib/ui/address.svelte';
import { tick } from 'svelte';

export interface Jump {
  id: string;
  name: string;
  /** How many there are. */
  count?: number;
  /** The element that is brought into sight, by its id. */
  place: string;
}

/** Goes where a jump leads; in the book its page is opened. */
export async function jumpTo({ id, place }: Pick<Jump, 'id' | 'place'>): Promise<void> {
  if (place === 'book') address.set({ tab: id, record: null });
  await goTo(place);
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

/** Brings the board into sight, and the keys to where one last was on it. */
export async function goToBoard(): Promise<void> {
  show('board');
  const place = document.querySelector<HTMLElement | SVGElement>('#board [tabindex="0"]');
  if (place) place.focus({ preventScroll: true });
  else await goTo('board');
}
