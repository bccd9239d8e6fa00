import { describe, expect, it } from 'vitest';
import { changed } from '../../src/lib/systems/te-wapen/battle.svelte';
import { picture } from '../../src/lib/systems/te-wapen/cards';
import {
  cliffs,
  columnsAndRows,
  covered,
  groundOf,
  slopes,
} from '../../src/lib/systems/te-wapen/ground';
import { byHex, deeds, inWords } from '../../src/lib/systems/te-wapen/groups';
import { atLeast, average, inShort, percent } from '../../src/lib/systems/te-wapen/odds';
import {
  actor,
  aimsOf,
  deploysOf,
  fightsAt,
  itemName,
  leaving,
  movesOf,
  spellsOf,
  spellName,
  spoken,
} from '../../src/lib/systems/te-wapen/orders';
import { rangeEdge, sightLine } from '../../src/lib/systems/te-wapen/overlay';
import { signOf } from '../../src/lib/systems/te-wapen/signs';
import type { Battle, BattleOrder, Piece, AttackPlan } from '../../src/lib/systems/te-wapen/types';

function piece(id: string, hex: string | null, more: Partial<Piece> = {}): Piece {
  const colour = id.startsWith('red') ? 'red' : 'black';
  return {
    piece: id,
    colour,
    troop: id.replace(/^(red|black)-/, '').replace(/-\d+$/, ''),
    people: 'humans',
    name: id,
    body: 'foot',
    hex,
    wounds: 4,
    of: 4,
    counters: 0,
    moves: [1, 2],
    dice: [5],
    hit_at: 4,
    special: [],
    school: null,
    magic_points: null,
    items: {},
    attached_to: null,
    ready: true,
    doing: null,
    hidden: false,
    ...more,
  } as Piece;
}

function battle(pieces: Piece[], more: Partial<Battle> = {}): Battle {
  const hexes = ['0,0', '1,0', '2,0', '0,1', '1,1', '2,1'].map((hex) => ({
    hex,
    terrain: hex === '1,0' ? 'hill' : 'open',
    building: null,
    building_of: null,
  }));
  return {
    title: 'a test',
    you: 'red',
    turn: 1,
    last_turn: null,
    armies: { red: 'Reds', black: 'Blacks' },
    hexes,
    legend: [],
    walls: [],
    cliffs: [],
    pieces,
    card: null,
    snapped: null,
    cards_left: 54,
    clouds: [],
    thorns: [],
    losses: { red: [0, 4], black: [0, 4] },
    outcome: null,
    ...more,
  } as Battle;
}

function order(command: object | string): BattleOrder {
  return { command, notation: '', label: '', group: '', forecast: 'certain' } as BattleOrder;
}

describe('orders', () => {
  const view = battle([
    piece('red-infantry-1', '0,0'),
    piece('black-orcs-1', '1,0'),
    piece('black-orcs-2', null),
  ]);
  const attack = order({ attack: { attacker: 'red-infantry-1', target: 'black-orcs-1' } });
  const move = order({ move: { piece: 'red-infantry-1', path: ['0,1', '1,1'] } });
  const raise = order({
    cast: { caster: 'red-wizard-1', spell: 'resurrect', target: 'black-orcs-2', hexes: ['2,1'] },
  });

  it('know who carries them out, and where they are aimed', () => {
    expect([attack, move, raise, order('done')].map(actor)).toEqual([
      'red-infantry-1',
      'red-infantry-1',
      'red-wizard-1',
      null,
    ]);
    expect(aimsOf(view, attack)).toEqual(['1,0']);
    expect(aimsOf(view, raise)).toEqual(['2,1']);
    expect(aimsOf(view, order({ batter: { piece: 'x', hex: '2,0' } }))).toEqual(['2,0']);
  });

  it('are found by where they lead', () => {
    const all = [attack, move, raise];
    expect(movesOf(all, 'red-infantry-1').get('1,1')?.path).toEqual(['0,1', '1,1']);
    expect([...fightsAt(view, all, 'red-infantry-1').keys()]).toEqual(['1,0']);
    expect(spellsOf(all, 'red-wizard-1').map((known) => known.spell)).toEqual(['resurrect']);
  });

  it('set up who waits, wherever the list has a place', () => {
    const places = ['0,0', '0,1'].map((hex) => order({ deploy: { piece: 'red-king-1', hex } }));
    expect(actor(places[0] as BattleOrder)).toBe('red-king-1');
    expect([...deploysOf([move, ...places], 'red-king-1').keys()]).toEqual(['0,0', '0,1']);
    expect(deploysOf(places, 'red-infantry-1').size).toBe(0);
  });

  it('leave behind whom somebody unticks, and whom the list leaves', () => {
    expect(leaving(move, [])).toEqual({ move: { piece: 'red-infantry-1', path: ['0,1', '1,1'] } });
    const listed = order({ move: { piece: 'a', path: ['0,1'], leaving: ['b'] } });
    expect(leaving(listed, ['c', 'b'])).toEqual({
      move: { piece: 'a', path: ['0,1'], leaving: ['b', 'c'] },
    });
  });

  it('read like words', () => {
    expect(spoken('blade-of-the_forest')).toBe('Blade of the forest');
    expect(spellName('summon-skeletons')).toBe('Summon skeletons');
    expect(itemName('ring-of-fire')).toBe('Ring of fire');
  });
});

