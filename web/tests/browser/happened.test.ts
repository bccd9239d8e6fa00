/** What just happened is seen at once: the dice, what was needed, what came of it, and where. */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { ambush, Field, hex, person, single, sit, TownTable } from './campaigns';

const DUEL = `
title = "A duel that is seen"
modules = [1, 2, 3]
map = """
[picture]
 0 |. . . . . . .
 1 |. . w . . . .
 2 |. . . . . h .
 3 |. . . . . v .
"""

[armies.red]
name = "Men of the test"
pieces = [
    { troop = "infantry-polearms", hex = "3,2" },
    { troop = "archers", hex = "0,1" },
]

[armies.black]
name = "Orcs of the test"
pieces = [
    { troop = "orc-swords", hex = "4,2" },
    { troop = "orc-archers", hex = "3,3" },
]
`;
const POLEARMS = 'red-infantry-polearms-1';

const TOWN = `
title = "A blow that is seen"
town = "lindenburg"
open = ["pilgrims"]

[sides.besiegers]
name = "Men of the test"
men = [{ class = "foot-soldier", at = ["8,22"] }]

[sides.besieged]
name = "The watch of the test"
men = [{ class = "sergeant", at = ["9,22"], called = ["Wessel"] }]
`;

const PHONE = { width: 360, height: 740, touch: true };
const ASIDE = { width: 740, height: 360, touch: true };
const LAPTOP = { width: 1366, height: 768 };
const LARGE = { width: 1920, height: 1080 };

const happened = (page: Page) => page.getByRole('region', { name: 'What happened' });

/** It lies in the window as the page stands, and nothing lies over it. */
async function seen(what: Locator): Promise<void> {
  await what.waitFor();
  const place = await what.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { inside, free: over !== null && (element.contains(over) || over.contains(element)) };
  });
  expect(place).toEqual({ inside: true, free: true });
}

/** The middle of a place of the board is on the board and in the window, and nothing lies over it. */
function inSight(place: Locator): Promise<boolean> {
  return place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return over?.closest('#board') != null;
  });
}

/** No question of the desk lies over the board. */
function uncovered(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const box = (of: string) => document.querySelector(of)?.getBoundingClientRect();
    const [question, board] = [box('.banner .row'), box('#board')];
    if (!question || !board) throw new Error('There is no question, or no board.');
    return question.bottom <= board.top || question.top >= board.bottom;
  });
}

/** Dice that were thrown at the table, face by face. */
async function throws(page: Page, faces: readonly number[]): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'We throw' }).click();
  await dialog.getByRole('heading', { name: 'What did you throw?' }).waitFor();
  for (const face of faces) {
    await dialog.getByRole('button', { name: String(face), exact: true }).click();
  }
  await dialog.getByRole('button', { name: 'These are the dice' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('an attack in a siege', () => {
  for (const size of [PHONE, ASIDE, LAPTOP]) {
    it(`says whose die is whose, and what they did, at ${size.width} by ${size.height}`, async () => {
      const table = await ambush(`Seen at ${size.width}`);
      const page = await person(size);
      await sit(page, table.link('city-guard'));
      await page.getByText('Is it what you saw?').waitFor();
      await page.locator('[data-hex="3,13"]').click();
      await hex(page, /can be struck$/)
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      // Nobody has seen a skaven fight yet: what it adds is a secret, whose die it is is none.
      const own = dialog.getByText('Captain Mannheim (you): must be higher with what is added');
      const theirs = dialog.getByText(/^Skaven \d: a tie is enough, with what is added$/);
      await own.waitFor();
      await theirs.waitFor();
      await dialog.getByRole('button', { name: 'We throw' }).click();
      await dialog.getByRole('heading', { name: 'What did you throw?' }).waitFor();
      await own.waitFor();
      await theirs.waitFor();
      await accessible(page);
      await page.keyboard.press('1');
      await page.keyboard.press('6');
      await dialog.getByRole('button', { name: 'These are the dice' }).click();
      await dialog.waitFor({ state: 'detached' });

      const told = happened(page);
      await seen(told);
      await seen(told.getByText(/^Captain Mannheim → Skaven \d$/));
      await seen(told.getByText('misses'));
      await seen(told.getByText(/^Captain Mannheim: \d \+ 1 = \d$/));
      await seen(told.getByText(/^Skaven \d: \d \+ 6 = \d+$/));
      await accessible(page);
      await fits(page);

      // However far the page is scrolled, the question of the desk lies over neither it nor the board.
      for (const down of [0, 90, 300]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), down);
        await seen(told.getByRole('heading'));
        expect(await uncovered(page)).toBe(true);
      }
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

      // What is asked lies under it, not beneath it; and it goes when somebody wants it away.
      await seen(page.getByRole('region', { name: 'Your turn' }).getByRole('heading'));
      await told.getByRole('button', { name: 'Close' }).click();
      await told.waitFor({ state: 'detached' });
    });
  }
});

