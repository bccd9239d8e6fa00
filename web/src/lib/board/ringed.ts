/** Hexes that are ringed on a board over all that stands on them: where two lines of the log differ. */

import { getContext, setContext } from 'svelte';

const RINGED = Symbol('ringed');

/** Rings hexes on every board within a component. */
export function ring(hexes: () => ReadonlySet<string>): void {
  setContext(RINGED, hexes);
}

/** What is ringed on the board of this component. */
export function ringed(): () => ReadonlySet<string> {
  return getContext<(() => ReadonlySet<string>) | undefined>(RINGED) ?? (() => new Set());
}
