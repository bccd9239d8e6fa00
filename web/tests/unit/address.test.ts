import { describe, expect, it } from 'vitest';
import { newBatch, newNonce } from '../../src/lib/api/identity';
import { askedAt, askedElsewhere, playsAt } from '../../src/lib/chronicle/asked';
import { peopleOf } from '../../src/lib/chronicle/names';
import { forgetKey, keepKey, keysIn, keysOf, linkFor } from '../../src/lib/api/keys';
import { whole, withQuery, withSeat } from '../../src/lib/ui/query';
import { Memory } from './memory';

describe('the address', () => {
  const url = new URL('http://localhost/c/abc?seat=city-guard&at=12');

  it('keeps the seat of whoever stays in the campaign', () => {
    const to = (path: string) => withSeat(url, new URL(path, url)).searchParams.get('seat');
    expect(to('/c/abc/audit?tab=consent')).toBe('city-guard');
    expect(to('/c/abc?seat=cathay')).toBe('cathay');
    expect(to('/c/abcd')).toBeNull();
    expect(to('/c/abc#key')).toBeNull();
    expect(to('/')).toBeNull();
  });

  it('looks at a moment of the same table', () => {
    const from = new URL('http://localhost/c/abc/audit?scope=engagement/2');
    const to = (path: string) => withSeat(from, new URL(path, from)).searchParams.get('scope');
    expect(to('/c/abc?at=12')).toBe('engagement/2');
    expect(to('/c/abc?at=12&scope=engagement/1')).toBe('engagement/1');
    expect(to('/c/abc')).toBeNull();
  });

  it('keeps what is not changed, and commas readable', () => {
    expect(withQuery(url, { hex: '9,13' }).search).toBe('?seat=city-guard&at=12&hex=9,13');
    expect(withQuery(url, { at: null }).search).toBe('?seat=city-guard');
    expect(withQuery(url, { at: null, seat: '' }).search).toBe('');
    expect(url.search).toBe('?seat=city-guard&at=12');
  });

  it('reads whole numbers and nothing else', () => {
    expect(whole('0')).toBe(0);
    expect(whole('412')).toBe(412);
    for (const wrong of [null, '', '-1', '1.5', '4e2', 'x']) expect(whole(wrong)).toBeNull();
  });
});

describe('keys', () => {
  it('are kept by campaign and reader', () => {
    const store = new Memory();
    keepKey('abc', 'organiser', 'k1', store);
    keepKey('abc', 'seat/cathay', 'k2', store);
    keepKey('def', 'organiser', 'k3', store);
    expect(keysOf('abc', store)).toEqual({ organiser: 'k1', 'seat/cathay': 'k2' });
    forgetKey('abc', 'organiser', store);
    expect(keysOf('abc', store)).toEqual({ 'seat/cathay': 'k2' });
  });

  it('survive rubbish in the store', () => {
    const store = new Memory();
    store.setItem('wapenrol.keys.abc', '{"organiser": 3, "seat/cathay": "k"');
    expect(keysOf('abc', store)).toEqual({});
    store.setItem('wapenrol.keys.abc', '{"organiser": 3, "seat/cathay": "k"}');
    expect(keysOf('abc', store)).toEqual({ 'seat/cathay': 'k' });
  });

  it('stand in the fragment of a link, which no server sees', () => {
    const link = new URL(linkFor('http://localhost', 'abc', 'k-_1'));
    expect(link.pathname).toBe('/c/abc');
    expect(link.hash).toBe('#k-_1');
    expect(link.search).toBe('');
  });

  it('of several seats stand in one link', () => {
    const link = new URL(linkFor('http://localhost', 'abc', 'k-_1', 'k2'));
    expect(keysIn(decodeURIComponent(link.hash.slice(1)))).toEqual(['k-_1', 'k2']);
    expect(keysIn('k-_1')).toEqual(['k-_1']);
    expect(keysIn('')).toEqual([]);
  });
});

