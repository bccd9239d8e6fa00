import { describe, expect, it } from 'vitest';
import { accessible } from './accessibility';
import { firstMoves, hex, person, sit, step, Table } from './campaigns';

describe('the artefacts of the wizards', () => {
  it('are shown to the wizards alone until each is used', async () => {
    const table = await Table.open('Secrets');
    await table.until(step('refill', 'wizards-council', 1));
    const [wizards, guard] = [await person(), await person()];
    await sit(wizards, table.link('wizards-council'));
    await sit(guard, table.link('city-guard'));
    const own = wizards.getByRole('region', { name: 'Your artefacts' });
    await own.getByText('Teleporter of the Outer Planes').waitFor();
    expect(await own.getByText('a secret still').count()).toBe(4);
    const seen = guard.getByRole('region', { name: 'Artefacts that were seen' });
    expect(await seen.count()).toBe(0);

    await own.getByRole('button', { name: 'Let Minerva Draconius put on the Mask' }).click();
    await seen.getByText('Worn this turn').waitFor();
    expect(await seen.getByRole('listitem').count()).toBe(1);
    await accessible(wizards);
    await accessible(guard);
  });

  it('are used from the page: the Box, the Altar with its price, the Teleporter', async () => {
    const table = await firstMoves('Magic');
    await table.until(step('movement', 'wizards-council', 1));
    const page = await person();
    await sit(page, table.link('wizards-council'));
    const own = page.getByRole('region', { name: 'Your artefacts' });
    await own.getByRole('button', { name: 'Let Amon Sulibustur take the Box' }).click();
    await own.getByText('Amon Sulibustur carries it.').waitFor();
    await own.getByRole('button', { name: 'Let Magister Severus call a Greater Demon' }).click();
    await own.getByText('used on turn 1').waitFor();

    await page.getByRole('button', { name: 'The whole board' }).click();
    await page.locator('[data-hex="13,13"]').click();
    const deeds = page.getByRole('group', { name: 'What can be done here' });
    await deeds.getByRole('button', { name: /^Let Minerva.*send everybody in the Tower/ }).click();
    const dice = page.getByRole('dialog');
    await dice.getByRole('button', { name: /sealed/i }).click();
    await page
      .locator('[data-hex="13,13"]')
      .and(hex(page, /Wizards' Council/))
      .waitFor();

    await table.until(step('food', 'wizards-council', 1));
    await page.getByText('The demon is due 1 Peasants').first().waitFor();
    // Scrolled, what the bar of questions half covers counts as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await accessible(page);
  });
});
