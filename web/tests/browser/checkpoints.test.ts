/** A server that tells two phones two different things, with the key of the house. */

import { cp, readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Campaign, DeviceBody, NewCampaign } from '../../src/lib/api/types';
import { accessible, fits } from './accessibility';
import { addressOf, origin, person, saved, sit, Table } from './campaigns';
import { serve } from './server';

const tell = async (page: Page, text: string) => {
  await page.getByLabel('A line of the story').fill(text);
  await page.getByRole('button', { name: 'Tell', exact: true }).click();
  await page.getByText(text).first().waitFor({ state: 'attached' });
};

/** The newest note that a page has checked. */
const noteOf = (page: Page, campaign: string) =>
  page.evaluate((name) => {
    const kept = localStorage.getItem(`wapenrol.checkpoints.${name}`) ?? '{}';
    return (JSON.parse(kept) as { note?: string }).note ?? '';
  }, campaign);

const sizeHeld = async (page: Page, campaign: string) =>
  Number((await noteOf(page, campaign)).split('\n')[1] ?? 0);

const seen = async (table: Table) => {
  const answer = await fetch(`${origin}/api/campaigns/${table.campaign.campaign}/checkpoints`);
  return ((await answer.json()) as { seen: { seat: string }[] }).seen.map(({ seat }) => seat);
};

/** Sends all that a page asks of the server to another one. */
const turnTo = (page: Page, other: string) =>
  page
    .context()
    .route(`${origin}/api/**`, (route) =>
      route.continue({ url: route.request().url().replace(origin, other) }),
    );

const receipts = (campaign: string, seat: string) =>
  `/c/${campaign}/audit?seat=${seat}&tab=receipts`;

const pasted = async (page: Page, text: string) => {
  await page.getByLabel('Another phone’s note, or its link').fill(text);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
};

