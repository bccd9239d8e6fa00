import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { newBatch } from '../../src/lib/api/identity';
import { accessible, fits } from './accessibility';
import { addressOf, origin, person, sit, step, Table } from './campaigns';
import { serve } from './server';

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
    const host = await person({ own: true });
    await host.goto('/');
    await host.getByRole('radio', { name: /A quarrel over a hill/ }).check();
    await host.getByRole('checkbox', { name: /^Each player's device signs/ }).check();
    await host.getByRole('checkbox', { name: /^Dice thrown at the table count when/ }).check();
    await accessible(host);
    await host.getByRole('button', { name: 'Begin the battle' }).click();
    await host.getByText('Nobody of 2 has arrived yet').waitFor();
    const campaign = (await addressOf(host)).pathname.split('/')[2] ?? '';
    const about = await fetch(`${origin}/api/campaigns/${campaign}`);
    expect(((await about.json()) as { log: number }).log).toBe(2);
    const policy = await fetch(`${origin}/api/campaigns/${campaign}/dice-policy`);
    expect(await policy.json()).toMatchObject({ sealed: 'shared', thrown: 'witnessed' });
  });

  it('has a public beacon stand in where the host reads one', async () => {
    // A beacon of this machine, as drand serves it; the lobby asks for none of its rounds.
    const beacon = createServer((_, answer) => {
      const info = { hash: '1'.repeat(64), public_key: '2'.repeat(64), genesis_time: 1, period: 3 };
      answer.setHeader('content-type', 'application/json');
      answer.end(JSON.stringify({ ...info, schemeID: 'ed25519' }));
    });
    await new Promise<void>((up) => beacon.listen(0, '127.0.0.1', up));
    const { port } = beacon.address() as AddressInfo;
    const host = await serve(undefined, ['--beacon', `http://127.0.0.1:${port}/chain`]);
    try {
      const page = await person({ own: true, width: 360, height: 740 });
      await page.goto(host.origin);
      await page.getByRole('radio', { name: /A quarrel over a hill/ }).check();
      const stands = page.getByRole('checkbox', { name: /public beacon/ });
      await stands.check();
      await fits(page);
      await accessible(page);
      await page.getByRole('button', { name: 'Begin the battle' }).click();
      await page.getByText('Nobody of 2 has arrived yet').waitFor();
      const campaign = (await addressOf(page)).pathname.split('/')[2] ?? '';
      const policy = await fetch(`${host.origin}/api/campaigns/${campaign}/dice-policy`);
      expect(await policy.json()).toMatchObject({ otherwise: 'beacon' });
      // Which beacon it is, the log says.
      const log = await fetch(`${host.origin}/api/campaigns/${campaign}/chronicle`);
      const [genesis = ''] = (await log.text()).split('\n');
      const { data } = JSON.parse(genesis) as { data: { chance: { beacon: object } } };
      const named = { chain: '1'.repeat(64), period: 3, scheme: 'ed25519' };
      expect(data.chance.beacon).toMatchObject(named);
    } finally {
      await host.stop();
      beacon.close();
    }
    // The server of the other tests reads none, and offers none.
    const page = await person();
    await page.goto('/');
    await page.getByRole('checkbox', { name: /^Each player's device signs/ }).waitFor();
    expect(await page.getByRole('checkbox', { name: /public beacon/ }).count()).toBe(0);
  });

  it('is signed by the browser that sat down first; another one can look only', async () => {
    const table = await Table.signed('Signed');
    const page = await person({ own: true });
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

    const other = await person({ own: true, width: 360, height: 740 });
    await sit(other, table.link('city-guard'));
    await other.getByText('Another device signs for you.').waitFor();
    await accessible(other);
    await fits(other);

    // The organiser releases it, and the other browser signs from then on.
    const organiser = await person({ own: true });
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

  it('is told how a typed order was read, before it is signed', async () => {
    const table = await Table.signed('Typed');
    await table.until(({ acting }) => acting.includes('city-guard'));
    const page = await person({ own: true, width: 360, height: 740 });
    await sit(page, table.link('city-guard'));
    await expect.poll(() => devices(table), { timeout: 20_000 }).toEqual(['city-guard']);
    await page.getByRole('button', { name: 'Orders' }).click();
    const line = page.getByLabel('An order as text');
    const type = async (text: string) => {
      await line.fill(text);
      await page.getByRole('button', { name: 'Give', exact: true }).click();
    };
    const log = async () => (await of(table, '/chronicle')).text();
    await type('tell Halt, I say!');
    const read = page.getByRole('dialog', { name: 'Is this your order?' });
    await read.getByText('Halt, I say!', { exact: true }).waitFor();
    await accessible(page);
    await fits(page);
    await read.getByRole('button', { name: 'No, it is not' }).click();
    await page.getByText('Nothing was signed. Type it otherwise').waitFor();
    expect(await log()).not.toContain('Halt, I say!');
    await type('tell Halt, I say!');
    await read.getByRole('button', { name: 'Yes, sign and send it' }).click();
    await expect.poll(log, { timeout: 20_000 }).toContain('Halt, I say!');

    // One that is offered in these very words is a choice like a tap: nobody is asked.
    const offered = (await (await of(table, '/options', 'city-guard')).json()) as {
      options: { notation: string }[];
    };
    await type(offered.options[0]?.notation ?? '');
    await expect.poll(() => line.inputValue(), { timeout: 20_000 }).toBe('');
    expect(await read.count()).toBe(0);
  });

  it('lets a second browser of the seat join by a code that works once', async () => {
    const table = await Table.signed('Two devices');
    const page = await person({ own: true });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sit(page, table.link('city-guard'));
    await expect.poll(() => devices(table), { timeout: 20_000 }).toEqual(['city-guard']);
    await page.getByRole('tab', { name: 'Seats' }).click();
    await page.getByRole('button', { name: 'Let another device of yours sign, too' }).click();
    await page.getByRole('img', { name: 'The link for your other device' }).waitFor();
    await accessible(page);
    await page.getByRole('button', { name: /The link for your other device/ }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(await devices(table)).toEqual(['city-guard', 'city-guard']);

    const phone = await person({ own: true, width: 360, height: 740 });
    await sit(phone, link);
    // Its own device signs now, and the one that was made for the way no more.
    const labels = async () =>
      ((await (await of(table, '/devices')).json()) as Device[]).map(({ label }) => label);
    await expect.poll(labels, { timeout: 20_000 }).toEqual(['a browser', 'a browser']);
    await phone.getByLabel('A line of the story').fill('From the telephone.');
    await phone.getByRole('button', { name: 'Tell', exact: true }).click();
    await page
      .getByText(/From the telephone/)
      .first()
      .waitFor({ state: 'attached' });
    const late = await person({ own: true });
    await sit(late, link);
    await late.getByText('Another device signs for you.').waitFor();
  });
});

describe('dice that are mixed', () => {
  interface Bound extends Device {
    chain?: { length: number; index: number };
  }
  const chains = async (table: Table) =>
    ((await (await of(table, '/devices')).json()) as Bound[])
      .filter(({ chain }) => chain)
      .map(({ seat, chain }) => `${seat} ${chain?.index ?? 0}`);

  it('hang on what every open page of another seat gives, and nobody is asked to do anything', async () => {
    const table = await Table.signed('Mixed', 'first-evening');
    const [red, black] = [
      await person({ own: true }),
      await person({ own: true, width: 360, height: 740 }),
    ];
    await Promise.all([sit(red, table.link('red')), sit(black, table.link('black'))]);
    await expect.poll(() => chains(table), { timeout: 40_000 }).toEqual(['black 0', 'red 0']);

    // Each card asks the other: whoever turns it up gives nothing to their own.
    await expect
      .poll(
        async () => {
          const [view, { campaign }] = [await table.look(), table.campaign];
          await fetch(`${origin}/api/campaigns/${campaign}/orders`, {
            method: 'POST',
            headers: {
              Authorization: `Bearer ${table.keyOf('organiser')}`,
              'Content-Type': 'application/json',
            },
            body: JSON.stringify({
              batch: newBatch(),
              head: view.head.seq,
              notation: 'proceed',
            }),
          });
          return chains(table);
        },
        { timeout: 40_000 },
      )
      .toEqual(['black 1', 'red 1']);
    const log = await (await of(table, '/chronicle')).text();
    const told = log.split('\n').find((line) => line.includes('"given":[{'));
    const { data } = JSON.parse(told ?? '{}') as { data?: { way: string; given: unknown[] } };
    expect(data?.way).toBe('shared');
    expect(data?.given).toHaveLength(2);
    const verdict = await (await of(table, '/verify')).json();
    expect((verdict as { verified: boolean }).verified).toBe(true);

    // The same page goes on with the same chain when it is opened again.
    await red.reload();
    await red.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await chains(table)).toContain('red 1');

    // Who watches reads who gave; the organiser says who must.
    await red.getByRole('tab', { name: 'Seats' }).click();
    await red
      .getByText(/^From the server, mixed with what the phones of the others give/)
      .waitFor();
    const organiser = await person({ own: true });
    await sit(organiser, table.link('organiser'));
    await organiser.getByRole('tab', { name: 'Seats' }).click();
    await organiser.getByRole('radio', { name: /the phones of all others give/ }).check();
    await organiser.getByRole('button', { name: 'Set this' }).click();
    await red.reload();
    await red.getByRole('tab', { name: 'Seats' }).click();
    await red.getByText(/mixed with what the phones of all others give/).waitFor();
    await accessible(organiser);
    await fits(black);
  });
});

describe('dice that are thrown at the table', () => {
  const send = (table: Table, path: string, body: object) =>
    fetch(`${origin}/api/campaigns/${table.campaign.campaign}${path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${table.keyOf('organiser')}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ batch: newBatch(), ...body }),
    });

  /** Types ones until there are enough; the answer says that they wait. */
  async function throws(table: Table): Promise<void> {
    for (let thrown: number[] = []; thrown.length < 100;) {
      const { head } = await table.look();
      const body = { head: head.seq, notation: 'proceed all', thrown };
      const { code } = (await (await send(table, '/orders', body)).json()) as { code?: string };
      if (code === 'throw_waits') return;
      // Nothing is rolled in some steps.
      if (code !== undefined) expect(code).toBe('needs_dice');
      if (code !== undefined) thrown = [...thrown, 1];
    }
  }

  it('count once somebody else has confirmed them with one tap', async () => {
    const table = await Table.signed('Witnessed');
    await table.until(step('enemy_movement', undefined, 1));
    const [cathay, guard] = [
      await person({ own: true }),
      await person({ own: true, width: 360, height: 740 }),
    ];
    await Promise.all([sit(cathay, table.link('cathay')), sit(guard, table.link('city-guard'))]);
    await expect.poll(() => devices(table), { timeout: 40_000 }).toEqual(['cathay', 'city-guard']);
    const policy = { sealed: 'house', from: 'one', wait_seconds: 20, otherwise: 'house' };
    await send(table, '/dice-policy', { policy: { ...policy, thrown: 'witnessed' } });

    await throws(table);
    const seen = guard.getByRole('button', { name: 'I saw it' });
    await seen.waitFor();
    await guard
      .getByText(/^the organiser threw 1.* for (?!\{)/)
      .first()
      .waitFor();
    await accessible(guard);
    await fits(guard);
    const notSo = guard.getByRole('button', { name: 'Not so' });
    await notSo.focus();
    await guard.keyboard.press('Enter');
    await notSo.waitFor({ state: 'detached' });
    await cathay.getByRole('button', { name: 'I saw it' }).waitFor({ state: 'detached' });

    await throws(table);
    await cathay.getByRole('button', { name: 'I saw it' }).click();
    await seen.waitFor({ state: 'detached' });
    const log = await (await of(table, '/chronicle')).text();
    expect(log).toMatch(/"witness":\{"device":"[0-9a-f]{64}","seat":"cathay"/);
    const verdict = await (await of(table, '/verify')).json();
    expect((verdict as { verified: boolean }).verified).toBe(true);
  });

  it('call a card that was turned up by its name', async () => {
    const table = await Table.signed('Turned up', 'first-evening');
    const black = await person({ own: true });
    await sit(black, table.link('black'));
    await expect.poll(() => devices(table), { timeout: 40_000 }).toEqual(['black']);
    const policy = { sealed: 'house', from: 'one', wait_seconds: 20, otherwise: 'house' };
    await send(table, '/dice-policy', { policy: { ...policy, thrown: 'witnessed' } });
    const { head } = await table.look();
    const turned = { head: head.seq, notation: 'proceed', cards: ['clubs-ace'] };
    const answer = await send(table, '/orders', turned);
    expect(((await answer.json()) as { code?: string }).code).toBe('throw_waits');
    await black.getByText('Turned up: the ace of clubs.').waitFor();
    await black.getByRole('button', { name: 'I saw it' }).click();
    await black
      .getByText(/the ace of clubs/)
      .first()
      .waitFor();
  });
});
