/** What somebody typed, and what the server has read it as: only the second is signed. */

import canonicalize from 'canonicalize';
import { verb } from '$lib/chronicle/commands';

/** One of the orders that the page offers. */
export interface Offered {
  readonly notation: string;
  readonly label: string;
  readonly command: unknown;
}

/** The offered order that says the same. */
export function offeredFor(command: unknown, offers: readonly Offered[]): Offered | undefined {
  const wanted = canonicalize(command);
  return offers.find((offer) => canonicalize(offer.command) === wanted);
}

/** Was it typed just as it is offered? Then it is a choice among the offers, as with a tap, and nothing was read into it. */
export const isOffer = (typed: string, offer: Offered | undefined): boolean =>
  offer !== undefined && words(typed) === words(offer.notation);

const words = (text: string): string => text.trim().split(/\s+/).join(' ');

/** What a command says, one thing after the other: its name, and all that goes with it. */
export interface CommandInWords {
  readonly name: string;
  readonly parts: readonly { readonly name: string; readonly says: string }[];
}

/** A command as people read it. Nothing of it is left out: it is what they sign. */
export function inWords(command: unknown): CommandInWords {
  const entries = typeof command === 'object' && command ? Object.entries(command) : [];
  const parts = entries.flatMap(([key, value], index) => [
    ...partsOf(value, index === 0 ? [] : [key]),
  ]);
  return { name: plain(verb(command)), parts };
}

function* partsOf(
  value: unknown,
  path: readonly string[],
): Generator<{ name: string; says: string }> {
  const name = path.map(plain).join(' · ');
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    yield { name, says: value.map(String).join(', ') };
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, each] of Object.entries(value)) {
      yield* partsOf(
        each,
        Array.isArray(value) ? [...path, String(Number(key) + 1)] : [...path, key],
      );
    }
  } else if (value !== undefined && value !== null) {
    yield { name, says: String(value) };
  }
}

const plain = (word: string): string => word.replaceAll(/[_-]/g, ' ');
