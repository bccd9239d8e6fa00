import { describe, expect, it } from 'vitest';
import {
  campaignOf,
  check,
  ForeignIntent,
  headersFor,
  intentOf,
  type ToSign,
} from '../../src/lib/devices/signing';
import type { Device } from '../../src/lib/devices/device';
import { follows } from '../../src/lib/devices/behind';
import { answered, isTheHouses, linksOf } from '../../src/lib/devices/links';
import type { Ask } from '../../src/lib/api/types';
import { fromHex, join, toHex } from '../../src/lib/verify/bytes';
import { tag } from '../../src/lib/verify/intent';
import { sha256 } from '@noble/hashes/sha2.js';
import written from '../../../crates/chronicle/tests/vectors/chronicle-2.json?raw';
import log from '../../../crates/chronicle/tests/vectors/chronicle-2-sample-full.ndjson?raw';

interface Vectors {
  intents: { parts: Record<string, unknown>; intent: string }[];
  signatures: { what: string; key: string; message: string; signature: string }[];
  asks: { prev: string; intent: string; envelope: number; ask: string }[];
  links: { campaign: string; values: string[] };
  keys: { word: string; seed: string; public: string }[];
}

const vectors = JSON.parse(written) as Vectors;

/** A device that writes down what it is asked to sign. */
class Writing implements Device {
  readonly name = 'f'.repeat(64);
  readonly messages: string[] = [];

  sign(message: Uint8Array): Promise<string> {
    this.messages.push(toHex(message));
    return Promise.resolve('0'.repeat(128));
  }
}

describe('signing', () => {
  it('hashes an order like the published vectors', async () => {
    for (const { parts, intent } of vectors.intents) expect(await intentOf(parts)).toBe(intent);
  });

  it('signs what the published signatures are over', async () => {
    const [first] = vectors.intents;
    const device = new Writing();
    const order: ToSign = { intent: first?.intent ?? '', order: first?.parts ?? {} };
    const headers = await headersFor(device, [order]);
    const published = vectors.signatures.find(({ what }) => what === 'order');
    expect(device.messages).toEqual([published?.message]);
    expect(headers['Wapenrol-Signatures']).toBe(`${order.intent}=${'0'.repeat(128)}`);
  });

  it('signs nothing that hashes to something else', async () => {
    const [first] = vectors.intents;
    const order = { ...first?.parts, head: 1 };
    const wanted = headersFor(new Writing(), [{ intent: first?.intent ?? '', order }]);
    await expect(wanted).rejects.toThrow('intent');
  });

  const genesis = `${'8'.repeat(63)}0`;
  const campaign = campaignOf(genesis);
  const waits = (order: object, by = 'seat/red'): ToSign => ({
    intent: '',
    order: { batch: 'a', by, campaign: genesis, stead: null, thrown: null, ...order },
  });

  it('signs nothing but what was sent', () => {
    const command = { tell: { text: 'x' } };
    const body = { batch: 'a', command, nonce: '00', thrown: [1], scope: 'engagement/1' };
    const sent = { campaign, reader: 'seat/red', path: '/orders', body };
    const order = { command, nonce: '00', thrown: [1], scope: 'engagement/1' };
    check(sent, [waits(order)]);
    for (const other of [
      { batch: 'b' },
      { by: 'seat/black' },
      { campaign: '0'.repeat(64) },
      { command: { tell: { text: 'y' } } },
      { nonce: '11' },
      { thrown: [2] },
      { scope: 'engagement/2' },
      { stead: 'black' },
    ]) {
      const changed = () => check(sent, [waits({ ...order, ...other })]);
      expect(changed, JSON.stringify(other)).toThrow(ForeignIntent);
    }
    // A second order beside the one that was meant.
    expect(() => check(sent, [waits(order), waits({ ...order, batch: 'b' })])).toThrow('stead');
  });

  it('signs what the organiser brings, and nothing else that the desk did not hear', () => {
    const rule = { dispute: 1, ruling: 'struck', reason: 'x' };
    const body = { batch: 'a', command: { rule } };
    const sent = { campaign, reader: 'organiser', path: '/desk', body };
    const told = { command: { rule: { ...rule, leave_out: false } } };
    const both = [waits(told, 'organiser'), waits({ batch: 'b', stead: 'red' }, 'organiser')];
    check(sent, both);
    const seat = { ...sent, reader: 'seat/red' };
    expect(() => check(seat, [waits(told), waits(told)])).toThrow('stead');
    const other = waits({ command: { rule: { ...rule, dispute: 2 } } }, 'organiser');
    expect(() => check(sent, [other])).toThrow('command');
  });

  it('knows rewinds, keys and devices again', () => {
    const sent = (path: string, body: object) => ({
      campaign,
      reader: 'organiser',
      path,
      body: { batch: 'a', ...body },
    });
    const asked = (command: object) => [waits({ command, scope: 'campaign' }, 'organiser')];
    check(sent('/rewinds', { turn: 2, scope: 'engagement/1' }), asked({ rewind: { to: 7 } }));
    expect(() => check(sent('/rewinds', { to: 9 }), asked({ rewind: { to: 7 } }))).toThrow();
    check(sent('/keys', { seat: 'red' }), asked({ replace_key: { seat: 'red' } }));
    expect(() => check(sent('/keys', { seat: 'red' }), asked({ rewind: { to: 1 } }))).toThrow();
    const device = 'f'.repeat(64);
    const bound = asked({ 'seat.device_bound': { device, label: 'x', seat: 'organiser' } });
    check(sent('/devices', { device, label: 'x', proof: null }), bound);
    const other = sent('/devices', { device: '0'.repeat(64), label: 'x', proof: null });
    expect(() => check(other, bound)).toThrow('command');
  });

  it('names a campaign by its genesis', () => {
    expect(campaignOf('8000000000004000'.padEnd(64, '0'))).toBe('g000000001');
  });
});

