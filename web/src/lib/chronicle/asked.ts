/** Where somebody is asked: at which table, and of several seats in one browser which. */

import type { Campaign, Waiting } from '$lib/api/types';

/** A seat that owes something. */
export interface Asked {
  readonly seat: string;
  readonly scope: string;
  readonly title: string;
  readonly what: Waits[number]['what'];
}

type Waits = Waiting['waits'];

/** The table at which the reader owes an order; none: nobody waits for them. */
export function askedAt(waits: Waits): string | null {
  return waits.find(({ yours }) => yours)?.scope ?? null;
}

/**
 * Where a seat is that owes nothing: at the table that names it all the same, else where it plays and anybody may go
 * on, else at the one that goes on and at which it plays; none: it plays at several or at none.
 * `rolesOf`: the roles of a rule system in which a seat plays the one whose name it has.
 */
export function playsAt(
  { reader, engagements, waits }: Pick<Campaign, 'reader' | 'engagements' | 'waits'>,
  rolesOf: (system: Campaign['engagements'][number]['system']) => readonly string[],
): string | null {
  const seat = reader.replace(/^seat\//, '');
  const named = waits.find(({ seats }) => seats.some((known) => known.seat === seat));
  if (named) return String(named.scope);
  const played = engagements.filter(({ roles }) => Object.values(roles).includes(seat));
  const open = waits.find(
    ({ scope, seats }) => seats.length === 0 && played.some((known) => known.scope === scope),
  );
  if (open) return String(open.scope);
  const found = engagements.filter(({ system, roles, closed, rests }) => {
    // Who was given a role there sits at another table as well.
    const named = Object.keys(roles).length === 0 && rolesOf(system).includes(seat);
    return named && !closed && !rests;
  });
  return found.length === 1 ? String(found[0]?.scope) : null;
}

/**
 * Which of these seats are asked: at the table that is looked at first, and each seat once.
 * `held` are readers, such as `seat/north`; who reads now is among the answers where they are asked at another table
 * and not at this one.
 */
export function askedElsewhere(
  waits: Waits,
  held: readonly string[],
  reader: string,
  scope: string,
): Asked[] {
  const pending = waits.filter((wait) => wait.owed);
  const isHere = (wait: Waits[number]) => wait.scope === scope;
  const reads = ({ seat }: { seat: string }) => `seat/${seat}` === reader;
  const isBusy = pending.some((wait) => isHere(wait) && wait.seats.some(reads));
  const found: Asked[] = [];
  for (const wait of [...pending.filter(isHere), ...pending.filter((other) => !isHere(other))]) {
    for (const { seat } of wait.seats) {
      if (!held.includes(`seat/${seat}`) || (isBusy && reads({ seat }))) continue;
      if (found.some((known) => known.seat === seat)) continue;
      found.push({ seat, scope: String(wait.scope), title: wait.title, what: wait.what });
    }
  }
  return found;
}