describe('people with several seats', () => {
  const seats = [
    { seat: 'north', player: 'Anna' },
    { seat: 'east', player: null },
    { seat: 'city-guard', player: 'Anna' },
    { seat: 'cathay', player: null },
  ];

  it('are one person each; seats without a name are nobody’s and stay apart', () => {
    const people = peopleOf(seats).map((person) => person.seats.map(({ seat }) => seat).join('+'));
    expect(people).toEqual(['north+city-guard', 'east', 'cathay']);
  });

  it('hear which of their other seats is asked, here first, each once', () => {
    const wait = (scope: string, what: string, owed: boolean, ...names: string[]) =>
      ({ scope, title: scope, what, owed, seats: names.map((seat) => ({ seat })) }) as never;
    const waits = [
      wait('engagement/1', 'orders', true, 'north', 'city-guard', 'west'),
      wait('engagement/2', 'turn', true, 'city-guard'),
      wait('engagement/3', 'proceed', false, 'city-guard'),
    ];
    const held = ['organiser', 'seat/north', 'seat/city-guard'];
    const places = (reader: string, scope: string) =>
      askedElsewhere(waits, held, reader, scope).map(
        ({ seat, scope: table }) => `${seat} ${table}`,
      );
    // Who sits at a table where nobody waits for them hears of their own seat too.
    expect(places('seat/north', 'engagement/2')).toEqual([
      'city-guard engagement/2',
      'north engagement/1',
    ]);
    expect(places('seat/north', 'engagement/1')).toEqual(['city-guard engagement/1']);
    expect(places('seat/north', 'engagement/3')).toEqual([
      'north engagement/1',
      'city-guard engagement/1',
    ]);
    expect(askedElsewhere(waits, held, 'seat/city-guard', 'engagement/2')).toMatchObject([
      { seat: 'north', scope: 'engagement/1', what: 'orders' },
    ]);
  });
});

describe('a link', () => {
  const wait = (scope: string, owed: boolean, yours: boolean, ...names: string[]) =>
    ({ scope, owed, yours, seats: names.map((seat) => ({ seat })) }) as never;

  it('opens where its seat owes an order', () => {
    const waits = [wait('engagement/1', true, false), wait('engagement/4', true, true)];
    expect(askedAt(waits)).toBe('engagement/4');
    expect(askedAt(waits.slice(0, 1))).toBe(null);
  });

  it('opens where its seat plays, where nobody waits for it', () => {
    const table = (scope: string, system: string, roles: object, closed = false) =>
      ({ scope, system, roles, closed, rests: false }) as never;
    const engagements = [
      table('engagement/1', 'map', {}),
      table('engagement/2', 'siege', {}, true),
      table('engagement/3', 'siege', {}),
      table('engagement/4', 'battle', { red: 'north', black: 'south' }),
    ];
    const waits = [wait('engagement/1', false, false, 'south')];
    const at = (reader: string, all = engagements, pending = waits) =>
      playsAt({ reader, engagements: all, waits: pending }, (system) =>
        system === 'siege' ? ['city-guard', 'cathay'] : [],
      );
    // The map asks the two whether their fight is over.
    expect(at('seat/south')).toBe('engagement/1');
    expect(at('seat/city-guard')).toBe('engagement/3');
    // Whoever was given a role in a fight plays on the map, too.
    expect(at('seat/north')).toBe(null);
    expect(at('seat/east')).toBe(null);
    expect(at('organiser')).toBe(null);
    // Unless anybody may go on there.
    const anybody = [wait('engagement/4', false, false)];
    expect(at('seat/north', engagements, anybody)).toBe('engagement/4');
    expect(at('seat/east', engagements, anybody)).toBe(null);
    // Whoever plays at two looks at the map.
    const more = table('engagement/5', 'siege', {});
    expect(at('seat/city-guard', [...engagements, more])).toBe(null);
  });
});

describe('fresh ids', () => {
  it('are version 7 UUIDs in the order of time', () => {
    const early = newBatch(1_700_000_000_000);
    const late = newBatch(1_700_000_000_001);
    const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
    expect(early).toMatch(shape);
    expect(late).toMatch(shape);
    expect(early.slice(0, 13) < late.slice(0, 13)).toBe(true);
    expect(newBatch(1)).not.toBe(newBatch(1));
  });

  it('are 16 bytes of nonce', () => {
    expect(newNonce()).toMatch(/^[0-9a-f]{32}$/);
  });
});
