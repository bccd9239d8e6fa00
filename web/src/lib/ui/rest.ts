/** When a page has come to rest: what was looked for is there, and what nobody waits for may follow. */

import { answers } from '$lib/api/answers';

/** What browsers and measurements see of it. */
export const AT_REST = 'wapenrol.at-rest';

/** How often nothing may be awaited, one look after the other, before a page is at rest. */
const LOOKS = 3;
/** The time between two looks, in milliseconds. */
const BETWEEN = 100;
/** A page that is never quiet is taken to be at rest after so many looks. */
const MOST_LOOKS = 100;

const loaded = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', () => done(), { once: true });
  });

/** Safari has no word for it; it is told in a moment. */
const idle = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1000 });
      else done();
    }, BETWEEN);
  });

async function settled(): Promise<void> {
  await loaded();
  for (let looks = 0, quiet = 0; quiet < LOOKS && looks < MOST_LOOKS; looks += 1) {
    await idle();
    quiet = answers.awaited === 0 ? quiet + 1 : 0;
  }
  performance.mark(AT_REST);
  // What follows is no part of what was waited for.
  await new Promise((done) => setTimeout(done));
}

let resting: Promise<void> | null = null;

/** Waits until the page that was opened is there and quiet; later on it does not wait. */
export function atRest(): Promise<void> {
  resting ??= settled();
  return resting;
}
