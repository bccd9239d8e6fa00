import { describe, expect, it } from 'vitest';
import { assaultIn, changed } from '../../src/lib/systems/fortified-town/assault.svelte';
import {
  councilInWords,
  courseOf,
  hexesIn,
  isAwaited,
  offersOf,
} from '../../src/lib/systems/fortified-town/council';
import { groundInWords } from '../../src/lib/systems/fortified-town/describe';
import { Purpose } from '../../src/lib/systems/fortified-town/purpose.svelte';
import {
  besides,
  bringTo,
  carriers,
  enginesToBring,
  fascinesLeft,
  moatToFill,
  storedLadders,
} from '../../src/lib/systems/fortified-town/ready';
import {
  awaited,
  circumstances,
  duties,
  fighters,
  isFought,
  laidOn,
  momentOf,
  roleOf,
  turnsOfFood,
} from '../../src/lib/systems/fortified-town/siege';
import { facesFor, termsOf } from '../../src/lib/systems/fortified-town/terms';
import {
  columnsAndRows,
  hexesOf,
  hexesOn,
  middleOf,
  theatreOf,
  terrainAt,
} from '../../src/lib/systems/fortified-town/town';
import type {
  Assault,
  AssaultOrder,
  Man,
  Side,
  Siege,
} from '../../src/lib/systems/fortified-town/types';
import type { AnyView } from '../../src/lib/api/types';

/** A wall with a moat before a part of it. */
const PICTURE = `
 0 |. . .
 1 | r r r
 2 |, ~ ,
`;

const SIEGE: Siege = {
  turn: 1,
  last_turn: 4,
  day: 2,
  step: ['action', 'besiegers'],
  initiative: 'besiegers',
  rations: null,
  eaten_a_turn: null,
  hungry: [],
  fascines: 3,
  laid: {},
  mines: [],
  miners: [],
  relief: [],
  party: [],
  battle: false,
  reversed: false,
  blockaded: false,
  terms: [1, 0],
  store_adds: [0, 4],
  surrenders: 12,
};

function assault(
  siege: Partial<Siege> = {},
  { men = [], works = {}, you = 'besiegers' }: { men?: Man[]; works?: object; you?: Side } = {},
): Assault {
  const body = {
    system: 'assault',
    assault: {
      title: 'A siege',
      you,
      sides: { besiegers: 'The host', besieged: 'The town' },
      turn: 0,
      last_turn: null,
      phase: null,
      town: {
        name: 'Testburg',
        legend: {
          '.': { terrain: 'street', level: 0 },
          ',': { terrain: 'field', level: 0 },
          '~': { terrain: 'moat', level: -1 },
          r: { terrain: 'rampart', level: 1, line: 1 },
        },
        picture: PICTURE,
        gates: {
          main: { name: 'Main Gate', hex: '1,1', inside: ['1,0'], outside: ['1,2'] },
        },
        field: [22, 12],
      },
      works: { leaves: {}, ...works },
      men,
      held: [],
      goal: [],
      asked: null,
      aims: {},
      quiet: 0,
      called_off: false,
      losses: {},
      outcome: null,
      siege: { ...SIEGE, ...siege },
    },
  };
  const view = assaultIn(JSON.parse(JSON.stringify(body)) as AnyView);
  if (!view) throw new Error('This is no assault.');
  return view;
}

