import { beforeAll, describe, expect, it } from 'vitest';
import { accessible, accessibleInBoth, fits } from './accessibility';
import { hex, person, sit, TownTable } from './campaigns';

/** A ladder with nobody on it, one on the wall toe to toe with Wessel, and an open gate with two in it. */
const LADDER = `
title = "A ladder"
town = "lindenburg"
open = ["pilgrims"]

[options]
goal = ["10,22"]

[[ladders]]
standing = ["6,23", "7,22"]

[sides.besiegers]
name = "Men of the test"
men = [
    { class = "foot-soldier", at = ["6,24", "8,22"] },
    { class = "longbowman", at = ["6,25"] },
]

[sides.besieged]
name = "The watch of the test"
men = [
    { class = "sergeant", at = ["9,22"], called = ["Wessel"] },
    { class = "archer", at = ["10,22:top"] },
    { class = "foot-soldier", at = ["10,22"] },
]
`;

/** Three round one, outside the walls. */
const THREE = `
title = "Three"
town = "lindenburg"

[sides.besiegers]
name = "Men of the test"
men = [
    { class = "foot-soldier", at = ["12,24", "13,23", "13,25"] },
]

[sides.besieged]
name = "The watch of the test"
men = [
    { class = "spearman", at = ["13,24"] },
]
`;

