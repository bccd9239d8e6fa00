/** What is asked before the page is there that needs it. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAhead } from '../../src/lib/api/ahead';
import { Client } from '../../src/lib/api/client';
import { fragmentOf, keepKey, keysIn, sitterAt } from '../../src/lib/api/keys';
import { openAhead, openingOf } from '../../src/lib/api/opening';
import { Problem } from '../../src/lib/api/problem';
import { Memory } from './memory';

/** What was asked of the server, by path and key. */
const asked: string[] = [];
let answers: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answers = () => Promise.resolve(Response.json({ name: 'A siege' }));
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Headers }) => {
    asked.push(`${path} ${headers.get('Authorization') ?? 'nobody'}`);
    return answers();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a campaign that is asked for ahead', () => {
  it('is asked for once, and anew when somebody wants it again', async () => {
    askAhead('/api/campaigns/c1', 'key', 'en');
    const client = new Client('c1', 'key');
    await client.about();
    expect(asked).toEqual(['/api/campaigns/c1 Bearer key']);
    await client.about();
    expect(asked).toHaveLength(2);
  });

  it('is told to nobody who asks with another key, or in another language', async () => {
    askAhead('/api/campaigns/c1', 'key', 'en');
    askAhead('/api/campaigns/c1', null, 'nl');
    await new Client('c1', 'other').about();
    await new Client('c1', null).about();
    expect(asked).toHaveLength(4);
  });

  it('that does not come is told like any other', async () => {
    answers = () => Promise.reject(new TypeError('no wire'));
    askAhead('/api/campaigns/c1', null, 'en');
    const told = new Client('c1', null).about();
    await expect(told).rejects.toThrow(Problem.unreachable().message);
    expect(asked).toHaveLength(1);
  });
});

describe('what an engagement is opened with', () => {
  it('is asked for once, where its page comes later', async () => {
    const client = new Client('c1', 'key');
    openAhead(client, 'engagement/1');
    expect(asked).toHaveLength(4);
    await Promise.all(Object.values(openingOf(client, 'engagement/1')));
    expect(asked).toHaveLength(4);
    await Promise.all(Object.values(openingOf(client, 'engagement/1')));
    expect(asked).toHaveLength(8);
  });

  it('of another is of no use', () => {
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
    expect(keysIn(fragmentOf(new URL('http://x/c/c1#one%2Btwo')))).toEqual(['one', 'two']);
    expect(keysIn(fragmentOf(new URL('http://x/c/c1#one%2')))).toEqual(['one%2']);
  });
});
