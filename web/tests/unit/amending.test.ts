import type { AnyView } from '$lib/api/types';
import { about, standingAt } from '$lib/audit/amending';
import { expect, it } from 'vitest';

it('finds the orders of whoever stands at a place of the board, and those that lead there', () => {
  const view = (table: object) => ({ system: 'battle', battle: table }) as unknown as AnyView;
  const battle = view({
    title: '0,1',
    pieces: [
      { piece: 'red-archers-1', hex: '0,1' },
      { piece: 'red-king-1', hex: '0,1' },
      { piece: 'red-lost-1', hex: null },
      { piece: 'black-orcs-1', hex: '0,2' },
    ],
  });
  expect(standingAt(battle, '0,1')).toEqual(['red-archers-1', 'red-king-1']);
  expect(standingAt(battle, '5,5')).toEqual([]);
  // On whatever floor of a hex of a town, and in a space of the map.
  expect(standingAt(view({ men: [{ man: 'archer-1', place: '10,22 top' }] }), '10,22')).toEqual([
    'archer-1',
  ]);
  expect(standingAt(view({ banners: [{ id: 'north-1', at: 'K1' }] }), 'K1')).toEqual(['north-1']);

  const offers = ['move red-archers-1 0,2', 'move red-king-2 0,1', 'dig 0,1:NE', 'done'].map(
    (notation) => ({ notation, label: '' }),
  );
  const found = about(offers, { place: '0,1', who: ['red-archers-1'] });
  expect(found.map(({ notation }) => notation)).toEqual([
    'move red-archers-1 0,2',
    'move red-king-2 0,1',
    'dig 0,1:NE',
  ]);
  expect(about(offers, { place: '7,7', who: [] })).toEqual([]);
});
