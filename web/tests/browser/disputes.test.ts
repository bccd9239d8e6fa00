import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { origin, person, sit, step, Table } from './campaigns';
import { rewritten } from './rewritten';

/** A siege at which somebody has typed what they threw; answers who, and where it stands. */
async function thrown(name: string): Promise<{ table: Table; roll: number }> {
  const table = await Table.open(name);
  await table.until(step('refill', undefined, 1));
  const roll = await table.throwDice();
  return { table, roll };
}

describe('the desk', () => {
  it('asks an opponent at once whether they saw what was thrown, and marks it for ever', async () => {
    const table = await Table.open('Witness');
    await table.until(step('refill', undefined, 1));
    const phone = await person({ width: 360, height: 740, touch: true });
    await sit(phone, table.link('bretonnia'));
    const roll = await table.throwDice();
    // It comes over the stream: nothing is loaded anew.
    await phone.getByText('Is it what you saw?').waitFor();
    await accessible(phone);
    await fits(phone);
    await phone.getByRole('tab', { name: 'Log' }).click();
    const line = phone.locator(`[data-seq="${roll}"]`);
    await line.getByText('unwitnessed').waitFor();
    await phone.getByRole('button', { name: 'No…' }).first().click();
    const dialog = phone.getByRole('dialog', { name: `Contest line ${roll}` });
    await accessible(phone);
    await dialog.getByLabel(/^A word with it/).fill('It fell off the table');
    await dialog.getByRole('button', { name: 'I contest it' }).click();
    await line.getByText('contested').waitFor();
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.goto(`/c/${table.campaign.campaign}/audit?tab=rolls&roll-witness=contested`);
    await page.getByText('One roll.').waitFor();
    await page.locator(`[data-seq="${roll}"]`).waitFor();
    await accessible(page);
    await page.getByLabel('Words').fill('no such words');
    await page.getByLabel('Words').press('Enter');
    await page.getByText('No such roll.').waitFor();
  });

  it('takes a dispute from the roll to the ruling, whose effect is seen before', async () => {
    const { table, roll } = await thrown('Dispute');
    await table.desk('organiser', {
      set_house_rules: { disputes: 'pause', consent: 'organiser', hours: 2, silence: 'refuses' },
    });
    const master = await person();
    await sit(master, table.link('organiser'));
    const player = await person({ width: 360, height: 740, scheme: 'dark' });
    await sit(player, table.link('bretonnia'));
    await player.goto(`/c/${table.campaign.campaign}?seat=bretonnia&roll=${roll}`);
    await player
      .getByRole('dialog', { name: /how it fell/ })
      .getByRole('button', { name: 'Dispute it…' })
      .click();
    const raise = player.getByRole('dialog', { name: `Dispute line ${roll}` });
    await raise.getByLabel(/^What is wrong/).fill('That die was cocked');
    await raise.getByRole('button', { name: 'Dispute it' }).click();
    await player.getByRole('heading', { name: 'The evidence' }).waitFor();
    await player.getByLabel(/^Your case/).fill('It leant on the wall');
    await player.getByRole('button', { name: 'Say it' }).click();
    await player.getByText('It leant on the wall').waitFor();
    await player
      .getByText(/typed by/)
      .first()
      .waitFor();
    await accessible(player);
    await fits(player);

    // Everybody at a table sees it, and play waits.
    await master.getByText('Dispute 1 is open:').waitFor();
    await master.getByText('Play waits for the ruling.').waitFor();
    const refused = table.give('organiser', { proceed: { all: false } });
    await expect(refused).rejects.toThrow('dispute_open');
    await master.getByRole('link', { name: 'Look at it' }).click();
    await master.getByRole('tab', { name: 'Disputes (1)' }).waitFor();
    await master.getByText('It leant on the wall').waitFor();
    await master.getByLabel('The roll is thrown again').check();
    await master.getByText('needs a new roll', { exact: true }).waitFor();
    await accessible(master);
    await master.getByLabel(/^Reason/).fill('Nobody can say how it fell');
    // It fell on a table, and falls there again.
    await master.getByText(/^That roll fell on a table/).waitFor();
    expect(await master.getByRole('button', { name: 'Give this ruling' }).isDisabled()).toBe(true);
    const faces = master.getByLabel(/^Faces of \d+d\d+ that fell/);
    const label = await master.locator('label.faces').first().innerText();
    const dice = Number(/(\d+)d/.exec(label)?.[1]);
    await faces.fill(Array(dice).fill(1).join(' '));
    await faces.blur();
    await master.getByRole('button', { name: 'Look again with these faces' }).click();
    await master.getByText(/^That roll fell on a table/).waitFor({ state: 'detached' });
    await master.getByRole('button', { name: 'Give this ruling' }).click();
    await master.getByRole('heading', { name: 'The ruling' }).waitFor();
    const did = master.getByRole('status', { name: 'What it has changed' });
    await did.getByText(/^Back to line \d+: \d+ orders? left behind/).waitFor();
    await player.getByText('Nobody can say how it fell').waitFor();
    await player.getByText('Dispute 1 is open:').waitFor({ state: 'detached' });
  });

  it('asks those whose orders would be undone, on their pages', async () => {
    const table = await Table.open('Consent');
    await table.until(step('refill', undefined, 1));
    for (const seat of ['cathay', 'cathay', 'bretonnia']) {
      await table.give(seat, { tell: { text: 'The night is long.' } });
    }
    const [to] = await table.ends(3);
    await table.desk('organiser', {
      set_house_rules: {
        disputes: 'play_on',
        consent: 'all_affected',
        hours: 2,
        silence: 'refuses',
      },
    });
    const master = await person();
    await sit(master, table.link('organiser'));
    const player = await person({ width: 360, height: 740 });
    await sit(player, table.link('cathay'));
    await master.goto(`/c/${table.campaign.campaign}/audit?seat=organiser&from=${to}`);
    await master.getByRole('button', { name: `Go on from line ${to}…` }).click();
    const dialog = master.getByRole('dialog', { name: 'Rewind' });
    await dialog.getByLabel(/^Reason/).fill('We forgot the barricade');
    await dialog.getByRole('button', { name: 'Rewind' }).click();
    await dialog.getByRole('button', { name: 'Ask them' }).click();
    await dialog.getByText('They are asked on their pages.').waitFor();
    await player.getByRole('link', { name: 'Look and answer' }).click();
    await player.getByRole('region', { name: 'What will be greyed out' }).waitFor();
    await accessible(player);
    await fits(player);
    await player.getByRole('button', { name: 'I agree' }).click();
    await player.getByText(/Answers are awaited|It is agreed/).waitFor();
    await table.desk('bretonnia', { answer: { request: 1, agrees: true } });
    await dialog.getByRole('link', { name: 'Audit desk' }).click();
    await master.getByText('They agree: play may go back').waitFor();
    await master.getByRole('button', { name: 'Rewind now' }).click();
    await master.getByText('Nothing is asked now.').waitFor();
    await master.getByRole('tab', { name: 'Timelines' }).click();
    await master.getByText('We forgot the barricade').waitFor();
  });

  it('spares the other table, and shows both boards', async () => {
    const table = await Table.open('Side by side');
    await table.until(step('refill', undefined, 1));
    await table.openBattle('cathay', 'bretonnia');
    await table.give('cathay', { tell: { text: 'It begins.' } });
    const [to] = await table.ends(1);
    await table.give('organiser', 'proceed' as never, undefined, 'engagement/2');
    await table.until(step('movement', undefined, 1));
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.goto(
      `/c/${table.campaign.campaign}/audit?seat=organiser&scope=engagement/1&from=${to}`,
    );
    await page.getByRole('figure', { name: `Line ${to}` }).waitFor();
    await page.getByRole('figure', { name: 'Now' }).waitFor();
    await page.getByRole('grid').nth(1).waitFor();
    await accessible(page);
    await page.getByRole('button', { name: `Go on from line ${to}…` }).click();
    const dialog = page.getByRole('dialog', { name: 'Rewind' });
    // It begins with the table that is looked at.
    expect(await dialog.getByLabel('What goes back').inputValue()).toBe('engagement/1');
    await dialog.getByText(/of (another table|other tables) follow/).waitFor();
    await accessible(page);
    await dialog.getByLabel(/^Reason/).fill('Only the siege');
    await dialog.getByRole('button', { name: 'Rewind', exact: true }).click();
    await page
      .locator('li')
      .getByText(/^Only .* was rewound/)
      .waitFor();
    await page.getByText('Only the siege', { exact: true }).first().waitFor();
  });

  it('raises an alarm when history was rewritten, and names the first lost record', async () => {
    const table = await Table.open('Rewritten');
    await table.until(step('refill', undefined, 1));
    const page = await person({ width: 360, height: 740 });
    await sit(page, table.link('organiser'));
    for (const text of ['one', 'two', 'three', 'four'])
      await table.give('cathay', { tell: { text } });
    const [, kept = 0, lost = 0] = await table.ends(4);
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('four').first().waitFor();
    const other = await rewritten(await table.export(), kept);
    try {
      // The same address as before; another server has taken its place.
      await page
        .context()
        .route(`${origin}/api/**`, (route) =>
          route.continue({ url: route.request().url().replace(origin, other.origin) }),
        );
      await page.goto(`/c/${table.campaign.campaign}?seat=public`);
      const alarm = page.getByRole('alert').filter({ hasText: 'History was rewritten' });
      await alarm.waitFor();
      await alarm.getByText(`Line ${lost} is not`).waitFor();
      await alarm.getByText(`Line ${kept} still is`).waitFor();
      await accessible(page);
      await fits(page);
      await page.getByRole('link', { name: /^All receipts/ }).click();
      await page.getByRole('button', { name: /^Check the whole log/ }).click();
      await page.getByText(/^✗ Line/).waitFor();
      await page.getByRole('button', { name: /^I know/ }).click();
      await page.getByText('Receipts of a history that is not there any more').waitFor();
    } finally {
      await other.stop();
    }
  });
});
