/** The log as it is read: lines put together by turn, batches, and the places where one can stand. */

import type { LogLine, TurnMark } from '$lib/api/types';

export interface Chapter {
  turn: number | null;
  lines: LogLine[];
}

/** Adds newer or older lines; a line that is known is replaced by what the server says now. */
export function merge(known: readonly LogLine[], more: readonly LogLine[]): LogLine[] {
  const bySeq = new Map(known.map((line) => [line.seq, line]));
  for (const line of more) bySeq.set(line.seq, line);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** Lines with a headline wherever the turn changes. */
export function chapters(lines: readonly LogLine[]): Chapter[] {
  const found: Chapter[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && (open.turn === line.turn || line.turn === null)) open.lines.push(line);
    else found.push({ turn: line.turn, lines: [line] });
  }
  return found;
}

/** A place on the live timeline where one can stand and look. */
export interface Stop {
  seq: number;
  turn: number | null;
  step: string | null;
}

/** The scope of what concerns every table. */
const CAMPAIGN = 'campaign';

/** Was something ordered at a table? Devices, keys and what is said at the desk are recorded as orders, too, but those are
 * of the whole campaign, and nobody puts another order in their place. */
export const isOrderOfPlay = ({ kind, scope }: Pick<LogLine, 'kind' | 'scope'>): boolean =>
  kind === 'order.given' && scope !== CAMPAIGN;

/** Lines of a table, and of the campaign as a whole; what happens at the tables beside it is left out. */
export function ofTable(lines: readonly LogLine[], scope: string): LogLine[] {
  return lines.filter((line) => line.scope === scope || line.scope === CAMPAIGN);
}

/** The ends of all live batches that concern a table, oldest first. */
export function stops(
  lines: readonly LogLine[],
  marks: readonly TurnMark[],
  scope: string,
): Stop[] {
  const here = new Set(ofTable(lines, scope).map((line) => line.batch));
  const ends = lines
    .filter((line) => line.live && line.last && here.has(line.batch))
    // What ends at another table has the turn of that one.
    .map(({ seq, turn, step, scope: at }) =>
      at === scope ? { seq, turn, step } : { seq, turn: null, step: null },
    );
  const first = lines[0]?.seq ?? Infinity;
  const before = marks
    .filter((mark) => mark.end < first)
    .map((mark) => ({ seq: mark.end, turn: mark.turn, step: null }));
  let turn: number | null = before.at(-1)?.turn ?? null;
  const named = ends.map((stop) => {
    turn = stop.turn ?? turn;
    return { ...stop, turn };
  });
  return [...before, ...named];
}

/** The stop at or just before a place of the log. */
export function stopAt(all: readonly Stop[], seq: number): number {
  let low = 0;
  let high = all.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((all[middle]?.seq ?? Infinity) <= seq) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The part of the log that is shown: the newest lines, or those around a place. */
export function around(
  lines: readonly LogLine[],
  at: number | null,
  many: number,
): { from: number; shown: LogLine[] } {
  const found = at === null ? -1 : lines.findIndex((line) => line.seq > at);
  const place = found < 0 ? lines.length : found;
  const from = Math.max(0, place - many);
  const to = at === null ? lines.length : Math.min(lines.length, place + Math.ceil(many / 3));
  return { from, shown: lines.slice(from, to) };
}

/** One order and all that came of it. */
export interface Entry {
  batch: string;
  lines: LogLine[];
  /** What is told of it: not that it was ordered, nor how each die fell. */
  told: LogLine[];
}

/** What goes before the facts: an order, its dice and its cards, and who gave to them. */
const CAUSES = ['order.given', 'dice.rolled', 'card.drawn', 'chance.contributed'];

/** Lines of the log put together by order. */
export function entries(lines: readonly LogLine[]): Entry[] {
  const found: Entry[] = [];
  for (const line of lines) {
    const open = found.at(-1);
    if (open && open.batch === line.batch) open.lines.push(line);
    else found.push({ batch: line.batch, lines: [line], told: [] });
  }
  for (const entry of found) {
    const facts = entry.lines.filter((line) => !CAUSES.includes(line.kind));
    const seen = facts.filter((line) => !line.hidden && line.sentence);
    const first = entry.lines[0];
    // Where nothing may be told but that something happened, that is told.
    entry.told =
      seen.length > 0 ? seen : facts.length > 0 ? facts.slice(0, 1) : first ? [first] : [];
  }
  return found;
}

/** What an order did first, as the log tells it; none: those lines are not here, or nothing may be told of it. */
export function deedOf(lines: readonly LogLine[], order: number): string | null {
  const given = lines.find(({ seq }) => seq === order);
  const all = given ? lines.filter(({ batch }) => batch === given.batch) : [];
  const [told] = entries(all).flatMap((entry) => entry.told);
  if (!told?.sentence || told.hidden || CAUSES.includes(told.kind)) return null;
  return told.sentence.replace(/\.$/, '');
}

/** Lines without the orders whose deeds they tell: what was typed says the same again. */
export function inDeeds(lines: readonly LogLine[]): LogLine[] {
  return entries(lines).flatMap(({ lines: all, told }) => {
    const isTold = told.some(({ kind, hidden }) => !hidden && !CAUSES.includes(kind));
    return isTold ? all.filter(({ kind }) => kind !== 'order.given') : all;
  });
}

/** What is looked for in the log. */
export interface Sieve {
  /** `organiser`, `rules` or `seat/<name>`. */
  by: string | null;
  scope: string | null;
  clause: string | null;
  /** A kind, or what it begins with up to the dot. */
  kind: string | null;
}

export function isOpen(sieve: Sieve): boolean {
  return Object.values(sieve).every((wanted) => !wanted);
}

export function sift(lines: readonly LogLine[], sieve: Sieve): LogLine[] {
  const { by, scope, clause, kind } = sieve;
  const wanted = clause?.trim().toUpperCase() ?? '';
  // `HEI-12` is looked for whole: it is not `HEI-120`.
  const word = new RegExp(`(^|[^A-Z0-9-])${wanted.replace(/[^A-Z0-9-]/g, '')}([^0-9]|$)`);
  return lines.filter(
    (line) =>
      (!by || line.by === by) &&
      (!scope || line.scope === scope) &&
      (!kind || line.kind === kind || line.kind.startsWith(`${kind}.`)) &&
      (!wanted || line.clause === wanted || word.test(line.sentence.toUpperCase())),
  );
}