describe('what others do', () => {
  it('leaves the keys on the hex where they are', async () => {
    const field = await Field.open('Keys that stay', DUEL);
    await field.until(single('red', POLEARMS));
    const page = await person(LAPTOP);
    await sit(page, field.link('black'));
    const walked = page.locator('[data-hex="5,0"]');
    await walked.focus();
    await field.give('red', { activate: { pieces: [POLEARMS] } });
    await page
      .getByText('Red infantry with polearms 1 acts.')
      .first()
      .waitFor({ state: 'attached' });
    expect(await walked.evaluate((cell) => cell === document.activeElement)).toBe(true);
  });
});

describe('an attack in a battle', () => {
  for (const size of [PHONE, ASIDE, LAPTOP, LARGE]) {
    it(`says what was needed and what hit, at ${size.width} by ${size.height}`, async () => {
      const field = await Field.open(`Seen at ${size.width}`, DUEL);
      await field.until(single('red', POLEARMS));
      await field.give('red', { activate: { pieces: [POLEARMS] } });
      const page = await person(size);
      await sit(page, field.link('red'));
      await page.locator('[data-hex="3,2"]').click();
      // What comes next is asked, not what has been done.
      const next = /^Infantry with polearms: tap a marked place to go there, or a marked enemy/;
      await page.getByText(next).waitFor();
      await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(/^Infantry with polearms \(you\): \d or more$/).waitFor();
      await throws(page, [2, 2, 2, 2, 6]);

      const told = happened(page);
      await seen(told);
      await seen(told.getByText('Infantry with polearms → Orcs with swords'));
      await seen(told.getByText('1 hit'));
      await seen(told.getByText(/^Infantry with polearms: \d or more$/));
      await seen(told.getByText(/^2, 2, 2, 2, 6$/).locator('..'));
      await accessible(page);
      await fits(page);

      // One tap marks it on the board; another leads to its line, a third to its proof.
      await page.evaluate(() => {
        document
          .querySelectorAll('path.fresh')
          .forEach((mark) => mark.setAttribute('data-before', ''));
      });
      await told.getByRole('button', { name: /^Show on the board what line/ }).click();
      await page
        .locator('#board path.fresh:not([data-before])')
        .first()
        .waitFor({ state: 'attached' });
      await seen(told);
      await told.getByRole('button', { name: /^Prove line/ }).click();
      await page.getByRole('dialog').getByRole('heading', { name: /fell/ }).waitFor();
      await page.keyboard.press('Escape');
      await told.getByRole('button', { name: /in the log$/ }).click();
      await page.locator('[data-record]:focus').waitFor();
    });
  }

  it.each([PHONE, LAPTOP])('is brought back into sight, at $width by $height', async (size) => {
    const field = await Field.open(`Brought back at ${size.width}`, DUEL);
    await field.until(single('red', 'red-archers-1'));
    await field.give('red', { activate: { pieces: ['red-archers-1'] } });
    const page = await person(size);
    await sit(page, field.link('red'));
    await page.locator('[data-hex="0,1"]').click();
    await page.locator('[data-hex="0,2"][aria-label*="can be reached"]').click();
    const there = page.locator('[data-hex="0,2"]');
    await page.locator('[data-hex="0,2"][aria-label*="Archers"]').waitFor();
    await happened(page).waitFor();

    // Somebody looks at another part of the board, from near, and then at the foot of the page.
    const board = await page.locator('#board').boundingBox();
    if (!board) throw new Error('There is no board.');
    for (let times = 0; times < 5; times += 1) {
      await page.getByRole('button', { name: 'Closer' }).click();
    }
    const [x, y] = [board.x + board.width / 2, board.y + board.height / 4];
    for (let times = 0; times < 12 && (await inSight(there)); times += 1) {
      await page.mouse.move(x + board.width / 3, y + board.height / 6);
      await page.mouse.down();
      await page.mouse.move(x - board.width / 3, y - board.height / 6, { steps: 4 });
      await page.mouse.up();
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await inSight(there)).toBe(false);

    await happened(page)
      .getByRole('button', { name: /^Show on the board what line/ })
      .click();
    await expect.poll(() => inSight(there)).toBe(true);
  });

  it('slides a piece to where it goes, unless nothing may move', async () => {
    const field = await Field.open('Sliding', DUEL);
    await field.until(single('red', 'red-archers-1'));
    await field.give('red', { activate: { pieces: ['red-archers-1'] } });
    const [page, still] = [await person(LAPTOP), await person(LAPTOP)];
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const one of [page, still]) {
      await sit(one, field.link('red'));
      await one.evaluate(() => {
        const slid: string[] = ((window as unknown as { slid: string[] }).slid = []);
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
          slid.push(this.getAttribute('class') ?? '');
          return animate.apply(this, how);
        };
      });
    }
    await page.locator('[data-hex="0,1"]').click();
    await page.locator('[data-hex="0,2"][aria-label*="can be reached"]').click();
    for (const one of [page, still]) {
      await one.locator('[data-hex="0,2"][aria-label*="Archers"]').waitFor();
      await happened(one)
        .getByText(/moves|0,2/)
        .first()
        .waitFor();
    }
    const slid = (one: Page) =>
      one.evaluate(() =>
        (window as unknown as { slid: string[] }).slid.filter((c) => /token/.test(c)),
      );
    expect(await slid(page)).toHaveLength(1);
    // A tap shows it once more: back to where it stood, and there again.
    for (const one of [page, still]) {
      await happened(one)
        .getByRole('button', { name: /^Show on the board what line/ })
        .first()
        .click();
    }
    await expect.poll(async () => (await slid(page)).length).toBe(3);
    expect(await slid(still)).toEqual([]);
  });
});