describe('where the log ends', () => {
  it('is checked, countersigned and compared, and nobody is asked to do anything', async () => {
    const table = await Table.signed('Checkpoints');
    const { campaign } = table.campaign;
    const page = await person({ own: true });
    await sit(page, table.link('city-guard'));
    await expect.poll(() => sizeHeld(page, campaign), { timeout: 20_000 }).toBeGreaterThan(1);
    await expect.poll(() => seen(table), { timeout: 20_000 }).toEqual(['city-guard']);
    const before = await sizeHeld(page, campaign);
    await tell(page, 'All is well.');
    await expect.poll(() => sizeHeld(page, campaign)).toBeGreaterThan(before);

    // From phone to phone: a code, which is a link, and the note as a text.
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(receipts(campaign, 'city-guard'));
    await page.getByRole('button', { name: 'Show the code' }).click();
    await page.getByRole('img', { name: 'The link for the other phone' }).waitFor();
    await accessible(page);
    await fits(page);
    await page.getByRole('button', { name: 'Copy link for the other phone' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: /The note as a text/ }).click();
    const note = await page.evaluate(() => navigator.clipboard.readText());
    const phone = await person({ own: true, width: 360, height: 740, touch: true });
    await phone.goto(link);
    await phone.getByText('✓ The same').waitFor();
    expect((await addressOf(phone)).hash).toBe('');
    await accessible(phone);
    await fits(phone);
    // Time goes on: the note is older now, and fits.
    await page.goto(`/c/${campaign}?seat=city-guard`);
    await tell(page, 'Still well.');
    await phone.reload();
    await expect
      .poll(() => sizeHeld(phone, campaign), { timeout: 20_000 })
      .toBeGreaterThan(Number(note.split('\n')[1]));
    await pasted(phone, `\n${note.trim()}  `);
    await phone.getByText('✓ The other note is older, and fits').waitFor();
    await pasted(phone, note.replace(/\n\d+\n/, '\n9\n'));
    await phone.getByText('✗ A signature in this note is wrong').waitFor();
    await pasted(phone, 'Hello?');
    await phone.getByText('This is no such note').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('shouts when two phones are shown two logs, signed by the same house', async () => {
    const first = await serve();
    const made = await fetch(`${first.origin}/api/campaigns`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ scenario: 'siege', name: 'Two logs', log: '2' }),
    });
    const { campaign, seats } = (await made.json()) as NewCampaign;
    const keyOf = (seat: string) => seats.find((known) => known.seat === seat)?.key ?? '';
    const [one, two] = [
      await person({ own: true }),
      await person({ own: true, width: 360, height: 740, touch: true }),
    ];
    for (const page of [one, two]) await turnTo(page, first.origin);
    await sit(one, `/c/${campaign}#${keyOf('city-guard')}`);
    await tell(one, 'We agree on this.');
    await sit(two, `/c/${campaign}#${keyOf('cathay')}`);
    // They are at rest: whatever their browsers do when they sit down is done, and checked.
    await expect
      .poll(
        async () => {
          const about = await fetch(`${first.origin}/api/campaigns/${campaign}`);
          const { last } = (await about.json()) as Campaign;
          const devices = await fetch(`${first.origin}/api/campaigns/${campaign}/devices`);
          const chains = ((await devices.json()) as DeviceBody[]).filter(({ chain }) => chain);
          const held = await Promise.all([one, two].map((page) => sizeHeld(page, campaign)));
          return [chains.length, ...held.map((size) => size - last.seq)];
        },
        { timeout: 40_000 },
      )
      .toEqual([2, 1, 1]);
    await two.goto('about:blank');
    // Whoever holds the data folder copies it: both servers have the key of the house.
    const second = await serve((data) => cp(first.data, data, { recursive: true }));
    try {
      await two.context().unroute(`${origin}/api/**`);
      await turnTo(two, second.origin);
      await sit(two, `/c/${campaign}?seat=cathay`);
      await tell(one, 'The gate is shut.');
      await tell(two, 'The gate is open.');
      // Neither can know it by itself.
      for (const page of [one, two]) {
        const before = await sizeHeld(page, campaign);
        await tell(page, 'So it is.');
        await expect
          .poll(() => sizeHeld(page, campaign), { timeout: 20_000 })
          .toBeGreaterThan(before);
        expect(await page.getByRole('alert').count()).toBe(0);
      }

      await two.goto(receipts(campaign, 'cathay'));
      const note = await noteOf(one, campaign);
      await pasted(two, note);
      await two.getByText('✗ Two histories').waitFor();
      const alarm = two.getByRole('alert').filter({ hasText: 'Two histories of this campaign' });
      await alarm.waitFor();
      // From now on nothing newer is kept.
      const theirs = await noteOf(two, campaign);
      await alarm.getByText('Read it').click();
      await alarm.getByText(note.split('\n')[2] ?? '').waitFor();
      await alarm.getByText(theirs.split('\n')[2] ?? '').waitFor();
      await accessible(two);
      await fits(two);
      const kept = await saved(
        (async () => {
          const download = two.waitForEvent('download');
          await alarm.getByRole('button', { name: 'Save it as a file' }).click();
          return download;
        })(),
      );
      const file = await readFile(kept, 'utf8');
      expect(file.startsWith(`${note.trimEnd()}\n\n${theirs.trimEnd()}\n`)).toBe(true);
      // It stands over every page of the campaign until somebody has seen it.
      await two.goto(`/c/${campaign}?seat=cathay`);
      await alarm.getByRole('button', { name: /^I know/ }).click();
      await alarm.waitFor({ state: 'detached' });
      await two.goto(receipts(campaign, 'cathay'));
      await two.getByText('Found before').waitFor();

      // Whoever is shown first the one log, then the other, needs no other phone.
      await one.context().unroute(`${origin}/api/**`);
      await turnTo(one, second.origin);
      await one.goto(receipts(campaign, 'city-guard'));
      await one.getByRole('alert').filter({ hasText: 'Two histories of this campaign' }).waitFor();
      await accessible(one);
    } finally {
      await Promise.all([first.stop(), second.stop()]);
    }
  });

  it('shouts when an order was recorded otherwise than it was signed', async () => {
    const table = await Table.signed('Otherwise');
    const { campaign } = table.campaign;
    const page = await person({ own: true, width: 360, height: 740, touch: true });
    await sit(page, table.link('city-guard'));
    await expect.poll(() => seen(table), { timeout: 20_000 }).toEqual(['city-guard']);
    // The server hands out another log than it has: the order is missing in it.
    const [head] = await table.ends(1);
    await page.route(`**/api/campaigns/${campaign}/chronicle*`, async (route) => {
      const answer = await route.fetch();
      const lines = (await answer.text()).split('\n').filter((line) => line !== '');
      const others = lines.filter(
        (line) => (JSON.parse(line) as { seq: number }).seq <= (head ?? 0),
      );
      await route.fulfill({ response: answer, body: others.map((line) => `${line}\n`).join('') });
    });
    await tell(page, 'Hold the gate.');
    const alarm = page
      .getByRole('alert')
      .filter({ hasText: 'An order of yours was recorded otherwise' });
    await alarm.waitFor();
    await alarm.getByText('Read it').last().click();
    await accessible(page);
    await fits(page);
  });
});
