import { describe, expect, it } from 'vitest';
import { accessible, fits, origin, person, sit, Table } from './campaigns';

interface Device {
  seat: string;
  device: string;
  label: string;
}

const of = (table: Table, path: string, seat = 'organiser') =>
  fetch(`${origin}/api/campaigns/${table.campaign.campaign}${path}`, {
    headers: { Authorization: `Bearer ${table.keyOf(seat)}` },
  });

const devices = async (table: Table) =>
  ((await (await of(table, '/devices')).json()) as Device[]).map(({ seat }) => seat);

describe('a campaign whose orders are signed', () => {
  it('is begun in the lobby by whoever wants it', async () => {
    const host = await person();
    await host.goto('/');
    await host.getByRole('radio', { name: /A quarrel over a hill/ }).check();
    await host.getByRole('checkbox', { name: /^Each player's device signs/ }).check();
    await accessible(host);
    await host.getByRole('button', { name: 'Begin the battle' }).click();
    await host.getByText('Nobody of 2 has arrived yet').waitFor();
    const campaign = new URL(host.url()).pathname.split('/')[2] ?? '';
    const about = await fetch(`${origin}/api/campaigns/${campaign}`);
    expect(((await about.json()) as { log: number }).log).toBe(2);
  });

  it('is signed by the browser that sat down first; another one can look only', async () => {
    const table = await Table.signed('Signed');
    const page = await person();
    await sit(page, table.link('city-guard'));
    await expect.poll(() => devices(table), { timeout: 20_000 }).toEqual(['city-guard']);

    expect(await (await of(table, '/checkpoint')).text()).toMatch(/^wapenrol\/[0-9a-f]{64}\n\d+\n/);

    // An order is given as ever; it is signed on its way.
    await page.getByLabel('A line of the story').fill('Who goes there?');
    await page.getByRole('button', { name: 'Tell', exact: true }).click();
    await page
      .getByText(/Who goes there/)
      .first()
      .waitFor({ state: 'attached' });
    const log = await (await of(table, '/chronicle')).text();
    const order = log.split('\n').findLast((line) => line.includes('Who goes there?')) ?? '';
    const batch = (JSON.parse(order) as { batch: string }).batch;
    const given = log
      .split('\n')
      .filter((line) => line.includes(batch))
      .map((line) => JSON.parse(line) as { kind: string; signature?: string })
      .find(({ kind }) => kind === 'order.given');
    expect(given?.signature).toMatch(/^[0-9a-f]{128}$/);
    const verdict = await (await of(table, '/verify')).json();
    expect((verdict as { verified: boolean }).verified).toBe(true);

    const other = await person({ width: 360, height: 740 });
    await sit(other, table.link('city-guard'));
    await other.getByText('Another device signs for you.').waitFor();
    await accessible(other);
    await fits(other);

    // The organiser releases it, and the other browser signs from then on.
    const organiser = await person();
    await sit(organiser, table.link('organiser'));
    await expect.poll(() => devices(table)).toEqual(['city-guard', 'organiser']);
    organiser.on('dialog', (dialog) => void dialog.accept('lost in the train'));
    await organiser.getByRole('tab', { name: 'Seats' }).click();
    await organiser.getByText('“a browser” signs for City Guard').waitFor();
    await accessible(organiser);
    await organiser.getByRole('button', { name: 'Release “a browser” of City Guard' }).click();
    await expect.poll(() => devices(table)).toEqual(['organiser']);
    await other.reload();
    await expect
      .poll(() => devices(table), { timeout: 20_000 })
      .toEqual(['city-guard', 'organiser']);
    await other.getByLabel('A line of the story').fill('It is me again.');
    await other.getByRole('button', { name: 'Tell', exact: true }).click();
    await organiser
      .getByText(/It is me again/)
      .first()
      .waitFor({ state: 'attached' });

    // The one that was released can look only.
    await page.getByLabel('A line of the story').fill('And I?');
    await page.getByRole('button', { name: 'Tell', exact: true }).click();
    await page
      .getByText(/does not sign for/)
      .first()
      .waitFor();
  });
});
