/**
 * Timelines as a picture: time runs to the right, each timeline has a row of its own. Long stretches are as long as
 * they are, but every point has room for a finger and every timeline for its name.
 */

import type { Point, Timeline, TurnMark } from '$lib/api/types';
import { say } from '$lib/language/messages.svelte';

export interface Stretch {
  readonly timeline: Timeline;
  readonly row: number;
  readonly from: number;
  readonly to: number;
  /** Up to where it counts now; `null`: it is abandoned. */
  readonly liveTo: number | null;
  /** Where it leaves an earlier one: along and row. */
  readonly leaves: { readonly x: number; readonly row: number } | null;
  /** How it began, and to where the head went. */
  readonly name: string;
}

export interface Stop {
  readonly seq: number;
  readonly x: number;
  readonly row: number;
  readonly live: boolean;
  readonly words: string;
  /** What stands under it, where there is room for that. */
  readonly mark: string | null;
  /** Where it goes on, an end that was left, a point with a name, or a mere turn. */
  readonly kind: 'head' | 'tip' | 'point' | 'turn';
}

export interface Picture {
  readonly width: number;
  readonly rows: number;
  readonly stretches: readonly Stretch[];
  readonly stops: readonly Stop[];
}

/** Pixels at each end. */
const MARGIN = 40;
/** Pixels between two points, so that a finger hits the right one. */
const APART = 26;
/** Pixels of a timeline, however short it was. */
const BRANCH = 90;
/** Pixels that a mark takes. */
const MARK = 58;

const holds = ({ first, last }: Timeline, seq: number) => first <= seq && seq <= last;

/** What a table is called. */
export type TitleOf = (scope: string) => string;

/** How a timeline began, in a few words. */
export function beginning({ begins_by, only }: Timeline, titleOf: TitleOf): string {
  switch (begins_by) {
    case 'genesis':
      return say('audit-begins');
    case 'rewind':
      return say('audit-rewound');
    case 'redo':
      return say('audit-redone');
    case 'scoped_rewind':
      return say('audit-only-rewound', {
        scope: only === null ? say('audit-one-engagement') : titleOf(only),
      });
    case 'taken_back':
      return say('audit-taken-back');
    case 'amendment':
      return say('audit-corrected');
  }
}

/** Which turn and step it was behind a record of the live timeline; nothing: before the first, or not known. */
export function momentOf(turns: readonly TurnMark[], seq: number): string | null {
  const turn = turns.findLast((mark) => mark.seq <= seq);
  if (!turn) return null;
  const step = turn.steps.findLast((mark) => mark.seq <= seq);
  return say('audit-moment', { turn: turn.turn, step: step?.name ?? 'none' });
}

/** Where a record lies before everything was greyed out behind it: on the live timeline. */
function onLive(timelines: readonly Timeline[], seq: number): number {
  const home = timelines.find((timeline) => holds(timeline, seq));
  if (!home || home.parent === null || home.live_to !== null) return seq;
  return onLive(timelines, home.parent);
}

/** A timeline as it is called: `Rewound to turn 3, Combat`. */
function nameOf(
  timeline: Timeline,
  timelines: readonly Timeline[],
  turns: readonly TurnMark[],
  titleOf: TitleOf,
): string {
  const { parent, begins_by } = timeline;
  if (parent === null || begins_by !== 'rewind') return beginning(timeline, titleOf);
  const moment = momentOf(turns, onLive(timelines, parent));
  return say('audit-rewound-to', { moment: moment ?? 'none' });
}

/** Where each point lies: as far along as it is in the log, but no point on top of another. */
function scaleOf(
  timelines: readonly Timeline[],
  stops: readonly number[],
  width: number,
): { along: (seq: number) => number; width: number } {
  const ends = timelines.flatMap(({ first, last, parent }) => [first, last, parent ?? first]);
  const knots = [...new Set([0, ...ends, ...stops])].sort((a, b) => a - b);
  const least = knots.slice(1).map((knot, index) => {
    const before = knots[index] ?? 0;
    const branch = timelines.some(({ first, last }) => first === before && last === knot);
    return branch ? BRANCH : APART;
  });
  const needed = least.reduce((sum, pixels) => sum + pixels, 0);
  const spare = Math.max(0, width - 2 * MARGIN - needed);
  const length = Math.max(knots.at(-1) ?? 1, 1);
  const at = new Map<number, number>();
  let x = MARGIN;
  knots.forEach((knot, index) => {
    const before = knots[index - 1];
    if (before !== undefined) x += (least[index - 1] ?? 0) + (spare * (knot - before)) / length;
    at.set(knot, Math.round(x * 10) / 10);
  });
  return { along: (seq) => at.get(seq) ?? MARGIN, width: Math.max(width, x + MARGIN) };
}

