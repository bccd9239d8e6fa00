import { expect, inject, it } from 'vitest';
import type { Land } from '../../src/lib/systems/campaign-map/types';
import { accessible, fits } from './accessibility';
import { origin, person } from './campaigns';

const demo = inject('demo');

async function land(): Promise<Land> {
  const path = `${origin}/api/campaigns/${demo.campaign}/view?scope=engagement/1`;
  return ((await (await fetch(path)).json()) as { map: Land }).map;
}

it('leads from a banner that is short of wounds to the very dice in two clicks', async () => {
  const map = await land();
  const hurt = map.pieces.find(
    ({ cause, wounds, of, place }) =>
      cause && wounds > 0 && wounds < of && typeof place === 'object' && 'banner' in place,
  );
  const banner = map.banners.find(
    ({ id }) =>
      typeof hurt?.place === 'object' && 'banner' in hurt.place && id === hurt.place.banner,
  );
  if (!hurt || !banner) throw new Error('Nobody of the demonstration is hurt.');
  const page = await person();
  await page.goto(`/c/${demo.campaign}?scope=engagement/1&hex=${banner.at}`);

  const link = page.locator(`a[href*="${hurt.cause?.engagement}%2F${hurt.cause?.fact}"]`).first();
  await link.click();
  const why = page.getByRole('dialog', { name: 'Why?' });
  await why.getByRole('link', { name: /^Line \d+ of the log$/ }).waitFor();
  await accessible(page);
  await why.getByRole('button', { name: /^The dice that fell/ }).click();
  await page.getByRole('dialog', { name: /^Line \d+: how it fell$/ }).waitFor();
  await page.getByText('What came of it').waitFor();
});

it('leads from a banner that is a unit short to the dice, and to the last rolls it was part of', async () => {
  const map = await land();
  const gone = map.pieces.find(
    ({ cause, place, left }) =>
      cause &&
      place === 'lost' &&
      typeof left === 'object' &&
      left !== null &&
      'banner' in left &&
      map.banners.some(({ id }) => id === left.banner),
  );
  const banner = map.banners.find(
    ({ id }) => typeof gone?.left === 'object' && JSON.stringify(gone.left).includes(`"${id}"`),
  );
  if (!gone || !banner) throw new Error('No banner of the demonstration is a unit short.');
  const page = await person();
  await page.goto(`/c/${demo.campaign}?scope=engagement/1&hex=${banner.at}`);
  const there = page.getByRole('region', { name: `Banner of ${banner.name}` });
  const lost = there.getByRole('listitem').filter({ hasText: 'lost' }).first();
  await lost.getByRole('link', { name: /^Why\?/ }).click();
  await page.getByRole('button', { name: /^The dice that fell/ }).click();
  await page.getByRole('dialog', { name: /^Line \d+: how it fell$/ }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByText('Last rolls of').click();
  await page.getByRole('link', { name: banner.name, exact: true }).click();
  await page.waitForURL(/roll-piece=/);
  await page.getByText(/^[1-9]\d* rolls|^The newest \d+ rolls/).waitFor();
});

it('tells the campaign with the map at each turn, to read and to print', async () => {
  const page = await person({ width: 360, height: 760 });
  await page.goto(`/c/${demo.campaign}/story`);
  await page.getByRole('heading', { name: 'Turn 1', exact: true }).waitFor();
  await page
    .getByRole('heading', { name: /^The siege of Lowenheim/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Print…' }).and(page.locator(':enabled')).waitFor();
  const chapters = await page.locator('section.chapter').count();
  expect(chapters).toBeGreaterThan(3);
  expect(await page.getByRole('img', { name: /Six Provinces: The / }).count()).toBe(chapters);
  await fits(page);
  await accessible(page);

  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print…' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('combobox').and(page.locator(':visible')).count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'As Markdown' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${demo.campaign}.md`);

  const record = page.getByRole('link', { name: /^Line \d+ of the log$/ }).last();
  const number = await record.innerText();
  await record.click();
  await page.waitForURL(new RegExp(`record=${number}\\b`));
});

it('explains what is carried on, line by line', async () => {
  const page = await person();
  await page.goto('/carry');
  await page.getByRole('rowheader', { name: 'CAR-1', exact: true }).waitFor();
  expect(await page.getByRole('rowheader').count()).toBeGreaterThan(18);
  await accessible(page);
});
