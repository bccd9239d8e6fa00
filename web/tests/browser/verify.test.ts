import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { addressOf, person, saved, sit, step, Table } from './campaigns';

describe('the proof of a roll', () => {
  it('is computed by the page, by its own code, from the log', async () => {
    const table = await Table.open('Proof');
    await table.until(step('enemy_movement', undefined, 1));
    await table.give('organiser', { proceed: { all: true } });
    const page = await person({ width: 360, height: 760 });
    // A phone that came over the table's own network has no WebCrypto.
    await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }));
    await sit(page, table.link('city-guard'));
    await page.getByRole('tab', { name: 'Log' }).click();
    const log = page.getByRole('region', { name: 'Log' });
    await log
      .locator('li.fate:not(.secret)')
      .filter({ has: page.locator('.faces') })
      .first()
      .getByRole('button', { name: /^Prove line/ })
      .click();
    const proof = page.getByRole('dialog', { name: /how it fell/ });
    await proof.getByText(/Proved: this follows from the seed/).waitFor();
    expect(await proof.getByText('Holds:').count()).toBe(6);
    await proof.getByText('The bytes in it').click();
    await proof.getByText('HMAC-SHA256(seed, I ‖ X ‖ k)').waitFor();
    expect(await proof.getByText(/with noble-hashes/).count()).toBe(1);
    await accessible(page);
    await fits(page);
    const linked = (await addressOf(page)).searchParams.get('roll');
    expect(Number(linked)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    expect((await addressOf(page)).searchParams.get('roll')).toBeNull();
  });
});

describe('the page that checks a log', () => {
  it('needs the file and nothing else, and finds what was changed in it', async () => {
    const table = await Table.open('Checked');
    await table.until(step('enemy_movement', undefined, 1));
    await table.give('organiser', { proceed: { all: true } });
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.getByRole('tab', { name: 'Book' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the log' }).click();
    const file = await saved(downloading);
    const lines = (await readFile(file, 'utf8')).split('\n');
    const last = JSON.parse(lines.findLast((line) => line !== '') ?? '') as { seq: number };
    // What the device has said of itself on arrival is in the log too, and the page may not have heard of it yet.
    const shown = page.getByRole('region', { name: 'Receipt' }).filter({ hasText: `${last.seq}:` });
    const receipt = await shown.innerText();

    await page.getByRole('link', { name: 'Check a file…' }).click();
    await page.getByRole('heading', { name: 'Check a log' }).waitFor();
    await page.context().setOffline(true);
    await page.getByText('I have receipts').click();
    await page.getByLabel('Receipts, one a line').fill(receipt);
    await page.getByLabel(/Choose a log/).setInputFiles(file);
    await page.getByRole('heading', { name: '✓ The log is whole' }).waitFor();
    expect(await page.locator('.verdict code').innerText()).toBe(receipt);
    await page.getByText('Orders that nobody signed').waitFor();
    await page.getByText('Orders with dice that the server alone could foresee').waitFor();
    await accessible(page);

    const roll = lines.findIndex((line) => line.includes('"kind":"dice.rolled"'));
    await page.getByLabel('Prove the roll of line').fill(String(roll));
    await page.getByRole('button', { name: 'Prove it' }).click();
    await page.getByText(/Proved: this follows from the seed/).waitFor();

    // Nothing has left the page; the rules are the server's, and it is asked only now.
    const sent: string[] = [];
    page.on('request', (request) => sent.push(new URL(request.url()).pathname));
    await page.context().setOffline(false);
    const rules = page.locator('section.rules');
    await rules.getByRole('heading', { name: 'Does it follow from the rules?' }).waitFor();
    expect(sent.filter((path) => path.startsWith('/api/verify'))).toEqual([]);
    await rules.getByRole('button', { name: /^Send the file to / }).click();
    await rules.getByText(/^This is the answer of 127\.0\.0\.1/).waitFor();
    await rules.getByText(/orders were decided once more and came to the very same/).waitFor();
    expect(sent.filter((path) => path.startsWith('/api/verify'))).toEqual(['/api/verify']);
    await accessible(page);

    lines[roll] = (lines[roll] ?? '').replace(
      /"faces":\[(\d)/,
      (_, face) => `"faces":[${7 - face}`,
    );
    const forged = `${file}-forged`;
    await writeFile(forged, lines.join('\n'));
    await page.getByLabel(/^checked|ndjson/).setInputFiles(forged);
    await page.getByRole('heading', { name: '✗ The log is not whole' }).waitFor();
    await page.getByText(`Line ${roll} of the log, line ${roll + 1} of the file`).waitFor();
    await accessible(page);
  });

  it('is a file of its own as well, which asks no server', async () => {
    const table = await Table.open('By itself');
    await table.until(step('enemy_movement', undefined, 1));
    const page = await person({ width: 360, height: 740 });
    await page.goto('/verify');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: /^Keep this page as a file/ }).click();
    const file = await saved(downloading);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).protocol));
    await page.goto(`file://${file}`);
    await page.getByRole('heading', { name: 'Check a log' }).waitFor();
    const log = await table.export();
    const choose = (body: string) =>
      page
        .getByLabel(/Choose a log|log\.ndjson/)
        .setInputFiles({ name: 'log.ndjson', mimeType: 'text/plain', buffer: Buffer.from(body) });
    await choose(log);
    await page.getByRole('heading', { name: '✓ The log is whole' }).waitFor();
    await accessible(page);
    await fits(page);
    // Its name stands in its first record; dice may not have fallen yet.
    await choose(log.replace('By itself', 'By others'));
    await page.getByRole('heading', { name: '✗ The log is not whole' }).waitFor();
    await page.getByLabel('Language').selectOption('nl');
    await page.getByRole('heading', { name: /niet gaaf/ }).waitFor();
    expect(new Set(asked)).toEqual(new Set(['file:']));
  });
});
