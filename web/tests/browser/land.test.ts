import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { LandTable, person } from './campaigns';

it('shows the land, and seals orders that nobody else sees before all have written', async () => {
  const table = await LandTable.open('Four crowns');
  await table.untilOrders();
  const [north, east] = [await person(), await person({ width: 360, height: 760 })];
  await north.goto(table.link('north'));
  await east.goto(table.link('east'));
  const land = north.getByRole('listbox', { name: 'The Land of Six Provinces' });
  await land.waitFor();
  await accessible(north);

  // By keyboard: the own castle, then a region beside it.
  const castle = land.locator('[data-space="K1"]');
  expect(await castle.getAttribute('aria-label')).toMatch(/^Noordburcht, a castle; held by /);
  await castle.focus();
  await north.keyboard.press('Enter');
  await north.getByRole('heading', { name: 'Noordburcht', exact: true }).waitFor();
  await north.keyboard.press('ArrowRight');
  const aim = await north.locator(':focus').getAttribute('data-space');
  expect(aim).toMatch(/^1[25]$/);
  await north.keyboard.press('Enter');
  await north.getByRole('combobox').filter({ hasText: /^Hold/ }).waitFor();
  const orders = north.getByRole('region', { name: 'Your orders' });
  await orders.getByRole('button', { name: 'Seal my orders' }).click();
  await orders.getByText(/^written: March to/).waitFor();
  await accessible(north);

  await east.getByRole('listbox', { name: 'The Land of Six Provinces' }).waitFor();
  const waits = east.getByText(/^Waits for/);
  await waits.filter({ hasText: 'The Dead of Koperhof' }).waitFor();
  expect(await waits.innerText()).not.toContain('Noordburcht');
  await fits(east);
  await accessible(east);
  expect(await north.locator('path.march').count()).toBe(1);
  expect(await east.locator('path.march').count()).toBe(0);

  const { map } = await table.look();
  const written = Object.values(map.written);
  expect(written).toEqual([{ march: [aim] }]);
});

/** How near the land is shown. */
const scaleOf = (page: Page): Promise<number> =>
  page
    .getByRole('listbox')
    .locator('> g')
    .evaluate((drawn: SVGGElement) => drawn.getCTM()?.a ?? 0);

/** The smallest letters on the land, in pixels. */
const letters = (page: Page): Promise<number> =>
  page
    .getByRole('listbox')
    .locator('text.name')
    .evaluateAll((names: SVGTextElement[]) => {
      const sizes = names.map((name) => parseFloat(getComputedStyle(name).fontSize));
      return Math.min(...sizes) * (names[0]?.getCTM()?.a ?? 0);
    });

/** Two fingers go apart. */
async function pinch(page: Page, x: number, y: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: string, apart: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: apart
        ? [
            { x: x - apart, y, id: 1 },
            { x: x + apart, y, id: 2 },
          ]
        : [],
    });
  await touch('touchStart', 20);
  for (const apart of [30, 45, 60]) await touch('touchMove', apart);
  await touch('touchEnd', 0);
}

it('is zoomed and walked over on a telephone, with names that can be read', async () => {
  const table = await LandTable.open('In the hand');
  const page = await person({ width: 360, height: 760, touch: true });
  await page.goto(table.link('south'));
  const land = page.getByRole('listbox', { name: 'The Land of Six Provinces' });
  await land.waitFor();
  // Their own castle is in sight at first.
  const castle = land.locator('[data-space]').filter({ has: page.locator('.mound') });
  const own = await table.look().then(({ map }) => {
    const of = map.spaces.find(({ owner, terrain }) => owner === 'south' && terrain === null);
    return of?.id ?? '';
  });
  expect(await castle.count()).toBe(8);
  const inSight = async (space: string) => {
    const [frame, there] = await Promise.all([
      land.boundingBox(),
      land.locator(`[data-space="${space}"]`).boundingBox(),
    ]);
    if (!frame || !there) throw new Error(`${space} is not drawn.`);
    const [x, y] = [there.x + there.width / 2, there.y + there.height / 2];
    return x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
  };
  expect(await inSight(own)).toBe(true);
  expect(await letters(page)).toBeGreaterThan(10.5);

  // By keyboard: closer, then on until what the keys are on would have left the picture.
  await land.locator(`[data-space="${own}"]`).focus();
  const first = await scaleOf(page);
  await page.keyboard.press('+');
  expect(await scaleOf(page)).toBeCloseTo(first * 1.4, 2);
  for (const arrow of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowLeft']) {
    await page.keyboard.press(arrow);
    const at = await page.locator(':focus').getAttribute('data-space');
    expect(await inSight(at ?? '')).toBe(true);
  }

  // By buttons and fingers.
  await page.getByRole('button', { name: 'The whole board' }).click();
  const whole = await scaleOf(page);
  expect(whole).toBeLessThan(first);
  expect(await letters(page)).toBeGreaterThan(10.5);
  await land.scrollIntoViewIfNeeded();
  const frame = await land.boundingBox();
  if (!frame) throw new Error('There is no picture.');
  await pinch(page, frame.x + frame.width / 2, frame.y + frame.height / 2);
  expect(await scaleOf(page)).toBeGreaterThan(whole * 1.5);
  await fits(page);
  await accessible(page);
});

