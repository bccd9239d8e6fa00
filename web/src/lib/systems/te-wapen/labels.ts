/** The names of units on the field. */

/** As many letters as stand over one hex. */
const MOST = 14;

/** A name in one line, or in two where it is wider than the hex that it stands over. */
export function linesOf(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  if (name.length <= MOST || spaces.length === 0) return [name];
  const middle = (name.length - 1) / 2;
  const from = (space: number) => Math.abs(space - middle);
  const at = spaces.reduce((best, space) => (from(space) < from(best) ? space : best));
  return [name.slice(0, at), name.slice(at + 1)];
}
