/** What is asked before the page is there that needs it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Client } from '../../src/lib/api/client';
import { keepKey, keysIn, sitterAt } from '../../src/lib/api/keys';
import { openAhead, openingOf } from '../../src/lib/api/opening';
import { behindHash } from '../../src/lib/ui/query';
import { arrive, leadsTo, setOut, tableAt } from '../../src/routes/arrival';
import { Memory } from './memory';

/** What was asked of the server, by path and key. */
const asked: string[] = [];
let answers: (path: string) => Promise<Response>;

const table = (scope: string, system: string) => ({
  scope,
  system,
  title: scope,
  roles: {},
  closed: false,
  rests: false,
});
const told = {
  reader: 'seat/red',
  waits: [],
  engagements: [table('engagement/1', 'battle')],
};

beforeEach(() => {
  asked.length = 0;
  answers = () => Promise.resolve(Response.json(told));
  vi.stubGlobal('localStorage', new Memory());
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Headers }) => {
    asked.push(`${path} ${headers.get('Authorization') ?? 'nobody'}`);
    return answers(path);
  });
});
afterEach(() => vi.unstubAllGlobals());

const link = (rest: string) => new URL(`http://house/c/c1${rest}`);
const going = (fragment: string, seat: string | null = null) => ({
  campaign: 'c1',
  fragment,
  seat,
});

describe('who sets out before their page is there', () => {
  it('asks once, and arrives as the key of their link says', async () => {
    setOut('c1', link('#key'), false);
    const { id, client, about } = await arrive(going('key'));
    expect(asked).toEqual(['/api/campaigns/c1 Bearer key']);
    expect([id, client.key, about.reader]).toEqual(['c1 seat/red key', 'key', 'seat/red']);
    expect(sitterAt('c1', 'red')).toEqual({ reader: 'seat/red', key: 'key' });
    await arrive(going('key'));
    expect(asked).toHaveLength(2);
  });

  it('and arrives somewhere else has asked for nothing', async () => {
    setOut('c1', link('#key'), false);
    await arrive(going('other'));
    expect(asked).toEqual(['/api/campaigns/c1 Bearer key', '/api/campaigns/c1 Bearer other']);
  });

  it('asks again where no answer came', async () => {
    answers = () => Promise.reject(new TypeError('no wire'));
    setOut('c1', link(''), true);
    await expect(arrive(going(''))).rejects.toThrow('The server cannot be reached.');
    expect(asked).toHaveLength(2);
  });

  it('does not ask again where they were refused', async () => {
    const refusal = { code: 'unknown_key', status: 401, detail: 'No such key.' };
    answers = () => Promise.resolve(Response.json(refusal, { status: 401 }));
    setOut('c1', link('#key'), true);
    await expect(arrive(going('key'))).rejects.toThrow('No such key.');
    expect(asked).toHaveLength(1);
  });

  it('has what their table is opened with on its way', async () => {
    setOut('c1', link('#key'), true);
    const { client } = await arrive(going('key'));
    await Promise.all(Object.values(openingOf(client, 'engagement/1')));
    expect(asked.map((path) => /c1(\/\w+)?/.exec(path)?.[1])).toEqual([
      undefined,
      '/view',
      '/log',
      '/turns',
      '/options',
    ]);
  });
});

describe('a table', () => {
  const two = { ...told, engagements: [table('map', 'map'), table('engagement/2', 'battle')] };
  const waits = [{ scope: 'engagement/2', yours: true, seats: [], owed: true }];
  const asks = { ...two, waits } as unknown as Parameters<typeof leadsTo>[0];

  it('is the one at which the seat is asked, unless the address names one', () => {
    expect(leadsTo(asks, link(''))).toBe('engagement/2');
    expect(leadsTo(asks, link('?scope=map'))).toBeNull();
    expect(leadsTo(asks, link('?at=7'))).toBeNull();
  });

  it('that nothing leads to is the one for whose sake the others are', () => {
    expect(tableAt(asks, null)?.scope).toBe('map');
    expect(tableAt(asks, 'engagement/2')?.scope).toBe('engagement/2');
  });
});

describe('what an engagement is opened with', () => {
  it('is asked for once, where its page comes later', async () => {
    const client = new Client('c1', 'key');
    openAhead(client, 'engagement/1');
    openAhead(client, 'engagement/1');
    expect(asked).toHaveLength(4);
    await Promise.all(Object.values(openingOf(client, 'engagement/1')));
    expect(asked).toHaveLength(4);
    await Promise.all(Object.values(openingOf(client, 'engagement/1')));
    expect(asked).toHaveLength(8);
  });

  it('is no order of those who only look on', () => {
    const { options } = openingOf(new Client('c1', null), 'engagement/1');
    expect(options).toBeNull();
    expect(asked).toHaveLength(3);
  });

  it('is of no use to another', () => {
    const client = new Client('c1', 'key');
    openAhead(client, 'engagement/1');
    openingOf(client, 'engagement/2');
    expect(asked.slice(4).join()).toContain('engagement%2F2');
  });
});

describe('who sits down', () => {
  it('without a key of their own is who the address names, or the first that the browser knows', () => {
    const store = new Memory();
    expect(sitterAt('c1', null, store)).toEqual({ reader: 'public', key: null });
    keepKey('c1', 'seat/red', 'r', store);
    keepKey('c1', 'organiser', 'o', store);
    expect(sitterAt('c1', null, store)).toEqual({ reader: 'seat/red', key: 'r' });
    expect(sitterAt('c1', 'organiser', store)).toEqual({ reader: 'organiser', key: 'o' });
    expect(sitterAt('c1', 'black', store)).toEqual({ reader: 'seat/black', key: null });
  });

  it('by a link that was cut off sits there all the same', () => {
    expect(keysIn(behindHash(link('#one%2Btwo')))).toEqual(['one', 'two']);
    expect(keysIn(behindHash(link('#one%2')))).toEqual(['one%2']);
  });
});