describe('giving to the dice of others', () => {
  const tools = {
    sha256: (bytes: Uint8Array) => sha256(bytes),
    hasSigned: (_: string, message: Uint8Array, signature: string) =>
      Promise.resolve(signature === `signed ${toHex(message)}`),
  };
  const { campaign: genesis, values } = vectors.links;

  it('makes the chain of the published vectors', async () => {
    const links = await linksOf(tools, genesis, values.at(-1) ?? '', values.length - 1);
    expect(links).toEqual(values);
  });

  const [published] = vectors.asks;
  const ask = {
    ...published,
    behind: [],
    after: 7,
    batch: 'a',
    by: 'seat/red',
    scope: 'campaign',
    head: 7,
    devices: { black: 'mine' },
    signature: `signed ${toHex(join(tag('asked'), fromHex(published?.ask ?? '')))}`,
  } as Ask;
  const me = { logKey: 'house', seat: 'black', device: 'mine' };

  it('answers nothing but what the house asks of it, for what it says', async () => {
    expect(await isTheHouses(tools, ask, me)).toBe(true);
    expect(await isTheHouses(tools, { ...ask, envelope: ask.envelope + 1 }, me)).toBe(false);
    expect(await isTheHouses(tools, { ...ask, signature: '' }, me)).toBe(false);
    expect(await isTheHouses(tools, ask, { ...me, device: 'another' })).toBe(false);
    expect(await isTheHouses(tools, ask, { ...me, seat: 'red' })).toBe(false);
  });

  it('gives one link for one ask, and no second one on the same head', () => {
    const links = ['anchor', 'one', 'two'];
    const fresh = { origin: '', length: 2, index: 0, open: [], answered: {} };
    const once = answered(fresh, ask, links, 'mine');
    expect(once.index).toBe(1);
    expect(once.open[0]).toMatchObject({ index: 1, value: 'one', ask: ask.ask });
    expect(answered(once, ask, links, 'mine')).toBe(once);
    const other = { ...ask, ask: 'other' };
    expect(answered(once, other, links, 'mine')).toBe(once);
    // Nor when the log tells of the first, or a new chain was laid: an older folder may have been put in its place.
    const told = { ...once, open: [], index: 0 };
    expect(answered(told, other, links, 'mine')).toBe(told);
    const later = { ...other, prev: 'later' };
    const twice = answered(once, later, links, 'mine');
    expect(twice.index).toBe(2);
    expect(answered(twice, { ...later, prev: 'last' }, links, 'mine')).toBe(twice);
  });
});

describe('an ask for a batch of a correction', () => {
  interface Written {
    seq: number;
    hash: string;
    data?: unknown;
    salt?: unknown;
  }
  const records = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Written);
  const withheld = records.map((record) => {
    const copy = { ...record };
    delete copy.data;
    delete copy.salt;
    return JSON.stringify(copy);
  });
  const [head, last] = [records[4], records[9]];
  if (!head || !last) throw new Error('the sample is longer');
  const ask = { after: last.seq, prev: last.hash, behind: withheld.slice(5, 10) };

  it('is answered where its records lead from the head that is known to it', async () => {
    expect(await follows(ask, head)).toBe(true);
    expect(await follows({ after: head.seq, prev: head.hash, behind: [] }, head)).toBe(true);
  });

  it('is not answered where they do not', async () => {
    const changed = ask.behind.map((text) =>
      text.replace('"scope":"campaign"', '"scope":"engagement/9"'),
    );
    for (const other of [
      { ...ask, behind: [] },
      { ...ask, behind: ask.behind.slice(1) },
      { ...ask, behind: ask.behind.slice(0, -1) },
      { ...ask, behind: changed },
      { ...ask, after: last.seq + 1 },
    ]) {
      expect(await follows(other, head)).toBe(false);
    }
    await expect(follows({ ...ask, behind: ['no record'] }, head)).rejects.toThrow('JSON');
    expect(await follows(ask, { ...head, hash: '0'.repeat(64) })).toBe(false);
  });
});
