/** Asks for batches of a correction, which stand behind records that are stored with them. */

import type { Ask } from '$lib/api/types';
import { hashing } from '$lib/verify/hashing';
import { hashOf, readRecord } from '$lib/verify/record';

/**
 * Does what is asked stand behind the head that is known: directly, or behind the records that come along? Throws where
 * one of these is no record.
 */
export async function follows(
  { after, prev, behind }: Pick<Ask, 'after' | 'prev' | 'behind'>,
  head: { seq: number; hash: string },
): Promise<boolean> {
  const tools = await hashing();
  let { hash } = head;
  for (const text of behind) {
    const record = readRecord(text);
    if (record.prev !== hash) return false;
    hash = await hashOf(tools, record);
  }
  return head.seq + behind.length === after && hash === prev;
}
