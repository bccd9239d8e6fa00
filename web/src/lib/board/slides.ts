/**
 * Pieces that slide on a board to where they stand now. Where each of them stood is kept by its id, since
 * it may be drawn by another element afterwards.
 */

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { prefersReducedMotion } from 'svelte/motion';
import type { Point } from './hex';

/** Long enough to be followed with the eyes. */
const TIME = 380;

/** The pieces of one board. */
export class Slides {
  readonly #places = new Map<string, Point>();

  /**
   * For what draws these pieces, the first of them in front, with its middle at a place of the drawing;
   * `scale` is how much larger it is drawn.
   */
  of(pieces: readonly string[], x: number, y: number, scale = 1): Attachment<SVGElement> {
    return (element) => {
      const [first = ''] = pieces;
      const still = untrack(() => prefersReducedMotion.current);
      const was = this.#places.get(first);
      for (const piece of pieces) this.#places.set(piece, { x, y });
      if (!was || (was.x === x && was.y === y) || still) return;
      // On top of where the drawing puts it, so that a picture of the board knows nothing of it.
      const from = `${(was.x - x) / scale}px ${(was.y - y) / scale}px`;
      element.animate([{ translate: from }, { translate: '0 0' }], {
        duration: TIME,
        easing: 'ease-in-out',
        id: 'slide',
      });
    };
  }
}
