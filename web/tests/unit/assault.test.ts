import { describe, expect, it } from 'vitest';
import {
  assaultIn,
  changed,
  NOTHING,
  once,
} from '../../src/lib/systems/fortified-town/assault.svelte';
import { answerMarks, askedOf, askInWords } from '../../src/lib/systems/fortified-town/asks';
import {
  doors,
  edges,
  engines,
  gates,
  patches,
  stairs,
} from '../../src/lib/systems/fortified-town/drawing';
import { facesOf, inShort, parts } from '../../src/lib/systems/fortified-town/odds';
import {
  deedsOf,
  fightsWith,
  namedIn,
  shotsAt,
  shotsOf,
  thingsIn,
  topics,
  topplersOf,
  waysByHex,
  waysOf,
} from '../../src/lib/systems/fortified-town/orders';
import { byHex, condition, inWords, layout } from '../../src/lib/systems/fortified-town/people';
import { distance, margin, profileOf } from '../../src/lib/systems/fortified-town/profile';
import {
  columnsAndRows,
  fortifiedSides,
  hasStep,
  heightAt,
  hexesAlong,
  hexesOf,
  levelAt,
  parseSpot,
  terrainAt,
} from '../../src/lib/systems/fortified-town/town';
import type {
  Assault,
  AssaultCommand,
  AssaultOptions,
  AssaultOrder,
  LineOfFire,
  Man,
} from '../../src/lib/systems/fortified-town/types';
import { meantBy } from '../../src/lib/systems/fortified-town/meant';
import { countOf, zoneByHex } from '../../src/lib/systems/fortified-town/zone';
import type { AnyView } from '../../src/lib/api/types';

/** A wall with a gate and a tower, the field to the south; as the server says it, gaps and all. */
const PICTURE = `
 0 |. . h . .
 1 | . . . . .
 2 |r r P p r
 3 | , , , , ,
 4 |, , , , ,
`;

function wire(body: object): AnyView {
  return JSON.parse(JSON.stringify(body)) as AnyView;
}

function answer(men: Man[] = [], works: object = {}, more: object = {}): AnyView {
  // As it comes over the wire: without what a town or a siege has not.
  return wire({
    system: 'assault',
    assault: {
      title: 'A test',
      you: 'besiegers',
      sides: { besiegers: 'Men of the test', besieged: 'The watch' },
      turn: 2,
      last_turn: null,
      phase: ['besiegers', 'movement'],
      town: {
        name: 'Testburg',
        legend: {
          ',': { terrain: 'field', level: 0 },
          '.': { terrain: 'street', level: 0 },
          h: { terrain: 'house', level: 0 },
          r: { terrain: 'rampart', level: 1, line: 1 },
          p: { terrain: 'tower', level: 2, line: 1, inner_parapet: true },
          P: { terrain: 'gate', level: 1, line: 1 },
        },
        picture: PICTURE,
        gates: {
          main: { name: 'Main Gate', hex: '2,2', inside: ['1,1', '2,1'], outside: ['1,3', '2,3'] },
        },
        steps: ['2,2:E'],
      },
      works: { leaves: { main: { open: false, forced: false, hits: 0, blows: 0 } }, ...works },
      men,
      held: [],
      goal: ['2,2'],
      asked: null,
      aims: {},
      quiet: 0,
      called_off: false,
      losses: {},
      outcome: null,
      ...more,
    },
  });
}

function assault(men: Man[] = [], works: object = {}, more: object = {}): Assault {
  const view = assaultIn(answer(men, works, more));
  if (!view) throw new Error('This is no assault.');
  return view;
}

function man(id: string, place: string | null, more: Partial<Man> = {}): Man {
  return {
    man: id,
    side: id.startsWith('archer') ? 'besieged' : 'besiegers',
    class: 'foot-soldier',
    name: id,
    mounted: false,
    wounded: false,
    stunned: false,
    fate: 'alive',
    place,
    level: 0,
    values: [4, 4, 8],
    left: 8,
    moved: false,
    ended: false,
    shot: false,
    attacked: false,
    loading: false,
    carries: null,
    works: null,
    ...more,
  };
}

function order(command: AssaultOrder['command'], label = ''): AssaultOrder {
  return { command, label, notation: JSON.stringify(command), group: '', forecast: 'certain' };
}

const none: AssaultOptions = NOTHING;