describe('an assault', () => {
  it('is begun from the gallery, and each side gets its link', async () => {
    const page = await person();
    await page.goto('/');
    const gallery = page.getByRole('group', { name: 'What shall be played?' });
    await gallery.getByRole('radio', { name: /One gate/ }).check();
    await page.getByLabel('Name', { exact: true }).fill('First assault');
    await page.getByRole('button', { name: 'Begin the assault' }).click();
    const links = page.getByRole('region', { name: /has begun/ });
    await links.waitFor();
    expect(await links.getByRole('button', { name: /^Copy link for/ }).count()).toBe(3);
    await accessible(page);
    await links.getByRole('link', { name: 'Open' }).nth(1).click();
    await page.getByRole('grid', { name: /Lindenburg, in One gate/ }).waitFor();
    await page.getByRole('heading', { name: 'Declare your shots' }).waitFor();
    await accessible(page);
  });

  it('is aimed and moved by taps; the other side is asked who shoots', async () => {
    const town = await TownTable.open('Taps', 'one-gate');
    const [red, blue] = [await person(), await person()];
    await sit(red, town.link('besiegers'));
    await sit(blue, town.link('besieged'));
    // What ten dice would do stands beside everybody whom the crossbow could hit; a tap takes aim.
    await red.locator('[data-hex="11,25"]').click();
    const crossbow = red.getByRole('region', { name: 'Crossbowman 1' });
    await crossbow.getByRole('heading', { name: 'Shots' }).waitFor();
    await crossbow.getByRole('img', { name: /Side view from Crossbowman 1 on level 0/ }).waitFor();
    await accessible(red);
    await red.locator('[data-hex="12,22"][aria-label*="can be hit"]').click();
    await blue
      .getByRole('region', { name: 'Log' })
      .getByText(/Crossbowman 1 aims at Archer 3/)
      .waitFor();
    await town.give('besiegers', { lower: { shooter: 'crossbowman-1' } });
    // Given elsewhere with the same link: until this page has seen it, what is ordered here is refused.
    await red
      .getByRole('region', { name: 'Log' })
      .getByText(/Crossbowman 1 no longer aims at anybody/)
      .waitFor();
    await red.getByRole('button', { name: 'End the first fire' }).click();

    await red.getByRole('heading', { name: 'Move your people' }).waitFor();
    await red.locator('[data-hex="8,24"]').click();
    const goal = red.locator('[data-hex="9,25"][aria-label*="can be reached"]');
    await goal.waitFor();
    await accessible(red);
    await goal.click();
    for (const page of [red, blue])
      await page.locator('[data-hex="9,25"][aria-label*="besiegers Spearman 2"]').waitFor();
    await red.getByText(/^The watch must answer/).waitFor();
    await blue.getByRole('heading', { name: 'Shoot at Spearman 2?' }).waitFor();
    await accessible(blue);
    await blue
      .getByRole('button', { name: /^Let Archer \d shoot \(hits on [^)]*\d of 10/ })
      .first()
      .click();
    const dialog = blue.getByRole('dialog');
    await dialog.getByRole('list', { name: 'What ten dice would do' }).waitFor();
    await accessible(blue);
    await dialog.getByRole('button', { name: 'Let the sealed dice fall' }).click();
    await dialog.waitFor({ state: 'detached' });
    await red
      .getByRole('region', { name: 'Log' })
      .getByText(/Archer \d shoots at Spearman 2/)
      .waitFor();
  });

  it('has floors over each other: a tap asks which is meant', async () => {
    const town = await TownTable.open('Floors', LADDER);
    await town.until(({ phase }) => phase?.[1] === 'movement');
    const page = await person();
    await sit(page, town.link('besiegers'));
    expect(await page.locator('[data-hex="10,22"]').getAttribute('aria-label')).toMatch(
      /besieged Archer 1: on top; besieged Foot soldier 3/,
    );
    await page.locator('[data-hex="6,24"]').click();
    const foot = page.locator('[data-hex="6,23"]');
    await page.locator('[data-hex="6,23"][aria-label*="6,23, on the ladder"]').waitFor();
    expect(await foot.getAttribute('aria-label')).toMatch(/can be reached.*; can be reached/);
    await foot.click();
    await page.getByText('Which do you mean?').waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Move Foot soldier 1 to 6,23, on the ladder' }).click();
    await page.locator('[data-hex="6,23"][aria-label*="Foot soldier 1: on the ladder"]').waitFor();
  });

  it('is fought in two taps, and its odds stand beside it before', async () => {
    const town = await TownTable.open('Combat', LADDER);
    await town.until(({ phase }) => phase?.[1] === 'combat');
    const page = await person();
    await sit(page, town.link('besiegers'));
    await page.locator('[data-hex="8,22"]').click();
    const soldier = page.getByRole('region', { name: 'Foot soldier 2' });
    await soldier.getByRole('button', { name: 'Attack: Wessel with Foot soldier 2' }).waitFor();
    await accessible(page);
    await page.locator('[data-hex="9,22"][aria-label*="can be hit"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list', { name: 'What ten dice would do' }).waitFor();
    await dialog.getByRole('button', { name: 'Let the sealed dice fall' }).click();
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/Foot soldier 2 attacks Wessel/)
      .waitFor();
    await accessible(page);
  });

  it('shows why a shot is blocked, with every number, and what somebody sees', async () => {
    const town = await TownTable.open('Lines', 'one-gate');
    const page = await person();
    await sit(page, town.link('besiegers'));
    await page.locator('[data-hex="11,25"]').click();
    const crossbow = page.getByRole('region', { name: 'Crossbowman 1' });
    // At one over the gate the line is free.
    await crossbow.getByLabel('Whom the side view looks at').selectOption('archer-1');
    await crossbow.getByText('3 hexes: short range.').waitFor();
    await crossbow.getByText('heavy cover; the line comes in over the side 10,22:SE.').waitFor();
    await crossbow.getByRole('button', { name: 'Read HAV-009' }).waitFor();
    // Whoever stands behind its tower is hidden: where, by which clause, and by how much.
    await crossbow.getByLabel('Whom the side view looks at').selectOption('sergeant-2');
    await crossbow.getByText('0 × 0 = 0 < 4 × 2 = 8: hidden.').waitFor();
    await crossbow.getByText('There is no line: 11,22 is in the way.').waitFor();
    await page.locator('[data-hex="11,22"][aria-label*="blocks the line"]').waitFor();
    await page.locator('[data-hex="11,23"][aria-label*="on the line"]').waitFor();
    await accessible(page);
    await fits(page);
    // The zone of fire: shaded on the map, said of each hex, and counted.
    await crossbow.getByLabel('Show on the map what Crossbowman 1 sees').check();
    await page.locator('[data-hex="9,17"][aria-label*="in a dead area of Crossbow"]').waitFor();
    await page.locator('[data-hex="8,25"][aria-label*="seen by Crossbowman 1"]').waitFor();
    await crossbow.getByText(/^What Crossbowman 1 sees from 11,25: \d+ hexes seen/).waitFor();
    await crossbow.getByRole('list', { name: 'What the shading means' }).waitFor();
    await accessible(page);
    // Anybody has one, also without a bow.
    await page.locator('[data-hex="10,21"]').click();
    await page.locator('[data-hex="10,19"][aria-label*="seen by Wessel"]').waitFor();
  });

  it('says beside the hex why it cannot be reached', async () => {
    const town = await TownTable.open('Why not there', 'one-gate');
    await town.until(({ phase }) => phase?.[1] === 'movement');
    for (const width of [1366, 360]) {
      const page = await person({ width, height: 780, touch: width === 360 });
      await sit(page, town.link('besiegers'));
      await page.locator('[data-hex="12,25"]').focus();
      await page.keyboard.press('Enter');
      await page.getByRole('region', { name: 'Longbowman 1' }).waitFor();
      await page.locator('[data-hex="14,22"]').focus();
      await page.keyboard.press('Enter');
      const note = page.locator('.note');
      await note
        .getByText(/14,23 .* 14,22|14,22 .* 14,23|14,22/)
        .first()
        .waitFor();
      await note.getByRole('button', { name: /^Read (HAV|ST)-/ }).waitFor();
      await fits(page);
      await accessible(page);
    }
  });

  it('tells the odds of whoever is chosen, before they attack', async () => {
    const town = await TownTable.open('Chosen', THREE);
    await town.until(({ phase }) => phase?.[1] === 'combat');
    const page = await person();
    await sit(page, town.link('besiegers'));
    await page.locator('[data-hex="12,24"]').click();
    const who = page.getByRole('group', { name: 'Who attacks Spearman 1' });
    await who.getByText(/^\d+ to \d+: \d:\d/).waitFor();
    const all = await who.getByText(/^\d+ to \d+: \d:\d/).textContent();
    await who.getByRole('checkbox', { name: 'Foot soldier 3' }).uncheck();
    await expect.poll(() => who.getByText(/^\d+ to \d+: \d:\d/).textContent()).not.toBe(all);
    await who.getByRole('list', { name: 'What ten dice would do' }).waitFor();
    await accessible(page);
    await who.getByRole('button', { name: 'Attack with these 2' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('list', { name: 'What ten dice would do' }).waitFor();
  });

  it('is given by keys alone', async () => {
    const town = await TownTable.open('Keys', 'one-gate');
    await town.until(({ phase }) => phase?.[1] === 'movement');
    const page = await person();
    await sit(page, town.link('besiegers'));
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'The page of an assault' });
    await keys.getByText('the next of your people who can do something').waitFor();
    await accessible(page);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });
    await page.locator('[data-hex="12,25"]').focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: 'Longbowman 1' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('[data-hex="13,25"][aria-label*="besiegers Longbowman 1"]').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.getByRole('button', { name: 'Choose nobody' }).waitFor();
  });

  it('lists every order, to be looked through by words', async () => {
    const town = await TownTable.open('Orders', 'one-gate');
    const page = await person();
    await sit(page, town.link('besiegers'));
    await page.getByRole('tab', { name: 'Orders' }).click();
    await page.getByLabel('Look for an order').fill('longbowman 1 archer 3');
    const orders = page.getByRole('button', { name: /^Let .* aim at/ });
    await expect.poll(() => orders.count()).toBe(1);
    await accessible(page);
    await orders.click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/Longbowman 1 aims at Archer 3/)
      .waitFor();
  });
});

describe('every state of an assault, in light and dark, wide and at 360 pixels', () => {
  const TABS = ['Log', 'Orders', 'People', 'Town', 'Seats', 'Book'];
  // Looking changes nothing, so both look at one assault.
  let town: TownTable;
  beforeAll(async () => {
    town = await TownTable.open('Looked at in the town', 'one-gate');
    await town.until(({ phase }) => phase?.[1] === 'movement');
  });
  for (const width of [1280, 360]) {
    it(`is accessible and fits: ${width}`, async () => {
      const page = await person({ width, height: 780, touch: width === 360 });
      await sit(page, town.link('besiegers'));
      await fits(page);
      for (const tab of TABS) {
        await page.getByRole('tab', { name: tab }).click();
        await fits(page);
        await accessibleInBoth(page);
      }
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Choose nobody' }).waitFor();
      await hex(page, /can be reached/)
        .first()
        .waitFor();
      await fits(page);
      await accessibleInBoth(page);
      await page.goto(`/c/${town.campaign.campaign}/screen`);
      await page.getByRole('heading', { name: /^The Margrave's men: movement/ }).waitFor();
      await fits(page);
      await accessibleInBoth(page);
    });
  }
});