describe('whoever opens a page for the first time', () => {
  it('reads beside the board what happened last, and the newest line of the log', async () => {
    const field = await Field.open('Seen by newcomers', DUEL);
    await field.until(single('red', 'red-archers-1'));
    await field.give('red', { activate: { pieces: ['red-archers-1'] } });
    const player = await person(LAPTOP);
    await sit(player, field.link('red'));
    // On a telephone the board has the room; what happens from now on is told there too.
    const passing = await person(PHONE);
    await sit(passing, field.link('red'));
    await passing.getByRole('region', { name: 'Log', exact: true }).waitFor({ state: 'attached' });
    expect(await happened(passing).isVisible()).toBe(false);

    await player.locator('[data-hex="0,1"]').click();
    await player.locator('[data-hex="0,2"][aria-label*="can be reached"]').click();
    await seen(happened(passing).getByText(/moves/));
    for (const size of [LAPTOP, LARGE]) {
      const newcomer = await person(size);
      await sit(newcomer, field.link('red'));
      await seen(happened(newcomer).getByText(/moves/));
      // A laptop has room for the end of the log where less stands beside the board.
      const log = newcomer.getByRole('region', { name: 'Log', exact: true });
      if (size === LARGE) await seen(log.locator('[data-seq]').last());
    }
  });
});

describe('a blow in a town', () => {
  it('says what each face does before it falls, and what it did', async () => {
    const town = await TownTable.open('Seen in the town', TOWN);
    await town.until(({ phase }) => phase?.[1] === 'combat');
    const page = await person(PHONE);
    await sit(page, town.link('besiegers'));
    await page.locator('[data-hex="8,22"]').click();
    await page.locator('[data-hex="9,22"][aria-label*="can be hit"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^Foot soldier 1 \(you\): 1(–\d+)?: /).waitFor();
    await throws(page, [1]);
    const told = happened(page);
    await seen(told.getByText('Foot soldier 1 → Wessel'));
    await seen(told.getByText(/^Foot soldier 1: 1: /));
    await accessible(page);
  });
});

describe('what is chosen on a telephone', () => {
  it('lies over the lower edge, and the board stays in sight above it', async () => {
    const field = await Field.open('A sheet', DUEL);
    await field.until(single('red', POLEARMS));
    await field.give('red', { activate: { pieces: [POLEARMS] } });
    const page = await person(PHONE);
    await sit(page, field.link('red'));
    await page.locator('[data-hex="3,2"]').tap();
    const panel = page.getByRole('region', { name: 'Infantry with polearms' });
    await seen(panel.getByRole('heading', { name: 'Infantry with polearms' }));
    await seen(page.getByRole('region', { name: 'Move, then fight' }).getByRole('heading'));
    await page.getByRole('button', { name: 'Show more of what is chosen' }).tap();
    await seen(page.getByRole('button', { name: 'Show less of what is chosen' }));
    await accessible(page);
    await fits(page);
    await page.getByRole('button', { name: 'Show less of what is chosen' }).tap();
    await expect
      .poll(() =>
        page.locator('[data-hex="3,2"]').evaluate((cell) => {
          const { left, right, top, bottom } = cell.getBoundingClientRect();
          const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return over === cell;
        }),
      )
      .toBe(true);
  });
});
