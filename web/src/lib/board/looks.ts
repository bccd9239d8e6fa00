/**
 * What tokens look like, drawn once for all that look alike: a browser makes every part of a drawing anew for each
 * place, and shows a marker wherever a line that names it begins.
 */

import { mount, untrack, type Component } from 'svelte';

const SVG = 'http://www.w3.org/2000/svg';

/** Where each look lies that was asked for, by its drawing and what tells it from others. */
const known = new Map<object, Map<string, string>>();

/** The lines that show looks: each begins in the middle of a token, and goes round it. */
export const ROUND = {
  miniature: 'M0 0M-15 -16H18V17H-15Z',
  token: 'M0 0M-13 -13H13V13H-13Z',
};

let book: SVGSVGElement | null = null;

/**
 * The address under which a line shows a look where it begins. `livery` names the classes that give its colours: they come down
 * to it from where it lies, not from where it is shown.
 */
export function lookOf<Told extends object>(
  drawing: Component<Told>,
  livery: string,
  told: NoInfer<Told>,
): string {
  const looks = known.get(drawing) ?? new Map<string, string>();
  known.set(drawing, looks);
  const key = JSON.stringify([livery, told]);
  const address = looks.get(key) ?? `url(#${untrack(() => draw(drawing, livery, told))})`;
  looks.set(key, address);
  return address;
}

function draw<Told extends object>(drawing: Component<Told>, livery: string, told: Told): string {
  book ??= document.body.appendChild(emptyBook());
  const look = document.createElementNS(SVG, 'marker');
  look.id = `look-${String(book.childElementCount + 1)}`;
  look.setAttribute('class', livery);
  look.setAttribute('markerUnits', 'userSpaceOnUse');
  look.setAttribute('overflow', 'visible');
  mount(drawing, { target: look, props: told });
  book.append(look);
  return look.id;
}

function emptyBook(): SVGSVGElement {
  const empty = document.createElementNS(SVG, 'svg');
  empty.setAttribute('class', 'looks');
  empty.setAttribute('width', '0');
  empty.setAttribute('height', '0');
  empty.setAttribute('aria-hidden', 'true');
  return empty;
}
