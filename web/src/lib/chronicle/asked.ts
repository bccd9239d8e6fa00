/** Somebody who plays several seats in one browser: which of the others is asked, and where. */

import type { Waiting } from '$lib/api/types';

/** A seat that owes something. */
export interface Asked {
  readonly seat: string;
  readonly scope: string;
  readonly title: string;
  readonly what: Waiting['waits'][number]['what'];
}

/**
 * Which of these seats are asked: at the table that is looked at first, and each seat once.
 * `held` are readers, such as `seat/north`; who reads now is not among the answers.
 */
export function askedElsewhere(
  waits: Waiting['waits'],
  held: readonly string[],
  reader: string,
  scope: string,
): Asked[] {
  const here = (wait: Waiting['waits'][number]) => Number(wait.scope !== scope);
  const found: Asked[] = [];
  for (const wait of [...waits].filter(({ owed }) => owed).sort((a, b) => here(a) - here(b))) {
    for (const { seat } of wait.seats) {
      const mine = held.includes(`seat/${seat}`) && `seat/${seat}` !== reader;
      if (!mine || found.some((known) => known.seat === seat)) continue;
      found.push({ seat, scope: String(wait.scope), title: wait.title, what: wait.what });
    }
  }
  return found;
}