describe('a town', () => {
  it('is read off its picture, and what the server leaves out is none', () => {
    const view = assault();
    expect(columnsAndRows(view.town)).toEqual({ columns: 5, rows: 5, firstColumn: 0 });
    expect(hexesOf(view.town).get('2,0')?.ground.terrain).toBe('house');
    expect(view.works.demolished).toEqual([]);
    expect(view.town.legend.r?.inner_parapet).toBe(false);
    expect(assaultIn(answer())).not.toBeNull();
  });

  it('is read once: the same answer is the same town', () => {
    const one = answer();
    expect(assaultIn(one)).toBe(assaultIn(one));
    expect(assaultIn(wire({ system: 'battle' }))).toBeNull();
  });

  it('has places with floors, each on its level', () => {
    expect(parseSpot('2,2:top')).toEqual({ hex: '2,2', floor: 'top' });
    expect(parseSpot('2,2')).toEqual({ hex: '2,2', floor: 'ground' });
    const ladders = { 'ladder-1': { at: { standing: { foot: '3,3', top: '3,2', from_turn: 1 } } } };
    const tower = {
      kind: 'siege-tower',
      at: '1,3',
      facing: 'NE',
      top: 2,
      docked: null,
      ramp: false,
    };
    const view = assault([], { ladders, engines: { 'siege-tower-1': tower } });
    const levels = ['2,2', '2,2:top', '3,2', '3,3', '3,3:ladder', '1,3:top', '9,9'];
    expect(levels.map((spot) => levelAt(view, spot))).toEqual([0, 1, 2, 0, 1, 2, null]);
    expect(['2,0', '1,3', '3,2', '0,0'].map((hex) => heightAt(view, hex))).toEqual([1, 2, 2, 0]);
  });

  it('changes as it is broken and burnt', () => {
    const view = assault([], { demolished: ['0,2'], burnt: ['2,0'] });
    expect(terrainAt(view, '0,2')).toBe('rubble');
    expect(levelAt(view, '0,2')).toBe(0);
    expect(terrainAt(view, '2,0')).toBe('street');
    expect(patches(view).find(({ hex }) => hex === '2,0')?.sign).toBe('ash');
  });

  it('is fortified to the field, and where its towers say so to the streets', () => {
    const { town } = assault();
    const sides = (hex: string) => {
      const there = hexesOf(town).get(hex);
      return there ? fortifiedSides(town, there) : [];
    };
    expect(sides('1,2')).toEqual(['SE', 'SW']);
    expect(sides('3,2')).toEqual(['NE', 'SE', 'SW', 'NW']);
    expect(sides('1,1')).toEqual([]);
    expect(hasStep(town, { column: 3, row: 2 }, 'W')).toBe(true);
    expect(hasStep(town, { column: 3, row: 2 }, 'E')).toBe(false);
  });

  it('is drawn: battlements, ledges, steps, gates to the outside', () => {
    const view = assault();
    const drawn = edges(view);
    expect(drawn.steps).not.toBe('');
    // From the tower down to the rampart at its right.
    expect(drawn.ledges.match(/M/g)).toHaveLength(1);
    expect(gates(view.town)).toEqual([{ key: 'main', hex: '2,2', x: 86.6, y: 80, turn: 180 }]);
    expect([doors(view.town), stairs(view.town), engines(view)]).toEqual([[], [], []]);
  });
});

describe('people', () => {
  it('stand over each other, and lie under each other', () => {
    const view = assault([
      man('foot-soldier-1', '2,2'),
      man('archer-1', '2,2:top'),
      man('foot-soldier-2', '2,2', { fate: 'dead' }),
      man('foot-soldier-3', null),
    ]);
    const here = byHex(view).get('2,2');
    expect(here?.people.map((one) => one.man)).toEqual(['archer-1', 'foot-soldier-1']);
    expect(here?.dead).toHaveLength(1);
    expect(new Set(layout(2).map(({ y }) => Math.sign(y))).size).toBe(2);
    expect([1, 3, 4, 6].map((count) => layout(count).length)).toEqual([1, 3, 4, 6]);
    expect(layout(4, true).every(({ x }) => Math.abs(x) > 8)).toBe(true);
  });

  it('are told by where they are and how', () => {
    const wounded = man('archer-1', '2,2:top', { wounded: true, stunned: true });
    expect(inWords(wounded)).toBe('besieged archer-1: on top, stunned and wounded');
    expect(condition(man('archer-2', null, { fate: 'captured' }))).toEqual(['captured']);
  });

  it('are marked where something about them has changed', () => {
    const before = assault([man('archer-1', '2,2:top'), man('archer-2', '0,2')]);
    const leaves = { main: { open: true, forced: false, hits: 0, blows: 0 } };
    const after = assault([man('archer-1', '3,2'), man('archer-2', '0,2', { wounded: true })], {
      leaves,
      fires: { '2,0': 1 },
    });
    expect([...changed(before, after)].sort()).toEqual(['0,2', '2,0', '2,2', '3,2']);
    expect(changed(before, before).size).toBe(0);
  });
});

