/**
 * How things come onto a board while somebody looks: cards are turned up, fires flare. What is there when the
 * page opens is simply there, and so is all of it where nothing may move.
 */

import { prefersReducedMotion } from 'svelte/motion';
import type { TransitionConfig } from 'svelte/transition';

type Coming = (element: Element) => TransitionConfig;

const soften = (time: number): number => 1 - (1 - time) ** 3;

function comes(duration: number, css: (part: number) => string): Coming {
  return () => ({
    duration: prefersReducedMotion.current ? 0 : duration,
    easing: soften,
    css,
  });
}

/** Turned over on its long side. */
export const turnsUp = comes(420, (part) => `scale: ${part} 1`);

/** Out of the ground. */
export const flaresUp = comes(900, (part) => `scale: ${0.2 + 0.8 * part}; opacity: ${part}`);
