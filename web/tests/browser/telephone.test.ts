/** A telephone in one hand, between dice, beer and a connection that comes and goes. */

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, fits } from './accessibility';
import { Field, origin, person, single, sit } from './campaigns';

const DUEL = `
title = "A duel by telephone"
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

async function duel(name: string): Promise<Field> {
  const field = await Field.open(name, DUEL);
  await field.until(single('red', POLEARMS));
  await field.give('red', { activate: { pieces: [POLEARMS] } });
  return field;
}

const telephone = () => person({ width: 360, height: 640, touch: true });

/** Counts what a thumb does, wherever it lands. */
async function counting(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counter = window as unknown as { taps: number };
    counter.taps = 0;
    addEventListener('pointerdown', () => (counter.taps += 1), true);
  });
  return () => page.evaluate(() => (window as unknown as { taps: number }).taps);
}

/** How often the attack stands in the log. */
async function attacks(field: Field): Promise<number> {
  const answer = await fetch(`${origin}/api/campaigns/${field.campaign.campaign}/log?limit=1000`);
  const { lines } = (await answer.json()) as { lines: { kind: string; sentence: string }[] };
  return lines.filter(({ kind, sentence }) => kind === 'order.given' && /attack/.test(sentence))
    .length;
}

describe('a telephone at the table', () => {
  it('attacks with sealed dice in two taps', async () => {
    const field = await duel('Two taps');
    const page = await telephone();
    await sit(page, field.link('red'));
    await page.getByRole('button', { name: 'Sealed' }).tap();
    const taps = await counting(page);
    await page.locator('[data-hex="3,2"]').tap();
    await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').tap();
    await expect.poll(() => attacks(field), { timeout: 15_000 }).toBe(1);
    expect(await taps()).toBe(2);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('attacks with thrown dice in two taps and the faces, and takes a wrong one back', async () => {
    const field = await duel('Thrown in two');
    const page = await telephone();
    await sit(page, field.link('red'));
    await page.getByRole('button', { name: 'We throw' }).tap();
    const taps = await counting(page);
    await page.locator('[data-hex="3,2"]').tap();
    await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/^0 of 5 typed/).waitFor();
    // Nothing need be scrolled, and every key is as large as a thumb.
    const pad = dialog.getByRole('group', { name: 'Faces' });
    const reach = await dialog.evaluate((it) => [it.scrollHeight, it.clientHeight]);
    expect(reach[0]).toBeLessThanOrEqual(reach[1] ?? 0);
    const box = await pad.getByRole('button', { name: '6', exact: true }).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    await accessible(page);
    for (const face of ['2', '2', '5', '6']) {
      await pad.getByRole('button', { name: face, exact: true }).tap();
    }
    await dialog.getByRole('button', { name: 'Take back 5' }).tap();
    for (const face of ['3', '4']) {
      await pad.getByRole('button', { name: face, exact: true }).tap();
    }
    await dialog.waitFor({ state: 'detached' });
    const log = page.getByRole('region', { name: 'Log' });
    // What is typed next lies where one was taken away.
    await log.getByText('thrown 5d6: 2, 2, 3, 6, 4').waitFor({ state: 'attached' });
    // Two taps, five faces; one was wrong, which costs two more.
    expect(await taps()).toBe(2 + 5 + 2);
  });

  it('keeps an order when the connection is lost, and sends it once', async () => {
    const field = await duel('Cut off');
    const page = await telephone();
    await sit(page, field.link('red'));
    await page.getByRole('button', { name: 'Sealed' }).tap();
    // The order arrives, but its answer does not.
    let sent = 0;
    await page.route('**/orders', async (route) => {
      sent += 1;
      if (sent === 1) {
        await route.fetch();
        await route.abort('connectionreset');
      } else await route.continue();
    });
    await page.locator('[data-hex="3,2"]').tap();
    await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').tap();
    await expect.poll(() => sent, { timeout: 15_000 }).toBeGreaterThan(1);
    await page.getByRole('region', { name: 'No answer yet' }).waitFor({ state: 'detached' });
    expect(await attacks(field)).toBe(1);
    expect(await page.locator('.notice').count()).toBe(0);
  });

  it('keeps faces that are typed while the server is asked, and while it does not answer', async () => {
    const field = await duel('Faces are kept');
    const page = await telephone();
    await sit(page, field.link('red'));
    await page.locator('[data-hex="3,2"]').tap();
    await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').tap();
    const dialog = page.getByRole('dialog');
    let tell = () => {};
    const told = new Promise<null>((done) => (tell = () => done(null)));
    await page.route('**/orders', async (route) => {
      await told;
      await route.continue();
    });
    await dialog.getByRole('button', { name: 'We throw' }).tap();
    for (const face of ['2', '2']) await page.keyboard.press(face);
    tell();
    await dialog.getByText(/^2 of 5 typed: 2, 2$/).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    let hear = () => {};
    const heard = new Promise<null>((done) => (hear = () => done(null)));
    let sent = 0;
    await page.route('**/orders', async (route) => {
      sent += 1;
      if (sent > 1) await heard;
      await (sent > 1 ? route.continue() : route.abort('connectionreset'));
    });
    for (const face of ['3', '6', '4']) await page.keyboard.press(face);
    await dialog.getByRole('button', { name: 'These are the dice' }).tap();
    await dialog.getByText('Your faces are kept').waitFor();
    await dialog.getByText(/^5 of 5 typed: 2, 2, 3, 6, 4$/).waitFor();
    hear();
    await dialog.waitFor({ state: 'detached' });
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText('thrown 5d6: 2, 2, 3, 6, 4').waitFor({ state: 'attached' });
  });

  it('says so when it is offline, keeps what was typed, and is told kindly what changed', async () => {
    const field = await duel('Something else came first');
    const [page, other] = [await telephone(), await person()];
    await sit(page, field.link('red'));
    await sit(other, field.link('red'));
    await page.getByText('live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sealed' }).tap();
    await page.getByRole('tab', { name: 'Orders' }).tap();
    await page.getByLabel('An order as text').fill(`move ${POLEARMS} 2,2`);
    await page.context().setOffline(true);
    await page.getByText(/Connection lost; trying again/).waitFor();
    await page.getByRole('button', { name: 'Give', exact: true }).tap();
    await page.getByRole('region', { name: 'No answer yet' }).waitFor();
    await accessible(page);
    await fits(page);
    // Meanwhile the same seat acts from another telephone.
    await field.give('red', 'done');
    await other
      .getByText(/done|fight/i)
      .first()
      .waitFor();
    await page.context().setOffline(false);
    const notice = page.locator('.notice');
    await notice.getByRole('heading', { name: 'Something else came first' }).waitFor();
    await notice.getByText('Meanwhile:').waitFor();
    await page.getByText('live', { exact: true }).waitFor();
    expect(await page.getByLabel('An order as text').inputValue()).toBe(`move ${POLEARMS} 2,2`);
    await accessible(page);
  });
});
