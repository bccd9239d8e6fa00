import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../src/lib/api/types';
import { fellInWords, goalInWords, ranges } from '../../src/lib/chance/goals';
import { deeds, piecesOf } from '../../src/lib/chronicle/happened';

function line(seq: number, batch: string, changes: Partial<LogLine> = {}): LogLine {
  return {
    seq,
    parent: seq === 0 ? null : seq - 1,
    at: '2026-01-01T20:00:00.000Z',
    by: 'rules',
    scope: 'engagement/1',
    kind: 'te-wapen.piece_wounded',
    batch,
    last: false,
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

const ROLL = {
  kind: 'dice.rolled',
  dice: { dice: '2d6', faces: [1, 6], source: 'sealed', entered_by: null, witness: null },
} satisfies Partial<LogLine>;
const ROUTINE = new Set(['te-wapen.card_turned']);

describe('what an order did', () => {
  it('is told fact by fact, each with the dice before it', () => {
    const log = [
      line(1, 'a', { kind: 'order.given' }),
      line(2, 'a', ROLL),
      line(3, 'a', { kind: 'te-wapen.attack_fought' }),
      line(4, 'a'),
    ];
    const [deed] = deeds(log, ROUTINE);
    expect(deed).toMatchObject({ batch: 'a', first: 1, end: 4 });
    expect(deed?.facts.map(({ line: { seq }, rolls }) => [seq, rolls.map((it) => it.seq)])).toEqual(
      [
        [3, [2]],
        [4, []],
      ],
    );
  });

  it('keeps what is hidden hidden, and leaves out what passes on every turn', () => {
    const log = [
      line(1, 'a', { kind: 'order.given' }),
      line(2, 'a', { kind: 'te-wapen.card_turned' }),
      line(3, 'b', { kind: 'order.given' }),
      line(4, 'b', { hidden: true, sentence: 'Something of North.' }),
    ];
    expect(deeds(log, ROUTINE)).toEqual([]);
  });

  it('keeps dice that nothing was told of', () => {
    const log = [line(1, 'a', { kind: 'order.given' }), line(2, 'a', ROLL)];
    expect(deeds(log, ROUTINE)[0]?.facts[0]?.rolls).toHaveLength(1);
  });

  it('names whom it was about', () => {
    const reading = { by: 'x', to: 'y', shares: [], result: 'hits', good: true };
    expect(piecesOf([line(1, 'a', { reading }), line(2, 'a')])).toEqual(['x', 'y']);
  });
});

describe('what dice must show', () => {
  it('puts faces together that do the same', () => {
    expect(ranges(['miss', 'miss', 'wounded'])).toEqual([
      { from: 1, to: 2, word: 'miss' },
      { from: 3, to: 3, word: 'wounded' },
    ]);
  });

  it('says it before and after they fell', () => {
    expect(goalInWords({ at_least: 4 })).toBe('4 or more');
    expect(goalInWords({ beats: null })).toBe('must be higher with what is added');
    expect(goalInWords({ effects: ['miss', 'miss', 'wounded'] })).toBe('1–2: miss · 3: wounded');
    expect(fellInWords({ beats: 5 }, [2])).toBe('5 + 2 = 7');
    expect(fellInWords({ effects: ['miss', 'miss', 'wounded'] }, [3])).toBe('3: wounded');
  });
});
