/** Hexes that look the same as one line: a browser draws hundreds of them at once, and a page puts up one element. */

interface Outlined {
  /** The line of a hex, as the `d` of a path. */
  readonly d: string;
}

/** One line for each look, in the order in which they are first met; what has no look is left out. */
export function together<Hex extends Outlined>(
  all: readonly Hex[],
  looks: (there: Hex) => string | null,
): { look: string; d: string }[] {
  const found = new Map<string, string[]>();
  for (const there of all) {
    const look = looks(there);
    if (look === null) continue;
    const alike = found.get(look);
    if (alike) alike.push(there.d);
    else found.set(look, [there.d]);
  }
  return [...found].map(([look, lines]) => ({ look, d: lines.join('') }));
}
