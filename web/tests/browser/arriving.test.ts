import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { addressOf, origin, person } from './campaigns';

describe('the first ten minutes', () => {
  it('lead from an empty gallery to telephones that have arrived', async () => {
    const host = await person();
    await host.goto('/');
    await host.getByRole('radio', { name: /A quarrel over a hill/ }).check();
    await host.getByLabel('Name', { exact: true }).fill('Ten minutes');
    await host.getByRole('textbox', { name: /red/i }).fill('Anna');
    await host.getByRole('button', { name: 'Begin the battle' }).click();
    await host.getByRole('heading', { name: 'Ten minutes has begun' }).waitFor();
    await host.getByText('Nobody of 2 has arrived yet').waitFor();
    const card = host.getByRole('listitem').filter({ hasText: 'Anna' });
    await card.getByRole('img', { name: /^The code of .*Anna/ }).waitFor();
    // The organiser's own link opens everything: it has no code that others could photograph.
    expect(await host.getByRole('img', { name: /^The code of/ }).count()).toBe(2);
    await accessible(host);

    const link = (await card.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    const telephone = await person({ width: 360, height: 640, touch: true });
    await telephone.goto(link);
    await telephone.getByRole('grid').waitFor();
    await host.getByText('1 of 2 players are here').waitFor();
    await card.getByText('is here').waitFor();
    // At the table everybody sees who has come.
    await telephone.getByRole('tab', { name: 'Seats' }).click();
    await telephone
      .getByRole('tabpanel')
      .getByText(/\(Anna\)/)
      .waitFor();
    await telephone.getByText('not here yet').waitFor();
    await fits(telephone);
    await accessible(telephone);
    await telephone.close();
    await card.getByText('was here').waitFor();
    await host.setViewportSize({ width: 360, height: 640 });
    await fits(host);
  });

  it('give one code to whoever plays several seats, and tell them which is asked', async () => {
    const host = await person();
    await host.goto('/');
    await host.getByRole('textbox', { name: 'City Guard' }).fill('Bob');
    await host.getByRole('textbox', { name: 'Blue Lotus Society' }).fill('Bob');
    await host.getByRole('button', { name: 'Begin the siege' }).click();
    await host.getByText('Nobody of 5 has arrived yet').waitFor();
    const card = host.getByRole('listitem').filter({ hasText: 'Bob' });
    await card.getByRole('heading', { name: 'Bob: City Guard and Blue Lotus Society' }).waitFor();

    const link = (await card.getByRole('link', { name: 'Open' }).getAttribute('href')) ?? '';
    const telephone = await person({ width: 360, height: 640, touch: true });
    await telephone.goto(link);
    await telephone.getByRole('button', { name: 'More' }).click();
    const seats = telephone.getByRole('combobox', { name: 'You are' });
    const held = seats.getByRole('option');
    await held.nth(2).waitFor({ state: 'attached' });
    expect(await held.allTextContents()).toEqual([
      'City Guard',
      'Blue Lotus Society',
      'a spectator',
    ]);
    await host.getByText('1 of 5 players are here').waitFor();
    const asked = telephone.getByRole('region', { name: 'Where else you are asked' });
    await asked.getByText('Blue Lotus Society').waitFor();
    await accessible(telephone);
    await fits(telephone);
    // However many seats are asked, the board loses one line.
    expect((await asked.boundingBox())?.height).toBeLessThan(44);
    await asked.getByRole('link', { name: /^Blue Lotus Society/ }).click();
    await asked.getByText('City Guard').waitFor();
    await telephone
      .locator('.who')
      .getByText(/^Blue Lotus Society/)
      .waitFor();
    expect((await addressOf(telephone)).hash).toBe('');
  });

  it('ask for the password of a host who wants one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'wapenrol-guarded-'));
    const file = join(folder, 'password');
    await writeFile(file, 'zeven dürre takken\n');
    const binary = resolve(process.env.WAPENROL_BIN ?? '../target/debug/wapenrol');
    const words = ['--data', join(folder, 'data'), 'serve', '--listen', '127.0.0.1:0'];
    const server = spawn(binary, [...words, '--creation-password-file', file]);
    try {
      const place = await new Promise<string>((found) => {
        server.stdout.on('data', (text: Buffer) => {
          const there = /listening on (\S+)/.exec(text.toString())?.[1];
          if (there) found(there);
        });
      });
      const page = await person();
      await page.goto(place);
      await page.getByRole('radio', { name: /A quarrel over a hill/ }).check();
      await page.getByLabel("The host's password").fill('wrong');
      await page.getByRole('button', { name: 'Begin the battle' }).click();
      await page
        .getByRole('alert')
        .getByText(/not the password/)
        .waitFor();
      await page.getByLabel("The host's password").fill('zeven dürre takken');
      await accessible(page);
      await page.getByRole('button', { name: 'Begin the battle' }).click();
      await page.getByRole('heading', { name: /has begun/ }).waitFor();
    } finally {
      const gone = new Promise((done) => server.once('exit', done));
      server.kill('SIGTERM');
      await gone;
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('the shared screen', () => {
  it('shows a table without a secret and without anything to press, and follows it', async () => {
    const host = await person();
    await host.goto('/');
    await host.getByRole('button', { name: 'Begin the siege' }).click();
    await host.getByRole('heading', { name: /has begun/ }).waitFor();
    const screen = await host.context().newPage();
    await screen.setViewportSize({ width: 1920, height: 1080 });
    const asked: (string | undefined)[] = [];
    screen.on('request', (request) => asked.push(request.headers().authorization));
    const campaign = (await addressOf(host)).pathname.split('/')[2] ?? '';
    // This browser holds the key of every seat, and the screen uses none of them.
    await screen.goto(`/c/${campaign}/screen`);
    await screen.getByRole('heading', { name: 'What happened' }).waitFor();
    expect(await screen.getByRole('button').count()).toBe(0);
    expect(await screen.getByRole('textbox').count()).toBe(0);
    await accessible(screen);
    await fits(screen);
    // A projector and a phone show it as well.
    for (const [width, height] of [
      [1280, 720],
      [360, 640],
    ] as const) {
      await screen.setViewportSize({ width, height });
      await fits(screen);
    }
    await screen.setViewportSize({ width: 1920, height: 1080 });

    await host.goto(`/c/${campaign}?seat=cathay`);
    await host.getByLabel('A line of the story').fill('The lanterns are lit.');
    await host.getByRole('button', { name: 'Tell', exact: true }).click();
    await screen.getByText(/The lanterns are lit/).waitFor();
    expect(asked.filter((key) => key !== undefined)).toEqual([]);
    expect(origin).not.toBe('');
  });
});
