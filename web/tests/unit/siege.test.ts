import { afterAll, describe, expect, it } from 'vitest';
import type { Command, Faction, Figure, LegalOrder, SiegeView } from '../../src/lib/api/types';
import { condition, flames } from '../../src/lib/systems/lowenheim/condition';
import { labelSpots, onHexside, variant, wallLines } from '../../src/lib/systems/lowenheim/drawing';
import { BEARINGS } from '../../src/lib/systems/lowenheim/factions';
import { groupByHex, groupInWords, hexName } from '../../src/lib/systems/lowenheim/groups';
import {
  different,
  ordersAt,
  paidBy,
  plain,
  postsOf,
  strikesOf,
  withVerb,
} from '../../src/lib/systems/lowenheim/orders';
import { named } from '../../src/lib/systems/lowenheim/names';
import { muster } from '../../src/lib/systems/lowenheim/muster';
import { verb } from '../../src/lib/chronicle/commands';
import { alike } from '../../src/lib/chronicle/blocked';
import { byReason } from '../../src/lib/systems/lowenheim/blocked';
import { prompt, reminders, STEPS } from '../../src/lib/systems/lowenheim/prompts';
import { needOf } from '../../src/lib/chronicle/engagement.svelte';
import { changed } from '../../src/lib/systems/lowenheim/siege.svelte';
import { language } from '../../src/lib/language/messages.svelte';
import { topics } from '../../src/lib/systems/lowenheim/topics';
import { figure, siege as view } from './city';

describe('hexes that cannot be entered', () => {
  it('are told by reason, also where one code stands for two clauses', () => {
    const there = (hex: string, clause: string) => ({
      hex,
      code: 'too_far',
      clause,
      reason: clause,
      allowed: null,
    });
    const told = byReason([
      there('1,1', 'HEI-120'),
      there('2,2', 'HEI-121'),
      there('3,3', 'HEI-120'),
    ]);
    expect(told.map(({ reason, hexes }) => [reason, hexes.map(({ hex }) => hex)])).toEqual([
      ['too_far HEI-120', ['1,1', '3,3']],
      ['too_far HEI-121', ['2,2']],
    ]);
  });
});

describe('the drawing of the city', () => {
  it('draws every wall that stands, and tells city wall from compounds', () => {
    const walls = wallLines(view.city);
    expect(walls).toHaveLength(view.city.walls.length);
    expect(walls.filter((wall) => wall.city)).toHaveLength(152);
    expect(new Set(walls.map((wall) => wall.d)).size).toBe(walls.length);
  });

  it('puts merlons on the outer side', () => {
    // The north-west corner of the barracks: outside lies north-west.
    const wall = wallLines(view.city).find((known) => known.side === '2,10:NE');
    const y = (d: string) => Number(/^M\S+ (\S+?)L/.exec(d)?.[1]);
    expect(wall && y(wall.merlons)).toBeLessThan(wall ? y(wall.d) : 0);
  });

  it('lays things on hexsides and names over places', () => {
    expect(onHexside('9,13:E')?.angle).toBe(90);
    expect(onHexside('nonsense')).toBeNull();
    const label = { hexes: ['2,10', '5,10', '2,12'], width: 60, note: false };
    const [spot] = labelSpots([label], []);
    const [lower] = labelSpots([{ ...label, hexes: ['2,12'] }], []);
    expect(spot?.y).toBeLessThan(lower?.y ?? 0);
    // With a second line it moves up, so that both stand above the hexes.
    expect(labelSpots([{ ...label, note: true }], [])[0]?.y).toBeLessThan(spot?.y ?? 0);
    expect(variant(3, 4, 3)).toBe(variant(3, 4, 3));
  });
});

describe('names of places', () => {
  const label = { hexes: ['14,5', '15,5', '14,6'], width: 80, note: false };
  const free = labelSpots([label], [])[0];

  it('give way to figures, and to each other', () => {
    const crowded = labelSpots([label], ['13,4', '14,4', '15,4', '16,4'])[0];
    expect(crowded?.y).toBeGreaterThan(free?.y ?? 0);
    const beside = labelSpots([label], ['16,4'])[0];
    expect(beside?.y).toBe(free?.y);
    expect(beside?.x).not.toBe(free?.x);
    const [first, second] = labelSpots([label, label], []);
    expect(first).toEqual(free);
    expect(second).not.toEqual(first);
  });

  it('stay where they hide least when there is no room at all', () => {
    const all = Array.from({ length: 26 }, (_, column) => column);
    const rows = [3, 4, 5, 6, 7, 8];
    const every = rows.flatMap((row) => all.map((column) => `${column},${row}`));
    expect(labelSpots([label], every)).toHaveLength(1);
  });
});

