import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { addressOf, person, sit, Table } from './campaigns';

describe('a game master', () => {
  it('gets a seat and a link when the organiser asks for one', async () => {
    const page = await person();
    await page.goto('/');
    await page.getByLabel('Name', { exact: true }).fill('With a master');
    await page.getByLabel(/With a game master/).check();
    await page.getByRole('button', { name: 'Begin the siege' }).click();
    const links = page.getByRole('region', { name: /has begun/ });
    await links.waitFor();
    const card = links.getByRole('listitem').filter({ hasText: 'Game master' });
    await card.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('grid').waitFor();
    expect((await addressOf(page)).searchParams.get('seat')).toBe('game-master');
    await page.getByRole('heading', { name: 'Game master', exact: true }).waitFor();
  });

  it('sees what the enemy decides and decides otherwise; the players read it when it is done', async () => {
    const table = await Table.open('Mastered', true);
    await table.until((siege) => siege.step?.id === 'enemy_movement');
    const master = await person();
    const guard = await person();
    await sit(master, table.link('game-master'));
    await sit(guard, table.link('city-guard'));
    await guard.getByRole('heading', { name: 'The game master decides' }).waitFor();

    const panel = master.getByRole('region', { name: 'You decide for the enemy' });
    await master.getByRole('button', { name: 'Sealed' }).click();
    await panel.getByRole('button', { name: 'Weigh the next decision' }).click();
    await panel.getByText('A new band comes up.').waitFor();
    await panel.getByRole('button', { name: 'Let it stand' }).click();
    await panel.getByText(/Band 1 has \d+ skaven/).waitFor();
    const otherwise = panel.getByRole('button', { name: 'Decide otherwise' });
    expect(await otherwise.isDisabled()).toBe(true);
    await panel.getByLabel('Reason').fill('The east is bare.');
    // More than four dice can show: it is never what fell.
    await panel.getByLabel('Skaven').fill('30');
    await accessible(master);
    await fits(master);
    expect(await guard.getByText(/Band 1 has/).count()).toBe(0);
    expect(await guard.getByText('A new band comes up.').count()).toBe(0);
    await otherwise.click();
    await panel.getByText(/Band 1 goes for/).waitFor();
    const told = guard.getByText(
      /The game master decides: 30 skaven(?: and a Rat Ogre)?, not \d+ skaven/,
    );
    await told.first().waitFor();
    await accessible(guard);
  });

  it('lets an act of flavour take effect, on a telephone too', async () => {
    const table = await Table.open('Flavoured', true);
    const page = await person({ width: 360, height: 740, touch: true });
    await sit(page, table.link('game-master'));
    const panel = page.getByRole('region', { name: 'Game master' });
    await panel.getByText('An act of flavour has an effect').click();
    await panel.getByLabel('What happens').selectOption('A figure loses a Wound');
    await panel.getByLabel('Reason').fill('A tile falls.');
    await accessible(page);
    await fits(page);
    await panel.getByRole('button', { name: 'Let it happen' }).click();
    await page
      .getByText(/is wounded\. \(A tile falls\.\)/)
      .first()
      .waitFor();
  });
});
