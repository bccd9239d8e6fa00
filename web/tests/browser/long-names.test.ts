/** The longest names that people, campaigns and armies may have: no page of a telephone is wider for them. */

import { describe, it } from 'vitest';
import type { Page } from 'playwright-core';
import { call } from './asking';
import { fits } from './accessibility';
import { person, sit } from './campaigns';
import type { NewCampaign } from '../../src/lib/api/types';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaen';
const CAMPAIGN = `${WORD}switwenversicherung and its neighbours`.slice(0, 80);
const PLAYERS = [WORD.slice(0, 40), 'Maximiliaan-Alexander van Heijden tot O.'];

const BATTLE = `
title = "${WORD}"
modules = [1, 2, 3]
map = """
[picture]
 0 |. . . . . . .
 1 |. . w . . . .
"""

[armies.red]
name = "${WORD}"
pieces = [{ troop = "infantry-polearms", hex = "3,1" }]

[armies.black]
name = "${WORD}en"
pieces = [{ troop = "orc-swords", hex = "4,1" }]
`;

const TOWN = `
title = "${WORD}"
town = "lindenburg"
open = ["pilgrims"]

[sides.besiegers]
name = "${WORD}"
men = [{ class = "foot-soldier", at = ["8,22"], called = ["${WORD.slice(0, 40)}"] }]

[sides.besieged]
name = "${WORD}en"
men = [{ class = "sergeant", at = ["9,22"] }]
`;

async function open(scenario: object, seats: readonly string[]): Promise<NewCampaign> {
  const players = Object.fromEntries(seats.map((seat, at) => [seat, PLAYERS[at % 2]]));
  return call('/api/campaigns', null, { ...scenario, name: CAMPAIGN, players });
}

/** Opens a page of a campaign, and waits until something of it is there. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Wapenrol' }).waitFor();
  await page.waitForLoadState('load');
  await fits(page);
}

const PHONE = { width: 360, height: 740 };

describe('the longest names', () => {
  it.each([
    { what: 'a battle', scenario: { scenario_text: BATTLE }, seats: ['red', 'black'] },
    { what: 'a town', scenario: { scenario_text: TOWN }, seats: ['besiegers', 'besieged'] },
    { what: 'a realm', scenario: { scenario: 'first-realm' }, seats: ['ochre', 'lilac'] },
    { what: 'a land', scenario: { scenario: 'four-crowns' }, seats: ['north', 'east'] },
  ])('fit on the board of $what', async ({ scenario, seats }) => {
    const made = await open(scenario, seats);
    const page = await person(PHONE);
    await page.goto(made.seats[0]?.link ?? '');
    await page.locator('#board svg').first().waitFor();
    await fits(page);
    for (const tab of ['Seats', 'Log', 'Orders']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await fits(page);
    }
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('link', { name: 'All campaigns' }).waitFor();
    await fits(page);
  });

  it('fit on every other page of a campaign, and on those of all', async () => {
    const seats = ['city-guard', 'palace-guard', 'elven-guard', 'wizards-council'];
    const made = await open({ scenario: 'siege' }, seats);
    const page = await person(PHONE);
    await sit(page, made.organiser.link);
    await fits(page);
    for (const part of ['desk', 'invite', 'story', 'sheets', 'screen', 'audit']) {
      await goTo(page, `/c/${made.campaign}/${part}?seat=organiser`);
    }
    for (const tab of ['disputes', 'witness', 'rolls', 'dice', 'consent', 'amend', 'rules']) {
      await goTo(page, `/c/${made.campaign}/audit?seat=organiser&tab=${tab}`);
    }
    await goTo(page, '/organiser');
    await page.goto('/');
    await page.getByRole('radio').first().waitFor();
    await fits(page);
  });
});
