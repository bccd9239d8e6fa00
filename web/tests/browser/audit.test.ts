import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { person, sit, step, Table } from './campaigns';

describe('the audit desk', () => {
  it('draws the timelines, compares two points, and takes an abandoned end up again', async () => {
    const table = await Table.open('Timelines');
    await table.until(step('refill', undefined, 1));
    const early = (await table.look()).head.seq;
    await table.until(step('movement', undefined, 1));
    const page = await person({ width: 360, height: 760 });
    await sit(page, table.link('organiser'));
    await page.goto(`/c/${table.campaign.campaign}/audit?from=${early}`);
    await page.getByRole('heading', { name: `Line ${early} and now` }).waitFor();
    await page.getByRole('button', { name: `Go on from line ${early}…` }).click();
    const dialog = page.getByRole('dialog', { name: 'Rewind' });
    await dialog.getByLabel(/^Reason/).fill('The gate was open');
    await dialog.getByRole('button', { name: 'Rewind' }).click();
    const picture = page.getByRole('group', { name: /^Timelines/ });
    const left = picture.getByRole('button', { name: /^An abandoned end/ });
    await left.waitFor();
    await page.getByText('The gate was open').waitFor();
    await accessible(page);
    await fits(page);

    await left.focus();
    await page.keyboard.press('Enter');
    const comparison = page.getByRole('region', { name: 'Comparison' });
    await comparison
      .getByText(/^Only on the way to line/)
      .first()
      .waitFor();
    const edge = comparison.getByRole('slider', { name: /^Left of the edge/ });
    await edge.focus();
    await page.keyboard.press('End');
    await comparison.getByRole('button', { name: /^Line/, pressed: true }).waitFor();
    await comparison.getByRole('button', { name: 'Now', exact: true }).click();
    expect(await edge.inputValue()).toBe('0');
    await comparison.locator('.otherwise').first().waitFor();
    expect(await comparison.locator('figure').count()).toBe(2);
    await accessible(page);
    // It is given a name, by which everybody finds it again.
    await page.getByLabel(/^A name for the campaign as it stood behind/).fill('The open gate');
    await page.getByRole('button', { name: 'Save this point' }).click();
    const named = page.getByRole('list', { name: 'Points with a name' });
    await named.getByRole('button', { name: /The open gate/, pressed: true }).waitFor();
    await picture.getByRole('button', { name: /The open gate.*abandoned end/ }).waitFor();
    await accessible(page);
    await fits(page);
    await comparison.getByRole('button', { name: /^Go on from line/ }).click();
    await dialog.getByLabel(/^Reason/).fill('No, it was shut');
    await dialog.getByRole('button', { name: 'Rewind' }).click();
    await page.locator('li').getByText('Taken up again', { exact: true }).waitFor();
  });

  it('begins to put an order right at its line of the log, with what could be ordered there', async () => {
    const table = await Table.open('Another order');
    await table.until(step('refill', undefined, 1));
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.goto(`/c/${table.campaign.campaign}?tab=log&kind=order.given`);
    const log = page.getByRole('region', { name: 'Log' });
    await log
      .getByRole('link', { name: /^Change the order of line/ })
      .nth(-2)
      .click();
    await page.getByRole('region', { name: 'The order as it was given' }).waitFor();
    const offers = page.getByRole('group', { name: 'What could be ordered there' });
    // Tapped on the board, only those of its place are left; tapped again, all of them.
    const board = page.getByRole('region', { name: 'The board at that moment' });
    const all = await offers.getByRole('status').innerText();
    const hall = board.locator('[role="gridcell"][aria-label*="City Guard"]').first();
    await hall.click();
    await offers.getByText(/ ha(s|ve) to do with /).waitFor();
    await hall.click();
    await offers.getByText(all).waitFor();
    const offer = offers.getByRole('button').first();
    await offer.click();
    expect(await offer.getAttribute('aria-pressed')).toBe('true');
    const typed = await offer.locator('code').textContent();
    expect(await page.getByLabel('The order, as people type it').inputValue()).toBe(typed);
    await accessible(page);
    await page.getByRole('button', { name: 'Look what would become of it' }).click();
    await page.getByRole('region', { name: 'What would become of it' }).waitFor();
  });

  it('holds the dice against chance', async () => {
    const table = await Table.open('Ledger');
    await table.until(step('movement', undefined, 1));
    const page = await person();
    await sit(page, table.link('cathay'));
    await page.goto(`/c/${table.campaign.campaign}/audit?tab=dice`);
    await page
      .getByRole('img', { name: /^How often each face fell/ })
      .first()
      .waitFor();
    await page.getByLabel('Show').selectOption('purpose');
    await page.getByRole('heading', { name: 'What this can say, and what it cannot' }).waitFor();
    expect(await page.getByRole('tab', { name: 'Put right' }).count()).toBe(0);
    await accessible(page);
  });

  it('puts an earlier order right after showing what becomes of the later ones', async () => {
    const table = await Table.open('Put right');
    await table.until(step('enemy_movement', undefined, 1));
    await table.give('organiser', { proceed: { all: true } });
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('region', { name: 'Log' });
    const prove = log
      .locator('li.fate')
      .filter({ has: page.locator('.faces') })
      .last()
      .getByRole('button', { name: /^Prove line/ });
    await prove.click();
    const proof = page.getByRole('dialog', { name: /how it fell/ });
    await proof.getByRole('region', { name: 'What came of it' }).waitFor();
    await proof.getByRole('link', { name: 'Put it right…' }).click();
    await page.getByLabel('What is put right').selectOption('throw_again');
    await page.getByRole('button', { name: 'Look what would become of it' }).click();
    const preview = page.getByRole('region', { name: 'What would become of it' });
    await preview.getByText('needs a new roll').waitFor();
    await accessible(page);
    await preview.getByLabel(/^Reason/).fill('The die was cocked');
    await preview.getByRole('button', { name: 'Put it right' }).click();
    await preview.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Timelines' }).click();
    await page.locator('li').getByText('An earlier order corrected').waitFor();
    await page.getByText('The die was cocked').waitFor();
  });
});
