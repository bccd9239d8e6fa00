/** The silhouettes of a battle: those of all troops, and of what is built before a wall. */

import * as troops from '../signs';

/** Of one's own making: the book's works have names of their own. */
const isBuilt = (piece: Pick<troops.Pictured, 'troop' | 'body'>): boolean =>
  piece.body === 'siege' && troops.signOf(piece) === 'swords';

export const signOf = (piece: Pick<troops.Pictured, 'troop' | 'body'>): string =>
  isBuilt(piece) ? 'tower' : troops.signOf(piece);

export const miniatureOf = (piece: troops.Pictured): string =>
  isBuilt(piece) ? 'tower' : troops.miniatureOf(piece);
