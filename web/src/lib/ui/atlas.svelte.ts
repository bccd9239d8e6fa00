/** The board of a page in words: what it says of each of its places, for whoever reads rather than looks. */

import { getContext, setContext } from 'svelte';

export interface AtlasPlace {
  readonly id: string;
  readonly words: string;
}

export class Atlas {
  /** All places of the board that is shown; none: there is no board. */
  places = $state.raw<(() => AtlasPlace[]) | null>(null);
}

const ATLAS = Symbol('atlas');

/** Lets the board within a component be read. */
export function keepAtlas(): Atlas {
  return setContext(ATLAS, new Atlas());
}

/** Lends the words of a board to the page that it stands on, if that asks. */
export function lendAtlas(places: () => AtlasPlace[]): void {
  const atlas = getContext<Atlas | undefined>(ATLAS);
  if (!atlas) return;
  $effect(() => {
    atlas.places = places;
    return () => {
      if (atlas.places === places) atlas.places = null;
    };
  });
}

/** Where something stands or has happened: boards say the ground first, the rest behind a semicolon. */
export const isBare = ({ words }: AtlasPlace): boolean => !words.includes(';');

/** The places that somebody wants to read of: all of which hold these words, the bare ones only where asked for. */
export function readOf(
  all: readonly AtlasPlace[],
  text: string,
  bare: boolean,
): readonly AtlasPlace[] {
  const words = text.trim().toLocaleLowerCase().split(/\s+/);
  return all.filter((place) => {
    const said = place.words.toLocaleLowerCase();
    return (bare || !isBare(place)) && words.every((word) => said.includes(word));
  });
}
