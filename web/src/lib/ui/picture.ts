/**
 * A drawing of the page as a picture of its own: what style sheets say of it is written into it, what
 * it borrows from other drawings is put beside it, and it shows the whole, however it is zoomed.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** What a style sheet may say of a drawn thing. */
const DRAWN = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'visibility',
  'display',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
] as const;

/** These do not come down from what a thing lies in. */
const OWN: ReadonlySet<string> = new Set(['opacity', 'display', 'dominant-baseline']);

export interface Picture {
  text: string;
  width: number;
  height: number;
}

/** What a drawing borrows from others by `href` and `url(#…)`, each in the colours of whoever borrows it. */
class Loans {
  readonly things: Element[] = [];
  /** The names in the file, by what is borrowed and in which colours. */
  readonly #names = new Map<string, string>();
  readonly #at: Element;

  constructor(at: Element) {
    this.#at = at;
  }

  /** The name under which a thing lies in the file; its own, where the drawing has it itself. */
  name(id: string, borrower: Element): string {
    const there = document.getElementById(id);
    if (!there || this.#at.contains(there)) return id;
    // A marker has the colours of where it lies.
    const wearer = there.localName === 'marker' ? null : borrower;
    const style = getComputedStyle(wearer ?? there);
    const tinted = [there, ...there.querySelectorAll('*')].flatMap((element) =>
      PAINTS.map((paint) => tint(element.getAttribute(paint) ?? '', style)),
    );
    const key = JSON.stringify([id, tinted]);
    const known = this.#names.get(key);
    if (known) return known;
    const taken = new Set(this.#names.values());
    let name = id;
    for (let other = 2; taken.has(name); other += 1) name = `${id}-${other}`;
    this.#names.set(key, name);
    const copy = there.cloneNode(true) as Element;
    copy.id = name;
    this.things.push(copy);
    dress(there, copy, this, wearer);
    return name;
  }
}

const PAINTS = ['fill', 'stroke'] as const;
const TINTED = /^(?:currentColor|var\((--[\w-]+)\))$/;

/** The colour that a thing takes from whoever borrows it; none: it has its own. */
function tint(written: string, borrower: CSSStyleDeclaration): string | null {
  const [tinted, property] = TINTED.exec(written) ?? [];
  if (!tinted) return null;
  return (property ? borrower.getPropertyValue(property).trim() : borrower.color) || null;
}

/** Writes into a copy what style sheets say of the original, and of whoever borrows it. */
function dress(from: Element, to: Element, loans: Loans, borrower: Element | null = null): void {
  const style = getComputedStyle(from);
  const around = from.parentElement ? getComputedStyle(from.parentElement) : null;
  const plain: Record<string, string> = {
    opacity: '1',
    display: 'inline',
    'dominant-baseline': 'auto',
  };
  for (const property of DRAWN) {
    const value = style.getPropertyValue(property);
    const usual = OWN.has(property) ? plain[property] : around?.getPropertyValue(property);
    if (value && value !== usual) to.setAttribute(property, value);
  }
  for (const paint of PAINTS) {
    const written = from.getAttribute(paint) ?? '';
    if (!TINTED.test(written)) continue;
    const lent = borrower && tint(written, getComputedStyle(borrower));
    to.setAttribute(paint, lent ?? style.getPropertyValue(paint));
  }
  for (const { name, value } of [...to.attributes]) {
    const id = (name === 'href' ? /^#(.+)$/ : /url\(["']?#([^"')]+)["']?\)/).exec(value)?.[1];
    if (id) to.setAttribute(name, value.replace(id, loans.name(id, borrower ?? from)));
  }
  to.removeAttribute('class');
  to.removeAttribute('style');
  const [inner, outer] = [from.children, to.children];
  for (let index = 0; index < inner.length; index += 1) {
    const [source, copy] = [inner[index], outer[index]];
    if (source && copy) dress(source, copy, loans, borrower);
  }
}

/** The whole of a drawing, as a file of its own. */
export function pictureOf(svg: SVGSVGElement, title: string): Picture {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const loans = new Loans(svg);
  dress(svg, copy, loans);
  const drawn = svg.querySelector<SVGGElement>(':scope > g');
  const given = svg.viewBox.baseVal;
  let box = given && given.width > 0 ? given : null;
  if (!box && drawn) {
    box = drawn.getBBox();
    copy.querySelector(':scope > g')?.removeAttribute('transform');
  }
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 100, height: 100 };
  // What only listens and is walked over shows nothing.
  for (const silent of copy.querySelectorAll('[role="grid"] [data-hex]')) silent.remove();
  for (const element of copy.querySelectorAll('*')) {
    for (const { name } of [...element.attributes]) {
      if (
        /^(aria-|data-|role$|tabindex$|id$)/.test(name) &&
        !(name === 'id' && element.closest('defs'))
      )
        element.removeAttribute(name);
    }
  }
  for (const name of ['aria-hidden', 'display', 'role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('viewBox', [x, y, width, height].map((part) => part.toFixed(2)).join(' '));
  const longest = 2400;
  const scale = longest / Math.max(width, height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height));

  const ground = document.createElementNS(SVG, 'rect');
  const paper = svg.closest('[data-picture]') ?? document.body;
  for (const [name, value] of Object.entries({ x, y, width, height })) {
    ground.setAttribute(name, String(value));
  }
  ground.setAttribute('fill', getComputedStyle(paper).backgroundColor);
  const lent = document.createElementNS(SVG, 'defs');
  lent.append(...loans.things);
  const name = document.createElementNS(SVG, 'title');
  name.textContent = title;
  copy.prepend(name, lent, ground);
  return { text: new XMLSerializer().serializeToString(copy), ...size };
}

/** The same as dots. */
export async function dotsOf({ text, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('No picture.'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
