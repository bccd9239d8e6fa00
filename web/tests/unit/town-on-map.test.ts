import { describe, expect, it } from 'vitest';
import {
  countsOf,
  crownsFor,
  mostOf,
  NOTHING,
  orderFor,
  purchases,
} from '$lib/systems/campaign-map/engines';
import type { Fight, Land, LegalOrder, Space } from '$lib/systems/campaign-map/types';
import { brokenName, destination, isOpen, siegeSays } from '$lib/systems/campaign-map/words';

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
    expect(crownsFor(countsOf(trebuchet), { trebuchet: 3 })).toBe(3);
  });
});

describe('a siege that lasts', () => {
  it('is not open in a turn that has decided nothing', () => {
    const fight = { winner: null } as Fight;
    expect(isOpen(fight)).toBe(true);
    expect(isOpen({ ...fight, undecided: true })).toBe(false);
    expect(isOpen({ ...fight, winner: 'attacker' })).toBe(false);
  });

  it('says what the besiegers hold, and who relieves the town', () => {
    const banners = [{ id: 'south-1', name: 'Chief Ugbash' }];
    const view = { banners } as unknown as Land;
    const town = { foothold: true, refuge: false, relief: [] as string[] } as unknown as Space;
    expect(siegeSays(view, town)).toHaveLength(1);
    const shut = { ...town, refuge: true, relief: ['south-1'] };
    expect(siegeSays(view, shut)[1]).toContain('Chief Ugbash');
  });

  it('is relieved along a way, which is where the order leads', () => {
    const order = { relieve: { castle: 'K4', way: ['34', '31'] } } as const;
    expect(destination({ relieve: { castle: 'K4', way: [...order.relieve.way] } })).toBe('31');
  });

  it('leaves gates, walls and houses broken', () => {
    expect(brokenName('gate-pilgrims')).toContain('pilgrims');
    expect(brokenName('rubble-5-3')).toContain('5,3');
    expect(brokenName('burnt-6-6')).toContain('6,6');
  });
});
