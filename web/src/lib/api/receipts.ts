/**
 * What this browser was shown of a campaign: `SEQ:HASH` of every head. Whoever holds a receipt can
 * prove that history was rewritten.
 */

import type { Client } from './client';
import type { Head } from './types';

const KEPT = 'wapenrol.receipts.';
const LOST = 'wapenrol.lost.';

/** So many are kept; of the older ones every second goes when there are more. */
const MOST = 256;
/** So many are asked for at once: an address has an end. */
const AT_ONCE = 100;

/** History was rewritten: what was shown, and is not there any more. */
export interface Broken {
  /** The last receipt that the log still holds. */
  held: string | null;
  /** The first that it does not. */
  lost: string;
}

function read(name: string, store: Storage): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? '[]');
    return Array.isArray(kept)
      ? kept.filter((receipt): receipt is string => typeof receipt === 'string')
      : [];
  } catch {
    return [];
  }
}

function write(name: string, receipts: readonly string[], store: Storage): void {
  try {
    store.setItem(name, JSON.stringify(receipts));
  } catch {
    // A browser that keeps nothing can prove nothing; everything else goes on.
  }
}

export const seqOf = (receipt: string): number => Number(receipt.split(':')[0]);

/** The receipts of a campaign, the oldest first. */
export function receiptsOf(campaign: string, store: Storage = localStorage): string[] {
  return read(KEPT + campaign, store);
}

/** What was found to be lost before. */
export function lostOf(campaign: string, store: Storage = localStorage): string[] {
  return read(LOST + campaign, store);
}

/** Thins out what is old, and never the newest or the oldest. */
export function thinned(receipts: readonly string[], most: number = MOST): string[] {
  if (receipts.length <= most) return [...receipts];
  const old = Math.floor((receipts.length * 3) / 4);
  return receipts.filter((_, index) => index >= old || index % 2 === 0);
}

export function keepReceipt(
  campaign: string,
  { seq, hash }: Head,
  store: Storage = localStorage,
): void {
  const known = receiptsOf(campaign, store);
  const last = known.at(-1);
  if (last !== undefined && seqOf(last) >= seq) return;
  write(KEPT + campaign, thinned([...known, `${seq}:${hash}`]), store);
}

/** Goes on with the history that there is now; what was lost stays on record here. */
export function acceptLoss(
  campaign: string,
  { lost }: Broken,
  store: Storage = localStorage,
): void {
  const known = receiptsOf(campaign, store);
  const gone = known.filter((receipt) => seqOf(receipt) >= seqOf(lost));
  write(LOST + campaign, [...new Set([...lostOf(campaign, store), ...gone])], store);
  write(
    KEPT + campaign,
    known.filter((receipt) => !gone.includes(receipt)),
    store,
  );
}

/** Does the log still hold everything that this browser was shown? */
export async function broken(
  client: Client,
  store: Storage = localStorage,
): Promise<Broken | null> {
  const receipts = receiptsOf(client.campaign, store);
  let held: string | null = null;
  for (let from = 0; from < receipts.length; from += AT_ONCE) {
    const part = receipts.slice(from, from + AT_ONCE);
    const answer = await client.continuity(part);
    if (answer.lost) {
      const last = answer.held ? `${answer.held.seq}:${answer.held.hash}` : held;
      return { held: last, lost: `${answer.lost.seq}:${answer.lost.hash}` };
    }
    held = part.at(-1) ?? held;
  }
  return null;
}
