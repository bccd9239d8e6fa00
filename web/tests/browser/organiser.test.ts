import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { addressOf, LandTable, origin, person } from './campaigns';

/** The link of a seat, to the desk. */
const desk = (table: LandTable, seat: string) => table.link(seat).replace('#', '/desk#');

describe("the organiser's desk", () => {
  it('waits until a deadline, pauses, resumes, and goes on without those who are missing', async () => {
    const table = await LandTable.open('Four crowns at the desk');
    const page = await person({ width: 360, height: 760, scheme: 'dark' });
    await page.goto(desk(table, 'organiser'));
    const waits = page.getByRole('region', { name: 'What is waited for' });
    await waits.getByText(/the end of mustering$/).waitFor();
    await waits.getByRole('button', { name: 'Set a deadline' }).click();
    await waits.getByLabel('Remind before').selectOption('6 hours');
    await waits.getByLabel('A word with it').fill('Before Sunday');
    await accessible(page);
    await fits(page);
    await waits.getByRole('button', { name: 'Set it' }).click();
    await waits.getByText('Before Sunday').waitFor();

    const pause = page.getByRole('region', { name: 'Pause' });
    await pause.getByLabel(/^Reason/).fill('Holidays');
    await pause.getByRole('button', { name: 'Pause the campaign' }).click();
    await page.getByText('Holidays').waitFor();
    expect(await waits.getByRole('button', { name: 'Go on without them' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Resume' }).click();

    await waits.getByRole('button', { name: 'Go on without them' }).click();
    await waits.getByLabel(/^Reason/).fill('Nobody has come');
    await waits.getByRole('button', { name: 'Go on', exact: true }).click();
    await waits.getByText(/orders for banners$/).waitFor();
    expect(await waits.getByText('Before Sunday').count()).toBe(0);
    await accessible(page);
  });

  it('gives every step its hours, and tells since when each is owed', async () => {
    const table = await LandTable.open('Two days for each');
    const page = await person({ width: 390, height: 760 });
    await page.goto(desk(table, 'organiser'));
    const waits = page.getByRole('region', { name: 'What is waited for' });
    await waits.getByText(/^Owed since /).waitFor();
    await waits.getByRole('button', { name: 'A deadline for every step' }).click();
    await waits.getByLabel('How long each waits').selectOption('12 hours');
    // A reminder comes before the deadline: no more than what each has.
    expect(await waits.getByLabel('Remind before').locator('option').allInnerTexts()).toEqual([
      'one hour',
      '6 hours',
    ]);
    await accessible(page);
    await fits(page);
    await waits.getByRole('button', { name: 'Set it for every step' }).click();
    await waits.getByText(/^Every step waits 12 hours/).waitFor();
    await waits.getByText(/^Until /).waitFor();
    expect(await waits.getByRole('button', { name: 'Lift the deadline' }).count()).toBe(0);
    await waits.getByRole('button', { name: 'Lift that of every step' }).click();
    await waits.getByRole('button', { name: 'A deadline for every step' }).waitFor();
    expect(await waits.getByText(/^Until /).count()).toBe(0);
  });

  it('tells what the server says is wrong with its disk', async () => {
    const table = await LandTable.open('A damaged byte');
    const page = await person({ width: 360, height: 760 });
    const detail = 'Something that was read is not what was stored.';
    await page.route('**/api/health', async (route) => {
      const told = { status: 'impaired', reasons: [{ code: 'data_damaged', detail }] };
      await route.fulfill({ json: { ...told, version: '0', creation_password: false } });
    });
    await page.goto(desk(table, 'organiser'));
    await page.getByRole('alert').filter({ hasText: detail }).waitFor();
    await accessible(page);
    await fits(page);
  });

  it('gives a seat to somebody else, whose link alone opens it', async () => {
    const table = await LandTable.open('Somebody else');
    const { campaign, seats } = table.campaign;
    const [first] = seats;
    const page = await person();
    await page.goto(desk(table, 'organiser'));
    const players = page.getByRole('region', { name: 'Players' });
    await players.getByRole('button', { name: `Replace the link ${first?.name}` }).click();
    await page.getByRole('button', { name: 'Make the new link' }).click();
    await page.getByRole('img', { name: `The link of ${first?.name}, for a camera` }).waitFor();
    await accessible(page);
    const headers = { Authorization: `Bearer ${first?.key}` };
    const answer = await fetch(`${origin}/api/campaigns/${campaign}`, { headers });
    expect(answer.status).toBe(401);
  });

  it('gives the organiser another link, and goes on with it', async () => {
    const table = await LandTable.open('A link that others have seen');
    const { campaign, organiser, seats } = table.campaign;
    const page = await person({ width: 360, height: 760 });
    await page.goto(desk(table, 'organiser'));
    const players = page.getByRole('region', { name: 'Players' });
    await players.getByRole('button', { name: 'Replace the link Organiser' }).click();
    await accessible(page);
    await fits(page);
    await page.getByRole('button', { name: 'Make the new link' }).click();
    await page.getByRole('img', { name: 'The link of Organiser, for a camera' }).waitFor();
    await accessible(page);
    await fits(page);
    const headers = { Authorization: `Bearer ${organiser.key}` };
    const answer = await fetch(`${origin}/api/campaigns/${campaign}`, { headers });
    expect(answer.status).toBe(401);

    // What is done on this page, and after it was loaded again, is done with the new one.
    await page.keyboard.press('Escape');
    const first = seats[0]?.name ?? '';
    await players.getByRole('button', { name: `Replace the link ${first}` }).click();
    await page.getByRole('button', { name: 'Make the new link' }).click();
    await page.getByRole('img', { name: `The link of ${first}, for a camera` }).waitFor();
    await page.reload();
    await players.getByRole('button', { name: 'Replace the link Organiser' }).waitFor();
  });

  it('tells a player that they are waited for, and gives them nothing to decide', async () => {
    const table = await LandTable.open('A player looks');
    const page = await person({ width: 360, height: 760 });
    await page.goto(desk(table, table.campaign.seats[0]?.seat ?? ''));
    await page.getByText('It is your turn.').waitFor();
    expect(await page.getByRole('button', { name: /deadline|Go on|Replace|Export/ }).count()).toBe(
      0,
    );
    await accessible(page);
    await fits(page);
  });

  it('lists all campaigns with what waits for whom', async () => {
    const table = await LandTable.open('Among many others');
    const page = await person({ width: 360, height: 760 });
    await page.goto(desk(table, 'organiser'));
    await page.getByRole('region', { name: 'Players' }).waitFor();
    await page.goto('/organiser');
    await page.getByLabel('Search by name').fill('among many');
    const line = page.getByRole('listitem').filter({ hasText: 'Among many others' });
    await line.getByText(/^Waits for/).waitFor();
    await line.getByText(/kB/).waitFor();
    await page.getByText('One campaign', { exact: true }).waitFor();
    const download = page.waitForEvent('download');
    await line.getByRole('button', { name: /^Export/ }).click();
    expect((await download).suggestedFilename()).toBe(`${table.campaign.campaign}.ndjson`);
    await line.getByRole('button', { name: /^Back up now/ }).click();
    await line.getByText(/writes no backup/).waitFor();
    await accessible(page);
    await fits(page);
  });
});

describe('a private campaign', () => {
  it('is in no list and opens for nobody without a key; its screen hangs where somebody sits', async () => {
    const host = await person();
    await host.goto('/');
    const gallery = host.getByRole('group', { name: 'What shall be played?' });
    await gallery.getByRole('radio', { name: /A quarrel over a hill/ }).check();
    await host.getByLabel('Name', { exact: true }).fill('Behind closed doors');
    const who = host.getByLabel('Who may look without a key');
    await who.selectOption('Nobody: only with a link of their own');
    await host.getByRole('button', { name: 'Begin the battle' }).click();
    await host.getByRole('region', { name: /has begun/ }).waitFor();
    const campaign = (await addressOf(host)).pathname.split('/')[2] ?? '';

    // The host finds it in their own list; nobody else does, and its address opens nothing.
    await host.goto('/');
    await host.getByRole('link', { name: 'Behind closed doors' }).first().waitFor();
    const stranger = await person({ width: 360, height: 740 });
    await stranger.goto('/');
    await stranger.getByRole('heading', { name: 'Begin', exact: true }).waitFor();
    expect(await stranger.getByText('Behind closed doors').count()).toBe(0);
    await stranger.goto(`/c/${campaign}`);
    await stranger.getByText(/shown to nobody without a key/).waitFor();
    expect(await stranger.getByText('Look at what everybody may see').count()).toBe(0);
    await accessible(stranger);
    await fits(stranger);

    // What hangs on the wall shows what anybody may see, by the host's key.
    await host.goto(`/c/${campaign}/screen`);
    await host.getByRole('heading', { name: 'The next card' }).waitFor();
    await host.getByText('Behind closed doors').first().waitFor();
    await host.goto(`/c/${campaign}?seat=public`);
    await host.getByRole('grid').waitFor();

    // The organiser opens it to whoever has its address.
    await host.goto(`/c/${campaign}/desk?seat=organiser`);
    const keeping = host.getByRole('region', { name: 'The book' });
    await keeping
      .getByLabel('Who may look without a key')
      .selectOption('Whoever knows its address; it is in no list');
    await keeping.getByText('Done.').waitFor();
    await accessible(host);
    await stranger.goto(`/c/${campaign}`);
    await stranger.getByRole('grid').waitFor();
  });
});
