/** Pages that were opened once are there without the server, for whoever saw them. */

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { accessible } from './accessibility';
import { person } from './campaigns';

const binary = resolve(process.env.WAPENROL_BIN ?? '../target/debug/wapenrol');

/** A server that is killed as a power cut would, and comes back at the same address. */
async function serve(data: string, listen: string): Promise<[ChildProcess, string]> {
  const server = spawn(binary, ['--data', data, 'serve', '--listen', listen]);
  const origin = await new Promise<string>((found, lost) => {
    server.once('exit', () => lost(new Error('The server did not come up.')));
    server.stdout.on('data', (text: Buffer) => {
      const there = /listening on (\S+)/.exec(text.toString())?.[1];
      if (there) found(there);
    });
  });
  return [server, origin];
}

async function kill(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((done) => server.once('exit', done));
  server.kill('SIGKILL');
  await gone;
}

it('shows the last that a seat saw, to that seat only, and comes back by itself', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wapenrol-installed-'));
  const data = join(folder, 'data');
  const [begun, origin] = await serve(data, '127.0.0.1:0');
  let server = begun;
  try {
    const made = await fetch(`${origin}/api/campaigns`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ scenario: 'siege', name: 'Kept' }),
    });
    const campaign = (await made.json()) as {
      campaign: string;
      seats: { seat: string; key: string }[];
    };
    const keyOf = (seat: string) => campaign.seats.find((known) => known.seat === seat)?.key ?? '';
    const page = await person({ installed: true });
    await page.goto(`${origin}/c/${campaign.campaign}#${keyOf('cathay')}`);
    await page.getByRole('grid').waitFor();
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return (await (await fetch(link?.href ?? '')).json()) as { icons: { src: string }[] };
    });
    for (const { src } of manifest.icons) {
      expect((await page.request.get(`${origin}${src}`)).ok()).toBe(true);
    }
    // The first page of all is kept as well, once there is somebody to keep it.
    const kept = () =>
      page.evaluate(async () => {
        const names = navigator.serviceWorker.controller ? await caches.keys() : [];
        const seen = names.filter((name) => name.startsWith('wapenrol-seen-'));
        const requests = await Promise.all(
          seen.map(async (name) => (await caches.open(name)).keys()),
        );
        return requests.flat().map(({ url }) => new URL(url).pathname.split('/').at(-1));
      });
    await expect
      .poll(kept, { timeout: 15_000 })
      .toEqual(expect.arrayContaining([campaign.campaign, 'view', 'log', 'turns', 'options']));

    // All letters are kept, those too that no page has shown.
    const letters = await page.evaluate(async () => {
      const kept = await (await caches.open('wapenrol-pages-1')).keys();
      return kept.filter(({ url }) => url.endsWith('.woff2')).length;
    });
    expect(letters).toBe(10);

    await kill(server);
    await page.reload();
    await page.getByText(/This is what you saw last/).waitFor();
    await page.getByRole('grid').waitFor();
    await page.getByRole('tab', { name: 'Briefing' }).click();
    await page.getByText(/Connection lost; trying again/).waitFor();
    expect(await page.getByRole('button', { name: 'Done with this step' }).count()).toBe(0);
    await accessible(page);

    // Another seat, and a spectator, find nothing of it in the same browser.
    for (const seat of ['bretonnia', 'public']) {
      await page.evaluate(
        ([id, key]) =>
          localStorage.setItem(
            `wapenrol.keys.${id}`,
            JSON.stringify({ 'seat/bretonnia': key ?? '' }),
          ),
        [campaign.campaign, keyOf('bretonnia')],
      );
      await page.goto(`${origin}/c/${campaign.campaign}?seat=${seat}`);
      await page.getByRole('heading', { name: 'This campaign cannot be opened' }).waitFor();
      expect(await page.getByRole('grid').count()).toBe(0);
    }

    await page.goto(`${origin}/c/${campaign.campaign}#${keyOf('cathay')}`).catch(() => undefined);
    [server] = await serve(data, origin.replace('http://', ''));
    await page.goto(`${origin}/c/${campaign.campaign}?seat=cathay#${keyOf('cathay')}`);
    await page.getByRole('button', { name: 'Done with this step' }).waitFor();
    expect(await page.getByText(/This is what you saw last/).count()).toBe(0);
  } finally {
    await kill(server);
    await rm(folder, { recursive: true, force: true });
  }
});
