/** What people read, hear or point at on the pages says names, never ids: those stand only where somebody types them. */

import { describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { oneOfEach, origin, person } from './campaigns';

const demo = inject('demo');
const campaign = `/c/${demo.campaign}`;
const asOrganiser = `organiser#${demo.organiser.key}`;

/** Spelt as no word is: `red-ogres-1`, `engagement/3`. */
const ID = /(?:^|[^\w/#-])([a-z]+(?:-[a-z]+)*-\d+|engagement\/\d+|seat\/[a-z-]+)(?![\w-])/g;

/** Every text of a page, what is read aloud of it and what is shown where one points; not what is there to be typed. */
async function read(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const typed = 'code, pre, script, style, [translate=no], textarea';
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest(typed)) continue;
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'title',
        'alt',
        'placeholder',
      ]) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    }
    return found;
  });
}

async function saysNames(page: Page): Promise<void> {
  // What is loaded is there when the page says more than its frame.
  await expect.poll(async () => (await read(page)).join('').length).toBeGreaterThan(400);
  const texts = await read(page);
  const ids = texts.flatMap((text) =>
    [...text.matchAll(ID)].map(([, id]) => `${String(id)}: ${text}`),
  );
  expect([...new Set(ids)]).toEqual([]);
}

describe('pages say names', () => {
  it.each(['map', 'realm', 'assault', 'battle', 'siege'])(
    'a board and what is beside it: %s',
    async (system) => {
      const made = (await oneOfEach(system))[0];
      const page = await person();
      await page.goto(made?.seat ?? '');
      await page.locator('#board svg').first().waitFor();
      await page.locator('.wire .dot:not(.opening)').waitFor();
      await saysNames(page);
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await page.getByRole('tabpanel').first().waitFor();
        await saysNames(page);
      }
    },
  );

  it.each([
    ['the lobby', '/'],
    ['the page of all campaigns', '/organiser'],
    ['the desk', `${campaign}/desk?seat=${asOrganiser}`],
    ['the story', `${campaign}/story`],
    ['sheets', `${campaign}/sheets`],
    ['the screen that all see', `${campaign}/screen`],
    ['what is to be witnessed', `${campaign}/audit?tab=witness&seat=${asOrganiser}`],
    ['rolls', `${campaign}/audit?tab=rolls&seat=${asOrganiser}`],
    ['the dice', `${campaign}/audit?tab=dice&seat=${asOrganiser}`],
    ['timelines', `${campaign}/audit?tab=timelines&seat=${asOrganiser}`],
    ['amendments', `${campaign}/audit?tab=amend&seat=${asOrganiser}`],
  ])('%s', async (_, address) => {
    const page = await person();
    await page.goto(`${origin}${address}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('load');
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    await saysNames(page);
  });
});