export function pictureOf(
  timelines: readonly Timeline[],
  head: number,
  turns: readonly TurnMark[],
  width: number,
  titleOf: TitleOf = (scope) => scope,
  points: readonly Point[] = [],
): Picture {
  const ends = turns.map(({ end }) => end);
  const named = points.map(({ record }) => record);
  const { along, width: whole } = scaleOf(timelines, [head, ...ends, ...named], width);
  const rowOf = (seq: number) => timelines.findIndex((timeline) => holds(timeline, seq));
  const stretches = timelines.map((timeline, row): Stretch => {
    const { parent, live_to } = timeline;
    return {
      timeline,
      row,
      from: along(timeline.first),
      to: along(timeline.last),
      liveTo: live_to === null ? null : along(live_to),
      leaves: parent === null ? null : { x: along(parent), row: rowOf(parent) },
      name: nameOf(timeline, timelines, turns, titleOf),
    };
  });
  const isLive = (seq: number) =>
    timelines.some((timeline) => holds(timeline, seq) && seq <= (timeline.live_to ?? -1));
  const stops: Stop[] = turns.map(({ turn, end }) => ({
    seq: end,
    x: along(end),
    row: rowOf(end),
    live: isLive(end),
    kind: 'turn',
    words: say('audit-turn-end', { turn, seq: String(end) }),
    mark: say('audit-mark-turn', { turn }),
  }));
  for (const { name, record: seq, live } of points) {
    const known = stops.findIndex((stop) => stop.seq === seq);
    if (known >= 0) stops.splice(known, 1);
    const words = say('audit-point', { name, seq: String(seq) });
    stops.push({ seq, x: along(seq), row: rowOf(seq), live, kind: 'point', words, mark: name });
  }
  for (const [row, { tip, last: seq }] of timelines.entries()) {
    if (!tip) continue;
    const words =
      seq === head
        ? say('audit-now', { seq: String(seq) })
        : say('audit-abandoned', { seq: String(seq) });
    const kind = seq === head ? 'head' : 'tip';
    const known = stops.findIndex((stop) => stop.seq === seq);
    // An end that has a name is called by it, too.
    const [before] = known >= 0 ? stops.splice(known, 1) : [];
    if (before?.kind === 'point') {
      stops.push({ ...before, kind, live: seq === head, words: `${before.words} ${words}` });
      continue;
    }
    const mark = say('audit-mark-end', { now: seq === head ? 'yes' : 'no' });
    stops.push({ seq, x: along(seq), row, live: seq === head, kind, words, mark });
  }
  return { width: whole, rows: timelines.length, stretches, stops: roomy(stops) };
}

/** Half of the pixels that the mark of a point takes. */
const half = ({ mark }: Stop): number => Math.max(MARK, (mark ?? '').length * 7) / 2;

/** Leaves out the marks that would lie over another: ends keep theirs, then points with a name, then turns. */
function roomy(stops: readonly Stop[]): Stop[] {
  const taken: Stop[] = stops.filter(({ kind }) => kind === 'head' || kind === 'tip');
  const free = (stop: Stop) =>
    taken.every(
      (other) => other.row !== stop.row || Math.abs(other.x - stop.x) >= half(other) + half(stop),
    );
  const bare = new Set<Stop>();
  for (const kind of ['point', 'turn'] as const) {
    for (const stop of stops.filter((it) => it.kind === kind)) {
      if (free(stop)) taken.push(stop);
      else bare.add(stop);
    }
  }
  return stops.map((stop) => (bare.has(stop) ? { ...stop, mark: null } : stop));
}
