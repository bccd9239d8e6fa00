/** What happened: the log as story and as file, what was missed, replay, pictures, rulebooks. */

import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { addressOf, Field, person, saved, single, sit } from './campaigns';

async function played(name: string): Promise<Field> {
  const field = await Field.open(name, 'first-evening');
  await field.until((battle) => battle.turn === 2);
  return field;
}

describe('the log', () => {
  it('is a story that opens into records, is searched, and has a link to each record', async () => {
    const field = await played('Log');
    const page = await person();
    await sit(page, field.link('red'));
    const log = page.getByRole('region', { name: 'Log' });
    await log.locator('.entries > li').last().waitFor();
    // This one, also when a line comes behind it: a browser that begins to sign writes one.
    const end = await log.locator('.entries > li').last().getAttribute('data-seq');
    const entry = log.locator(`.entries > li[data-seq="${end}"]`);
    expect(await log.locator('[data-record]').count()).toBe(0);
    await entry.getByRole('button', { name: /^The lines up to/ }).click();
    await entry.locator('[data-record]').first().waitFor();
    await entry.locator('[data-record] code').first().waitFor();
    await accessible(page);

    await page.getByText('Look for…').click();
    await page.getByLabel(/^Who/).selectOption('seat/red');
    await page.getByRole('combobox', { name: /^What/ }).selectOption('order');
    await page.getByText(/lines? found$/).waitFor();
    const kinds = await log.locator('[data-record] code').allTextContents();
    expect(new Set(kinds)).toEqual(new Set(['order.given']));
    expect((await addressOf(page)).href).toContain('kind=order');
    await accessible(page);
    const record = await log.locator('[data-record]').first().getAttribute('data-record');
    const link = await log.locator('[data-record]').first().getByRole('link').getAttribute('href');

    // Somebody else opens the link: the record is there, and the keys are on it.
    const other = await person({ width: 360, height: 740, touch: true, scheme: 'dark' });
    await other.goto(link ?? '');
    await other.locator(`[data-record="${record}"]:focus`).waitFor();
    await fits(other);
    await accessible(other);
    await page.goto(`/c/${field.campaign.campaign}?seat=red&record=0`);
    await page.locator('[data-record="0"]:focus').waitFor();
  });

  it('tells whoever comes back what they missed, and plays it', async () => {
    const field = await Field.open('Back again', 'first-evening');
    await field.until(single('red', (await first(field, 'red')) ?? ''));
    const page = await person();
    await sit(page, field.link('black'));
    const { head, battle: left } = await field.look();
    const [seen, turn] = [head.seq, (left as { turn: number }).turn];
    await page.locator(`[data-seq="${seen}"]`).first().waitFor();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Campaigns' }).waitFor();
    await field.until((battle) => battle.turn > turn);
    await page.goto(`/c/${field.campaign.campaign}?seat=black`);
    const since = page.getByRole('region', { name: 'Since you last looked' });
    await since.waitFor();
    await accessible(page);
    await since.getByRole('button', { name: 'Play it' }).click();
    await page.getByText('You look at the past').waitFor();
    // By itself it goes on.
    const at = async () => Number((await addressOf(page)).searchParams.get('at'));
    const begun = await at();
    await expect.poll(at, { timeout: 20_000 }).toBeGreaterThan(begun);
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await page.getByText('You look at the past').waitFor({ state: 'detached' });
    expect(await since.count()).toBe(0);
  });
});

async function first(field: Field, colour: string): Promise<string | undefined> {
  const { battle } = await field.look();
  return (battle as { pieces: { piece: string; colour: string; body: string }[] }).pieces.find(
    (piece) => piece.colour === colour && piece.body !== 'individual',
  )?.piece;
}

describe('a moment', () => {
  it('has a link, and its board is saved as a drawing and as dots', async () => {
    const field = await played('Moment');
    const page = await person();
    await sit(page, field.link('red'));
    await page.getByRole('button', { name: 'One order back' }).click();
    await page.getByText('You look at the past').waitFor();
    await page.getByText('Replay and pictures').click();
    await accessible(page);
    const at = (await addressOf(page)).searchParams.get('at');
    await page.getByRole('button', { name: `Copy link for line ${at}` }).waitFor();

    const drawing = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as SVG' }).click();
    const svg = await saved(drawing);
    const text = await readFile(svg, 'utf8');
    expect(text).toMatch(/^<svg[^>]*xmlns="http:\/\/www.w3.org\/2000\/svg"/);
    expect(text).toContain('<title>');
    expect(text).not.toMatch(/class="|var\(--/);
    const wanted = [...text.matchAll(/(?:href="|url\(["']?)#([^"')]+)/g)].map(([, id]) => id);
    const there = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    expect(wanted.filter((id) => id && !there.has(id))).toEqual([]);
    // Each army is in its own colour: its coats, and the signs on its shields.
    for (const colour of ['red', 'black']) {
      const token = page.locator(`.token.livery-${colour} .look`).first();
      const look = /#([^"')]+)/.exec((await token.getAttribute('marker-start')) ?? '')?.[1] ?? '';
      const [coat, ink] = await page.locator(`#${look} .sign`).evaluate((sign) => {
        const { color } = getComputedStyle(sign);
        return [getComputedStyle(sign).getPropertyValue('--fill').trim(), color];
      });
      const [drawn = ''] = new RegExp(`<marker[^>]* id="${look}"[^]*?</marker>`).exec(text) ?? [];
      const borrowed = [...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '');
      const [figure = '', sign = ''] = ['figure-', 'sign-'].map((kind) => {
        const id = borrowed.find((id) => id.startsWith(kind)) ?? '';
        return new RegExp(`<g[^>]* id="${id}"[^>]*>[^]*?</g>`).exec(text)?.[0] ?? '';
      });
      expect(figure).toContain(`fill="${coat ?? ''}"`);
      expect(sign).toContain(`fill="${ink ?? ''}"`);
    }

    const dots = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as PNG' }).click();
    const png = await readFile(await saved(dots));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBe(2400);
    // More than one colour was drawn: an empty board would be a few kilobytes.
    expect(png.length).toBeGreaterThan(60_000);
    expect(await page.getByRole('alert').count()).toBe(0);
  });
});

describe('the rulebooks', () => {
  it('are searched, name what we rule, and explain every page by a key', async () => {
    const page = await person({ width: 360, height: 740 });
    await page.goto('/rules');
    await page.getByRole('link', { name: 'The Siege of Lowenheim' }).click();
    await page.getByRole('heading', { name: 'The Siege of Lowenheim', level: 1 }).waitFor();
    await page.locator('#HEI-156').waitFor();
    await fits(page);
    await accessible(page);
    await page.getByLabel('Search the rules').fill('fire spread');
    await page.getByText(/^\d clauses found$/).waitFor();
    await page.locator('#HEI-175').waitFor();
    await accessible(page);
    await page.getByLabel('Search the rules').fill('werewolf');
    await page.getByText('No clause says that.').waitFor();
    await page.goto('/rules/battle#WAP-030');
    await page.locator('#WAP-030:focus').waitFor();
    for (const way of ['/', '/rules', '/verify']) {
      await page.goto(way);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Keys' }).waitFor();
      await accessible(page);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  });
});
