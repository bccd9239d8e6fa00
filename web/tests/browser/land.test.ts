import { expect, it } from 'vitest';
import { accessible, fits, LandTable, person } from './table';

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
  await waits.waitFor();
  expect(await waits.innerText()).not.toContain('Noordburcht');
  await fits(east);
  await accessible(east);
  expect(await north.locator('path.march').count()).toBe(1);
  expect(await east.locator('path.march').count()).toBe(0);

  const { map } = await table.look();
  const written = Object.values(map.written);
  expect(written).toEqual([{ march: [aim] }]);
});
