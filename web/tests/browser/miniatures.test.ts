/** What a board shows of those who stand on it, by how near it is shown. */

import { describe, expect, it } from 'vitest';
import { oneOfEach, person, step, Table } from './campaigns';

/** A seat at a board on which somebody stands. */
async function crowded(system: string): Promise<string> {
  if (system !== 'siege') return (await oneOfEach(system))[0]?.seat ?? '';
  const table = await Table.open('Miniatures');
  await table.until(step('refill', undefined, 1));
  return table.link('city-guard');
}

describe('the miniatures of a board', () => {
  it.each(['siege', 'battle', 'assault'])(
    'are drawn where there is room, named from near by, and tokens from afar: %s',
    async (system) => {
      const page = await person({ width: 1366, height: 768 });
      await page.goto(await crowded(system));
      const token = page.locator('#board .token').first();
      await token.waitFor();
      const figure = token.locator('.look.miniature');
      const name = page.locator('#board .token .name').first();
      const shown = async () => ({
        flat: (await token.locator('.look:not(.miniature)').count()) > 0,
        figure: (await figure.count()) > 0,
        name: await name.isVisible(),
      });
      await expect.poll(shown).toEqual({ flat: false, figure: true, name: false });
      const board = page.locator('#board');
      for (let press = 0; press < 6; press += 1) {
        await board.getByRole('button', { name: 'Closer' }).click();
      }
      await expect.poll(shown).toEqual({ flat: false, figure: true, name: true });
      // The whole board of a telephone; that of a small battle has room enough.
      if (system === 'battle') return;
      await page.setViewportSize({ width: 360, height: 740 });
      for (let press = 0; press < 12; press += 1) {
        await board.getByRole('button', { name: 'Further' }).click();
      }
      await expect.poll(shown).toEqual({ flat: true, figure: false, name: false });
    },
  );

  it.each(['siege', 'battle', 'assault'])(
    'are drawn from signs that borrow nothing from each other: %s',
    async (system) => {
      const page = await person({ width: 1366, height: 768 });
      await page.goto(await crowded(system));
      await page.locator('#board .miniature').first().waitFor();
      const books = page.locator('svg.sprite');
      expect(await books.count()).toBeGreaterThan(0);
      expect(await books.locator('use').count()).toBe(0);
    },
  );

  it.each(['siege', 'battle', 'assault'])(
    'are drawn once for all who look alike, in the colours of each side: %s',
    async (system) => {
      const page = await person({ width: 1366, height: 768 });
      await page.goto(await crowded(system));
      const shown = page.locator('#board .look.miniature');
      await shown.first().waitFor();
      const worn = await shown.evaluateAll((all) =>
        all.map((one) => {
          const name = /#([^"')]+)/.exec(one.getAttribute('marker-start') ?? '')?.[1] ?? '';
          const look = document.getElementById(name);
          const colours = (element: Element) =>
            ['--fill', '--on', '--skin'].map((colour) =>
              getComputedStyle(element).getPropertyValue(colour).trim(),
            );
          return {
            name,
            figures: look?.querySelectorAll('use[href^="#figure-"]').length ?? 0,
            drawn: look ? colours(look) : [],
            theirs: colours(one),
          };
        }),
      );
      for (const { figures, theirs, drawn } of worn) {
        expect(figures).toBeGreaterThan(0);
        expect(drawn).toEqual(theirs);
      }
      // In the small battle nobody looks like another.
      const names = new Set(worn.map(({ name }) => name));
      if (system !== 'battle') expect(names.size).toBeLessThan(worn.length);
      expect(await page.locator('#board .look *').count()).toBe(0);
    },
  );

  it.each(['siege', 'battle', 'assault', 'realm', 'map'])(
    'are 44 pixels high and more at first on a screen of 1366 by 768: %s',
    async (system) => {
      const page = await person({ width: 1366, height: 768 });
      await page.goto(await crowded(system));
      const figures = page.locator(
        '#board :is(.token .miniature, .knight use, .banner use[href="#figure-standard"])',
      );
      await figures.first().waitFor();
      const heights = () =>
        figures.evaluateAll((all) =>
          all
            .map((figure) => figure.getBoundingClientRect().height)
            .filter((height) => height > 0)
            .sort((one, other) => one - other),
        );
      // Many in one hex are smaller: there is no room. Half of all are as large at least.
      const middle = async () => {
        const all = await heights();
        return all[Math.floor(all.length / 2)] ?? 0;
      };
      await expect.poll(middle).toBeGreaterThanOrEqual(43.5);
    },
  );
});
