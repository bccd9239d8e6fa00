/** Signs that drawings borrow by their names (`href="#tree"`). A page is lent each book of signs once. */

const lent = new Set<string>();

/** Puts an SVG file of signs on the page, with the colours of the page, if it is not there yet. */
export function lend(signs: string): void {
  if (lent.has(signs)) return;
  lent.add(signs);
  const book = new DOMParser().parseFromString(signs, 'image/svg+xml').documentElement;
  document.body.append(document.adoptNode(book));
}

/**
 * The same for a book that is a file of its own: a large one is a picture, which no script has to wait for.
 * Until it is there a drawing does without, and as long as it cannot be had.
 */
export async function fetchSigns(address: string): Promise<void> {
  if (lent.has(address)) return;
  lent.add(address);
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.statusText);
    lend(await answer.text());
  } catch {
    // Whoever draws the next board asks again.
    lent.delete(address);
  }
}
