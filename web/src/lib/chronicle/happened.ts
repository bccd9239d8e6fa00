/** What one order did, fact by fact, each with the dice that it was read from. */

import type { LogLine } from '$lib/api/types';
import { entries } from './log';

export interface Fact {
  line: LogLine;
  /** The rolls before it, the last ones first read. */
  rolls: LogLine[];
}

export interface Deed {
  batch: string;
  /** Where it begins and ends in the log. */
  first: number;
  end: number;
  facts: Fact[];
}

/** What browsers do by themselves when somebody sits down: the log tells it, and it is nobody's deed. */
const ARRIVING: ReadonlySet<string> = new Set(['seat.device_bound', 'chance.chain_laid']);

/** Deeds in the order of the log. What passes on every turn, whatever anybody does, is left out. */
export function deeds(lines: readonly LogLine[], routine: ReadonlySet<string>): Deed[] {
  return entries(lines).flatMap(({ batch, lines: all, told }) => {
    const facts = factsOf(all, told).filter(
      ({ line, rolls }) => rolls.length > 0 || !(routine.has(line.kind) || ARRIVING.has(line.kind)),
    );
    const [first, last] = [all[0], all.at(-1)];
    return first && last && facts.length > 0
      ? [{ batch, first: first.seq, end: last.seq, facts }]
      : [];
  });
}

function factsOf(all: readonly LogLine[], told: readonly LogLine[]): Fact[] {
  const facts: Fact[] = [];
  let rolls: LogLine[] = [];
  for (const line of all) {
    if (line.hidden) continue;
    if (line.dice) rolls.push(line);
    else if (told.includes(line) && line.sentence && line.kind !== 'order.given') {
      facts.push({ line, rolls });
      rolls = [];
    }
  }
  const [left] = rolls;
  if (left) facts.push({ line: left, rolls });
  return facts;
}

/** The pieces that a deed is known to be about. */
export function piecesOf(lines: readonly LogLine[]): string[] {
  return lines.flatMap(({ reading }) => (reading ? [reading.by, reading.to ?? ''] : []));
}
