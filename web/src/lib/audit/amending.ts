/** The order that is put right, as the log has it, and what else could have been ordered there. */

import type { Client } from '$lib/api/client';
import type { LogLine } from '$lib/api/types';

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
