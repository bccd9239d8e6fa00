/** Signs that drawings borrow by their names (`href="#tree"`). A page is lent each book of signs once. */

const SVG = 'http://www.w3.org/2000/svg';

/** What is not drawn itself, but how others are. */
const PAINTS = [
  'clipPath',
  'filter',
  'linearGradient',
  'marker',
  'mask',
  'pattern',
  'radialGradient',
].join();

const lent = new Set<string>();

/** Puts an SVG file of signs on the page, with the colours of the page, if it is not there yet. */
export function lend(signs: string): void {
  if (lent.has(signs)) return;
  lent.add(signs);
  const book = new DOMParser().parseFromString(signs, 'image/svg+xml').documentElement;
  unfold(book);
  // Signs are drawn where they are borrowed; only what paints others has to be laid out where it lies.
  const isSign = (part: Element) => !part.matches(PAINTS) && !part.querySelector(PAINTS);
  const only = document.createElementNS(SVG, 'g');
  only.setAttribute('display', 'none');
  only.append(...[...book.children].filter(isSign));
  book.append(only);
  document.body.append(document.adoptNode(book));
}

/**
 * Puts what a sign borrows from others of its book in its place, and what is only a group for its colours away. A browser
 * makes all parts of a sign anew wherever it is drawn: for a board full of miniatures, most of its work.
 */
function unfold(book: Element): void {
  const uses = [...book.querySelectorAll('use')];
  for (const use of uses) {
    const sign = book.querySelector(use.getAttribute('href') ?? '');
    if (!sign) continue;
    const part = placed(use, sign);
    use.replaceWith(part);
    // What was borrowed may borrow itself.
    uses.push(...part.querySelectorAll('use'));
  }
  for (const group of [...book.querySelectorAll('g g')].toReversed()) {
    if ([...group.attributes].every(({ name }) => COMES_DOWN.test(name))) ungroup(group);
  }
}

/** What a group says for all that is in it that does not say otherwise. */
const COMES_DOWN = /^(?:fill|stroke)(?:-(?:width|opacity|dasharray|linecap|linejoin|rule))?$/;

/** A sign where another borrows it. */
function placed(use: Element, sign: Element): Element {
  const place = document.createElementNS(SVG, 'g');
  const [x, y] = ['x', 'y'].map((side) => Number(use.getAttribute(side) ?? 0));
  const moved = x || y ? `translate(${String(x)} ${String(y)})` : '';
  const transform = `${use.getAttribute('transform') ?? ''} ${moved}`.trim();
  if (transform) place.setAttribute('transform', transform);
  const part = sign.cloneNode(true) as Element;
  part.removeAttribute('id');
  place.append(part);
  return place;
}

function ungroup(group: Element): void {
  for (const part of group.children) {
    for (const { name, value } of group.attributes) {
      if (!part.hasAttribute(name)) part.setAttribute(name, value);
    }
  }
  group.replaceWith(...group.children);
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
