/** How far somebody has read, kept in their browser: the next time they are told what happened since. */

const PREFIX = 'wapenrol.seen.';

/** A reader's place at one table. */
export function placeOf(campaign: string, reader: string, scope: string): string {
  return `${PREFIX}${campaign}.${reader}.${scope}`;
}

export function seenUntil(place: string, store: Storage = localStorage): number | null {
  const kept = store.getItem(place);
  return kept !== null && /^\d{1,15}$/.test(kept) ? Number(kept) : null;
}

export function keepSeen(place: string, seq: number, store: Storage = localStorage): void {
  const before = seenUntil(place, store);
  if (before !== null && before >= seq) return;
  try {
    store.setItem(place, String(seq));
  } catch {
    // A full or closed store: they are told again next time.
  }
}
