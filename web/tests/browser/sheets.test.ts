import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Briefing } from '../../src/lib/api/types';
import { accessible, fits } from './accessibility';
import { addressOf, Field, origin, person, sit, step, Table } from './campaigns';

/** How many pages of paper a page of the browser takes. */
async function paper(page: Page): Promise<number> {
  const file = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return file.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Waits until sheets of these kinds are there, and no others. */
async function shown(page: Page, kinds: string[]): Promise<void> {
  await page.waitForFunction((wanted) => {
    const sheets = [...document.querySelectorAll<HTMLElement>('main[aria-busy="false"] .sheet')];
    const there = new Set(sheets.map((sheet) => sheet.dataset.sheet));
    return there.size === wanted.length && wanted.every((kind) => there.has(kind));
  }, kinds);
}

/** Upright and slanted letters that the program brings with it, as a page has them. */
async function letters(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kinds = ["10pt 'Alegreya on paper'", "italic 10pt 'Alegreya on paper'"];
    const loaded = await Promise.all(kinds.map((kind) => document.fonts.load(kind)));
    return loaded.map(([first]) => `${first?.style} ${first?.status}`);
  });
}

const LETTERS = ['normal loaded', 'italic loaded'];

/** Every sentence of a briefing. */
function sentences({ background, objectives, special_rules, relations }: Briefing): string[] {
  return [...background, ...objectives, ...special_rules, ...Object.values(relations)];
}

const PUBLIC = ['reference', 'map', 'record'];
const ALL = ['briefing', 'roster', ...PUBLIC];
/** A roster, three pages of rules and orders, the map, a leaf with two sides. */
const PAGES = 1 + 3 + 1 + 2;

describe('sheets', () => {
  it('are printed for one seat, with nobody else’s secret on them', async () => {
    const table = await Table.open('Sheets');
    const { siege } = await table.look();
    const page = await person();
    await sit(page, table.link('cathay'));
    await page.getByRole('link', { name: 'Sheets to print' }).click();
    await shown(page, ALL);
    await accessible(page);
    await fits(page);

    expect(await letters(page)).toEqual(LETTERS);
    const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
    const told = (name: string) => {
      const briefing = siege.factions.find((known) => known.faction === name)?.briefing;
      if (!briefing) throw new Error(`The organiser sees no briefing of ${name}.`);
      return sentences(briefing).map((sentence) => sentence.trim().replace(/\s+/g, ' '));
    };
    const own = told('cathay');
    for (const sentence of own) expect(text).toContain(sentence);
    const others = siege.factions
      .filter(({ faction }) => faction !== 'cathay')
      .flatMap(({ faction }) => told(faction))
      .filter((sentence) => !own.includes(sentence));
    expect(others.length).toBeGreaterThan(40);
    for (const sentence of others) expect(text).not.toContain(sentence);

    // The briefing takes what it takes; everything else fills its pages exactly.
    const whole = await paper(page);
    await page.getByRole('checkbox', { name: 'Briefing' }).uncheck();
    await shown(page, ['roster', ...PUBLIC]);
    expect((await addressOf(page)).searchParams.get('only')).toBe('roster,reference,map,record');
    expect(await paper(page)).toBe(PAGES);
    expect(whole).toBeGreaterThan(PAGES);
    // A narrow screen moves the wide tables sideways.
    await page.setViewportSize({ width: 360, height: 780 });
    await fits(page);
    await accessible(page);
    await page.getByRole('link', { name: 'Back to the board' }).click();
    await page.getByRole('grid').waitFor();
  });

  it('of a battle are an army, the ground and the field; of the map banners and the land', async () => {
    const kinds = {
      castle: ['roster', ...PUBLIC],
      'four-crowns': ['roster', 'map', 'record'],
    };
    for (const [scenario, has] of Object.entries(kinds)) {
      const field = await Field.open('On paper', scenario);
      const page = await person();
      await page.goto(field.link(scenario === 'castle' ? 'red' : 'north'));
      await page.getByRole('link', { name: 'Sheets to print' }).click();
      await shown(page, has);
      expect(await page.getByRole('checkbox').count()).toBe(has.length);
      await accessible(page);
      await page.setViewportSize({ width: 360, height: 780 });
      await fits(page);
    }
  });

  it('of all six come on pages of their own for the organiser, and of one alone', async () => {
    const table = await Table.open('Six sheets');
    await table.until(step('refill', undefined, 1));
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.getByRole('link', { name: 'Sheets to print' }).click();
    await shown(page, ALL);
    await accessible(page);
    const six = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.sheet.briefing')].map((it) => it.dataset.seat),
    );
    expect(new Set(six).size).toBe(6);
    const whole = await paper(page);

    const { campaign } = table.campaign;
    let apart = PAGES - 1;
    for (const seat of six) {
      await page.goto(`/c/${campaign}/sheets?seat=organiser&of=${seat}&only=briefing,roster`);
      await shown(page, ['briefing', 'roster']);
      expect(await page.locator(`.sheet:not([data-seat="${seat}"])`).count()).toBe(0);
      apart += await paper(page);
    }
    expect(whole).toBe(apart);
  });

  it('are public as far as they are everybody’s, and fit a narrow dark screen', async () => {
    const table = await Table.open('Public sheets');
    const page = await person({ width: 360, scheme: 'dark' });
    await page.goto(`/c/${table.campaign.campaign}/sheets?seat=public&only=briefing`);
    await shown(page, PUBLIC);
    expect(await page.getByRole('checkbox', { name: 'Briefing' }).count()).toBe(0);
    await fits(page);
    await accessible(page);

    const ask = async (query: string, seat: string | null) => {
      const key = seat && new URL(table.link(seat), origin).hash.slice(1);
      const headers: Record<string, string> = key ? { Authorization: `Bearer ${key}` } : {};
      return fetch(`${origin}/api/campaigns/${table.campaign.campaign}/sheets?${query}`, {
        headers,
      });
    };
    expect((await ask('only=briefing', null)).status).toBe(401);
    expect((await ask('seat=cathay', 'bretonnia')).status).toBe(403);
    expect((await ask('seat=cathay', 'cathay')).status).toBe(200);
    expect((await ask('seat=cathay', 'organiser')).status).toBe(200);

    // A file has its letters in it.
    const folder = await mkdtemp(join(tmpdir(), 'wapenrol-sheets-'));
    const binary = resolve(process.env.WAPENROL_BIN ?? '../target/debug/wapenrol');
    await promisify(execFile)(binary, ['sheets', '--folder', folder]);
    const file = join(folder, 'everybody.html');
    expect((await stat(file)).size).toBeLessThan(300_000);
    await page.goto(`file://${file}`);
    expect(await letters(page)).toEqual(LETTERS);
    expect(await paper(page)).toBe(PAGES - 1);
    await rm(folder, { recursive: true });

    // Without a campaign, from the lobby.
    await page.goto('/');
    await page.getByRole('link', { name: /quick reference/i }).click();
    await page.getByRole('heading', { name: 'Quick reference' }).waitFor();
    expect(await letters(page)).toEqual(LETTERS);
    await accessible(page);
  });
});
