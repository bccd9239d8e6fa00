/** Who stands where, and how people say it. */

import type { Battle, Colour, Piece } from './types';

export const SUITS: Record<Colour, string> = { red: '♦', black: '♠' };
export const COLOURS: readonly Colour[] = ['red', 'black'];

/** Everybody in a hex; the unit first, those attached to it behind it. */
export function byHex(view: Battle): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of view.pieces) {
    if (piece.hex) found.set(piece.hex, [...(found.get(piece.hex) ?? []), piece]);
  }
  const rank = (piece: Piece) => (piece.body === 'trap' ? 2 : piece.body === 'individual' ? 1 : 0);
  for (const all of found.values()) all.sort((a, b) => rank(a) - rank(b));
  return found;
}

/** Is it a single figure that can stand with a unit? */
export function isIndividual(piece: Piece): boolean {
  return piece.body === 'individual';
}

/** How a piece stands, in a few words. */
export function condition(piece: Piece): string[] {
  const words = [];
  if (piece.of > 1 || piece.wounds < piece.of) words.push(`${piece.wounds} of ${piece.of} bases`);
  if (piece.counters > 0) {
    words.push(`${piece.counters} activation counter${piece.counters > 1 ? 's' : ''}`);
  }
  if (piece.doing) words.push(deeds(piece));
  if (piece.magic_points !== null) words.push(`${piece.magic_points} magic points`);
  if (piece.hidden) words.push('hidden from the enemy');
  return words;
}

/** What an activated piece has done with this card. */
export function deeds(piece: Piece): string {
  const { doing } = piece;
  if (!doing) return '';
  if (doing.acted) return 'has acted';
  if (doing.moved) return doing.barred ? 'has moved and does not fight' : 'has moved';
  return doing.itself ? 'activated' : 'activated with its unit';
}

/** A piece as it is read aloud. */
export function inWords(piece: Piece): string {
  const with_ = piece.attached_to ? ', attached' : '';
  return `${piece.colour} ${piece.name}${with_}: ${condition(piece).join(', ')}`;
}

/** The army that is meant: its own name. */
export function armyName(view: Battle, colour: Colour): string {
  return view.armies[colour] || `The ${colour} army`;
}
