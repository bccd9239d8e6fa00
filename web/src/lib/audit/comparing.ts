/** Two ways through the log held against each other, at one table. */

import type { Comparison, LogLine, PieceChange, TableChange } from '$lib/api/types';
import { ofTable } from '$lib/chronicle/log';

/** What was told on the one way only and on the other only, and how much reads the same on both. */
export function apart({ scope, undone, done }: Comparison): {
  undone: LogLine[];
  done: LogLine[];
  alike: number;
} {
  const [one, other] = [ofTable(undone, scope), ofTable(done, scope)];
  const waiting = new Map<string, number>();
  for (const { kind, sentence } of other) {
    const words = `${kind} ${sentence}`;
    waiting.set(words, (waiting.get(words) ?? 0) + 1);
  }
  const shared = new Map<string, number>();
  const take = (line: LogLine, from: Map<string, number>) => {
    const words = `${line.kind} ${line.sentence}`;
    const left = from.get(words) ?? 0;
    if (left > 0) from.set(words, left - 1);
    return left > 0 ? words : null;
  };
  const onlyOne = one.filter((line) => {
    const words = take(line, waiting);
    if (words !== null) shared.set(words, (shared.get(words) ?? 0) + 1);
    return words === null;
  });
  const onlyOther = other.filter((line) => take(line, shared) === null);
  return { undone: onlyOne, done: onlyOther, alike: one.length - onlyOne.length };
}

/** What of a piece reads otherwise, with how it read before and after. */
export function membersOf(
  { id, change, members }: PieceChange,
  table: readonly TableChange[],
): { member: string; from: unknown; to: unknown }[] {
  // Where it stands is said by itself.
  const places = ['hex', 'place', 'at', ...(change === 'moved' ? ['whereabouts'] : [])];
  const said = members.filter((member) => !places.includes(member));
  return said.map((member) => {
    const path = `/${id}/${member}`;
    const whole = table.find((change) => change.path.endsWith(path));
    return { member, from: whole?.from, to: whole?.to };
  });
}