describe('what has become of a hex', () => {
  it('is said in words', () => {
    expect(condition(view.city, '5,1')).toEqual(['burning for 2 turns']);
    expect(condition(view.city, '13,12')).toContain('burning for 1 turn');
    expect(condition(view.city, '9,1')).toEqual(['burnt down']);
    expect(condition(view.city, '9,13')).toEqual(['barricades towards 10,13 and 10,14']);
    expect(condition(view.city, '10,13')).toEqual(['barricade towards 9,13']);
    expect(condition(view.city, '14,9')).toEqual([
      'Wall of Water towards 13,9 to the end of turn 6',
    ]);
    expect(condition(view.city, '0,0')).toEqual([]);
  });

  it('is drawn as a flame, beside those who stand there', () => {
    const [free, taken] = flames(view.city, (hex) => hex === '13,12');
    expect(free).toMatchObject({ hex: '5,1', turns: 2, scale: 1 });
    expect(taken?.scale).toBeLessThan(1);
    const [unmoved, alone] = flames(view.city, () => false);
    expect(unmoved).toEqual(free);
    expect(alone?.x).toBeGreaterThan(taken?.x ?? 0);
  });

  it('is fresh when a fire breaks out or ends', () => {
    const [first, second] = view.city.fires;
    const burning = (...fires: typeof view.city.fires) => ({
      ...view,
      city: { ...view.city, fires },
    });
    expect(first && second).toBeTruthy();
    if (!first || !second) return;
    expect(changed(burning(first), burning(second))).toEqual(new Set(['5,1', '13,12']));
    expect(changed(burning(first), burning({ ...first, turns: 3 }))).toEqual(new Set());
  });
});

describe('figures', () => {
  const groups = groupByHex(view.figures);

  it('stand together by hex and faction, enemies last', () => {
    const there = groups.get('13,12') ?? [];
    expect(there.map((group) => group.crest)).toEqual([
      'palace-guard',
      'wizards-council',
      'cathay',
      'enemy',
    ]);
    const total = [...groups.values()].flat().reduce((sum, group) => sum + group.figures.length, 0);
    expect(total).toBe(view.figures.filter((figure) => figure.hex !== null).length);
  });

  it('are told apart without colour', () => {
    const shapes = Object.values(BEARINGS).map((bearing) => bearing.shape);
    const letters = Object.values(BEARINGS).map((bearing) => bearing.letter);
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(new Set(letters).size).toBe(letters.length);
  });

  it('are said in words', () => {
    const guard = groups.get('9,13')?.[0];
    expect(guard && groupInWords(guard)).toBe('5 City Guard, with leader, 1 wounded, 1 stunned');
    expect(hexName(view, '13,17')).toBe('Statue of Graf Boris, Main gate (M)');
    expect(hexName(view, '9,13')).toBe('street');
  });
});

