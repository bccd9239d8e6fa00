/**
 * Every kind of page at every size, light and dark: nothing reaches beyond the edge. On a telephone and on a desk axe finds
 * nothing either; it takes most of the time, and has no more to say at the sizes between.
 */

import { describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { accessible, fits } from './accessibility';
import { oneOfEach, origin, person } from './campaigns';

const demo = inject('demo');
const campaign = `/c/${demo.campaign}`;
const asOrganiser = `organiser#${demo.organiser.key}`;

const SIZES = [
  [360, 740],
  [390, 844],
  [740, 360],
  [1366, 768],
  [1920, 1080],
] as const;
const WITH_AXE: readonly number[] = [360, 1366];
const SCHEMES = ['light', 'dark'] as const;

/** A page is loaded once; then its window changes, as one turns a telephone or switches to the night. */
async function lookedAt(page: Page): Promise<void> {
  const failures: string[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const trouble = (cause: unknown) => {
        const found = JSON.stringify((cause as { actual?: unknown }).actual);
        failures.push(`${width} by ${height}, ${colorScheme}: ${String(cause)} ${found}`);
      };
      await fits(page).catch(trouble);
      if (WITH_AXE.includes(width)) await accessible(page).catch(trouble);
      if (process.env.SHOTS) {
        const name = `${expect.getState().currentTestName ?? ''} ${width} ${colorScheme}`;
        const path = `${process.env.SHOTS}/${name.replaceAll(/[^a-z0-9]+/gi, '-')}.png`;
        await page.screenshot({ path });
      }
    }
  }
  expect(failures).toEqual([]);
}

/** The head of a page, and whatever it says that it is loading, is there. */
async function come(page: Page, address: string): Promise<void> {
  // Whatever comes in by degrees is there at once; half-way it is paler than it will be.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('load');
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
}

/** Does it lie within the width of the window? */
async function isSeen(it: Locator): Promise<boolean> {
  return it.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return left >= 0 && right <= innerWidth + 1;
  });
}

describe('every page at every size, light and dark', () => {
  it.each(['map', 'realm', 'assault', 'battle', 'siege'])('a board: %s', async (system) => {
    const made = (await oneOfEach(system))[0];
    const page = await person({ width: 360, height: 740 });
    await page.goto(made?.seat ?? '');
    await page.locator('#board svg').first().waitFor();
    await page.locator('.wire .dot:not(.opening)').waitFor();
    await lookedAt(page);
  });

  it.each(['seats', 'log', 'orders'])('beside a board: %s', async (tab) => {
    const page = await person({ width: 360, height: 740 });
    const seat = demo.seats[0]?.key ?? '';
    await page.goto(`${campaign}?tab=${tab}#${seat}`);
    await page.locator('#board svg').first().waitFor();
    await page.getByRole('tabpanel').waitFor();
    await lookedAt(page);
  });

  it.each([
    ['the lobby', '/'],
    ['the page of all campaigns', '/organiser'],
    ['a rulebook', '/rules/siege'],
    ['the page that carries keys', '/carry'],
    ['the page that checks files', '/verify'],
    ['invitations', `${campaign}/invite?seat=${asOrganiser}`],
    ['the desk', `${campaign}/desk?seat=${asOrganiser}`],
    ['the story', `${campaign}/story`],
    ['sheets', `${campaign}/sheets`],
    ['the screen that all see', `${campaign}/screen`],
    ['disputes', `${campaign}/audit?tab=disputes&seat=${asOrganiser}`],
    ['what is to be witnessed', `${campaign}/audit?tab=witness&seat=${asOrganiser}`],
    ['rolls', `${campaign}/audit?tab=rolls&seat=${asOrganiser}`],
    ['the dice', `${campaign}/audit?tab=dice&seat=${asOrganiser}`],
    ['consent', `${campaign}/audit?tab=consent&seat=${asOrganiser}`],
    ['amendments', `${campaign}/audit?tab=amend&seat=${asOrganiser}`],
    ['the rules of the house', `${campaign}/audit?tab=rules&seat=${asOrganiser}`],
  ])('%s', async (_, address) => {
    const page = await person({ width: 360, height: 740 });
    await come(page, `${origin}${address}`);
    // Of tabs in a row that is longer than a telephone, the open one is seen.
    const tab = page.getByRole('tab', { selected: true });
    if (await tab.count()) await expect.poll(() => isSeen(tab)).toBe(true);
    await lookedAt(page);
  });
});
