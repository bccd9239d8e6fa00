/** People of a campaign as one says them in a sentence. */

import type { Campaign } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';

/** `organiser`, `rules`, `seat/<name>` or the bare name of a seat. */
export function nameOf(about: Campaign, by: string): string {
  if (by === 'organiser') return say('desk-the-organiser');
  if (by === 'rules') return say('desk-the-rules');
  const seat = by.replace(/^seat\//, '');
  return about.seats.find((known) => known.seat === seat)?.name ?? seat;
}

/** A table by its title; `campaign`: the campaign as a whole. */
export function titleOf(about: Campaign, scope: string): string {
  return about.engagements.find((known) => known.scope === scope)?.title ?? about.name;
}
