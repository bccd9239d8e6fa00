/** Who stands where, and how people say it. */

import type { Battle, Colour, Piece } from './types';
import { say } from '$lib/language/messages.svelte';

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
  if (piece.of > 1 || piece.wounds < piece.of)
    words.push(say('te-wapen-bases-of', { left: piece.wounds, of: piece.of }));
  if (piece.counters > 0) {
    words.push(say('te-wapen-activations', { count: piece.counters }));
  }
  if (piece.doing) words.push(deeds(piece));
  if (piece.magic_points !== null)
    words.push(say('te-wapen-magic-points', { count: piece.magic_points }));
  if (piece.hidden) words.push(say('te-wapen-hidden'));
  return words;
}

/** What an activated piece has done with this card. */
export function deeds(piece: Piece): string {
  const { doing } = piece;
  if (!doing) return '';
  if (doing.acted) return say('te-wapen-acted');
  if (doing.moved) return doing.barred ? say('te-wapen-moved-barred') : say('te-wapen-moved');
  return doing.itself ? say('te-wapen-activated') : say('te-wapen-activated-along');
}

/** A piece as it is read aloud. */
export function inWords(piece: Piece): string {
  // Nobody says “red red dragon”.
  const named = piece.name.toLowerCase().startsWith(`${piece.colour} `);
  return say('te-wapen-piece', {
    colour: piece.colour,
    named: named ? 'yes' : 'no',
    name: piece.name,
    attached: piece.attached_to ? 'yes' : 'no',
    condition: condition(piece).join(', '),
  });
}

/** The army that is meant: its own name. */
export function armyName(view: Battle, colour: Colour): string {
  return view.armies[colour] || say('te-wapen-army', { colour });
}
