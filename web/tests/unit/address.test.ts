import { describe, expect, it } from 'vitest';
import { newBatch, newNonce } from '../../src/lib/api/identity';
import { forgetKey, keepKey, keysOf, linkFor } from '../../src/lib/api/keys';
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
