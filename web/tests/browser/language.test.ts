import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { person, sit, step, Table } from './campaigns';

/** Messages of a language that are one piece of text. */
function plain(language: string): Map<string, string> {
  const folder = new URL(`../../src/messages/${language}/`, import.meta.url);
  const all = readdirSync(folder).flatMap(
    (file) => new FluentResource(readFileSync(new URL(file, folder), 'utf8')).body,
  );
  return new Map(all.flatMap(({ id, value }) => (typeof value === 'string' ? [[id, value]] : [])));
}

const NAME = /^lowenheim-(name|rank|step-name|terrain|card)-/;
const dutch = plain('nl');
const texts = new Set(dutch.values());
/**
 * What only an English page says. Single letters stand on shields and in tables of any language, and
 * what the rulebook names the server still names in English here and there.
 */
const english = new Set(
  [...plain('en')].flatMap(([id, text]) =>
    dutch.get(id) === text || texts.has(text) || text.length < 2 || NAME.test(id) ? [] : text,
  ),
);

/** Everything on the page that is read or heard, piece by piece. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const heard = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
    const found: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      // What people have called a campaign is in their own language.
      if (/^\/c\/[^/]+$/.test(element.closest('a')?.getAttribute('href') ?? '')) continue;
      // An order as it is typed is the same in every language.
      if (element.closest('code, [translate="no"]')) continue;
      for (const name of heard) found.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? '');
      }
    }
    return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });
}

const left = async (page: Page) => (await said(page)).filter((text) => english.has(text));

describe('the language', () => {
  it('is changed in the lobby, and kept on the page of a siege', async () => {
    const table = await Table.open('Taal');
    await table.until(step('refill', 'city-guard', 1));
    const page = await person({ width: 360, height: 780 });
    await page.goto('/');
    await page.getByRole('link', { name: 'Taal' }).waitFor();
    expect((await left(page)).length).toBeGreaterThan(0);

    await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Nederlands' });
    await page.getByRole('combobox', { name: 'Taal' }).waitFor();
    await page.getByRole('link', { name: 'Taal' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('nl');
    expect(await left(page)).toEqual([]);
    await accessible(page);

    await sit(page, table.link('city-guard'));
    await page.getByRole('heading', { name: /^Jouw hand/ }).waitFor();
    const tabs = page.getByRole('tablist').getByRole('tab');
    for (const tab of await tabs.all()) {
      await tab.click();
      expect(await left(page)).toEqual([]);
    }
    await accessible(page);
    await fits(page);
  });

  it('comes with a link', async () => {
    const page = await person();
    await page.goto('/nowhere?lang=nl');
    await page.getByRole('heading', { name: 'Deze pagina bestaat niet' }).waitFor();
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
  });
});
