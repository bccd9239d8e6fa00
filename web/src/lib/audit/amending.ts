/** The order that is put right, as the log has it, and what else could have been ordered there. */

import type { Client } from '$lib/api/client';
import type { AnyView, Campaign, LogLine } from '$lib/api/types';
import type { Snippet } from 'svelte';

export interface GivenOrder {
  /** `order.given`, where it may be read. */
  line: LogLine;
  /** Behind which record it was given; behind which the next one is. */
  before: number | null;
  end: number;
}

/** One that was legal: as it is typed, and what it does. */
export interface Offer {
  notation: string;
  label: string;
}

/** So many records an order may have. */
const LONGEST = 500;

/** The order to which a record belongs; nothing: it is not in the log. */
export async function orderOf(client: Client, seq: number): Promise<GivenOrder | null> {
  const { lines } = await client.log(Math.max(0, seq - LONGEST), seq + LONGEST, 2 * LONGEST + 1);
  const found = lines.find((line) => line.seq === seq);
  const batch = lines.filter((line) => line.batch === found?.batch);
  const [first, last] = [batch[0], batch.at(-1)];
  if (!first || !last) return null;
  return { line: first, before: first.parent, end: last.seq };
}

/** What a sender could have ordered behind a record. */
export async function offersAt(
  client: Client,
  scope: string,
  by: string,
  at: number,
): Promise<Offer[]> {
  const { options } = await client.options(scope, by === 'organiser' ? null : by, at);
  return options.map(({ notation, label }) => ({ notation: notation.trim(), label }));
}

/** Those in which every word stands somewhere. */
export function sought(offers: readonly Offer[], words: string): Offer[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter(({ notation, label }) => {
    const text = `${notation} ${label}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Draws the board of a table as it was at a line; without a taker, what is tapped is opened on its own page. */
export type BoardSnippet = Snippet<
  [
    scope: string,
    at: number,
    changed: ReadonlySet<string>,
    onplace?: (place: string, view: AnyView) => void,
    /** Of another campaign than the one that the page is about. */
    of?: { client: Client; about: Campaign } | null,
  ]
>;

/** A place of a board that somebody tapped, and who stands there. */
export interface Tapped {
  place: string;
  who: readonly string[];
}

/** What rule systems call a place, and what they call who stands there. */
const PLACES = ['hex', 'at', 'place'];
const NAMES = ['id', 'piece', 'man'];

/** Who stands at a place of a board, by the words of orders. */
export function standingAt(view: AnyView, place: string): string[] {
  const tables = Object.values(view).filter((part): part is object => part instanceof Object);
  const everybody = tables.flatMap((table) => Object.values(table).filter(Array.isArray)).flat();
  return everybody.flatMap((one: unknown) => {
    if (!(one instanceof Object)) return [];
    const of = new Map<string, unknown>(Object.entries(one));
    const text = (name: string) => {
      const said = of.get(name);
      return typeof said === 'string' ? [said] : [];
    };
    // Of a floor in a hex, the hex.
    const here = PLACES.flatMap(text).some((known) => known.split(/[^\w,-]/)[0] === place);
    return here ? NAMES.flatMap(text).slice(0, 1) : [];
  });
}

/** Those that lead to a place, or that concern somebody who stands there. */
export function about(offers: readonly Offer[], { place, who }: Tapped): Offer[] {
  return offers.filter(({ notation }) =>
    notation.split(/[\s:]+/).some((word) => word === place || who.includes(word)),
  );
}
