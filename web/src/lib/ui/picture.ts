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

function dress(from: Element, to: Element): void {
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
  to.removeAttribute('class');
  to.removeAttribute('style');
  const [inner, outer] = [from.children, to.children];
  for (let index = 0; index < inner.length; index += 1) {
    const [source, copy] = [inner[index], outer[index]];
    if (source && copy) dress(source, copy);
  }
}

/** What is named by `href` and by `url(#…)`, and is drawn elsewhere on the page. */
function borrowed(root: Element, known: Set<string>): Element[] {
  const found: Element[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes) {
      const id =
        name === 'href' || name === 'xlink:href'
          ? /^#(.+)$/.exec(value)?.[1]
          : /url\(["']?#([^"')]+)["']?\)/.exec(value)?.[1];
      if (!id || known.has(id)) continue;
      known.add(id);
      const there = document.getElementById(id);
      if (!there) continue;
      const copy = there.cloneNode(true) as Element;
      dress(there, copy);
      found.push(copy, ...borrowed(there, known));
    }
  }
  return found;
}

/** The whole of a drawing, as a file of its own. */
export function pictureOf(svg: SVGSVGElement, title: string): Picture {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  dress(svg, copy);
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
  lent.append(...borrowed(svg, new Set([...svg.querySelectorAll('[id]')].map(({ id }) => id))));
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
