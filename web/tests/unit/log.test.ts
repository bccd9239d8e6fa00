import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/lib/api/types';
import {
  around,
  chapters,
  deedOf,
  inDeeds,
  isOrderOfPlay,
  merge,
  ofTable,
  stopAt,
  stops,
} from '../../src/lib/chronicle/log';
import { segments } from '../../src/lib/ui/sentences';

function line(seq: number, changes: Partial<LogLine> = {}): LogLine {
  return {
    seq,
    parent: seq === 0 ? null : seq - 1,
    at: '2026-01-01T20:00:00.000Z',
    by: 'rules',
    scope: 'engagement/1',
    kind: 'lowenheim.story_told',
    batch: `batch ${seq}`,
    last: true,
    sentence: `Line ${seq}.`,
    clause: null,
    live: true,
    turn: 1,
    step: null,
    hidden: false,
    dice: null,
    reading: null,
    ...changes,
  };
}

describe('the log', () => {
  it('knows what was ordered at a table from what is recorded for the whole campaign', () => {
    const given = { kind: 'order.given' };
    expect(isOrderOfPlay(line(1, given))).toBe(true);
    expect(isOrderOfPlay(line(2, { ...given, scope: 'campaign' }))).toBe(false);
    expect(isOrderOfPlay(line(3))).toBe(false);
  });

  it('names an order by what it did first', () => {
    const batch = { batch: 'one' };
    const lines = [
      line(1, { ...batch, kind: 'order.given', sentence: 'North: aim archer-1 king-1' }),
      line(2, { ...batch, kind: 'dice.rolled', sentence: '1d6: 4' }),
      line(3, { ...batch, sentence: 'Archer 1 aims at the king.' }),
      line(4, { ...batch, sentence: 'The phase ends.' }),
      line(5, { kind: 'order.given' }),
      line(6, { batch: 'two', kind: 'order.given' }),
      line(7, { batch: 'two', hidden: true }),
    ];
    expect(deedOf(lines, 1)).toBe('Archer 1 aims at the king');
    // Nothing is told of these, or they are not here.
    for (const order of [5, 6, 9]) expect(deedOf(lines, order)).toBe(null);
    // Where the deed stands, what was typed does not stand before it.
    expect(inDeeds(lines).map(({ seq }) => seq)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('takes newer lines in, and believes them about older ones', () => {
    const known = [line(1), line(2)];
    const merged = merge(known, [line(2, { live: false }), line(4), line(3)]);
    expect(merged.map((entry) => [entry.seq, entry.live])).toEqual([
      [1, true],
      [2, false],
      [3, true],
      [4, true],
    ]);
    expect(known[1]?.live).toBe(true);
  });

  it('is put together by turns; lines of no turn stay where they are', () => {
    const lines = [
      line(0, { turn: null }),
      line(1, { turn: 1 }),
      line(2, { turn: null }),
      line(3, { turn: 2 }),
    ];
    expect(chapters(lines).map((chapter) => [chapter.turn, chapter.lines.length])).toEqual([
      [null, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  it('can be stood in at the ends of live batches', () => {
    const lines = [
      line(5, { last: false }),
      line(6),
      line(7, { live: false }),
      line(8, { turn: null }),
    ];
    const marks = [{ turn: 0, seq: 1, start: 1, end: 4, steps: [] }];
    expect(stops(lines, marks, 'engagement/1')).toEqual([
      { seq: 4, turn: 0, step: null },
      { seq: 6, turn: 1, step: null },
      { seq: 8, turn: 1, step: null },
    ]);
  });

  it('leaves out what happens at the tables beside it, and not what its own orders bring there', () => {
    const lines = [
      line(1),
      line(2, { scope: 'engagement/2', turn: 9 }),
      line(3, { scope: 'campaign', turn: null }),
      line(4, { batch: 'march', last: false }),
      line(5, { batch: 'march', scope: 'engagement/2', turn: 0 }),
    ];
    expect(ofTable(lines, 'engagement/1').map(({ seq }) => seq)).toEqual([1, 3, 4]);
    expect(stops(lines, [], 'engagement/1').map(({ seq }) => seq)).toEqual([1, 3, 5]);
    expect(stops(lines, [], 'engagement/1').at(-1)?.turn).toBe(1);
    expect(stops(lines, [], 'engagement/2').map(({ seq }) => seq)).toEqual([2, 3, 5]);
  });

  it('is shown in parts: the newest lines, or those around a place', () => {
    const lines = Array.from({ length: 10 }, (_, seq) => line(seq));
    const seqs = (at: number | null, many: number) =>
      around(lines, at, many).shown.map((entry) => entry.seq);
    expect(seqs(null, 3)).toEqual([7, 8, 9]);
    expect(seqs(null, 99)).toHaveLength(10);
    expect(seqs(4, 3)).toEqual([2, 3, 4, 5]);
    expect(seqs(0, 3)).toEqual([0, 1]);
    expect(around(lines, null, 3).from).toBe(7);
    expect(around([], null, 3).shown).toEqual([]);
  });

  it('finds the stop at or before a line', () => {
    const all = [4, 6, 8].map((seq) => ({ seq, turn: null, step: null }));
    expect([0, 4, 5, 6, 7, 8, 99].map((seq) => stopAt(all, seq))).toEqual([0, 0, 0, 1, 1, 2, 2]);
    expect(stopAt([], 3)).toBe(0);
  });
});

describe('sentences', () => {
  it('give up the clauses that they name', () => {
    expect(segments('No room (HEI-144, R-30); see ACT-07.')).toEqual([
      { text: 'No room (', clause: false },
      { text: 'HEI-144', clause: true },
      { text: ', ', clause: false },
      { text: 'R-30', clause: true },
      { text: '); see ', clause: false },
      { text: 'ACT-07', clause: true },
      { text: '.', clause: false },
    ]);
    expect(segments('Nothing.')).toEqual([{ text: 'Nothing.', clause: false }]);
    expect(segments('')).toEqual([]);
  });
});
