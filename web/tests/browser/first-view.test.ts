/** How much of a small screen the board has before anybody scrolls, and how large what is tapped there is. */

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, fits } from './accessibility';
import { oneOfEach, person, type Manner } from './campaigns';

/** The part of the board that is seen, and the least width or height of each place that is wholly in it. */
async function seen(page: Page): Promise<{ share: number; places: number[] }> {
  return page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
    const board = box('#board');
    const foot = box('.foot');
    if (!board || !foot) throw new Error('There is no board, or nothing under it.');
    // What is asked lies over the lower edge.
    const bottom = Math.min(board.bottom, foot.top);
    const places = [
      ...document.querySelectorAll('#board :is([data-hex], [data-space], [data-place])'),
    ].map((place) => place.getBoundingClientRect());
    const inSight = places.filter(
      ({ left, right, top, bottom: low, width }) =>
        width > 0 && left > board.left && right < board.right && top > board.top && low < bottom,
    );
    return {
      share: (bottom - Math.max(board.top, 0)) / innerHeight,
      places: inSight.map(({ width, height }) => Math.min(width, height)),
    };
  });
}

async function arrive(link: string, size: Manner): Promise<Page> {
  const page = await person({ ...size, touch: true });
  await page.goto(link);
  await page.locator('#board svg').first().waitFor();
  await page.locator('.wire .dot:not(.opening)').waitFor();
  // Boards are fitted into their place when it is known.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  return page;
}

const SYSTEMS = ['map', 'realm', 'assault', 'battle', 'siege'] as const;

/** The first seat of a system's first scenario. */
async function seatIn(system: string): Promise<string> {
  return (await oneOfEach(system))[0]?.seat ?? '';
}

/** Parts of a page in the order in which they are put up. */
const PARTS = {
  head: '.frame > .head',
  ground: '#board [data-hex]',
  people: '#board .token',
  side: '.side > *',
};

/** In which of a page's tasks each of its parts came. */
async function tasksOf(page: Page, link: string): Promise<Record<string, number>> {
  await page.addInitScript((parts) => {
    const came: Record<string, number> = {};
    let task = 0;
    new MutationObserver(() => {
      task += 1;
      for (const [name, selector] of Object.entries(parts)) {
        if (!(name in came) && document.querySelector(selector)) came[name] = task;
      }
      Object.assign(globalThis, { came });
    }).observe(document, { childList: true, subtree: true });
  }, PARTS);
  await page.goto(link);
  await page.locator(PARTS.people).first().waitFor();
  await page.locator(PARTS.side).first().waitFor();
  return page.evaluate(() => (globalThis as unknown as { came: Record<string, number> }).came);
}

describe('the first view of a board', () => {
  it.each(['battle', 'siege', 'assault'])(
    'comes piece by piece, so that no phone is busy with all of it at once: %s',
    async (system) => {
      const page = await person({ width: 360, height: 740 });
      const {
        head = 0,
        ground = 0,
        people = 0,
        side = 0,
      } = await tasksOf(page, await seatIn(system));
      expect(head).toBeGreaterThan(0);
      expect(ground).toBeGreaterThan(head);
      expect(people).toBeGreaterThan(ground);
      expect(side).toBeGreaterThan(ground);
    },
  );

  it.each(SYSTEMS)('is two thirds of a telephone on its side: %s', async (system) => {
    const page = await arrive(await seatIn(system), { width: 740, height: 360 });
    const { share, places } = await seen(page);
    expect(share).toBeGreaterThanOrEqual(2 / 3);
    expect(places.length).toBeGreaterThan(5);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(40);
    await fits(page);
    // Who sits here can be read.
    const cut = await page
      .locator('header .title .who')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(cut).toBeLessThanOrEqual(0);
    await accessible(page);
    await page.getByRole('button', { name: 'More', exact: true }).tap();
    await page.getByRole('link', { name: 'All campaigns' }).waitFor();
    await fits(page);
  });

  it.each(SYSTEMS)('is as much of a page of 1366 by 768 at twice its size: %s', async (system) => {
    const page = await arrive(await seatIn(system), { width: 683, height: 384 });
    const { share, places } = await seen(page);
    expect(share).toBeGreaterThanOrEqual(2 / 3);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(40);
    await fits(page);
  });

  it.each(SYSTEMS)('has places for a thumb on a telephone held upright: %s', async (system) => {
    const page = await arrive(await seatIn(system), { width: 360, height: 740 });
    const { share, places } = await seen(page);
    expect(share).toBeGreaterThan(0.45);
    expect(places.length).toBeGreaterThan(3);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(40);
  });
});