describe('odds', () => {
  const plan = {
    distance: 1,
    parts: [],
    dice: 4,
    hit_at: 4,
    ignores: 0,
    wounds: 3,
    odds: { of: 1296, hits: [81, 324, 486, 324, 81], retreat: 671 },
  } as unknown as AttackPlan;

  it('are the server’s falls, in words', () => {
    expect(average(plan)).toBe(2);
    expect(atLeast(plan, 3)).toBe(405);
    expect(inShort(plan)).toEqual({ hits: '2.0', back: '52 %' });
    expect(inShort({ ...plan, odds: { ...plan.odds, retreat: 0 } }).back).toBeNull();
  });

  it('never round a chance away', () => {
    expect(percent(1, 1296)).toBe('< 1 %');
    expect(percent(1295, 1296)).toBe('> 99 %');
    expect([percent(0, 6), percent(6, 6), percent(0, 0)]).toEqual(['0 %', '100 %', '0 %']);
  });
});

describe('lines of sight', () => {
  const look = { hex: '4,0', distance: 4, dice: 1 };

  it('run from middle to middle, and end at what blocks them', () => {
    const clear = sightLine('0,0', { ...look, blocked: null });
    expect(clear).toMatchObject({ unseen: null, cross: null, wall: null });
    const wood = sightLine('0,0', {
      ...look,
      blocked: { hex: '2,0', side: null, clause: 'WAP-070' },
    });
    expect(wood?.cross?.y).toBe(20);
    expect(wood?.cross?.x).toBeCloseTo(2.5 * Math.sqrt(3) * 20, 1);
    expect(wood?.unseen).not.toBeNull();
    const wall = sightLine('0,0', {
      ...look,
      blocked: { hex: '2,0', side: '1,0:E', clause: 'WAP-075' },
    });
    expect(wall?.cross?.x).toBeCloseTo(2 * Math.sqrt(3) * 20, 1);
    expect(wall?.wall).not.toBeNull();
  });

  it('have a range with one edge round it', () => {
    const looks = ['1,0'].map((hex) => ({ hex, distance: 1, dice: 1, blocked: null }));
    const edge = rangeEdge({ piece: 'a', from: '0,0', reach: [], looks, targets: [] });
    expect(edge.match(/M/g)).toHaveLength(10);
  });
});

describe('the field', () => {
  it('has slopes only where a hill ends, and knows its size', () => {
    const view = battle([]);
    expect(columnsAndRows(view)).toEqual({ columns: 3, rows: 2 });
    // Six sides of one hex, five strokes each.
    expect(slopes(view).match(/M/g)).toHaveLength(30);
    const ridge = view.hexes.map((hex) => ({ ...hex, terrain: 'hill' as const }));
    expect(slopes({ ...view, hexes: ridge }).match(/M/g)?.length).toBeLessThan(6 * 30);
    expect(cliffs({ ...view, cliffs: ['0,0:E'] })).toHaveLength(1);
  });

  it('says what a building has suffered, and nothing of one that is whole', () => {
    const wall = { hex: '0,0', terrain: 'building-d', building: 20, building_of: 20 };
    const at = (building: number) =>
      groundOf(battle([], { hexes: [{ ...wall, building }] as Battle['hexes'] }))[0]?.damage;
    expect(at(20)).toBeNull();
    expect(at(13)).toEqual([7, 20]);
  });

  it('covers with a cloud what lies on the table', () => {
    expect(covered(battle([]), '0,0').sort()).toEqual(['0,0', '0,1', '1,0']);
  });
});

describe('pieces', () => {
  it('show what they are', () => {
    const sign = (troop: string, body = 'foot') => signOf({ troop, body } as Piece);
    expect(sign('orc-archers')).toBe('bow');
    expect(sign('infantry-polearms')).toBe('spears');
    expect(sign('undead-cavalry', 'cavalry')).toBe('horse');
    expect(sign('goblin-wolfriders', 'cavalry')).toBe('wolf');
    expect(sign('king', 'individual')).toBe('crown');
    expect(sign('demonologist', 'individual')).toBe('hat');
    expect(sign('something-new', 'vehicle')).toBe('tank');
    expect(sign('something-new', 'never-heard-of')).toBe('swords');
    expect(sign('something-new', 'siege')).toBe('tower');
    expect(sign('ram', 'siege')).toBe('ram');
  });

  it('stand with the unit first', () => {
    const king = piece('red-king-1', '0,0', { body: 'individual' });
    const there = byHex(battle([king, piece('red-infantry-1', '0,0')]));
    expect(there.get('0,0')?.map(({ piece: id }) => id)).toEqual(['red-infantry-1', 'red-king-1']);
  });

  it('are read aloud with bases, counters and deeds', () => {
    const doing = { itself: true, moved: true, barred: false, acted: false };
    const acting = piece('red-infantry-1', '0,0', { wounds: 3, counters: 1, doing });
    expect(deeds(acting)).toBe('has moved');
    expect(inWords(acting)).toBe(
      'red red-infantry-1: 3 of 4 bases, 1 activation counter, has moved',
    );
    expect(inWords({ ...acting, name: 'Red dragon' })).toMatch(/^Red dragon: /);
    expect(inWords({ ...acting, name: 'Reddish ogres' })).toMatch(/^red Reddish ogres: /);
  });

  it('that moved, bled or went are new to the eye', () => {
    const before = battle([piece('red-a', '0,0'), piece('red-b', '1,0'), piece('red-c', '2,0')]);
    const after = battle([
      piece('red-a', '0,1'),
      piece('red-b', '1,0', { wounds: 2 }),
      piece('red-c', null),
    ]);
    expect([...changed(before, after)].sort()).toEqual(['0,1', '1,0', '2,0']);
    expect(changed(before, before).size).toBe(0);
  });
});

describe('cards', () => {
  it('have a face and a name', () => {
    expect(picture('spades-queen')).toMatchObject({ rank: 'Q', sign: '♠', red: false });
    expect(picture('hearts-10')).toMatchObject({ rank: '10', name: 'the 10 of hearts', red: true });
    expect(picture('joker-1').name).toBe('a Joker');
  });
});
