import { describe, expect, it } from 'vitest';
import {
  countsOf,
  crownsFor,
  mostOf,
  NOTHING,
  orderFor,
  purchases,
} from '$lib/systems/campaign-map/engines';
import type { Fight, LegalOrder } from '$lib/systems/campaign-map/types';
import { brokenName, isOpen } from '$lib/systems/campaign-map/words';

const buys = (fight: number, ...engines: ('ram' | 'siege-tower' | 'mangonel' | 'trebuchet')[]) =>
  ({
    command: { equip: { fight, engines } },
    notation: `equip ${fight} ${engines.join(' ')}`,
    label: '',
    forecast: 'certain',
  }) as unknown as LegalOrder;

describe('what is bought for a siege', () => {
  const trebuchet = buys(4, 'trebuchet');
  const orders = [buys(3, 'ram'), buys(3, 'mangonel', 'ram'), trebuchet];
  const legal = purchases(orders, 3);

  it('is what the rules allow for this fight', () => {
    expect(legal).toHaveLength(2);
    expect(mostOf(legal)).toEqual({ ...NOTHING, ram: 1, mangonel: 1 });
  });

  it('is one order for all of it, in whatever order they were chosen', () => {
    const wanted = { ...NOTHING, ram: 1, mangonel: 1 };
    expect(orderFor(legal, wanted)?.notation).toBe('equip 3 mangonel ram');
    expect(orderFor(legal, { ...wanted, ram: 2 })).toBeUndefined();
    expect(orderFor(legal, NOTHING)).toBeUndefined();
    expect(crownsFor(countsOf(trebuchet))).toBe(3);
  });
});

describe('a siege that lasts', () => {
  it('is not open in a turn that has decided nothing', () => {
    const fight = { winner: null } as Fight;
    expect(isOpen(fight)).toBe(true);
    expect(isOpen({ ...fight, undecided: true })).toBe(false);
    expect(isOpen({ ...fight, winner: 'attacker' })).toBe(false);
  });

  it('leaves gates, walls and houses broken', () => {
    expect(brokenName('gate-pilgrims')).toContain('pilgrims');
    expect(brokenName('rubble-5-3')).toContain('5,3');
    expect(brokenName('burnt-6-6')).toContain('6,6');
  });
});
