import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keysOf } from '../../src/lib/api/keys';
import { accessible, fits } from './accessibility';
import { person, sit, step, Table } from './campaigns';

/** The campaign of an id, with the keys that a browser holds of it. */
async function held(page: Page, campaign: string, name: string): Promise<Table> {
  const { origins } = await page.context().storageState();
  const kept = new Map(
    origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value])),
  );
  const keys = keysOf(campaign, { getItem: (key: string) => kept.get(key) ?? null } as Storage);
  const seats = Object.entries(keys).flatMap(([reader, key]) => {
    const seat = reader.replace(/^seat\//, '');
    return seat === reader ? [] : [{ seat, name: seat, key, link: '' }];
  });
  const organiser = { key: keys['organiser'] ?? '', link: '' };
  return new Table({ campaign, name, head: { seq: 0, hash: '' }, organiser, seats });
}

describe('a what-if', () => {
  it('is begun from a line, played, compared, adopted and thrown away', async () => {
    const table = await Table.open('We charged');
    await table.until(step('refill', undefined, 1));
    const [early] = await table.ends(1);
    const { campaign } = table.campaign;
    // Whoever comes in may bind a device meanwhile.
    const played = async () =>
      (await table.export()).split('\n').filter((line) => !line.includes('"scope":"campaign"'));
    const before = await played();
    const page = await person({ width: 360, height: 760 });
    await sit(page, table.link('organiser'));
    await page.goto(`/c/${campaign}/audit?from=${early}`);
    await page.getByRole('link', { name: `What if, from line ${early}…` }).click();
    await page.getByLabel('Name').fill('We did not charge');
    await page.getByRole('button', { name: 'Begin a what-if' }).click();
    const one = page.getByRole('listitem').filter({ hasText: 'We did not charge' });
    await one.getByText('nothing played yet').waitFor();
    expect(await one.getByRole('button', { name: 'Adopt…' }).isDisabled()).toBe(true);
    await accessible(page);
    await fits(page);

    // It says on every page what it is, and whoever began it plays there for every seat.
    await one.getByRole('link', { name: 'Go there' }).click();
    const notice = page.getByRole('note', { name: 'What-if' });
    await notice.getByText(`A what-if of “We charged” from its line ${early}: nothing`).waitFor();
    const id = new URL(page.url()).pathname.split('/')[2] ?? '';
    const beside = await held(page, id, 'We did not charge');
    expect(beside.campaign.seats).toHaveLength(table.campaign.seats.length);
    await beside.until(step('movement', undefined, 1));
    expect(await played()).toEqual(before);
    await fits(page);
    await notice.getByRole('link', { name: 'To the campaign' }).click();

    await one.getByRole('button', { name: 'Compare with now' }).click();
    const against = page.getByRole('region', { name: 'Compare with now' });
    await against.getByText(/^Only in the what-if: \d+ lines$/).waitFor();
    // The two boards lie over each other, and what differs is marked on both.
    const boards = against.getByRole('figure');
    await boards.nth(1).locator('svg').first().waitFor();
    expect(await boards.count()).toBe(2);
    await boards.nth(0).getByText('The campaign', { exact: true }).waitFor();
    await boards.nth(1).getByText('The what-if', { exact: true }).waitFor();
    await against.getByRole('slider').waitFor();
    await accessible(page);
    await fits(page);
    await one.getByRole('button', { name: 'Adopt…' }).click();
    const would = one.getByRole('status', { name: 'What it would change' });
    await would.getByText(/^Back to line \d+: 1 order left behind/).waitFor();
    await would.getByText(/^\d+ orders of the what-if follow/).waitFor();
    await would.getByText('Nobody has to agree first.').waitFor();
    await one.getByLabel('Reason, for everybody to read').fill('It was the better story');
    await accessible(page);
    await one.getByRole('button', { name: 'Adopt it' }).click();
    await page.getByText('Adopted: what was played there counts here.').waitFor();
    await page.getByRole('status', { name: 'What it has changed' }).waitFor();
    await fits(page);
    expect((await table.look()).siege.step?.id).toBe('movement');
    const log = await table.lines(0);
    expect(log.some(({ sentence }) => sentence.includes('It was the better story'))).toBe(true);

    await one.getByRole('button', { name: 'Throw away…' }).click();
    await one.getByRole('button', { name: 'Throw it away' }).click();
    await page.getByText('There are none.').waitFor();
    await page.goto(`/c/${id}?seat=public`);
    await page.getByText('This was a what-if, and it was thrown away.').waitFor();
  });

  it('is nobody’s but the organiser’s to begin', async () => {
    const table = await Table.open('Not mine');
    const page = await person();
    await sit(page, table.link('cathay'));
    await page.goto(`/c/${table.campaign.campaign}/audit?tab=what-if`);
    await page.getByRole('tab', { name: 'Timelines' }).waitFor();
    expect(await page.getByRole('tab', { name: 'What if?' }).count()).toBe(0);
  });
});
