/** Water that ripples: one line for all of it. */

import { round, type Point } from './hex';

/** Four ripples in a row, each twice as long as this. */
const ripples = (x: number, y: number, half: number): string =>
  `M${round(x)} ${round(y)}q${half} -3 ${2 * half} 0${`t${2 * half} 0`.repeat(3)}`;

/** The ripples of hexes that are told by their middles. */
export function waves(hexes: readonly Point[]): string {
  return hexes
    .flatMap(({ x, y }) => [
      ripples(x - 13, y - 7, 3.25),
      ripples(x - 15, y + 1, 3.75),
      ripples(x - 12, y + 9, 3),
    ])
    .join('');
}
