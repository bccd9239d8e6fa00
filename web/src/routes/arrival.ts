/**
 * How somebody comes to a campaign: as whom they sit down, and at which table. It begins before the page is there that shows
 * it: while scripts are still on their way, the server can already say what they will draw.
 */

import { Client } from '$lib/api/client';
import { keepKey, keysIn, sitterAt } from '$lib/api/keys';
import { lookOn } from '$lib/api/looking';
import { openAhead } from '$lib/api/opening';
import { Problem } from '$lib/api/problem';
import type { Campaign } from '$lib/api/types';
import { askedAt, playsAt } from '$lib/chronicle/asked';
import { systems } from '$lib/systems';
import { behindHash } from '$lib/ui/query';

export interface Arrival {
  /** What tells one sitting from another. */
  id: string;
  client: Client;
  /** The campaign as it was when they sat down. */
  about: Campaign;
}

/** Where somebody goes: to a campaign, with what their link brings behind its `#`, and to which seat. */
export interface Going {
  campaign: string;
  fragment: string;
  seat: string | null;
}

export const nameOfSitting = (campaign: string, reader: string, key: string | null): string =>
  `${campaign} ${reader} ${key ?? ''}`;

/** Who has set out before their page was there. */
let ahead: { going: string; arrival: Promise<Arrival> } | null = null;

/** Finds out who sits down. */
export async function arrive(going: Going): Promise<Arrival> {
  const early = ahead?.going === JSON.stringify(going) ? ahead.arrival : null;
  ahead = null;
  try {
    if (early) return await early;
  } catch (cause) {
    // What was refused would be refused again. That nobody answered is told by whoever asks now: there may have been no words yet.
    if (cause instanceof Problem && cause.details.status >= 400 && cause.details.status < 500)
      throw cause;
  }
  return sitDown(going);
}

async function sitDown({ campaign, fragment, seat }: Going): Promise<Arrival> {
  const fresh = keysIn(fragment);
  if (fresh.length === 0) {
    const { reader, key } = sitterAt(campaign, seat);
    const own = new Client(campaign, key);
    const found = key === null ? await lookOn(campaign) : { client: own, about: await own.about() };
    return { id: nameOfSitting(campaign, reader, key), ...found };
  }
  // Keys have come with the link: they are kept, and leave the address bar.
  const arrivals = await Promise.all(
    fresh.map(async (key) => {
      const client = new Client(campaign, key);
      client.brought = fragment;
      return { client, about: await client.about() };
    }),
  );
  for (const { client, about } of arrivals) {
    if (about.reader !== 'public') keepKey(campaign, about.reader, client.key ?? '');
  }
  // Of several seats one sits down at the one that is asked.
  const asked = arrivals.find(({ about }) => askedAt(about.waits) !== null) ?? arrivals[0];
  if (!asked) throw new Error('Nobody came.');
  const { client, about } = asked;
  return { id: nameOfSitting(campaign, about.reader, client.key), client, about };
}

/** A link opens where its seat is asked, else where it plays, unless it names a table or a place of the log. */
export function leadsTo(about: Campaign, url: URL): string | null {
  const names = ['scope', 'at', 'record'].some((name) => url.searchParams.has(name));
  if (names || about.engagements.length < 2) return null;
  return askedAt(about.waits) ?? playsAt(about, (known) => systems[known].roles ?? []);
}

/** The table that is looked at: the one that the address names, the one for whose sake the others are, or the first
 * that goes on. */
export function tableAt(
  { engagements: all }: Campaign,
  wanted: string | null,
): Campaign['engagements'][number] | undefined {
  const named = all.find(({ scope }) => scope === wanted);
  const leads = all.find(({ system }) => systems[system].leads);
  return named ?? leads ?? all.find(({ closed, rests }) => !closed && !rests) ?? all[0];
}

/** Has on its way what a table is played with: its page, and what that shows. Who draws it says that it cannot be had. */
export function playAhead(client: Client, about: Campaign, wanted: string | null): void {
  const table = tableAt(about, wanted);
  if (!table) return;
  systems[table.system].page().catch(() => undefined);
  openAhead(client, table.scope);
}

/** Sets out before the page is there; `plays`: a table is what will be seen. */
export function setOut(campaign: string, url: URL, plays: boolean): void {
  const going = { campaign, fragment: behindHash(url), seat: url.searchParams.get('seat') };
  const arrival = sitDown(going);
  ahead = { going: JSON.stringify(going), arrival };
  arrival.then(
    ({ client, about }) => {
      if (plays) playAhead(client, about, leadsTo(about, url) ?? url.searchParams.get('scope'));
    },
    // Whoever arrives is told.
    () => undefined,
  );
}
