/**
 * All that d3-zoom asks of d3-transition and d3-interpolate where no board ever glides. It takes the place of both
 * (`vite.config.ts`): they would bring the blending of colours, texts and matrices to every first board.
 */

import { selection } from 'd3-selection';

/** Ends what glides. */
export function interrupt(): void {
  // Nothing is under way.
}

/** The way of a glide: d3-zoom takes it only where a transition is given to it, and none can be made here. */
export function interpolateZoom(): never {
  throw new Error('No board glides.');
}

Object.assign(selection.prototype, {
  interrupt(this: unknown) {
    return this;
  },
});
