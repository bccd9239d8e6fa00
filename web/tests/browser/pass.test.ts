import { expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { person, RealmTable } from './campaigns';

/** Ochre begins: to turn up the first card is all that they can do. */
const SCENARIO = `
title = "Who passes"
set_up = "basic"
start = "ochre"
prince = [{ name = "Ada" }, { name = "Bo" }, { name = "Cis" }, { name = "Dirk" }]
`;

it('passes where there is nothing to decide, until it is switched off', async () => {
  const table = await RealmTable.open('Who passes', SCENARIO);
  const ochre = await person({ width: 360, height: 760, own: true });
  await ochre.goto(table.link('ochre'));
  await ochre.getByRole('button', { name: 'Turn the next card' }).waitFor();
  const pass = ochre.getByRole('switch', { name: 'Pass when I have nothing to decide' });
  expect(await pass.isChecked()).toBe(false);
  // Ochre's browser signs their orders: the house gets a device of its own for what passes.
  await ochre.getByText('The house gets a device of its own').waitFor();
  await accessible(ochre);
  await fits(ochre);
  await pass.click();
  await ochre.getByRole('heading', { name: 'What do you want to do?' }).waitFor();
  await ochre.reload();
  await ochre.getByRole('heading', { name: 'What do you want to do?' }).waitFor();
  await expect.poll(() => pass.isChecked()).toBe(true);
  await pass.click();
  await expect.poll(() => pass.isChecked()).toBe(false);

  // Nobody passes who only looks, and the organiser plays no seat.
  const organiser = await person();
  await organiser.goto(table.link('organiser'));
  await organiser.getByRole('listbox').first().waitFor();
  expect(await organiser.getByRole('switch').count()).toBe(0);
});
