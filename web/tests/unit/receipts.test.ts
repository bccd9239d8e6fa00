import { describe, expect, it } from 'vitest';
import type { Client } from '../../src/lib/api/client';
import {
  acceptLoss,
  broken,
  keepReceipt,
  lostOf,
  receiptsOf,
  seqOf,
  thinned,
} from '../../src/lib/api/receipts';
import { Memory } from './memory';

const hash = (seq: number) => seq.toString(16).padStart(64, '0');

/** A server whose log is another one from a record on. */
function rewrittenFrom(first: number, asked: number[] = []): Client {
  return {
    campaign: 'abc',
    continuity: (receipts: string[]) => {
      asked.push(receipts.length);
      const head = (receipt: string | undefined) =>
        receipt === undefined ? null : { seq: seqOf(receipt), hash: hash(seqOf(receipt)) };
      const lost = head(receipts.find((receipt) => seqOf(receipt) >= first));
      const held = head(receipts.findLast((receipt) => seqOf(receipt) < first));
      return Promise.resolve({ continuous: lost === null, held, lost, message: '' });
    },
  } as unknown as Client;
}

describe('receipts', () => {
  const store = new Memory();
  for (let seq = 3; seq <= 900; seq += 3) keepReceipt('abc', { seq, hash: hash(seq) }, store);

  it('are kept in order, the oldest and the newest always, and not without end', () => {
    const kept = receiptsOf('abc', store).map(seqOf);
    expect(kept[0]).toBe(3);
    expect(kept.at(-1)).toBe(900);
    expect(kept.length).toBeLessThanOrEqual(256);
    expect(kept).toEqual([...kept].sort((a, b) => a - b));
    // What is new is there without a gap.
    expect(kept.slice(-20)).toEqual(Array.from({ length: 20 }, (_, nth) => 843 + nth * 3));
    keepReceipt('abc', { seq: 12, hash: hash(1) }, store);
    expect(receiptsOf('abc', store).map(seqOf)).toEqual(kept);
    expect(thinned(['1:a', '2:b'])).toEqual(['1:a', '2:b']);
  });

  it('are all held by a log that only grew', async () => {
    const asked: number[] = [];
    expect(await broken(rewrittenFrom(9999, asked), store)).toBeNull();
    expect(Math.max(...asked)).toBeLessThanOrEqual(100);
    expect(asked.reduce((sum, many) => sum + many)).toBe(receiptsOf('abc', store).length);
  });

  it('name the first record that is lost, and the last that is not, across all questions', async () => {
    const kept = receiptsOf('abc', store).map(seqOf);
    for (const first of [kept[0], kept[100], kept[101], kept.at(-1)]) {
      const found = await broken(rewrittenFrom(first ?? 0), store);
      const before = kept[kept.indexOf(first ?? 0) - 1];
      expect(found && seqOf(found.lost)).toBe(first);
      expect(found?.held ? seqOf(found.held) : undefined).toBe(before);
    }
  });

  it('stay on record when somebody goes on with another history', async () => {
    const found = await broken(rewrittenFrom(890), store);
    if (!found) throw new Error('It was rewritten.');
    acceptLoss('abc', found, store);
    expect(lostOf('abc', store).map(seqOf)).toEqual([891, 894, 897, 900]);
    expect(receiptsOf('abc', store).at(-1)).toBe(`888:${hash(888)}`);
    keepReceipt('abc', { seq: 890, hash: hash(7) }, store);
    expect(await broken(rewrittenFrom(9999), store)).toBeNull();
  });
});
