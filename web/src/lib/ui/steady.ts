/** Keeps a part of the page where it is on the screen, while something above it comes or goes. */

import { tick } from 'svelte';

/** The browser must not make up for the same change a second time. */
const HELD = 'held';

/** To be called before the change, as in `$effect.pre`. A part that is out of sight is let go. */
export async function keepInPlace(id: string): Promise<void> {
  const part = document.getElementById(id);
  const before = part?.getBoundingClientRect();
  if (!part || !before || before.bottom < 0 || before.top > window.innerHeight) return;
  const page = document.documentElement;
  page.classList.add(HELD);
  await tick();
  window.scrollBy({ top: part.getBoundingClientRect().top - before.top, behavior: 'instant' });
  requestAnimationFrame(() => page.classList.remove(HELD));
}