describe('orders', () => {
  const raise = order({ raise: { ladder: 'ladder-1', foot: '3,3', top: '3,2' } }, 'Raise ladder 1');
  const open = order({ open: { gate: 'main', man: 'archer-1' } }, 'Open the gate with Archer 1');
  const done = order('done', 'End the movement');

  it('name who carries them out, whom, with what and where', () => {
    const topple: AssaultCommand = {
      topple: { ladder: 'ladder-1', men: ['archer-1', 'archer-2'] },
    };
    expect(namedIn(topple)).toEqual({
      men: ['archer-1', 'archer-2'],
      targets: [],
      things: ['ladder-1'],
      places: [],
    });
    expect(namedIn(raise.command).places).toEqual(['3,3', '3,2']);
    expect(namedIn('done').men).toEqual([]);
  });

  it('stand in the list once, however often they were thought of', () => {
    expect(once({ ...none, options: [raise, done, raise] }).options).toEqual([raise, done]);
  });

  it('stand under headings, and can be looked for by words', () => {
    const found = topics([done, open, raise]);
    expect(found.map(({ id, orders }) => [id, orders.length])).toEqual([
      ['gates', 1],
      ['ladders', 1],
      ['phase', 1],
    ]);
    expect(topics([done, open, raise], 'gate ARCHER')[0]?.orders).toEqual([open]);
    expect(topics([done, open, raise], 'oil')).toEqual([]);
  });

  it('stand with whom and with what they are about', () => {
    const carried = {
      'ladder-1': { at: { carried: { by: ['foot-soldier-1', 'foot-soldier-2'] } } },
    };
    const view = assault([man('foot-soldier-1', '3,3')], { ladders: carried });
    expect(thingsIn(view, '3,3')).toEqual(['ladder-1']);
    expect(thingsIn(view, '2,2')).toEqual(['main']);
    expect(deedsOf([done, open, raise], 'archer-1', [])).toEqual([open]);
    expect(deedsOf([done, open, raise], null, ['ladder-1'])).toEqual([raise]);
  });

  it('lead somewhere: alone, or with a ladder; to several floors of one hex', () => {
    const carry = order({ carry: { man: 'a', path: ['1,3'] } }, 'A carries');
    const options: AssaultOptions = {
      ...none,
      moves: {
        a: [
          { path: ['2,3', '2,2'], left: 4, contact: false, past: null },
          { path: ['2,3', '2,2:top'], left: 2, contact: true, past: null },
        ],
      },
      options: [carry],
    };
    const ways = waysOf(options, 'a', 'A');
    expect(ways[1]?.command).toEqual({ move: { man: 'a', path: ['2,3', '2,2:top'] } });
    expect([...waysByHex(ways)].map(([hex, all]) => [hex, all.length])).toEqual([
      ['2,2', 2],
      ['1,3', 1],
    ]);
    expect(hexesAlong(['2,3', '2,2', '2,2:top', 'x'])).toEqual(['2,3', '2,2']);
  });

  it('place those who wait before the assault', () => {
    const options = { ...none, reserve: ['a'], places: ['1,3', '2,2:top'] };
    const command = { deploy: { man: 'a', to: '2,2:top' } };
    expect(waysOf(options, 'a', 'A')[1]).toMatchObject({
      command,
      label: 'Place A in 2,2, on top',
    });
    expect(waysOf(options, 'b', 'B')).toEqual([]);
    const again = { ...options, placed: ['b'], elsewhere: { a: ['203,5'] } };
    const places = (who: string) => waysOf(again, who, who).map(({ spot }) => spot);
    expect(places('b')).toEqual(['1,3', '2,2:top']);
    expect(places('a')).toEqual(['203,5']);
    expect(topics([order({ hide: { man: 'a', hex: '1,2' } })])[0]?.id).toBe('placing');
  });

  it('belong to the shots and combats whose odds the server lists', () => {
    const shot = (target: string, hits: Record<string, number>) => ({
      target,
      range: 3,
      cover: 'heavy' as const,
      hits,
    });
    const shoot = order({ shoot: { shooter: 'archer-1', target: null } });
    const alone = order({ attack: { target: 'archer-1', attackers: ['a'] } });
    const both = order({ attack: { target: 'archer-1', attackers: ['b', 'a'] } });
    const fight = (attackers: string[]) => ({
      target: 'archer-1',
      attackers,
      attack: 4,
      defence: 4,
      odds: [1, 1] as [number, number],
      modifier: 0,
      blows: { nothing: 6, 'defender-killed': 4 },
    });
    const options: AssaultOptions = {
      ...none,
      shots: {
        'archer-1': [shot('a', { miss: 7, wounded: 3 }), shot('b', { miss: 2, killed: 8 })],
      },
      fights: [fight(['a']), fight(['a', 'b'])],
      options: [shoot, alone, both],
    };
    expect(shotsOf(options, 'archer-1').map((taken) => [taken.shot.target, taken.order])).toEqual([
      ['b', shoot],
      ['a', shoot],
    ]);
    expect(shotsAt(options, 'a')).toHaveLength(1);
    expect(fightsWith(options, 'a').map((fought) => fought.order)).toEqual([both, alone]);
    expect(fightsWith(options, 'archer-1')).toHaveLength(2);
    expect(fightsWith(options, 'b')).toHaveLength(1);
  });

  it('have odds of ten, from the worst for whoever rolls to the best', () => {
    const blows = {
      'defender-killed': 2,
      nothing: 3,
      'attacker-stunned': 1,
      'defender-retreats': 4,
    };
    expect(parts(blows).map(({ tone, faces }) => [tone, faces])).toEqual([
      ['against', 1],
      ['nothing', 3],
      ['light', 4],
      ['heavy', 2],
    ]);
    expect(inShort(blows)).toEqual({ hits: 6, kills: 2 });
  });
});

