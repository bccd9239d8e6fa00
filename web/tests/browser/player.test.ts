/** A player's page on a telephone: what is asked, what is theirs, what they may not do and why. */

import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { ambush, LandTable, person, sit, step, Table } from './campaigns';

const telephone = () => person({ width: 360, height: 640, touch: true });

describe("a player's page", () => {
  it('leads to what is theirs in one tap, and says what they may not do and why', async () => {
    const table = await Table.open('A player');
    await table.until(step('movement', 'city-guard', 1));
    const page = await telephone();
    await sit(page, table.link('city-guard'));
    const asked = page.getByRole('region', { name: 'Your turn' });
    const yours = asked.getByRole('navigation', { name: 'Yours' });
    const height = 640;
    const inSight = async (name: string) => {
      const box = await page.locator(name).boundingBox();
      return box !== null && box.y < height / 2 && box.y + box.height > 0;
    };

    await yours.getByRole('button', { name: /^Hand/ }).tap();
    await expect.poll(() => inSight('#hand')).toBe(true);
    await yours.getByRole('button', { name: /^Briefing/ }).tap();
    await page.getByText('For your eyes only.').waitFor();

    // Their figures: one is tapped, and the board shows it, in hand.
    await yours.getByRole('button', { name: /^Figures/ }).tap();
    const book = page.getByRole('tabpanel');
    await book.getByText(/can act now/).waitFor();
    await accessible(page);
    await book.getByRole('button', { name: /Captain Mannheim/ }).tap();
    await expect.poll(() => inSight('#board')).toBe(true);
    await page
      .getByRole('button', { name: /Captain Mannheim/, pressed: true })
      .first()
      .waitFor();
    await page.getByText('Where not, and why').click();
    await page.locator('.blocked li').first().waitFor();

    // What the step forbids stands there in grey, with its clause to read.
    await yours.getByRole('button', { name: 'Orders' }).tap();
    const not = book.getByRole('group', { name: 'What you may not do now, and why' });
    await not.waitFor();
    expect(await not.getByRole('button', { name: 'Offer cards' }).isDisabled()).toBe(true);
    await accessible(page);
    await fits(page);
    await not.getByRole('button', { name: 'Read HEI-143' }).first().tap();
    await page
      .getByRole('dialog')
      .getByText(/Status/)
      .waitFor();
  });

  it('strikes with sealed dice in two taps from looking at the city', async () => {
    const table = await ambush('Two taps');
    const { head } = await table.look();
    const page = await telephone();
    await sit(page, table.link('city-guard'));
    await page.getByRole('button', { name: 'Sealed' }).tap();
    await page.getByText('Is it what you saw?').waitFor();
    await page.getByRole('button', { name: 'Done with this step' }).waitFor();
    let taps = 0;
    await page.exposeFunction('tapped', () => (taps += 1));
    await page.evaluate(() => {
      const { tapped } = window as unknown as { tapped: () => void };
      addEventListener('pointerdown', () => tapped(), true);
    });
    await page.locator('[data-hex="3,13"]').tap();
    await page.locator('[data-hex="2,13"][aria-label*="can be struck"]').tap();
    const struck = async () =>
      (await table.lines(head.seq + 1)).some(({ kind }) => kind === 'lowenheim.attack_fought');
    await expect.poll(struck, { timeout: 15_000 }).toBe(true);
    expect(taps).toBe(2);
  });

  it('keeps the board under the thumb while the desk asks, and afterwards', async () => {
    const table = await Table.open('A question');
    const page = await telephone();
    await sit(page, table.link('cathay'));
    const board = page.locator('#board');
    const top = async () => (await board.boundingBox())?.y ?? Number.NaN;
    const before = await top();
    // A page is scrolled by whole pixels.
    const moved = async () => Math.abs((await top()) - before) > 1.5;
    await table.throwDice();
    await page.getByText('Is it what you saw?').waitFor();
    await expect.poll(moved).toBe(false);
    // One who only waited has not seen them.
    const unseen = page.getByRole('button', { name: 'I did not look' });
    while ((await unseen.count()) > 0) await unseen.tap();
    await expect.poll(moved).toBe(false);
    await accessible(page);
  });

  it('is silent until sounds are wanted; then a turn and dice are heard', async () => {
    const table = await Table.open('Sounds');
    await table.until(step('enemy_movement', undefined, 1));
    const page = await person();
    await page.addInitScript(() => {
      const start = OscillatorNode.prototype.start;
      const counted = window as unknown as { tones: number };
      counted.tones = 0;
      OscillatorNode.prototype.start = function (when) {
        counted.tones += 1;
        start.call(this, when);
      };
    });
    const tones = () => page.evaluate(() => (window as unknown as { tones: number }).tones);
    await sit(page, table.link('cathay'));
    await table.until(step('movement', 'cathay', 1));
    const turn = page.getByRole('heading', { name: 'Your turn' });
    await turn.waitFor();
    expect(await tones()).toBe(0);

    const sound = page.getByRole('button', { name: 'Sound' });
    await sound.click();
    expect(await tones()).toBe(2);
    // Two tones for the turn, four for dice of the enemy.
    await table.until(step('refill', 'cathay', 2));
    await expect.poll(tones).toBeGreaterThanOrEqual(2 + 2);
    await accessible(page);
    await page.reload();
    await page.getByRole('button', { name: 'Sound', pressed: true }).waitFor();
  });

  it('asks for orders on the map, and says where a banner may not go', async () => {
    const table = await LandTable.open('A player of the map');
    await table.untilOrders();
    const page = await telephone();
    await page.goto(table.link('north'));
    const asked = page.getByRole('region', { name: 'Your orders for turn 1' });
    await asked.getByRole('button', { name: /^Banners/ }).tap();
    const banner = page.getByRole('tabpanel').getByRole('button').first();
    await banner.tap();
    await page.locator('[data-space="K4"]').click();
    const notice = page.locator('.notice');
    await notice.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await accessible(page);
    await fits(page);
  });
});
