/** Parts of an address, without a browser. */

/** The same address with parts of the query changed. Commas stay readable. */
export function withQuery(url: URL, changes: Record<string, string | null>): URL {
  const next = new URL(url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  next.search = next.searchParams.toString().replaceAll('%2C', ',');
  return next;
}

/**
 * Where a link leads: whoever stays in a campaign stays at their seat, and looks at a moment of the same
 * table, unless the link names others.
 */
export function withSeat(from: URL, to: URL): URL {
  const campaign = (url: URL) => /^\/c\/[^/]+/.exec(url.pathname)?.[0] ?? null;
  if (campaign(from) === null || campaign(from) !== campaign(to) || to.hash !== '') return to;
  const kept = ['seat', ...(to.searchParams.has('at') ? ['scope'] : [])]
    .filter((name) => !to.searchParams.has(name))
    .map((name) => [name, from.searchParams.get(name)] as const)
    .filter(([, value]) => value !== null);
  return kept.length > 0 ? withQuery(to, Object.fromEntries(kept)) : to;
}

/** What stands behind the `#` of a link. */
export function behindHash({ hash }: URL): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    // A link that was cut off in the middle of a letter.
    return hash.slice(1);
  }
}

/** A number out of the query; anything else is nothing. */
export function whole(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
