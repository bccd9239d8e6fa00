import { describe, expect, it } from 'vitest';
import type { LegalOrder } from '../../src/lib/api/types';
import { castings, SpellChoice } from '../../src/lib/systems/lowenheim/spells.svelte';
import { siege as view } from './city';

const [someone] = view.figures.filter((figure) => figure.hex !== null);

function cast(wizard: string, spell: unknown, cards: string[]): LegalOrder {
  const command = { cast: { wizard, spell, cards } };
  const label = `${wizard} ${JSON.stringify(spell)} ${cards.join()}`;
  return { command, label, notation: label, group: 'spells', forecast: 'certain' } as never;
}

const options = [
  cast('severus', { fireball: { hex: '9,9', order: [] } }, ['attack', 'attack']),
  cast('severus', { fireball: { hex: '9,10', order: [] } }, ['attack', 'attack']),
  cast('minerva', { fireball: { hex: '9,10', order: [] } }, ['attack', 'attack']),
  cast('severus', { wall_of_water: { hexsides: ['4,4:E', '4,4:SE'] } }, ['water', 'water', 'food']),
  cast('severus', { wall_of_water: { hexsides: ['4,4:E', '4,4:NE'] } }, ['water', 'water', 'food']),
  cast('severus', { wall_of_water: { hexsides: ['4,4:E', '4,4:SE'] } }, [
    'water',
    'water',
    'attack',
  ]),
  cast('amon', 'fast_food', ['food', 'food']),
  cast('amon', { steal_resources: { from: 'cathay', count: 2 } }, ['food', 'food']),
  cast('amon', { healing: { figure: someone?.id } }, ['healing']),
];
const all = castings(view, options);

describe('the castings of the list', () => {
  it('say where on the map they are, and on what', () => {
    expect(all.map(({ spell, hex, target }) => ({ spell, hex, target }))).toEqual([
      { spell: 'fireball', hex: '9,9', target: 'Hex 9,9' },
      { spell: 'fireball', hex: '9,10', target: 'Hex 9,10' },
      { spell: 'fireball', hex: '9,10', target: 'Hex 9,10' },
      { spell: 'wall-of-water', hex: '4,4', target: 'Towards 5,4 and 4,5' },
      { spell: 'wall-of-water', hex: '4,4', target: 'Towards 5,4 and 4,3' },
      { spell: 'wall-of-water', hex: '4,4', target: 'Towards 5,4 and 4,5' },
      { spell: 'fast-food', hex: null, target: '' },
      { spell: 'steal-resources', hex: null, target: '2 cards of Blue Lotus Society' },
      { spell: 'healing', hex: someone?.hex, target: `${someone?.name} in ${someone?.hex}` },
    ]);
  });

  it('are left one after the other by what is chosen', () => {
    const choice = new SpellChoice(() => all);
    expect(choice.now).toBeNull();
    choice.pick('fireball');
    expect(choice.wizards).toEqual(['severus', 'minerva']);
    expect([...choice.aims]).toEqual(['9,9', '9,10']);
    expect(choice.now).toBeNull();
    choice.aim('9,10');
    expect(choice.command).toEqual(options[1]?.command);
    choice.by('minerva');
    expect(choice.hex).toBeNull();
    choice.aim('9,10');
    choice.first = ['skaven-2'];
    expect(choice.command).toEqual({
      cast: {
        wizard: 'minerva',
        spell: { fireball: { hex: '9,10', order: ['skaven-2'] } },
        cards: ['attack', 'attack'],
      },
    });
  });

  it('need a price and a corner for a Wall of Water, and nothing on the map for others', () => {
    const choice = new SpellChoice(() => all);
    choice.pick('wall-of-water');
    expect(choice.prices).toEqual(['Water, Water, Food', 'Water, Water, Attack']);
    choice.aim('4,4');
    expect(choice.here).toHaveLength(2);
    choice.on('Towards 5,4 and 4,3');
    expect(choice.now?.sides).toEqual(['4,4:E', '4,4:NE']);
    choice.pay('Water, Water, Attack');
    expect(choice.command).toEqual(options[5]?.command);
    choice.pick('fast-food');
    expect(choice.command).toEqual(options[6]?.command);
  });

  it('fall away when the server no longer lists them', () => {
    let listed = all;
    const choice = new SpellChoice(() => listed);
    choice.pick('fireball');
    choice.aim('9,9');
    listed = [];
    expect(choice.now).toBeNull();
    expect(choice.aims.size).toBe(0);
  });
});
