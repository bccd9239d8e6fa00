import {
  beside,
  closedBy,
  ends,
  next,
  outline,
  SPACE,
  SPACES,
  STEPS,
} from '$lib/systems/lowenherz/board';
import type { Realm } from '$lib/systems/lowenherz/types';
import { actionSaid, cardName, describe as said, openActions } from '$lib/systems/lowenherz/words';
import { describe, expect, it } from 'vitest';

const ROW = 'PPPPPPPPPPPPPPM';

/** Two princes; ochre's corner is closed but for one side, lilac's is founded. */
const realm: Realm = {
  title: 'A small realm',
  you: null,
  set_up: 'basic',
  talk: 'open',
  tiles: [],
  land: ['PTPPPPPPPPPPPPW', ROW, ROW, ROW, ROW, ROW, ROW, ROW, ROW, ROW],
  players: [
    {
      colour: 'ochre',
      name: 'Ada',
      score: 3,
      knights: 8,
      castles: 0,
      mountains: 0,
      cards: 1,
      shown: [],
      ducats: 12,
      hand: ['treasure-10'],
    },
    {
      colour: 'lilac',
      name: 'Bo',
      score: 5,
      knights: 8,
      castles: 0,
      mountains: 0,
      cards: 0,
      shown: [],
      ducats: null,
      hand: null,
    },
  ],
  neutral: 'gray',
  castles: { '0,0': 'ochre', '14,9': 'lilac', '7,5': 'lilac', '3,5': 'ochre' },
  knights: { '1,0': 'ochre' },
  boundaries: ['0,0:S', '13,9:E', '14,8:S'],
  stock: 40,
  areas: [
    {
      spaces: SPACES.filter((space) => space !== '14,9'),
      territory: null,
      owner: null,
      neutral_zone: false,
      towns: 1,
      mountains: 8,
      strength: 0,
    },
    {
      spaces: ['14,9'],
      territory: '14,9',
      owner: 'lilac',
      neutral_zone: false,
      towns: 0,
      mountains: 1,
      strength: 0,
    },
  ],
  alliances: [],
  round: 2,
  step: 'decisions',
  start: 'ochre',
  waiting: ['ochre'],
  deck: 20,
  turned: [{ letter: 'b', number: 1, face: 'money-4 boundaries-2 single-sword' }],
  decisions: {},
  settled: 0,
  trial: null,
  action: null,
  piles: { upper: 6, lower: 7 },
  in_piles: null,
  played: [],
  founding: [[4, 3]],
  outcome: null,
};

describe('the board of a realm', () => {
  it('has sides between its spaces, and a frame', () => {
    expect(SPACES).toHaveLength(150);
    expect(beside('3,4:E')).toEqual(['3,4', '4,4']);
    expect(beside('3,4:S')).toEqual(['3,4', '3,5']);
    const [x, y, toX, toY] = ends('3,4:E');
    expect([toX - x, toY - y]).toEqual([0, SPACE]);
    expect(next('0,0', STEPS.ArrowLeft)).toBeNull();
    expect(next('0,0', STEPS.ArrowDown)).toBe('0,1');
  });

  it('shows what a boundary closes in, and nothing where it only lies there', () => {
    expect(closedBy(realm, '0,0:E')).toEqual(['0,0']);
    expect(closedBy(realm, '5,5:E')).toEqual([]);
  });

  it('draws only the outer sides of some spaces', () => {
    expect(outline(['2,2', '3,2']).match(/M/g)).toHaveLength(6);
  });
});

describe('what is said of a realm', () => {
  it('reads the open card', () => {
    expect(openActions(realm)).toEqual([
      { slot: 1, kind: 'money', number: 4 },
      { slot: 2, kind: 'boundaries', number: 2 },
      { slot: 3, kind: 'single-sword', number: 0 },
    ]);
    const face = 'silver-mine';
    expect(openActions({ ...realm, turned: [{ letter: 'b', number: 6, face }] })).toEqual([]);
    expect(actionSaid('boundaries-1')).toBe('1 boundary');
  });

  it('names cards and spaces', () => {
    expect(cardName('treasure-10')).toBe('Treasure 10');
    expect(said(realm, '1,0')).toBe('1,0, town; knight of Ada');
    expect(said(realm, '14,9')).toContain('castle of Bo; in a territory of Bo');
  });
});