describe('legal orders', () => {
  const order = (
    command: Command,
    forecast: LegalOrder['forecast'] = 'certain',
    group = '',
  ): LegalOrder => ({
    notation: JSON.stringify(command),
    command,
    label: '',
    group,
    forecast,
  });
  const options = [
    order('done'),
    order({ strike: { attacker: 'mannheim', target: 'skaven-1' } }),
    order({ strike: { attacker: 'foot-soldier-1', target: 'skaven-2' } }),
    order({ deploy: { figures: ['mannheim'], hex: '4,12' } }),
    order({ attack: { hex: '9,13' } }),
    order({ pay: { demand: 1, cards: ['peasants', 'peasants'] } }),
    order({ douse: { hex: '5,1', cards: [] } }, 'certain', '5,1'),
    order({ douse: { hex: '13,12', cards: [] } }, 'certain', '13,12'),
    order({ douse: { hex: '5,1', cards: ['water'] } }, 'certain', '5,1'),
    order({ destroy: { hexside: '9,13:E' } }),
    order({ build: { hexside: '9,13:W' } }),
  ];

  it('are sorted by their first word', () => {
    expect(options.map((option) => verb(option.command))).toEqual([
      'done',
      'strike',
      'strike',
      'deploy',
      'attack',
      'pay',
      'douse',
      'douse',
      'douse',
      'destroy',
      'build',
    ]);
    expect(withVerb(options, 'done', 'pay')).toHaveLength(2);
    expect(verb(null)).toBe('');
  });

  it('say who strikes whom, who is posted where, what is paid', () => {
    expect(strikesOf(options, 'mannheim').map((strike) => strike.target)).toEqual(['skaven-1']);
    expect(postsOf(options, 'mannheim')).toEqual(['4,12']);
    expect(paidBy(order({ pay: { demand: 1, cards: ['food'] } }))).toEqual(['food']);
  });

  it('are offered at their hex, and on both sides of a hexside', () => {
    const at = (hex: string) => ordersAt(options, hex).map(({ command }) => verb(command));
    expect(at('9,13')).toEqual(['attack', 'destroy', 'build']);
    expect(at('10,13')).toEqual(['destroy']);
    expect(at('8,13')).toEqual(['build']);
    expect(at('5,1')).toEqual(['douse', 'douse']);
    expect(at('1,1')).toEqual([]);
  });

  it('stand under headings, those against one fire together', () => {
    const headings = topics(view, options);
    expect(headings.map(({ name, orders }) => [name, orders.length])).toEqual([
      ['Fire in 5,1: tribunes, Jousting Grounds (B), burning for 2 turns', 2],
      [expect.stringMatching(/^Fire in 13,12: .*, burning for 1 turn$/), 1],
      ['Pull down a barricade', 1],
      ['Build a barricade for a Peasants card', 1],
      ['Attack cards', 1],
    ]);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  it('say which dice come first', () => {
    expect(needOf('certain')).toBeNull();
    expect(needOf({ draws: { clause: 'HEI-135' } })).toBeNull();
    const rolls = { clause: 'HEI-146', why: 'break_free', dice: '1d6', shares: [] };
    expect(needOf({ rolls })?.dice).toBe('1d6');
  });
});

describe('prompts', () => {
  it('know every step of a turn, in order', () => {
    expect(STEPS.map(({ number }) => number).join(' ')).toBe('1 2 3 4 5 6 7 8 9a 9b 9c 9d 9e 9f');
    expect(prompt('fires', false, false, ['Elven Guard'])).toBe('Elven Guard fights the fires.');
    expect(prompt('barricades', true, false, [])).toContain('Pull down barricades');
  });

  it('say who has to act', () => {
    expect(prompt('movement', false, false, ['Elven Guard'])).toBe('Elven Guard moves.');
    expect(prompt('trading', false, false, ['City Guard', 'Elven Guard'])).toContain(
      'City Guard and Elven Guard',
    );
    expect(prompt('enemy_movement', false, true, [])).toContain('Let the rules go on');
    expect(prompt('movement', true, false, [])).toContain('Choose a hex');
  });
});

describe('creatures', () => {
  const creature = (id: string, kind: Figure['kind'], faction: Faction | null) =>
    figure(id, kind, faction, '13,13', { wounds: null, max_wounds: null });

  it('are drawn by themselves, beside their own side', () => {
    const there = groupByHex([
      creature('musketeer-1', 'musketeer', 'bretonnia'),
      creature('jean-jacques', 'werewolf', 'bretonnia'),
      creature('air-spirit', 'air-spirit', 'cathay'),
    ]).get('13,13');
    expect(there?.map((group) => group.creature)).toEqual([null, 'werewolf', 'air-spirit']);
    expect(there?.map(groupInWords)[1]).toBe('jean-jacques, a werewolf, Embassy of Bretonnia');
  });

  it('may run wild, beside the skaven', () => {
    const there = groupByHex([
      creature('skaven-1', 'skaven', null),
      creature('jean-jacques', 'werewolf', null),
    ]).get('13,13');
    expect(there?.map(groupInWords)).toEqual([
      'skaven-1, Skaven',
      'jean-jacques, a werewolf who runs wild',
    ]);
  });
});

describe('reminders', () => {
  const said = (change: Partial<SiegeView>) => reminders({ ...view, ...change });
  const food = { ...view.step, id: 'food' } as SiegeView['step'];

  it('speak of the moon to whom it concerns, when a card is due', () => {
    const werewolf = { card_due: true, until: null, runs_wild: false };
    expect(said({ step: food, your_turn: true, werewolf })).toHaveLength(1);
    expect(said({ step: food, your_turn: false, werewolf })).toEqual([]);
    expect(said({ step: food, your_turn: true, werewolf: null })).toEqual([]);
  });

  it('speak of the Silver Hair while Wen is over it', () => {
    expect(said({ silver_hair: { called: true, used: false } })[0]).toContain('Silver Hair');
    expect(said({ silver_hair: { called: false, used: true } })).toEqual([]);
  });
});

describe('names in another language', () => {
  afterAll(() => language.speak('en'));

  it('are those of the log, and English ones stay as the server says them', async () => {
    expect(named(view)).toBe(view);
    await language.speak('nl');
    const dutch = named(view);
    expect(named(view)).toBe(dutch);
    expect(dutch.factions.map(({ name }) => name)).toContain('Stadswacht');
    const soldier = dutch.figures.find(({ kind }) => kind === 'foot-soldier');
    expect(soldier?.name).toMatch(/^Voetsoldaat \d+$/);
    expect(dutch.figures.map(({ name }) => name)).toContain('Captain Mannheim');
    expect(dutch.figures.length).toBe(view.figures.length);
  });
});

describe('a tap on enemies', () => {
  const own = view.figures.find((figure) => figure.side === 'city' && figure.hex);
  const [one, other] = view.figures.filter((figure) => figure.kind === 'skaven' && figure.hex);
  const strike = (attacker: string, target: string): LegalOrder => ({
    command: { strike: { attacker, target } },
    forecast: 'certain',
    group: attacker,
    label: `Strike ${target} with ${attacker}`,
    notation: `strike ${attacker} ${target}`,
  });

  it('means any of those who are alike, and none of those who are not', () => {
    if (!own || !one || !other) throw new Error('Nobody stands there.');
    const same = { ...view, figures: [one, { ...one, id: other.id }] };
    const orders = [strike(own.id, one.id), strike(own.id, other.id)];
    expect(plain(same, orders)).toBe(orders[0]);
    const hurt = { ...view, figures: [one, { ...one, id: other.id, stunned: true }] };
    expect(plain(hurt, orders)).toBeUndefined();
    expect(different(same, orders)).toEqual([orders[0]]);
    expect(different(hurt, orders)).toEqual(orders);
    expect(plain(same, [strike(own.id, one.id), strike('another', one.id)])).toBeUndefined();
    expect(plain(same, [])).toBeUndefined();
  });
});

describe("one's own figures", () => {
  it('stand with those first who can act, and say where they are', () => {
    const figures = view.figures.map((one) => ({ ...one, enlisted: one.faction }));
    const seen = { ...view, you: 'city-guard' as const, figures };
    const guards = figures.filter(({ enlisted, hex }) => enlisted === 'city-guard' && hex);
    const last = guards.at(-1);
    if (!last) throw new Error('There are no guards.');
    const move: LegalOrder = {
      command: { move: { figures: [last.id], path: ['0,0'], with: [] } },
      forecast: 'certain',
      group: last.id,
      label: 'move',
      notation: 'move',
    };
    const own = muster(seen, [move]);
    expect(own.every(({ figure }) => figure.enlisted === 'city-guard')).toBe(true);
    expect(own[0]?.figure.id).toBe(last.id);
    expect(own.filter(({ able }) => able)).toHaveLength(1);
    expect(own[0]?.where).toContain(last.hex ?? 'nowhere');
    expect(muster({ ...view, you: null }, [move])).toEqual([]);
  });
});

describe('orders that are refused', () => {
  it('stand together under one reason, and what is allowed is said once', () => {
    const refusal = { code: 'wrong_step', clause: 'HEI-143', reason: 'Not now.', allowed: 'Wait.' };
    const other = { ...refusal, reason: 'Not here.' };
    const found = alike([
      { name: 'Give', refusal },
      { name: 'Strike', refusal: other },
      { name: 'Discard', refusal },
    ]);
    expect(found.map(({ names }) => names)).toEqual([['Give', 'Discard'], ['Strike']]);
    expect(found.map(({ refusal: { allowed } }) => allowed)).toEqual(['Wait.', null]);
  });
});
