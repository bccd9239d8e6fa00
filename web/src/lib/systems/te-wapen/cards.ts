/** Playing cards as pictures and words. */

import { say } from '$lib/language/messages.svelte';

export interface CardPicture {
  suit: 'hearts' | 'diamonds' | 'spades' | 'clubs' | 'joker';
  sign: string;
  rank: string;
  name: string;
  red: boolean;
}

const SIGNS = { hearts: '♥', diamonds: '♦', spades: '♠', clubs: '♣' } as const;
const RANKS: Record<string, string> = { jack: 'J', queen: 'Q', king: 'K', ace: 'A' };

/** Reads `spades-queen`, `hearts-10`, `joker-1`. */
export function picture(card: string): CardPicture {
  const [suit = '', rank = ''] = card.split('-');
  if (suit === 'hearts' || suit === 'diamonds' || suit === 'spades' || suit === 'clubs') {
    return {
      suit,
      sign: SIGNS[suit],
      rank: RANKS[rank] ?? rank,
      name: say('te-wapen-card', { suit, rank }),
      red: suit === 'hearts' || suit === 'diamonds',
    };
  }
  return { suit: 'joker', sign: '★', rank: '★', name: say('te-wapen-joker'), red: false };
}

/** What a card is called. */
export default function called(card: string): string {
  return picture(card).name;
}
