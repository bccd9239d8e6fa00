import type { Timeline, TurnMark } from '$lib/api/types';
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
  const turns: TurnMark[] = [
    { turn: 1, seq: 0, start: 0, end: 4, steps: [{ step: 'combat', name: 'Combat', seq: 2 }] },
    { turn: 2, seq: 5, start: 5, end: 8, steps: [] },
  ];
  const picture = pictureOf(three, 30, turns, 700);

  it('calls a point by its name, in the place of a turn that ends there, and an end too', () => {
    const points = [
      { name: 'Before the sally', record: 4, live: true },
      { name: 'The lost siege', record: 25, live: false },
    ];
    const named = pictureOf(three, 30, turns, 700, undefined, points);
    const at = (seq: number) => named.stops.filter((stop) => stop.seq === seq);
    expect(at(4)).toMatchObject([{ kind: 'point', mark: 'Before the sally', live: true, row: 0 }]);
    expect(at(25)).toMatchObject([{ kind: 'tip', mark: 'The lost siege', live: false, row: 1 }]);
    expect(at(25)[0]?.words).toMatch(/The lost siege.*end/);
    expect(named.stops).toHaveLength(picture.stops.length);
  });

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
    expect(stops).toEqual([
      '4 turn true',
      '8 turn false',
      '19 tip false',
      '25 tip false',
      '30 head true',
    ]);
  });

  it('names each branch by the moment to which the head went', () => {
    const names = picture.stretches.map(({ name }) => name);
    expect(names).toEqual([
      'The campaign begins',
      // What it left counts no more: it went to where that still counts.
      'Rewound to turn 2',
      'Rewound to turn 2',
    ]);
  });

  it('leaves room for every point and for the name of every branch, however long the log is', () => {
    const long = [
      timeline(0, 5000, null, 4990, true),
      timeline(5001, 5002, 4990, null, true),
      timeline(5003, 5003, 4990, 5003, true),
    ];
    const { stretches, stops } = pictureOf(long, 5003, turns, 360);
    const [, second] = stretches;
    expect((second?.to ?? 0) - (second?.from ?? 0)).toBeGreaterThanOrEqual(90);
    const xs = stops.map(({ x }) => x).toSorted((a, b) => a - b);
    for (const [index, x] of xs.slice(1).entries()) {
      expect(x - (xs[index] ?? 0)).toBeGreaterThanOrEqual(24);
    }
  });
});
