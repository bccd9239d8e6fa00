/** Who is asked to give to somebody's dice, and which way is gone in the end. */

import type { Bindings } from './bindings';
import type { Chains } from './chains';
import type { Way } from './forms';
import type { Policy } from './policy';

/** For whose dice. */
export interface Asker {
  /** A seat, `organiser`, or `rules`. */
  readonly sender: string;
  readonly stead: string | null;
  /** It is part of a correction, which is the organiser's. */
  readonly corrects: boolean;
}

/**
 * Everybody whose device can give, but the sender, the person in whose stead it is, and the organiser's
 * person: the house knows their links.
 */
export function asked(
  { sender, stead, corrects }: Asker,
  bindings: Bindings,
  chains: Chains,
): string[] {
  const out = new Set([
    ...bindings.person('organiser'),
    ...(corrects ? [] : bindings.person(sender)),
    ...(stead === null ? [] : bindings.person(stead)),
  ]);
  const seats = chains.givers(bindings).filter((seat) => !out.has(seat));
  return [...new Set(seats)].sort();
}

/** The way that the policy leaves where so many gave and so many were silent; null: there is no batch. */
export function wayOf(
  { sender, corrects }: Asker,
  policy: Policy,
  bindings: Bindings,
  given: number,
  silent: number,
): Way | null {
  if (given > 0 && (policy.from === 'one' || silent === 0)) return 'shared';
  // The house has no hand in such an order: the sender's nonce is a stranger's share.
  const stranger = sender !== 'rules' && !corrects && !bindings.person('organiser').has(sender);
  if (given === 0 && silent === 0 && stranger) return 'house';
  return policy.otherwise === 'refuse' ? null : policy.otherwise;
}
