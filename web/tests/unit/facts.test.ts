import { describe, expect, it } from 'vitest';
import { numbersOf } from '../../src/lib/audit/facts';

describe('the numbers behind a roll', () => {
  it('stand each beside the clause that gives them', () => {
    const fought = {
      attacker: 'red-infantry-polearms-1',
      dice: [
        { clause: 'WAP-019', dice: 5 },
        { clause: 'WAP-130', dice: 1 },
      ],
      faces: [1, 6],
      hit_at: 6,
      nobody: null,
      none: [],
    };
    expect(numbersOf(fought)).toEqual([
      { name: 'attacker', value: 'red-infantry-polearms-1', clause: null },
      { name: 'dice', value: '5', clause: 'WAP-019' },
      { name: 'dice', value: '1', clause: 'WAP-130' },
      { name: 'faces', value: '1, 6', clause: null },
      { name: 'hit at', value: '6', clause: null },
    ]);
  });

  it('are found in what lies within', () => {
    expect(numbersOf({ blow: { to_hit: 4, clause: 'HEI-1' } })).toEqual([
      { name: 'blow: to hit', value: '4', clause: 'HEI-1' },
    ]);
    expect(numbersOf('nothing')).toEqual([]);
  });
});
