/** Reads records as the server hands them out, and takes its word for none: each is hashed here, and hangs on the one before. */

import type { Client } from '$lib/api/client';
import { Problem } from '$lib/api/problem';
import { Flaw } from '$lib/verify/flaw';
import { hashing } from '$lib/verify/hashing';
import { checkHashes, readRecord, type LogRecord } from '$lib/verify/record';
import type { Note } from './note';

/** The lines of an answer, as they come. */
async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return;
  try {
    for (let rest = ''; ;) {
      const { done, value } = await reader.read();
      // Half a line is no lie of the server's: the wire was cut.
      if (done && rest !== '') throw Problem.unreachable();
      if (done) return;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Whoever has seen enough wants no more.
    await reader.cancel().catch(() => undefined);
  }
}

/** The records from a place to another, for as long as somebody reads. Throws a `Flaw` where they are no log. */
export async function* recordsOf(
  client: Client,
  from: number,
  to: number | null = null,
): AsyncGenerator<LogRecord> {
  const hashes = await hashing();
  let before: LogRecord | null = null;
  for await (const line of linesOf(await client.records(from, to))) {
    const record = readRecord(line);
    await checkHashes(hashes, record);
    const follows = before ? record.prev === before.hash : record.seq === from;
    if (!follows || (before && record.seq !== before.seq + 1)) {
      throw new Flaw('prev_wrong', `record ${record.seq} does not follow the one before it`);
    }
    before = record;
    yield record;
  }
}

/**
 * Which of these notes do not fit into the one log that the server shows, from the shortest of them to the longest? A
 * server that shows no log, or too short a one, has none that they fit into. Nobody shouts before they have looked twice.
 */
export async function misfits(client: Client, notes: readonly Note[]): Promise<Note[]> {
  const left = notes.length === 0 ? [] : await look(client, notes);
  return left.length === 0 ? [] : look(client, notes);
}

async function look(client: Client, notes: readonly Note[]): Promise<Note[]> {
  const left = new Set(notes);
  const shortest = Math.min(...notes.map(({ size }) => size));
  const longest = Math.max(...notes.map(({ size }) => size));
  try {
    for await (const { seq, hash } of recordsOf(client, shortest - 1, longest - 1)) {
      for (const note of left) if (note.size === seq + 1 && note.last === hash) left.delete(note);
    }
  } catch (cause) {
    if (!(cause instanceof Flaw)) throw cause;
  }
  return [...left];
}
