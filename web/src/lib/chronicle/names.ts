/** What people call those who give orders. */

import type { Campaign } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';

type Seat = Campaign['seats'][number];

/** A seat and who sits there: `City Guard (Anna)`. */
export function nameOfSeat({
  name,
  player,
}: Pick<Seat, 'name'> & { player?: string | null }): string {
  return player ? say('table-seat-of', { seat: name, player }) : name;
}

/** The seats, those of one person together: their name stands at each of them. In the order of the table. */
export function peopleOf<S extends { readonly player?: string | null }>(
  seats: readonly S[],
): { player: string | null; seats: S[] }[] {
  const people: { player: string | null; seats: S[] }[] = [];
  for (const seat of seats) {
    const player = seat.player ?? null;
    const known = player === null ? undefined : people.find((other) => other.player === player);
    if (known) known.seats.push(seat);
    else people.push({ player, seats: [seat] });
  }
  return people;
}

/** Names for `organiser`, `rules` and `seat/<name>`. */
export function seatNames(about: Campaign | undefined): (by: string) => string {
  return (by) => {
    if (by === 'organiser') return say('chronicle-organiser');
    if (by === 'rules') return say('table-rules');
    const seat = about?.seats.find((known) => `seat/${known.seat}` === by);
    return seat ? nameOfSeat(seat) : by.replace(/^seat\//, '');
  };
}
