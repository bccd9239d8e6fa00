/** What a campaign waits for, put into sentences. */

import type { CampaignSummary, Wait } from '$lib/api/types';
import { nameOfSeat } from '$lib/chronicle/names';
import { list, moment, say } from '$lib/language/messages.svelte';

/** Who is waited for and for what. */
export function sentence(wait: Wait): string {
  const names = wait.seats.map(nameOfSeat);
  const what = say(`organiser-what-${wait.what}`);
  return names.length === 0
    ? say('organiser-waits-anybody', { what })
    : say('organiser-waits-for', { names: list(names), what });
}

/** Where an engagement is. */
export function place(wait: Wait): string {
  return say('organiser-place', { turn: wait.turn, step: wait.step });
}

/** A campaign in a sentence, as its list tells it. */
export function standing(campaign: CampaignSummary): string {
  if (campaign.closed) return say('organiser-is-closed');
  if (campaign.paused) return say('organiser-is-paused');
  if (campaign.over) return say('organiser-is-over');
  if (campaign.owing.length > 0) {
    const names = list(campaign.owing.map(nameOfSeat));
    const since = campaign.owing_since;
    return since
      ? say('organiser-waits-names-since', { names, since: when(since) })
      : say('organiser-waits-names', { names });
  }
  if (campaign.fights > 0) return say('organiser-fights', { count: campaign.fights });
  return say('organiser-waits-nobody');
}

/** A moment that the server has written. */
export function when(at: string): string {
  return moment(new Date(at));
}

/** So many bytes, as people say it. */
export function size(bytes: number): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
  let [value, step] = [bytes, 0];
  while (value >= 1000 && step < units.length - 1) {
    value /= 1000;
    step += 1;
  }
  const how = { style: 'unit', unit: units[step], maximumFractionDigits: step === 0 ? 0 : 1 };
  return new Intl.NumberFormat(
    document.documentElement.lang,
    how as Intl.NumberFormatOptions,
  ).format(value);
}

/** The value of a field for day and hour, in the reader's own zone. */
export function fieldTime(at: Date): string {
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
