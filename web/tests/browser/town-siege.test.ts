import { beforeAll, describe, expect, it } from 'vitest';
import { accessible, accessibleInBoth, fits } from './accessibility';
import { person, sit, TownTable } from './campaigns';

/** The whole siege on a day on which the besiegers act. */
async function siege(name: string): Promise<TownTable> {
  const town = await TownTable.open(name, 'whole-siege');
  // Whether anybody digs is said before the first day.
  await town.give('besiegers', { dig: { hexes: [] } });
  return town;
}

/** Passes a day, if need be, with such dice that the next waits for this side. */
async function dayOf(town: TownTable, side: 'besiegers' | 'besieged'): Promise<void> {
  const [, whose] = (await town.look()).assault.siege?.step ?? [];
  if (whose && whose !== side)
    await town.give(whose, 'pass', side === 'besiegers' ? [10, 1] : [1, 10]);
  const now = (await town.look()).assault.siege?.step;
  expect(now).toEqual(['action', side]);
}

describe('a siege over days', () => {
  it('is held in council: ladders are made, a wall is battered, and its hits are seen', async () => {
    const town = await siege('Council');
    const [red, blue] = [await person(), await person()];
    await sit(red, town.link('besiegers'));
    await sit(blue, town.link('besieged'));
    const days = red.getByRole('list', { name: 'The days of the siege' });
    await days.locator('[aria-current]', { hasText: 'Day 1' }).waitFor();
    await blue.getByRole('heading', { name: /^The besieging host: what to do/ }).waitFor();
    expect(await blue.getByRole('region', { name: 'Council' }).count()).toBe(0);
    const council = red.getByRole('region', { name: 'Council' });
    await accessible(red);
    await red.getByRole('button', { name: 'Sealed' }).click();
    // Two come with the host, and a day makes two more.
    await red.getByText(/^2 ladders in camp/).waitFor();
    await council.getByRole('button', { name: /^Make ladders/ }).click();
    await red.getByText(/^4 ladders in camp/).waitFor();
    await days.locator('[aria-current]', { hasText: 'Day 2' }).waitFor();

    await dayOf(town, 'besiegers');
    await council.getByRole('button', { name: /^Batter the walls/ }).click();
    const wall = red.locator('[data-hex="10,22"][aria-label*="can be chosen"]');
    await wall.waitFor();
    await wall.click();
    await council.getByText('10,22: 0 of 4 hits').waitFor();
    await accessible(red);
    await red.getByRole('button', { name: 'We throw' }).click();
    await council.getByRole('button', { name: 'Batter 10,22 with all machines' }).click();
    // A ten in each of three salvos; then the initiative of the next day.
    const dialog = red.getByRole('dialog');
    for (let rolls = 0; rolls < 8; rolls += 1) {
      const words = await dialog
        .getByText(/typed: none$/)
        .textContent({ timeout: 4_000 })
        .catch(() => null);
      if (words === null) break;
      const count = Number(/of (\d+) typed/.exec(words)?.[1]);
      for (let die = 0; die < count; die += 1)
        await dialog.getByRole('button', { name: '10', exact: true }).click();
      await dialog.getByRole('button', { name: 'These are the dice' }).click();
      await red.waitForTimeout(300);
    }
    await dialog.waitFor({ state: 'detached' });
    for (const page of [red, blue]) {
      await page.locator('[data-hex="10,22"][aria-label*="3 of 4 hits"]').waitFor();
      await page.locator('[data-hex="10,22"][aria-label*="laid on it"]').waitFor();
    }
    await red.getByRole('tab', { name: 'Town' }).click();
    await red.getByRole('heading', { name: 'Walls' }).waitFor();
    await accessible(red);
  });

  it('lets the garrison rest, which sees its rations while the besiegers do not', async () => {
    const town = await siege('Rest');
    await dayOf(town, 'besieged');
    const [red, blue] = [await person(), await person()];
    await sit(red, town.link('besiegers'));
    await sit(blue, town.link('besieged'));
    await blue.getByText(/^24 rations; a strategic turn takes 7: enough for 3/).waitFor();
    await red.getByText('You have food enough while you besiege.').waitFor();
    expect(await red.getByText(/rations;/).count()).toBe(0);
    const council = blue.getByRole('region', { name: 'Council' });
    // A sortie is made up, and not made.
    await council.getByRole('button', { name: /^Make a sortie/ }).click();
    await council.getByText('10 chosen of 10 at most').waitFor();
    await council.getByRole('checkbox', { checked: true }).first().uncheck();
    await council.getByRole('radio', { name: 'Pilgrims Gate' }).check();
    await council.getByRole('button', { name: 'Out of the Pilgrims Gate with 9' }).waitFor();
    await accessible(blue);
    // What cannot be taken back is asked once more.
    await council.getByRole('button', { name: /^Withdraw to the citadel/ }).click();
    await council.getByRole('button', { name: 'Yes, withdraw' }).waitFor();
    await accessible(blue);
    await council.getByRole('button', { name: 'No', exact: true }).click();
    await blue.getByRole('button', { name: 'Sealed' }).click();
    await council.getByRole('button', { name: /^Rest/ }).click();
    await red
      .getByRole('region', { name: 'Log' })
      .getByText(/besieged rest/)
      .waitFor();
  });

  it('forms up with one button, and the assault begins', async () => {
    const town = await siege('Forming up');
    await town.give('besiegers', { prepare: { what: 'ladders' } });
    await dayOf(town, 'besiegers');
    const [red, blue] = [await person(), await person()];
    await sit(red, town.link('besiegers'));
    await sit(blue, town.link('besieged'));
    await red.getByRole('button', { name: /^Assault/ }).click();
    for (const [page, all] of [
      [blue, 32],
      [red, 38],
    ] as const) {
      await page.getByRole('button', { name: 'Sealed' }).click();
      await page.getByRole('button', { name: `Form up: place all ${all}` }).click();
      await page.getByText('Everybody is placed.').waitFor();
      if (page === red) {
        const ready = page.getByRole('region', { name: 'Before the assault' });
        await ready.getByRole('button', { name: 'Take Ladder 1' }).click();
        await ready.getByText('Ladder 1', { exact: true }).waitFor({ state: 'detached' });
        await ready.getByRole('button', { name: 'Bring Ram 1' }).click();
        await ready.getByLabel('Where').selectOption('31,10');
        await ready.getByRole('button', { name: 'north-west' }).click();
        // From the top: whoever is asked what they saw has that question over what they scroll past.
        await page.evaluate(() => scrollTo(0, 0));
        await accessible(page);
        await ready.getByRole('button', { name: 'Bring it to 31,10' }).click();
        await page.locator('[data-hex="31,10"][aria-label*="ram, faces north-west"]').waitFor();
      }
      await page.getByRole('button', { name: 'Everybody is placed' }).click();
    }
    for (const page of [red, blue]) {
      await page.getByText(/^Strategic turn 1 of 4, day \d of 5/).waitFor();
      await page.locator('[aria-current="step"]').filter({ hasText: 'First fire' }).waitFor();
    }
    await accessible(red);
  });
});

