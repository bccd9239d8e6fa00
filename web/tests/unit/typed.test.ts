import { inWords, isOffer, offeredFor, type Offered } from '$lib/devices/typed';
import { describe, expect, it } from 'vitest';

const offer = (notation: string, command: unknown): Offered => ({
  notation,
  label: `Does ${notation}`,
  command,
});

describe('a typed order', () => {
  const strike = offer('strike halberdier-1 rat-2', {
    strike: { attackers: ['halberdier-1'], target: 'rat-2' },
  });
  const offers = [offer('done', 'done'), strike];

  it('is a choice among the offers where it stands there just so', () => {
    const read = { strike: { target: 'rat-2', attackers: ['halberdier-1'] } };
    const found = offeredFor(read, offers);
    expect(found).toBe(strike);
    expect(isOffer(' strike  halberdier-1 rat-2', found)).toBe(true);
  });

  it('is asked for where something was read into it, or something else', () => {
    expect(isOffer('strike rat-2', offeredFor(strike.command, offers))).toBe(false);
    expect(isOffer('strike halberdier-1 rat-2', offeredFor('done', offers))).toBe(false);
    expect(isOffer('tell Halt!', offeredFor({ tell: { words: 'Halt!' } }, offers))).toBe(false);
  });

  it('is put into words with all that is signed', () => {
    expect(inWords('done')).toEqual({ name: 'done', parts: [] });
    expect(inWords(strike.command)).toEqual({
      name: 'strike',
      parts: [
        { name: 'attackers', says: 'halberdier-1' },
        { name: 'target', says: 'rat-2' },
      ],
    });
    const nested = { break_free: { way: [{ to: 'E5', run: true }], of: null, count: 0 } };
    expect(inWords(nested)).toEqual({
      name: 'break free',
      parts: [
        { name: 'way · 1 · to', says: 'E5' },
        { name: 'way · 1 · run', says: 'true' },
        { name: 'count', says: '0' },
      ],
    });
    expect(inWords({ tell: 'Halt!' }).parts).toEqual([{ name: '', says: 'Halt!' }]);
    expect(inWords({ two: { a: 1 }, words: 'both' }).parts.map(({ says }) => says)).toEqual([
      '1',
      'both',
    ]);
  });
});
