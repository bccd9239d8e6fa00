/** Timelines as a picture: time runs to the right, each timeline has a row of its own. */

import type { Timeline } from '$lib/api/types';
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
}

export interface Stop {
  readonly seq: number;
  readonly x: number;
  readonly row: number;
  readonly live: boolean;
  readonly words: string;
  /** A tip, the place that was left, or a mere turn. */
  readonly kind: 'head' | 'tip' | 'turn';
}

export interface Picture {
  readonly width: number;
  readonly rows: number;
  readonly stretches: readonly Stretch[];
  readonly stops: readonly Stop[];
}

/** Pixels at each end. */
const MARGIN = 40;

const holds = ({ first, last }: Timeline, seq: number) => first <= seq && seq <= last;

/** How a timeline began, in a few words. */
export function beginning({ begins_by, only }: Timeline): string {
  switch (begins_by) {
    case 'genesis':
      return say('audit-begins');
    case 'rewind':
      return say('audit-rewound');
    case 'redo':
      return say('audit-redone');
    case 'scoped_rewind':
      return say('audit-only-rewound', { scope: only ?? say('audit-one-engagement') });
    case 'taken_back':
      return say('audit-taken-back');
    case 'amendment':
      return say('audit-corrected');
  }
}

export function pictureOf(
  timelines: readonly Timeline[],
  head: number,
  turns: readonly { turn: number; end: number }[],
  width: number,
): Picture {
  const last = Math.max(head, ...timelines.map((timeline) => timeline.last), 1);
  const along = (seq: number) => MARGIN + Math.round(((width - 2 * MARGIN) * seq * 10) / last) / 10;
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
  }));
  for (const [row, { tip, last: seq }] of timelines.entries()) {
    if (!tip) continue;
    const words =
      seq === head
        ? say('audit-now', { seq: String(seq) })
        : say('audit-abandoned', { seq: String(seq) });
    const kind = seq === head ? 'head' : 'tip';
    const known = stops.findIndex((stop) => stop.seq === seq);
    if (known >= 0) stops.splice(known, 1);
    stops.push({ seq, x: along(seq), row, live: seq === head, kind, words });
  }
  return { width, rows: timelines.length, stretches, stops };
}