describe('a question', () => {
  it('is asked of one side, in words and on the map', () => {
    const asked = {
      retreat: {
        of: 'besiegers' as const,
        man: 'foot-soldier-1',
        from: ['archer-1'],
        hexes: 1,
        to: ['2,4'],
        jumps: ['1,4'],
      },
    };
    const view = assault([man('foot-soldier-1', '2,3'), man('archer-1', '2,2')], {}, { asked });
    const orders = ['2,4', '1,4'].map((to) => order({ retreat: { man: 'foot-soldier-1', to } }));
    const marks = answerMarks(view, [...orders, order('stay')]);
    expect(marks.ways.map(({ spot }) => spot)).toEqual(['2,4', '1,4']);
    expect([marks.aims, marks.targets]).toEqual([['2,3'], ['2,2']]);
    expect(askedOf(asked)).toBe('besiegers');
    expect(askInWords(view, asked).heading).toBe('Where does foot-soldier-1 retreat to?');
  });

  it('about a way out leads to where they could come out', () => {
    const come_out = { of: 'besiegers' as const, man: 'a', to: ['2,3'] };
    const view = assault([man('a', null)], {}, { asked: { come_out } });
    const marks = answerMarks(view, [order({ come_out: { man: 'a', to: '2,3' } })]);
    expect(marks.ways.map(({ spot }) => spot)).toEqual(['2,3']);
    expect(askInWords(view, { come_out }).heading).toBe('Where does a come out?');
  });

  it('of fire tells where they still want to go', () => {
    const fire = {
      of: 'besieged' as const,
      targets: ['a'],
      rest: ['2,3', '2,2:top'],
      may: ['archer-1'],
    };
    const view = assault([man('a', '2,4')], {}, { asked: { fire } });
    expect(askInWords(view, { fire }).words).toContain('2,2, on top');
    expect(answerMarks(view, []).aims).toEqual(['2,3', '2,2']);
    expect(answerMarks(assault(), []).ready).toEqual([]);
  });
});

