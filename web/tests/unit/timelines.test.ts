import type { Timeline } from '$lib/api/types';
import { pictureOf } from '$lib/audit/timelines';
import { describe, expect, it } from 'vitest';

const timeline = (
  first: number,
  last: number,
  parent: number | null,
  live_to: number | null,
  tip: boolean,
): Timeline => ({
  first,
  last,
  parent,
  live_to,
  tip,
  begins_by: parent === null ? 'genesis' : 'rewind',
  by: 'organiser',
  reason: null,
  dispute: null,
  only: null,
  orders: 1,
  began: '',
  ended: '',
});

describe('the picture of the timelines', () => {
  // Twenty records; a rewind to the tenth, five more; then a rewind to the fifth.
  const three = [
    timeline(0, 19, null, 5, true),
    timeline(20, 25, 10, null, true),
    timeline(26, 30, 5, 30, true),
  ];
  const picture = pictureOf(three, 30, [{ turn: 1, end: 8 }], 700);

  it('lets each leave the row of the one that it follows', () => {
    expect(picture.stretches.map(({ leaves }) => leaves?.row ?? null)).toEqual([null, 0, 0]);
    const [first, second, third] = picture.stretches;
    expect(second?.leaves?.x).toBeGreaterThan(third?.leaves?.x ?? 0);
    expect(third?.leaves?.x).toBe(first?.liveTo);
  });

  it('runs from left to right in the order of the log', () => {
    const ends = picture.stretches.flatMap(({ from, to }) => [from, to]);
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it('marks the head, the ends that were left, and turns, live or not', () => {
    const stops = picture.stops.map(({ seq, kind, live }) => `${seq} ${kind} ${live}`);
    expect(stops).toEqual(['8 turn false', '19 tip false', '25 tip false', '30 head true']);
  });
});
