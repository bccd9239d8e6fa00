/**
 * What this browser keeps of where the log of a campaign ended: the newest note that it has checked, and what it has
 * found that does not fit. A finding stays, also when somebody goes on in spite of it.
 */

const KEPT = 'wapenrol.checkpoints.';

/** Something that proves, to whoever keeps it, that not everybody is told the same. */
export interface Finding {
  /**
   * `fork`: two notes of the house that do not fit into one log; `house`: the campaign is signed for by another house
   * than before, or not at all; `order`: an order was recorded otherwise than it was signed.
   */
  readonly what: 'fork' | 'house' | 'order';
  /** What proves it, to be kept. */
  readonly texts: readonly string[];
  /** When it was found. */
  readonly at: string;
  /** Somebody has seen it and goes on. */
  readonly seen: boolean;
}

export interface Kept {
  /** By what the house is known, since this browser first saw the campaign. */
  readonly house: { readonly genesis: string; readonly log_key: string } | null;
  /** The newest note that was checked. */
  readonly note: string | null;
  /** How long the log was in the note that was handed on last. */
  readonly given: number;
  readonly findings: readonly Finding[];
  /** By how much the time that was recorded of the last order lies off this browser's clock, in milliseconds. */
  readonly clock: number;
}

const NOTHING: Kept = { house: null, note: null, given: 0, findings: [], clock: 0 };

/** Says that something else is kept now. */
export const changes = new EventTarget();

export function keptOf(campaign: string, store: Storage = localStorage): Kept {
  try {
    const kept = JSON.parse(store.getItem(KEPT + campaign) ?? '{}') as Partial<Kept>;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

export function keep(campaign: string, kept: Partial<Kept>, store: Storage = localStorage): void {
  try {
    store.setItem(KEPT + campaign, JSON.stringify({ ...keptOf(campaign, store), ...kept }));
  } catch {
    // A browser that keeps nothing can prove nothing; everything else goes on.
  }
  changes.dispatchEvent(new Event('change'));
}

/** Raises the alarm, once for each proof. */
export function found(
  campaign: string,
  what: Finding['what'],
  texts: readonly string[],
  store: Storage = localStorage,
): void {
  const { findings } = keptOf(campaign, store);
  // Others' lines under a note make it no other proof.
  const said = (text = '') => text.split('\n\n')[0];
  if (findings.some((known) => known.what === what && said(known.texts[0]) === said(texts[0])))
    return;
  const finding = { what, texts, at: new Date().toISOString(), seen: false };
  keep(campaign, { findings: [...findings, finding] }, store);
}

/** Goes on with what there is now: the next note is the first again. What was found stays. */
export function goOn(campaign: string, store: Storage = localStorage): void {
  const findings = keptOf(campaign, store).findings.map((known) => ({ ...known, seen: true }));
  keep(campaign, { house: null, note: null, findings }, store);
}
