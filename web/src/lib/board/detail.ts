/** How much of what stands on a board is drawn, by how large its hexes are. */

import { getContext, setContext } from 'svelte';

/** A token alone; its miniature; the miniature with its name. */
export type Detail = 'afar' | 'near' | 'close';

/** Pixels of a hex from which miniatures are drawn on it, and from which their names are. */
const MINIATURES = 26;
const NAMES = 84;

const DETAIL = Symbol('detail');

export function detailAt(pixels: number): Detail {
  if (pixels < MINIATURES) return 'afar';
  return pixels < NAMES ? 'near' : 'close';
}

/** Tells all that is drawn within a board how large its hexes are. */
export function lendDetail(detail: () => Detail): void {
  setContext(DETAIL, detail);
}

/** How much is drawn on the board of this component; a token that stands on none is drawn alone. */
export function detailHere(): () => Detail {
  return getContext<(() => Detail) | undefined>(DETAIL) ?? (() => 'afar');
}
