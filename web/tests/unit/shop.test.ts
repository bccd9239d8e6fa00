import { goalsOf, isBought, wares } from '$lib/systems/campaign-map/shop';
import { isBare, readOf } from '$lib/ui/atlas.svelte';
import { describe, expect, it } from 'vitest';

describe('the shop', () => {
  const order = (notation: string, command: unknown) =>
    ({ notation, label: notation, command, forecast: 'certain' }) as never;
  const muster = (troop: string, castle: string, banner?: string) =>
    order(`muster ${castle} ${troop}`, {
      muster: { troop, castle, ...(banner ? { banner } : {}) },
    });
  const troop = (name: string, body: string, cost: number) => ({
    ...{ name, body, cost, people: 'humans' },
    ...{ dice: 4, wounds: 4, moves: 2 },
  });
  const orders = [
    order('done', 'done'),
    muster('archers', 'K1'),
    muster('archers', 'K1', 'north-1'),
    muster('king', 'K1'),
    order('raise K1 king', { raise: { castle: 'K1', general: 'king' } }),
    order('transfer archers-1', { transfer: { pieces: ['archers-1'] } }),
  ];
  const view = {
    troops: {
      king: troop('King', 'individual', 2),
      knights: troop('Knights', 'cavalry', 2),
      archers: troop('Archers', 'foot', 1),
      wizard: troop('Wizard', 'individual', 2),
    },
    pieces: [
      { id: 'archers-1', owner: 'north', wounds: 3 },
      { id: 'archers-2', owner: 'north', wounds: 0 },
      { id: 'archers-3', owner: 'south', wounds: 4 },
    ],
  } as never;

  it('has every troop on its shelf, the cheaper first and individuals last, also who cannot be had', () => {
    const shelf = wares(view, orders, 'north', { castle: 'K1', banner: null });
    expect(shelf.map(({ id }) => id)).toEqual(['archers', 'knights', 'king', 'wizard']);
    expect(shelf.map(({ buy }) => buy?.notation ?? null)).toEqual([
      ...['muster K1 archers', null],
      ...['muster K1 king', null],
    ]);
    // Lost ones and those of others are not counted.
    expect(shelf.map(({ own }) => own)).toEqual([1, 0, 0, 0]);
    expect(shelf.map(({ raise }) => raise !== null)).toEqual([false, false, true, false]);
  });

  it('sends to a garrison or a banner, and takes the place of those orders alone', () => {
    const goals = [
      { castle: 'K1', banner: null },
      { castle: 'K1', banner: 'north-1' },
    ];
    expect(goalsOf(orders)).toEqual(goals);
    const [, banner] = goals;
    const shelf = banner ? wares(view, orders, 'north', banner) : [];
    expect(shelf.filter(({ buy }) => buy).map(({ id }) => id)).toEqual(['archers']);
    expect(orders.filter((known) => !isBought(known))).toHaveLength(2);
  });
});

describe('a board in words', () => {
  const all = [
    { id: '1,1', words: '1,1 street' },
    { id: '2,1', words: '2,1 Castle; 3 figures of the City Guard' },
    { id: '3,1', words: '3,1 street; on fire' },
  ];
  const found = (text: string, bare: boolean) => readOf(all, text, bare).map(({ id }) => id);

  it('tells where something is, and of the rest where somebody asks', () => {
    expect(all.map(isBare)).toEqual([true, false, false]);
    expect(found('', false)).toEqual(['2,1', '3,1']);
    expect(found('', true)).toEqual(['1,1', '2,1', '3,1']);
    expect(found('STREET', true)).toEqual(['1,1', '3,1']);
    expect(found('city castle', false)).toEqual(['2,1']);
  });
});
