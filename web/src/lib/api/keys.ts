/**
 * The keys that this browser holds, by campaign and reader. A key comes in the fragment of a link
 * and never goes to a server log.
 */

const PREFIX = 'wapenrol.keys.';
/** Of a blind campaign: links to be given away, with which nobody sits down in this browser. */
const INVITES = 'wapenrol.invites.';

/** Reader (`organiser`, `seat/city-guard`) to key. */
export type Keys = Record<string, string>;

export function keysOf(campaign: string, store: Storage = localStorage): Keys {
  return keptAs(PREFIX + campaign, store);
}

/** Every key that this browser could hand on as a link, also those with which it sits down nowhere. */
export function linksOf(campaign: string, store: Storage = localStorage): Keys {
  return { ...keptAs(INVITES + campaign, store), ...keysOf(campaign, store) };
}

function keptAs(name: string, store: Storage): Keys {
  try {
    const kept: unknown = JSON.parse(store.getItem(name) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const pairs = Object.entries(kept).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return Object.fromEntries(pairs);
  } catch {
    return {};
  }
}

/** As whom somebody sits down who brings no key: at the seat that the address names, or the first whose key is held here. */
export function sitterAt(
  campaign: string,
  seat: string | null,
  store: Storage = localStorage,
): { reader: string; key: string | null } {
  const keys = keysOf(campaign, store);
  const named = seat === null || seat === 'organiser' ? seat : `seat/${seat}`;
  const reader = named ?? Object.keys(keys)[0] ?? 'public';
  return { reader, key: keys[reader] ?? null };
}

/** The campaigns of which this browser holds a key. */
export function campaignsHeld(store: Storage = localStorage): string[] {
  return Object.keys(store)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => name.slice(PREFIX.length))
    .filter((campaign) => Object.keys(keysOf(campaign, store)).length > 0);
}

export function keepKey(
  campaign: string,
  reader: string,
  key: string,
  store: Storage = localStorage,
): void {
  const keys = { ...keysOf(campaign, store), [reader]: key };
  store.setItem(PREFIX + campaign, JSON.stringify(keys));
}

/** Keeps a key to be handed on, and only for that. */
export function keepInvite(
  campaign: string,
  reader: string,
  key: string,
  store: Storage = localStorage,
): void {
  const keys = { ...keptAs(INVITES + campaign, store), [reader]: key };
  store.setItem(INVITES + campaign, JSON.stringify(keys));
  forgetKey(campaign, reader, store);
}

export function forgetKey(campaign: string, reader: string, store: Storage = localStorage): void {
  const rest = Object.entries(keysOf(campaign, store)).filter(([known]) => known !== reader);
  store.setItem(PREFIX + campaign, JSON.stringify(Object.fromEntries(rest)));
}

/** Of a campaign that opens to nobody any more. */
export function forgetKeys(campaign: string, store: Storage = localStorage): void {
  store.removeItem(PREFIX + campaign);
}

/** No key has this letter: it stands between the keys of a link for several seats. */
const BETWEEN = '+';

/** The address of a campaign with a key, or several, to be given to a player. */
export function linkFor(origin: string, campaign: string, ...keys: string[]): string {
  return `${origin}/c/${campaign}#${keys.join(BETWEEN)}`;
}

/** The keys that came with a link. What else came has a dot in it. */
export function keysIn(fragment: string): string[] {
  return fragment.split(BETWEEN).filter((key) => key !== '' && !key.includes('.'));
}
