/** Signs that drawings borrow by their names (`href="#tree"`). A page is lent each book of signs once. */

const lent = new Set<string>();

/** Puts an SVG file of signs on the page, with the colours of the page, if it is not there yet. */
export function lend(signs: string): void {
  if (lent.has(signs)) return;
  lent.add(signs);
  const book = new DOMParser().parseFromString(signs, 'image/svg+xml').documentElement;
  document.body.append(document.adoptNode(book));
}