function man(id: string, place: string | null, more: Partial<Man> = {}): Man {
  return {
    man: id,
    side: 'besiegers',
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

function order(command: AssaultOrder['command']): AssaultOrder {
  const notation = JSON.stringify(command);
  return { command, label: notation, notation, group: '', forecast: 'certain' };
}

const trebuchet = {
  kind: 'trebuchet',
  at: null,
  facing: 'NE',
  top: null,
  docked: null,
  ramp: false,
  lost: 1,
};

describe('a siege over days', () => {
  it('waits for a side between two fights, and for nobody while it is fought', () => {
    expect(awaited(assault())).toEqual({ step: 'action', side: 'besiegers' });
    expect(isAwaited(assault())).toBe(true);
    expect(isAwaited(assault({}, { you: 'besieged' }))).toBe(false);
    const fought = assault({ step: ['fighting', 'besiegers'] });
    expect([isFought(fought), awaited(fought)]).toEqual([true, null]);
    expect(isFought(assault())).toBe(false);
  });

  it('tells when it is, and what holds on the day', () => {
    expect(momentOf(assault())).toBe('strategic turn 1, day 2');
    expect(momentOf(assault({ step: ['fighting', 'besiegers'] }))).toMatch(/day 2, turn 0$/);
    const words = circumstances(
      assault({ reversed: true, blockaded: true, hungry: ['besieged', 'besiegers'] }),
    );
    expect(words[0]).toBe('initiative: The host');
    expect(words[1]).toMatch(/reversed/);
    expect(words[2]).toMatch(/barred/);
    expect(words[3]).toMatch(/the town and the host$/);
  });

  it('turns roles round when the besiegers sit in what they hold', () => {
    expect(roleOf(SIEGE, 'besiegers')).toBe('besiegers');
    expect(roleOf({ ...SIEGE, reversed: true }, 'besiegers')).toBe('besieged');
    expect(roleOf({ ...SIEGE, reversed: true }, 'besieged')).toBe('besiegers');
  });

  it('counts food in strategic turns, where one knows it', () => {
    expect(turnsOfFood(SIEGE)).toBeNull();
    expect(turnsOfFood({ ...SIEGE, rations: 17, eaten_a_turn: 7 })).toBe(2);
    expect(turnsOfFood({ ...SIEGE, rations: 3, eaten_a_turn: 0 })).toBe(3);
  });

  it('says what was done to a wall, and what changed there', () => {
    const works = { hits: { '1,1': 2 }, engines: { 'trebuchet-1': trebuchet } };
    const view = assault({ laid: { 'trebuchet-1': '1,1' }, mines: ['1,1'] }, { works });
    expect(groundInWords(view, '1,1')).toEqual([
      'rampart',
      'level 1',
      '2 of 4 hits',
      'your mine beneath',
      'laid on it: Trebuchet 1',
    ]);
    expect(laidOn(view, '0,1')).toEqual([]);
    expect([...changed(assault(), view)]).toEqual(['1,1']);
  });

  it('knows who could be sent, and who does what', () => {
    const men = [
      man('a', null),
      man('b', null, { fate: 'dead' }),
      man('c', null, { class: 'horse' }),
      man('d', null),
    ];
    const view = assault({ relief: ['d'], miners: ['a'], party: ['a'] }, { men });
    expect(fighters(view, 'besiegers').map((one) => one.man)).toEqual(['a']);
    expect(duties(view, man('a', null))).toEqual(['digs', 'fights outside']);
    expect(duties(view, man('d', null))).toEqual(['of the relief']);
  });
});

describe('terms', () => {
  it('have a chance between two ends where the store is not known', () => {
    expect([1, 2, 8, 11, 14].map((added) => facesFor(12, added))).toEqual([0, 1, 7, 10, 10]);
    expect(termsOf(assault())).toMatchObject({ store: null, chance: [0, 4] });
  });

  it('have one for the garrison, which knows its store', () => {
    const terms = (store_adds: [number, number]) => termsOf(assault({ store_adds }));
    expect(terms([2, 2])).toMatchObject({ store: 2, chance: [2, 2] });
    expect(terms([0, 0])?.store).toBe(0);
  });
});

describe('the council', () => {
  it('knows to which course an order belongs', () => {
    const commands: AssaultOrder['command'][] = [
      'assault',
      'give_up',
      { prepare: { what: 'fascines' } },
      { battle: { all: true, party: [] } },
      { battle: { all: false, party: ['a'] } },
      { lay: { engine: 'ram-1', hex: '1,1' } },
      'done',
      { deploy: { man: 'a', to: '1,1' } },
    ];
    expect(commands.map(courseOf)).toEqual([
      'assault',
      'give-up',
      'fascines',
      'battle-all',
      'battle-part',
      'lay',
      null,
      null,
    ]);
  });

  it('offers what the server lists, in the order of the rulebook', () => {
    const orders = ['pass', 'give_up', { batter: { hex: '1,1' } }, 'assault'] as const;
    const offers = offersOf(assault(), orders.map(order));
    expect(offers.map(({ course }) => course)).toEqual(['assault', 'batter', 'pass', 'give-up']);
    expect(hexesIn(offers[1]?.ways ?? [])).toEqual(['1,1']);
    expect(offersOf(assault({}, { you: 'besieged' }), [])).toEqual([]);
  });

  it('can always give battle with a part', () => {
    const relief = assault({ step: ['relief', 'besiegers'] });
    const offers = offersOf(relief, [order({ battle: { all: true, party: [] } })]);
    expect(offers.map(({ course }) => course)).toEqual(['battle-all', 'battle-part']);
  });

  it('is told in words to whom it waits for, and to the other side', () => {
    expect(councilInWords(assault(), 'The host')?.heading).toBe('What do you do today?');
    const other = councilInWords(assault({}, { you: 'besieged' }), 'The host');
    expect(other?.heading).toBe('The host: what to do with the day');
  });
});

describe('a hex that is asked for', () => {
  it('is taken by a tap, and kept while it can be chosen', () => {
    const purpose = new Purpose();
    purpose.ask('batter', ['1,1', '0,1']);
    expect([purpose.take('5,5'), purpose.take('1,1')]).toEqual([false, true]);
    purpose.ask('batter', ['1,1']);
    expect(purpose.hex).toBe('1,1');
    purpose.drop('fill');
    expect(purpose.hex).toBe('1,1');
    purpose.ask('fill', ['1,1']);
    expect(purpose.hex).toBeNull();
    purpose.drop('fill');
    expect(purpose.hexes.size).toBe(0);
  });
});

describe('before an assault', () => {
  const works = {
    ladders: {
      'ladder-1': { at: { stored: { side: 'besiegers' } } },
      'ladder-2': { at: { stored: { side: 'besieged' } } },
      'ladder-3': { at: 'broken' },
    },
  };

  it('two who stand side by side with free hands can take a ladder of theirs', () => {
    const men = [
      man('a', '0,2'),
      man('b', '1,2'),
      man('c', '2,2', { carries: 'ladder-9' }),
      man('d', '2,0'),
      man('e', null),
    ];
    const view = assault({}, { men, works });
    expect(storedLadders(view)).toEqual(['ladder-1']);
    expect(carriers(view).map((one) => one.man)).toEqual(['a', 'b']);
    expect(besides(view, 'b').map((one) => one.man)).toEqual(['a']);
    expect(besides(view, 'e')).toEqual([]);
  });

  it('engines are brought and the moat is filled where the server lists it', () => {
    const orders = [
      order({ bring: { engine: 'ram-1', hex: '2,2', facing: 'NW' } }),
      order({ bring: { engine: 'ram-1', hex: '0,2', facing: 'NE' } }),
      order({ fill: { hex: '1,2' } }),
    ];
    expect(enginesToBring(orders)).toEqual(['ram-1']);
    expect([...bringTo(orders, 'ram-1')]).toEqual([
      ['2,2', 'NW'],
      ['0,2', 'NE'],
    ]);
    expect(bringTo(orders, 'ram-2').size).toBe(0);
    expect(moatToFill(orders)).toEqual(['1,2']);
    expect(fascinesLeft(assault({}, { works: { filled: ['1,2'] } }))).toBe(2);
  });
});

describe('the field outside', () => {
  it('is a table of its own, and does not stretch the map of the town', () => {
    const { town } = assault();
    expect(columnsAndRows(town)).toEqual({ columns: 3, rows: 3, firstColumn: 0 });
    expect(columnsAndRows(town, 'field')).toEqual({ columns: 22, rows: 12, firstColumn: 200 });
    expect(hexesOn(town, 'field')).toHaveLength(264);
    expect(hexesOn(town, 'town')).toHaveLength(9);
    expect(hexesOf(town).get('221,11')?.ground.terrain).toBe('field');
    expect(terrainAt(assault(), '222,0')).toBeNull();
    expect(['3,10:top', '200,0'].map(theatreOf)).toEqual(['town', 'field']);
    expect(middleOf(town, 'field')).toBe('211,6');
  });
});