describe('the side view', () => {
  const numbers = { apart: 1, between: 3, terrain: 'gate' as const, lower_seen_from: null };
  const LINE: LineOfFire = {
    from: '2,4',
    to: '2,0',
    levels: [0, 0],
    range: 4,
    aside: 'left',
    between: [
      { hex: '1,3', level: 0, tested: null },
      { hex: '2,2', level: 1, tested: { ...numbers, before: 1, above: 1, clear: false } },
      { hex: '1,1', level: 0, tested: null },
    ],
    edge: null,
    blocked: { hex: '2,2', clause: 'HAV-072' },
    cover: null,
    band: 0,
    hits: null,
    refused: null,
  };

  it('shows the hexes that the server has judged, each as high as it says', () => {
    const profile = profileOf(assault(), LINE);
    expect(profile?.columns.map(({ hex }) => hex)).toEqual(['2,4', '1,3', '2,2', '1,1', '2,0']);
    expect(profile?.columns.map(({ height }) => height)).toEqual([0, 0, 1, 0, 0]);
    expect(profile?.columns.map(({ blocks }) => blocks).indexOf(true)).toBe(2);
    expect([profile?.told, profile?.lowerFirst]).toEqual([2, false]);
    expect(profileOf(assault(), { ...LINE, from: '2,2:top', to: '2,2' })).toBeNull();
    expect(distance({ column: 0, row: 0 }, { column: 2, row: 4 })).toBe(4);
  });

  it('tells the numbers of what was passed most closely where nothing blocks', () => {
    const near = { ...numbers, apart: 4, before: 1, above: 1, clear: true };
    const far = { ...numbers, apart: 4, before: 2, above: 1, clear: true };
    const between = [
      { hex: '1,3', level: 1, tested: far },
      { hex: '2,2', level: 1, tested: near },
      { hex: '1,1', level: 0, tested: null },
    ];
    expect(margin(near)).toBe(1);
    const profile = profileOf(assault(), { ...LINE, blocked: null, between });
    expect(profile?.told).toBe(2);
    expect(profile?.columns.some(({ blocks }) => blocks)).toBe(false);
  });

  it('says of each hex whether it is seen, in a dead area or out of range', () => {
    const hexes = zoneByHex({
      from: '2,2:top',
      ranges: [12, 30, 70],
      seen: { '2,1': 'none', '2,2:top': 'heavy' },
      dead: { '2,2': 'ST-33', '0,0': 'HAV-072' },
      beyond: ['9,9'],
    });
    // Over a gate somebody is seen, in its passage nobody.
    expect(hexes.get('2,2')).toBe('seen');
    expect(hexes.get('0,0')).toBe('dead');
    expect(countOf(hexes)).toEqual({ seen: 2, dead: 1, beyond: 1 });
  });
});

describe('what somebody makes up', () => {
  const order = (command: AssaultOrder['command']): AssaultOrder => ({
    notation: JSON.stringify(command),
    label: '',
    group: '',
    command,
    forecast: 'certain',
  });

  it('can be a ladder that several topple together', () => {
    const orders = [['a'], ['b'], ['a', 'b'], ['c']].map((men) =>
      order({ topple: { ladder: 'ladder-1', men } }),
    );
    expect([...topplersOf([...orders, order('done')])]).toEqual([['ladder-1', ['a', 'b', 'c']]]);
  });

  it('has the faces that the server has counted', () => {
    expect(facesOf({ try: 7 })).toEqual({ succeeds: 7, fails: 3 });
    expect(facesOf({ tomorrow: 45 })).toBeNull();
    expect(parts({ succeeds: 7, fails: 3 }).map(({ what }) => what)).toEqual(['fails', 'succeeds']);
  });

  it('goes as far as one gets, and straight on from there', () => {
    const view = assault([man('a', '2,4')], {}, { phase: ['besiegers', 'movement'] });
    const [me] = view.men;
    const way = { spot: '2,3', path: ['2,3'], label: '', contact: false, left: 2 };
    const ways = [{ ...way, command: { move: { man: 'a', path: ['2,3'] } } }];
    const meant = meantBy(view, me, ways, '2,1');
    expect(meant).toMatchObject({ move: { man: 'a' } });
    const path = (meant as { move: { path: string[] } }).move.path;
    expect(path[0]).toBe('2,3');
    expect(path.at(-1)).toBe('2,1');
    // Where somebody stands already, or on nobody's turn, a tap only looks.
    expect(meantBy(view, me, ways, '2,4')).toBeNull();
    expect(meantBy({ ...view, phase: ['besieged', 'movement'] }, me, ways, '2,1')).toBeNull();
  });
});
