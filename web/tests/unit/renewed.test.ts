import { describe, expect, it } from 'vitest';
import { renewed } from '../../src/lib/chronicle/renewed';

const answer = () => ({
  head: { seq: 4 },
  city: { rows: ['..', '.#'], fires: [] as { hex: string; turns: number }[] },
  figures: [
    { figure: 'captain', hex: '0,0' },
    { figure: 'guard', hex: '1,0' },
  ],
});

describe('an answer that comes anew', () => {
  it('is the former one where nothing is otherwise, though the log is longer', () => {
    const before = answer();
    expect(renewed(before, answer())).toBe(before);
    expect(renewed(before, { ...answer(), head: { seq: 9 } })).toBe(before);
  });

  it('says what it says, and keeps the parts that are as they were', () => {
    const before = answer();
    const after = answer();
    after.figures[1] = { figure: 'guard', hex: '1,1' };
    const now = renewed(before, after);
    expect(now).toEqual(after);
    expect(now.city).toBe(before.city);
    expect(now.figures[0]).toBe(before.figures[0]);
    expect(now.figures).not.toBe(before.figures);
  });

  it.each([
    ['more', [1, 2], [1, 2, 3]],
    ['less', [1, 2, 3], [1, 2]],
    ['nothing', [{ a: 1 }], [null]],
    ['a member more', { a: 1 }, { a: 1, b: 2 }],
    ['a member less', { a: 1, b: 2 }, { a: 1 }],
    ['another member', { a: 1 }, { b: 1 }],
    ['a member that is undefined', { a: undefined }, { b: undefined }],
    ['a list of what had names', { 0: 'a' }, ['a']],
    ['names for what was a list', ['a'], { 0: 'a' }],
    ['where there was nothing', undefined, { a: 1 }],
    ['a name that means something to the language', { a: 1 }, JSON.parse('{"__proto__":{"a":1}}')],
  ])('is not taken for the former one: %s', (_, before, after: unknown) => {
    const now = renewed(before, after);
    expect(now).toEqual(after);
    expect(now).not.toBe(before);
    expect(JSON.stringify(now)).toBe(JSON.stringify(after));
  });
});
