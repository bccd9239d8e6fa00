import { describe, expect, it } from 'vitest';
import type { ActionCard, Command, Faction, SiegeView } from '../../src/lib/api/types';
import { accessible } from './accessibility';
import { hex, person, sit, step, Table } from './campaigns';

/** Copies of a card in a hand. */
function held(siege: SiegeView, faction: Faction, card: ActionCard): number {
  const hand = siege.factions.find((known) => known.faction === faction)?.hand;
  return hand?.[card] ?? 0;
}

function together(siege: SiegeView, card: ActionCard): number {
  return siege.factions.reduce((sum, { faction }) => sum + held(siege, faction, card), 0);
}

/** Cards are offered, and taken. */
function trade(from: Faction, to: Faction, cards: ActionCard[]): [string, Command][] {
  return [
    [from, { give: { to, cards } }],
    [to, { accept: { from } }],
  ];
}

const CARDS: ActionCard[] = ['attack', 'peasants', 'food', 'water', 'healing', 'blank'];

/** The wizards hold exactly these cards, by trading, as soon as the city has them all. */
async function collected(table: Table, wanted: Partial<Record<ActionCard, number>>): Promise<void> {
  const needs = (card: ActionCard): number => wanted[card] ?? 0;
  const siege = await table.until(
    (now) =>
      step('trading', 'city-guard')(now) &&
      now.acting.length === 6 &&
      CARDS.every((card) => together(now, card) >= needs(card)),
  );
  const wizards: Faction = 'wizards-council';
  const orders: [string, Command][] = [];
  for (const card of CARDS) {
    const own = held(siege, wizards, card);
    const spare = Array.from({ length: Math.max(0, own - needs(card)) }, () => card);
    if (spare.length > 0) orders.push(...trade(wizards, 'city-guard', spare));
    let missing = needs(card) - own;
    for (const { faction } of siege.factions.filter((known) => known.faction !== wizards)) {
      const count = Math.max(0, Math.min(missing, held(siege, faction, card)));
      const cards = Array.from({ length: count }, () => card);
      if (count > 0) orders.push(...trade(faction, wizards, cards));
      missing -= count;
    }
  }
  for (const [seat, command] of orders) await table.give(seat, command);
}

describe('the spells of the wizards', () => {
  it('are chosen step by step, and aimed at on the map', async () => {
    const table = await Table.open('Treefolk');
    await collected(table, { attack: 2, food: 2 });
    await table.until(step('movement', 'wizards-council'));
    const [page, guard] = [await person(), await person()];
    await sit(page, table.link('wizards-council'));
    await sit(guard, table.link('city-guard'));
    expect(await guard.getByRole('region', { name: 'Spells that were cast' }).count()).toBe(0);

    const own = page.getByRole('region', { name: 'Your spells' });
    const castable = own.getByRole('group', { name: 'Spells that can be cast now' });
    await castable.getByRole('button', { name: /^Treefolk/ }).click();
    // Who else could cast it, is somewhere else or hurt after some first cards: then nobody is asked.
    const casters = own.getByRole('group', { name: 'Who casts it' }).getByText('Minerva');
    const marked = own.getByText(/marked on the map/);
    await casters.or(marked).first().waitFor();
    if (await casters.isVisible()) await casters.click();
    await marked.waitFor();
    await accessible(page);
    await hex(page, /the spell can be cast here/)
      .first()
      .click();
    await own.getByRole('button', { name: /cast Treefolk in/ }).click();

    const seen = guard.getByRole('region', { name: 'Spells that were cast' });
    await seen.getByText('Treefolk').waitFor();
    expect(await seen.getByRole('listitem').count()).toBe(1);
    await own.getByText('known to all').waitFor({ state: 'attached' });
    const { siege } = await table.look();
    expect(siege.figures.filter((figure) => figure.kind === 'ent')).toHaveLength(1);
    await accessible(guard);
  });

  it('raise a Wall of Water at a corner that is pointed at', async () => {
    const table = await Table.open('Water');
    await collected(table, { water: 2, peasants: 1 });
    await table.until(step('movement', 'wizards-council'));
    const page = await person();
    await sit(page, table.link('wizards-council'));
    const own = page.getByRole('region', { name: 'Your spells' });
    await own.getByRole('button', { name: /^Wall of Water/ }).click();
    await hex(page, /the spell can be cast here/)
      .first()
      .click();
    const corners = own.getByRole('group', { name: 'On what' }).getByRole('button');
    if ((await corners.count()) > 0) await corners.first().click();
    await own.getByRole('button', { name: /cast Wall of Water at/ }).click();
    await hex(page, /Wall of Water towards/)
      .first()
      .waitFor();
    const { siege } = await table.look();
    expect(siege.city.water_walls).toHaveLength(2);
    await accessible(page);
  });
});
