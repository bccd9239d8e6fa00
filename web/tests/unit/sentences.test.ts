import { runs } from '$lib/ui/sentences';
import { describe, expect, it } from 'vitest';

const whole = (sentence: string) =>
  runs(sentence)
    .map(({ before, clause, after }) => `${before}${clause ?? ''}${after}`)
    .join('');

describe('a sentence with clauses', () => {
  it('keeps brackets and full stops with the clause that they belong to', () => {
    expect(runs('Attack, 3d6: 3 and 6 (WAP-079).')).toEqual([
      { before: 'Attack, 3d6: 3 and 6 ', clause: null, after: '' },
      { before: '(', clause: 'WAP-079', after: ').' },
    ]);
  });

  it('says every letter once', () => {
    for (const sentence of [
      'By MAP-13, CAR-3 and (CAR-4); no more.',
      'WAP-001: first.',
      '(HEI-002)(HEI-003)',
      'Nothing is named here.',
      '',
    ]) {
      expect(whole(sentence)).toBe(sentence);
    }
  });
});
