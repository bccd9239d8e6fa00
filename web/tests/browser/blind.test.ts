import { describe, expect, it } from 'vitest';
import { call } from './asking';
import { accessible, fits } from './accessibility';
import { addressOf, LandTable, person } from './campaigns';

describe('a blind organiser', () => {
  it('is so from the beginning, and sits down at their own seat alone', async () => {
    const host = await person({ width: 360, height: 760 });
    await host.goto('/');
    const gallery = host.getByRole('group', { name: 'What shall be played?' });
    await gallery.getByRole('radio', { name: /A quarrel over a hill/ }).check();
    await host.getByLabel('Name', { exact: true }).fill('Played along');
    await host.getByLabel('I play along').check();
    await host.getByLabel('I read as').selectOption('Red');
    await host.getByText(/cannot bind whoever can read/).waitFor();
    await accessible(host);
    await fits(host);
    await host.getByRole('button', { name: 'Begin the battle' }).click();
    await host.getByRole('region', { name: /has begun/ }).waitFor();
    const campaign = (await addressOf(host)).pathname.split('/')[2] ?? '';

    // All links can be handed on from here, and two of them open something in this browser.
    expect(await host.getByRole('link', { name: 'Open' }).count()).toBe(3);
    const held = await host.evaluate(
      (name) => Object.keys(JSON.parse(localStorage.getItem(name) ?? '{}') as object),
      `wapenrol.keys.${campaign}`,
    );
    expect(held.sort()).toEqual(['organiser', 'seat/red']);
    await host.goto(`/c/${campaign}/desk?seat=organiser`);
    await host.getByText(/is blind since line \d+: until.*what Red may read/).waitFor();
    expect(await host.getByRole('region', { name: 'Playing along' }).count()).toBe(0);
  });

  it('becomes so later, which everybody reads, and each player makes their link their own', async () => {
    const table = await LandTable.open('Blind from here on');
    const page = await person({ width: 360, height: 760, scheme: 'dark' });
    await page.goto(table.link('organiser').replace('#', '/desk#'));
    const along = page.getByRole('region', { name: 'Playing along' });
    await along.getByLabel('I play along').check();
    await along.getByText(/you have seen/).waitFor();
    await accessible(page);
    await fits(page);
    await along.getByRole('button', { name: 'Be blind from here on' }).click();
    await page.getByText(/is blind since line \d+: until.*everybody may read/).waitFor();

    const [seat] = table.campaign.seats;
    const player = await person({ width: 360, height: 760 });
    await player.goto(table.link(seat?.seat ?? '').replace('#', '/desk#'));
    await player.getByText(/is blind since line/).waitFor();
    await accessible(player);
    await fits(player);
  });
});

describe('a deputy', () => {
  it('is named with a link of their own, does the work, and is dismissed', async () => {
    // In a log in which nobody signs; the next one is of one in which devices do.
    const body = { scenario: 'four-crowns', name: 'While I am away', log: '1' };
    const table = new LandTable(await call('/api/campaigns', null, body));
    const page = await person({ width: 360, height: 760 });
    await page.goto(table.link('organiser').replace('#', '/desk#'));
    const deputies = page.getByRole('region', { name: 'Deputies' });
    await deputies.getByLabel('What they are called').fill('Anna');
    await deputies.getByRole('button', { name: 'Name a deputy' }).click();
    await deputies.getByText('The link for Anna, told this once:').waitFor();
    await accessible(page);
    await fits(page);
    const { key } = await call<{ key: string }>(
      `/api/campaigns/${table.campaign.campaign}/keys/deputy`,
      table.campaign.organiser.key,
      { name: 'Anna' },
    );

    const anna = await person({ width: 360, height: 760, scheme: 'dark' });
    await anna.goto(`/c/${table.campaign.campaign}/desk#${key}`);
    await anna.getByText("You are the organiser's deputy, Anna.").waitFor();
    expect(await anna.getByRole('region', { name: 'Deputies' }).count()).toBe(0);
    const pause = anna.getByRole('region', { name: 'Pause' });
    await pause.getByLabel(/^Reason/).fill('Anna pauses');
    await pause.getByRole('button', { name: 'Pause the campaign' }).click();
    await page.getByText('Anna pauses').waitFor();
    await accessible(anna);
    await fits(anna);

    await deputies.getByRole('button', { name: 'Dismiss Anna' }).click();
    await expect.poll(() => deputies.getByRole('button', { name: 'Dismiss Anna' }).count()).toBe(0);
  });

  it('is let in by their link where devices sign, and told what to ask for where they are not', async () => {
    const body = { scenario: 'four-crowns', name: 'Signed for two', log: '2' };
    const table = new LandTable(await call('/api/campaigns', null, body));
    const page = await person({ width: 360, height: 760 });
    await page.goto(table.link('organiser').replace('#', '/desk#'));
    await page.waitForFunction(() => performance.getEntriesByName('wapenrol.sat-down').length > 0);
    const deputies = page.getByRole('region', { name: 'Deputies' });
    await deputies.getByLabel('What they are called').fill('Anna');
    await deputies.getByRole('button', { name: 'Name a deputy' }).click();
    await deputies.getByText('it lets in the first browser that opens it, and no other').waitFor();
    await accessible(page);
    await fits(page);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await deputies.getByRole('button', { name: /^Copy/ }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const key = link.split('#')[1]?.split('+')[0] ?? '';

    const anna = await person({ width: 360, height: 760 });
    await anna.goto(link.replace('#', '/desk#'));
    await anna.getByText("You are the organiser's deputy, Anna.").waitFor();
    await anna.waitForFunction(() => performance.getEntriesByName('wapenrol.sat-down').length > 0);
    const pause = anna.getByRole('region', { name: 'Pause' });
    await pause.getByLabel(/^Reason/).fill('Anna pauses');
    await pause.getByRole('button', { name: 'Pause the campaign' }).click();
    await page.getByText('Anna pauses').waitFor();

    const other = await person({ width: 360, height: 760 });
    await other.goto(`/c/${table.campaign.campaign}/desk#${key}`);
    const notice = other.getByText('The organiser has not let this browser in yet');
    await notice.click();
    await other.getByText('they press “New link” beside your name').waitFor();
    await accessible(other);
    await fits(other);
  });
});
