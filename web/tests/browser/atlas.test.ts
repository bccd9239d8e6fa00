/** Every board in words, beside it, and the way from there to a place of the board. */

import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { oneOfEach, person } from './campaigns';

describe('the board in words', () => {
  it.each(['map', 'realm', 'assault', 'battle', 'siege'])(
    'tells what stands where, and leads there: %s',
    async (system) => {
      const [opened] = await oneOfEach(system);
      const page = await person({ width: 1366, height: 768 });
      await page.goto(opened?.seat ?? '');
      await page.locator('#board svg').first().waitFor();
      const atlas = page.locator('details').filter({ hasText: 'The board in words' });
      await atlas.locator('summary').click();
      const places = atlas.getByRole('listitem');
      await places.first().waitFor();
      const told = await places.count();
      await atlas.getByLabel('Places with nothing on them, too').check();
      expect(await places.count()).toBeGreaterThanOrEqual(told);
      const first = await places.first().innerText();
      await atlas.getByRole('searchbox').fill(first);
      await expect.poll(() => places.count()).toBeLessThan(told + 1);
      await places.first().getByRole('button').click();
      // The keys are on that very place, which says the same.
      const place = page.locator('#board :is([data-hex], [data-space], [data-place]):focus');
      await place.waitFor();
      expect(await place.getAttribute('aria-label')).toContain(first);
      await accessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await fits(page);
    },
  );
});
