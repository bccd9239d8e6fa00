/** What everybody must be able to use: as axe sees a page, and as wide as its window. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What the rules of axe say that hangs on colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];
/** Boards and pages in which axe found nothing, as they were. */
const looked = new Set<string>();

/**
 * Fails with what axe finds on the page as it is now. It is not told to look again at what it has looked through: a board
 * in the same colours, on whichever page, or anything but colours where only these have changed since.
 */
export async function accessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { found, looks } = await page.evaluate(
    async ({ known, ofColours }) => {
      const looks: string[] = [];
      const isKnown = async (...look: unknown[]) => {
        // A page over plain HTTP has no WebCrypto, and is looked at whole.
        if (!(crypto.subtle as SubtleCrypto | undefined)) return false;
        const bytes = new TextEncoder().encode(look.join(' '));
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        const key = btoa(String.fromCharCode(...hash.subarray(0, 15)));
        looks.push(key);
        return known.includes(key);
      };
      const size = [innerWidth, innerHeight];
      const dark = matchMedia('(prefers-color-scheme: dark)').matches;
      const { documentElement: root } = document;
      const onlyColours = await isKnown('page', size, scrollY, root.outerHTML);
      const exclude: Element[] = [];
      for (const board of document.querySelectorAll('[data-picture] > *')) {
        const around = board.parentElement?.className;
        if (await isKnown('board', dark, size, around, board.outerHTML)) exclude.push(board);
      }
      // Even of what is left out axe makes a copy, of hundreds of hexes: they step aside, unless somebody is in them.
      const aside = exclude
        .flatMap((board) => [board, ...board.querySelectorAll('svg')])
        .filter((svg) => svg.matches('svg') && !svg.contains(document.activeElement))
        .map((svg) => {
          const drawing = document.createDocumentFragment();
          drawing.append(...svg.childNodes);
          return () => svg.append(drawing);
        });
      // A button that is scrolled half under what stays in sight is no smaller for it.
      const scrolled = scrollY;
      scrollTo(0, 0);
      try {
        const result = await window.axe.run(
          { exclude },
          {
            resultTypes: ['violations'],
            ...(onlyColours
              ? { runOnly: ofColours }
              : { rules: { 'target-size': { enabled: true } } }),
          },
        );
        const found = result.violations.map(
          ({ id, help, nodes }) =>
            `${id}: ${help} (${nodes.map((node) => node.target.join(' ')).join('; ')})`,
        );
        return { found, looks };
      } finally {
        for (const back of aside.reverse()) back();
        scrollTo(0, scrolled);
      }
    },
    { known: [...looked], ofColours: OF_COLOURS },
  );
  expect(found).toEqual([]);
  for (const look of looks) looked.add(look);
}

/** The same by day and by night, where nothing but the colours is another. */
export async function accessibleInBoth(page: Page): Promise<void> {
  await accessible(page);
  const other = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'light' : 'dark',
  );
  await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' });
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await accessible(page);
}

/** Nothing reaches beyond the right edge. */
export async function fits(page: Page): Promise<void> {
  const [content, width] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(width ?? 0);
}
