/** A game for the realm before a campaign: asked for in the lobby, played, and what it brings to the map. */

import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { accessible, fits } from './accessibility';
import { LandTable, person, REALM } from './campaigns';

describe('a game for the realm before the map', () => {
  it('is asked for in the lobby, with its board and with who stays away', async () => {
    const lobby = await person({ width: 360, height: 740 });
    await lobby.goto('/');
    await lobby.getByRole('radio', { name: /Four crowns/ }).check();
    await lobby.getByRole('checkbox', { name: /Begin with a game for the realm/ }).check();
    await lobby.getByRole('combobox', { name: 'Its board' }).selectOption('variable');
    const away = lobby.getByRole('group', { name: 'Stays away from it:' });
    await away.getByRole('checkbox').first().check();
    await lobby.getByText('3 play it.').waitFor();
    await accessible(lobby);
    await fits(lobby);
    const asked = lobby.waitForRequest((request) => request.method() === 'POST');
    await lobby.getByRole('button', { name: 'Begin the campaign' }).click();
    const { realm } = (await asked).postDataJSON() as { realm: unknown };
    expect(realm).toEqual({ set_up: 'variable', away: ['north'] });
    await lobby.getByRole('heading', { name: /has begun/ }).waitFor();
  });

  it('is played on its own board, gives out homes, and the first muster begins', async () => {
    const table = await LandTable.forTheRealm('A realm and a map');
    const players = (await table.look()).map.players.map(({ seat }) => seat);
    expect(players).toEqual(['east', 'north', 'south', 'west']);
    const sits = new Map<string, Page>();
    // Whoever has sat down goes on in the browser that signs for them; the dice say who is asked when.
    const sit = async (seat: string, [width, height]: [number, number], scope = '') => {
      const page = sits.get(seat) ?? (await person());
      sits.set(seat, page);
      await page.setViewportSize({ width, height });
      await page.goto('about:blank');
      await page.goto(table.link(seat).replace('#', `${scope}#`));
      return page;
    };
    // The link of whoever is asked opens in the realm; those of the others open the map.
    const first = await table.firstInTheRealm();
    const waits = await sit(players.find((seat) => seat !== first) ?? '', [1280, 860]);
    await waits.getByRole('heading', { name: 'The realm is played for' }).waitFor();
    await accessible(waits);
    await waits.getByRole('link', { name: 'To the realm' }).click();
    await waits.getByRole('listbox', { name: /^The board of “A game for the realm”/ }).waitFor();

    // Whoever holds the black castle turns a card, on a page that knows which colour is theirs.
    const begins = await sit(first, [360, 740], `?scope=${encodeURIComponent(REALM)}`);
    await begins.getByRole('heading', { name: 'Your turn' }).waitFor();
    await accessible(begins);
    await begins.getByRole('button', { name: 'Turn the next card' }).click();
    await begins
      .getByText(/turns? a card:/)
      .first()
      .waitFor({ state: 'attached' });
    await fits(begins);

    await table.untilHomes();
    const chooses = async () => (await table.look()).map.prologue?.chooses ?? '';
    const highest = await chooses();
    const small = await sit(highest, [360, 740]);
    await small.getByRole('heading', { name: 'Your turn' }).waitFor();
    await accessible(small);
    await fits(small);
    await small.getByRole('button', { name: 'Begin in Koperhof' }).click();
    await small.getByText('Home: Koperhof.').waitFor({ state: 'attached' });
    expect((await table.look()).map.prologue?.homes[highest]).toBe('K2');

    // The second taps the castle on the map; the third answers nothing, and the last is left one.
    const second = await sit(await chooses(), [1280, 860]);
    await second.getByRole('option', { name: /^Noordburcht, a castle/ }).click();
    const here = second.getByRole('button', { name: 'Begin in Noordburcht' });
    await here.waitFor();
    expect(await here.evaluate((button) => button.classList.contains('main'))).toBe(true);
    await here.click();
    await second.getByRole('heading', { name: "Others' turn" }).waitFor();
    await table.give('organiser', 'proceed');
    const { map } = await table.look();
    expect([map.turn, map.phase]).toEqual([1, 'muster']);
    // 3 crowns to begin with, 2 for the 20 ducats that are left of the realm, and 3 of income.
    await second.getByText(/^You have 8 crowns/).waitFor();
    const muster = second.getByRole('button', { name: 'I muster nobody else' });
    await muster.waitFor();
    await accessible(second);
    await muster.click();
    await muster.waitFor({ state: 'detached' });
  }, 180_000);

  it('is broken off by the organiser, with a reason', async () => {
    const table = await LandTable.forTheRealm('It got late');
    const organiser = await person({ width: 360, height: 740 });
    await organiser.goto(table.link('organiser'));
    const end = organiser.getByRole('region', { name: 'The end of this game' });
    await end.getByText('End it before the king is dead').click();
    const off = end.getByRole('button', { name: 'Break the game off' });
    expect(await off.isDisabled()).toBe(true);
    await end.getByLabel(/^Why\?/).fill('The table is needed.');
    await accessible(organiser);
    await fits(organiser);
    await off.click();
    await end.waitFor({ state: 'detached' });
    const { map } = await table.look();
    expect([map.turn, map.phase, map.prologue?.order]).toEqual([1, 'muster', []]);
    await organiser.getByRole('tab', { name: 'Log' }).click();
    const told = 'counts for nothing (The table is needed.)';
    await organiser.locator('[data-seq]').filter({ hasText: told }).first().waitFor();
  });

  it('is ruled by the organiser where the estates were called together', async () => {
    const table = await LandTable.open('The estates');
    await table.untilOrders();
    await table.give('organiser', 'call_estates');
    await table.untilEstates();
    const organiser = await person({ width: 360, height: 740 });
    await organiser.goto(table.link('organiser'));
    const end = organiser.getByRole('region', { name: 'The end of this game' });
    await end.getByText('End it before the king is dead').click();
    const rule = end.getByRole('button', { name: 'So it has ended' });
    await end.getByLabel(/^First/).selectOption({ index: 1 });
    await end.getByLabel(/^Second/).selectOption({ index: 1 });
    expect(await rule.isDisabled()).toBe(true);
    await end.getByLabel(/^Why\?/).fill('We counted by hand.');
    await accessible(organiser);
    await fits(organiser);
    const [first, second] = await end
      .getByRole('combobox')
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLSelectElement).value));
    expect(new Set([first, second]).size).toBe(2);
    const crowns = async () =>
      new Map((await table.look()).map.players.map((it) => [it.seat, it.crowns]));
    const before = await crowns();
    await rule.click();
    await end.waitFor({ state: 'detached' });
    const { map } = await table.look();
    expect(map.estates?.sit ?? false).toBe(false);
    const after = await crowns();
    const gained = (seat: string) => (after.get(seat) ?? 0) - (before.get(seat) ?? 0);
    // The income of the turn comes with it, the same for both.
    expect(gained(first ?? '') - gained(second ?? '')).toBe(2);
  }, 120_000);
});
