import { MINIATURES as PEOPLE, miniatureOf as ofMan } from '$lib/systems/fortified-town/people';
import { groupByHex } from '$lib/systems/lowenheim/groups';
import { BY_KIND, miniatureOf as ofGroup } from '$lib/systems/lowenheim/miniatures';
import { BY_BODY, BY_WORD, drawingOf, miniatureOf as ofPiece } from '$lib/systems/signs';
import { describe, expect, it } from 'vitest';
import figures from '../../src/lib/board/figures.svg?raw';
import { figure } from './city';

const drawn = new Set([...figures.matchAll(/<g id="figure-([a-z-]+)"/g)].map(([, name]) => name));

describe('the miniatures', () => {
  it('are drawn, whoever asks for one', () => {
    const asked = [PEOPLE, BY_KIND].flatMap((of) => Object.values(of));
    const others = ['foot', 'rat', 'general', 'rider', 'knight', 'wolf-rider', 'standard'];
    expect([...asked, ...others].filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('are drawn for every silhouette of a unit: none is a token alone from near by', () => {
    const signs = [...BY_WORD.map(([, sign]) => sign), ...Object.values(BY_BODY)];
    expect(signs.filter((sign) => !drawn.has(drawingOf(sign)))).toEqual([]);
  });

  it('borrow nothing that is not there', () => {
    const borrowed = [...figures.matchAll(/href="#figure-([a-z-]+)"/g)].map(([, name]) => name);
    expect(borrowed.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('of a unit are known by its name, its body and its people', () => {
    const piece = (troop: string, body: 'foot' | 'cavalry' | 'trap', people = 'humans') =>
      ofPiece({ troop, body, people });
    expect(piece('archers', 'foot')).toBe('bow');
    expect(piece('mounted-knights', 'cavalry')).toBe('knight');
    expect(piece('goblin-wolfriders', 'cavalry')).toBe('wolf-rider');
    expect(piece('skeletons-swords', 'foot', 'undead')).toBe('dead');
    expect(piece('beartraps', 'trap')).toBe('trap');
  });

  it('of somebody in the town rides while they do', () => {
    expect(ofMan({ class: 'baron', mounted: false })).toBe('general');
    expect(ofMan({ class: 'baron', mounted: true })).toBe('knight');
  });

  it('of a group is its leader, whoever stands in front', () => {
    const group = (...all: ReturnType<typeof figure>[]) => {
      const [one] = [...groupByHex(all).values()].flat();
      return one && ofGroup(one);
    };
    const soldier = figure('foot-soldier-1', 'foot-soldier', 'city-guard', '5,5');
    expect(group(soldier)).toBe('spear');
    expect(
      group(soldier, figure('mannheim', 'mannheim', 'city-guard', '5,5', { leader: true })),
    ).toBe('general');
  });
});