describe('sheets of the town', () => {
  it('are printed for one side, whose store the other does not read', async () => {
    const town = await TownTable.open('Printed', 'whole-siege');
    for (const [side, knows] of [
      ['besieged', true],
      ['besiegers', false],
    ] as const) {
      const page = await person({ width: side === 'besieged' ? 1366 : 360, height: 780 });
      await sit(page, town.link(side));
      await page.goto(`/c/${town.campaign.campaign}/sheets?seat=${side}`);
      await page.getByRole('region', { name: 'Lindenburg' }).waitFor();
      const kinds = await page
        .locator('.sheet')
        .evaluateAll((all) => all.map((sheet) => (sheet as HTMLElement).dataset.sheet));
      expect(kinds).toEqual(['briefing', 'roster', 'reference', 'map', 'record']);
      const text = (await page.locator('main').innerText()).replace(/\s+/g, ' ');
      expect(text.includes('Rations: 24. A strategic turn takes 7.')).toBe(knows);
      expect(text).toContain('10 foot soldiers');
      expect(text).toContain('Day 5');
      await page.getByRole('img', { name: 'The town as a map of hexes' }).waitFor();
      await fits(page);
      await accessible(page);
      await page.getByRole('link', { name: 'Back to the board' }).click();
      await page.getByRole('grid', { name: /Lindenburg/ }).waitFor();
    }
  });
});

describe('two tables', () => {
  it('are shown one at a time while a relief is fought outside', async () => {
    const town = await TownTable.open('Relieved', RELIEF);
    // The relief comes on the first day, and nothing is held: the battle is fought.
    for (const side of ['besiegers', 'besieged'] as const) {
      await town.give(side, 'form_up');
      await town.give(side, 'done');
    }
    for (const width of [1280, 360]) {
      const page = await person({ width, height: 780, touch: width === 360 });
      await sit(page, town.link('besieged'));
      const tables = page.getByRole('tablist', { name: 'Where they fight' });
      await tables.getByRole('tab', { name: 'The field: 2 can act', selected: true }).waitFor();
      await page.getByRole('grid', { name: /^The field outside/ }).waitFor();
      expect(await page.locator('[data-hex="10,22"]').count()).toBe(0);
      await page.getByText(/^Both are played in the same turn/).waitFor();
      await fits(page);
      await accessible(page);
      await tables.getByRole('tab', { name: 'The town: 0 can act' }).click();
      await page.locator('[data-hex="10,22"]').waitFor();
      expect(await page.locator('[data-hex="200,0"]').count()).toBe(0);
      await accessible(page);
    }
  });
});

/** A relief that is there on the first day. */
const RELIEF = `
title = "Relieved"
town = "lindenburg"

[siege]
rations = 10
[siege.relief]
turn = 1
men = [{ class = "archer", number = 2 }, { class = "knight", number = 1, mounted = true }]

[sides.besiegers]
name = "The host"
reserve = [{ class = "sergeant", number = 1 }, { class = "foot-soldier", number = 4 }]

[sides.besieged]
name = "The town"
reserve = [{ class = "sergeant", number = 1 }, { class = "townsman", number = 3 }]
`;

describe('every state of a siege, in light and dark, wide and at 360 pixels', () => {
  // Looking changes nothing, so both look at one siege.
  let town: TownTable;
  beforeAll(async () => {
    town = await siege('Looked at for days');
  });
  for (const width of [1280, 360]) {
    it(`is accessible and fits: ${width}`, async () => {
      const page = await person({ width, height: 780, touch: width === 360 });
      await sit(page, town.link('besiegers'));
      await page.getByRole('button', { name: /^Batter the walls/ }).click();
      await page.getByText('If terms were offered now').click();
      await page.getByText(/of ten dice/).waitFor();
      await fits(page);
      await accessibleInBoth(page);
      for (const tab of ['Orders', 'People', 'Town']) {
        await page.getByRole('tab', { name: tab }).click();
        await fits(page);
        await accessibleInBoth(page);
      }
      await page.goto(`/c/${town.campaign.campaign}/screen`);
      await page.getByRole('heading', { name: /^The besieging host: what to do/ }).waitFor();
      await fits(page);
      await accessibleInBoth(page);
    });
  }
});