it('musters in a shop: who, for how much, how strong, and what is left', async () => {
  const table = await LandTable.open('A muster');
  const page = await person({ width: 390, height: 844, touch: true });
  await page.goto(table.link('north'));
  await page.getByRole('button', { name: 'Muster', exact: true }).tap();
  const shop = page.getByRole('region', { name: 'Muster', exact: true });
  await shop.getByText('6 crowns left').waitFor();
  const archers = shop.getByRole('button', { name: /^Archers / });
  await expect.poll(() => archers.innerText()).toMatch(/1 crown\s.*\d dice, \d+ wounds?, move \d/s);
  expect(await archers.locator('svg use').count()).toBe(1);
  const knights = shop.getByRole('button', { name: /^Mounted knights / });
  expect(await knights.innerText()).toContain('2 crowns');
  await accessible(page);
  await fits(page);
  // First where they go, then who: one tap each.
  await shop.getByRole('button', { name: /^With .*, in Noordburcht/ }).tap();
  await knights.tap();
  await shop.getByText('4 crowns left').waitFor();
  const { map } = await table.look();
  const bought = map.pieces.filter(({ id }) => id.startsWith('mounted-knights'));
  expect(bought.map(({ owner, place }) => ({ owner, place }))).toEqual([
    { owner: 'north', place: { banner: 'north-1' } },
  ]);
  await expect.poll(() => knights.innerText()).toContain('You have 1');
  // Whom one cannot pay for stays on its shelf, and cannot be bought.
  await knights.tap();
  await shop.getByText('2 crowns left').waitFor();
  await archers.tap();
  await shop.getByText('1 crown left').waitFor();
  await expect.poll(() => knights.isDisabled()).toBe(true);
  // The bar says what is ended.
  await page.getByRole('button', { name: 'I muster nobody else' }).tap();
  await shop.waitFor({ state: 'detached' });
});

it('lets the organiser set something right, and everybody reads what it was and why', async () => {
  const table = await LandTable.open('Two counts of a tax');
  const [organiser, east] = [await person(), await person({ width: 360, height: 760 })];
  await organiser.goto(table.link('organiser'));
  await east.goto(table.link('east'));
  await organiser.getByRole('tab', { name: 'Orders' }).click();
  await organiser.getByText('Set something right', { exact: true }).click();
  await organiser.getByLabel('Whose').selectOption('north');
  await organiser.getByLabel(/^From 0 to 999; now \d+/).fill('41');
  await organiser.getByLabel('Why').fill('the tax was counted twice');
  await organiser.getByRole('button', { name: 'Look what it would change' }).click();
  const would = organiser.getByRole('status', { name: 'What it would change' });
  await would.getByText(/41 crowns instead of \d+ \(the tax was counted twice\)/).waitFor();
  await would.getByText('Nobody has to agree first.').waitFor();
  await accessible(organiser);
  await organiser.getByRole('button', { name: 'Set it right' }).click();
  // It goes as it would be typed: whoever signs says that it was read as it was meant.
  await organiser.getByRole('button', { name: 'Yes, sign and send it' }).click();
  const told = /sets right what .* have: 41 crowns instead of \d+ \(the tax was counted twice\)/;
  await organiser.getByText(told).first().waitFor({ state: 'attached' });
  await east.getByText(told).first().waitFor({ state: 'attached' });
  expect(await east.getByText('Set something right', { exact: true }).count()).toBe(0);
  const { map } = await table.look();
  expect(map.players.find(({ seat }) => seat === 'north')?.crowns).toBe(41);
});

it('lets the organiser set something right from their own page', async () => {
  const table = await LandTable.open('A tax from the desk');
  const page = await person({ width: 360, height: 760 });
  await page.goto(table.link('organiser').replace('#', '/desk#'));
  await page.getByText('Set something right', { exact: true }).click();
  await page.getByLabel('Whose').selectOption('south');
  await page.getByLabel(/^From 0 to 999; now \d+/).fill('7');
  await page.getByLabel('Why').fill('forgotten');
  await page.getByRole('button', { name: 'Look what it would change' }).click();
  await page.getByRole('status', { name: 'What it would change' }).waitFor();
  await accessible(page);
  await fits(page);
  // What was looked at is given, and nothing else.
  await page.getByLabel('Why').fill('the tax of spring');
  await page.getByRole('button', { name: 'Look what it would change' }).click();
  await page.getByRole('button', { name: 'Set it right' }).click();
  await page.getByRole('button', { name: 'Yes, sign and send it' }).click();
  await page.getByRole('status', { name: 'What was set right' }).waitFor();
  const { map } = await table.look();
  expect(map.players.find(({ seat }) => seat === 'south')?.crowns).toBe(7);
});
