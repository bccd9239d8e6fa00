import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessible, accessibleInBoth, fits } from './accessibility';
import { addressOf, ambush, hex, origin, person, saved, sit, step, Table } from './campaigns';

/** A hex in which figures of the City Guard stand; its barracks bear the same name. */
const GUARDS = /; [^;]*City Guard/;

describe('the lobby', () => {
  it('begins a siege and hands out links for six seats and the organiser', async () => {
    const page = await person();
    await page.goto('/');
    await page.getByRole('heading', { name: 'Wapenrol' }).waitFor();
    await accessible(page);
    await page.getByLabel('Name', { exact: true }).fill('The walking path');
    await page.getByRole('button', { name: 'Begin the siege' }).click();
    const links = page.getByRole('region', { name: /has begun/ });
    await links.waitFor();
    expect(await links.getByRole('button', { name: /^Copy link for/ }).count()).toBe(7);
    await accessible(page);

    const guard = links.getByRole('listitem').filter({ hasText: 'City Guard' });
    await guard.getByRole('link', { name: 'Open' }).click();
    await page.getByRole('grid').waitFor();
    const url = await addressOf(page);
    expect(url.hash).toBe('');
    expect(url.searchParams.get('seat')).toBe('city-guard');
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();

    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByRole('link', { name: 'The walking path' }).first().waitFor();
  });

  it('says so when a campaign or a page is unknown', async () => {
    const page = await person();
    await page.goto('/c/0000000000');
    await page.getByRole('alert').waitFor();
    await accessible(page);
    await page.goto('/nowhere');
    await page.getByRole('heading', { name: 'No such page' }).waitFor();
    await accessible(page);
  });
});

describe('a seat', () => {
  it('posts its figures before the first turn', async () => {
    const table = await Table.open('Council');
    const page = await person();
    await sit(page, table.link('cathay'));
    await hex(page, /Blue Lotus Society/)
      .first()
      .click();
    const panel = page.getByRole('group', { name: 'Your figures here' });
    await panel.getByRole('button', { name: 'None' }).click();
    await panel.getByRole('button', { name: /Swordfighter 3/ }).click();
    const post = hex(page, /gate.*can be reached$/i).first();
    await post.waitFor();
    await accessible(page);
    await post.click();
    await page.locator('[data-hex="15,6"][aria-label*="Swordfighter 3"]').waitFor();
  });

  it('refills its hand, and another page sees it at once', async () => {
    const table = await Table.open('Refill');
    await table.until(step('refill', 'city-guard', 1));
    const guard = await person();
    const elves = await person();
    await sit(guard, table.link('city-guard'));
    await sit(elves, table.link('elven-guard'));

    const hand = guard.getByRole('region', { name: /Your hand/ });
    await hand.getByRole('button', { name: 'Refill', exact: true }).waitFor();
    expect(await guard.getByRole('button', { name: 'Done with this step' }).count()).toBe(0);
    await hand.getByRole('button', { pressed: false }).first().click();
    await hand.getByRole('button', { name: /^Discard .* and refill$/ }).click();
    await hand.getByRole('button', { name: /refill/i }).waitFor({ state: 'detached' });
    const log = elves.getByRole('region', { name: 'Log' });
    await log
      .getByText(/City Guard discards/)
      .first()
      .waitFor();
    // What was drawn is the guard's own.
    expect(
      await log.getByText(/City Guard takes (Attack|Food|Peasants|Water|Healing|Blank)/).count(),
    ).toBe(0);
  });

  it('moves a figure by click and another by keyboard, and hears why not', async () => {
    const table = await Table.open('Move');
    await table.until(step('movement', 'city-guard', 1));
    const page = await person();
    await sit(page, table.link('city-guard'));

    const end = page.getByRole('button', { name: /^Done with this step/ });
    expect(await end.innerText()).toBe('Done with this step: Movement');
    // By click: all in the hex come to hand, one marked hex is chosen.
    await hex(page, /City Guard/)
      .first()
      .click();
    const reached = hex(page, /can be reached$/);
    await reached.first().waitFor();
    const goal = await reached.first().getAttribute('data-hex');
    await page.locator(`[data-hex="${goal}"]`).click();
    await page.locator(`[data-hex="${goal}"]`).and(hex(page, GUARDS)).waitFor();

    // By keyboard: walk to a hex with figures that have not moved, choose, walk to a marked one.
    const ready = await unmoved(table);
    expect(ready?.hex).toBeTruthy();
    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    await walk(page, ready?.hex ?? '');
    await page.keyboard.press('Enter');
    await reached.first().waitFor();
    const next = (await reached.first().getAttribute('data-hex')) ?? '';
    await walk(page, next);
    await page.keyboard.press('Enter');
    await page.locator(`[data-hex="${next}"]`).and(hex(page, GUARDS)).waitFor();
    await accessible(page);

    // Somewhere else: the server's reason, with its clause to read.
    const still = await unmoved(table);
    await page.locator(`[data-hex="${still?.hex}"]`).click();
    await reached.first().waitFor();
    await page.getByRole('button', { name: 'The whole board' }).click();
    await page.locator('[data-hex="0,0"]').click();
    const refusal = page.locator('.notice');
    await refusal.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await accessible(page);
    await refusal
      .getByRole('button', { name: /^Read / })
      .first()
      .click();
    const clause = page.getByRole('dialog');
    await clause.getByText(/Status/).waitFor();
    await clause.getByText('Example.').waitFor();
    await clause
      .getByText(/^Ruling/)
      .first()
      .waitFor();
    await accessible(page);
    // A ruling can be opened from there, and leads back to what it settles.
    await clause
      .getByText(/^Ruling/)
      .first()
      .getByRole('button')
      .click();
    await clause
      .getByText(/^Settles/)
      .first()
      .waitFor();
    await accessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('types the dice that were thrown at the table', async () => {
    const table = await Table.open('Dice');
    await table.until(step('enemy_movement', undefined, 1));
    const page = await person();
    await sit(page, table.link('city-guard'));
    await page.getByRole('button', { name: 'Go on by one thing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Let the sealed dice fall' }).waitFor();
    await accessible(page);
    await dialog.getByRole('button', { name: 'We throw' }).click();
    await dialog.getByRole('heading', { name: 'What did you throw?' }).waitFor();
    await dialog.getByRole('button', { name: '6', exact: true }).click();
    await dialog.getByText(/^1 of \d+ typed: 6$/).waitFor();
    await dialog.getByRole('button', { name: 'Take one back' }).click();
    await dialog.getByText(/typed: none$/).waitFor();
    await accessible(page);

    // As many rolls as the server asks for, by number keys.
    for (let rolls = 0; rolls < 12 && (await dialog.count()) > 0; rolls += 1) {
      const words = await dialog.getByText(/typed: none$/).textContent();
      const count = Number(/of (\d+) typed/.exec(words ?? '')?.[1]);
      for (let die = 0; die < count; die += 1) await page.keyboard.press('1');
      await dialog.getByText(`${count} of ${count} typed`).waitFor();
      await dialog.getByRole('button', { name: 'These are the dice' }).click();
      await Promise.race([
        dialog.waitFor({ state: 'detached' }),
        dialog.getByText(/typed: none$/).waitFor(),
      ]);
    }
    expect(await dialog.count()).toBe(0);
    await page
      .getByRole('region', { name: 'Log' })
      .getByText(/^thrown \dd6: 1/)
      .first()
      .waitFor({ state: 'attached' });
    const verdict = await fetch(`${origin}/api/campaigns/${table.campaign.campaign}/verify`);
    expect(((await verdict.json()) as { rolls: { thrown: number } }).rolls.thrown).toBeGreaterThan(
      0,
    );
  });

  it('throws once for all rolls that come in any case', async () => {
    // A mine that a card brought would give the band a way up for which nobody throws.
    let table: Table;
    do {
      table = await Table.open('One pad');
    } while ((await table.until(step('enemy_movement', undefined, 1))).enemy.craters.length > 0);
    const page = await person({ width: 360, height: 740, touch: true });
    const sent: { thrown: number[]; thrown_for: { why: string }[] }[] = [];
    page.on('request', (request) => {
      if (!request.url().endsWith('/orders')) return;
      sent.push(request.postDataJSON() as (typeof sent)[number]);
    });
    await sit(page, table.link('city-guard'));
    await page.getByRole('button', { name: 'Go on by one thing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'We throw' }).click();
    await dialog.getByText('3 rolls come whatever falls. Throw for all of them.').waitFor();
    for (const name of [
      'the strength of the band',
      'where the band wants to go',
      'the sewer door',
    ]) {
      await dialog.getByRole('group', { name }).waitFor();
    }
    await dialog.getByText(/^0 of 7 typed/).waitFor();
    await accessible(page);
    await fits(page);
    for (const face of [2, 3, 2, 3, 4, 5, 6]) await page.keyboard.press(`${face}`);
    // One is taken away; the others stay with their dice.
    await dialog.getByRole('button', { name: 'Take back 4' }).click();
    await dialog.getByText('6 of 7 typed: 2, 3, 2, 3, 5, 6').waitFor();
    await page.keyboard.press('1');
    await dialog.getByText('7 of 7 typed: 2, 3, 2, 3, 1, 5, 6').waitFor();
    await dialog.getByRole('button', { name: 'These are the dice' }).click();
    // Each is sent once more with the word of its sender's device.
    await expect.poll(() => sent.at(-1)?.thrown).toEqual([2, 3, 2, 3, 1, 5, 6]);
    expect(new Set(sent.map(({ thrown }) => JSON.stringify(thrown))).size).toBe(2);
    expect(sent.at(-1)?.thrown_for.map(({ why }) => why)).toEqual([
      'band_strength',
      'band_aim',
      'sewer_door',
    ]);
    await dialog.waitFor({ state: 'detached' });
    const log = page.getByRole('region', { name: 'Log' });
    for (const fell of ['4d6: 2, 3, 2, 3', '1d6: 1', '2d6: 5, 6']) {
      await log.getByText(`thrown ${fell}`).first().waitFor({ state: 'attached' });
    }
  });

  it('strikes an enemy by clicking on it', async () => {
    const table = await ambush('Strike');
    const page = await person();
    await sit(page, table.link('city-guard'));
    // What the desk asks stands above the city, and moves it down when it comes.
    await page.getByText('Is it what you saw?').waitFor();
    await page.locator('[data-hex="3,13"]').click();
    const target = hex(page, /can be struck$/).first();
    await target.waitFor();
    expect(await target.getAttribute('data-hex')).toBe('2,13');
    // Several stand there, all alike: any of them is meant.
    await target.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'We throw' }).click();
    await dialog.getByRole('heading', { name: 'What did you throw?' }).waitFor();
    // The captain throws a one, the skaven a six: whatever the numbers say, that is a miss.
    await page.keyboard.press('1');
    await page.keyboard.press('6');
    await dialog.getByRole('button', { name: 'These are the dice' }).click();
    await dialog.waitFor({ state: 'detached' });
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText(/Captain Mannheim strikes Skaven 1: .* misses/).waitFor();
    await log.getByText('thrown 2d6: 1, 6').waitFor({ state: 'attached' });
  });

  it('offers cards, and is rid of them when they are taken; only the two see which', async () => {
    const table = await Table.open('Trade');
    await table.until(step('trading', 'city-guard', 1));
    const guard = await person();
    const elves = await person();
    const cathay = await person();
    await sit(guard, table.link('city-guard'));
    await sit(elves, table.link('elven-guard'));
    await sit(cathay, table.link('cathay'));
    const hand = guard.getByRole('region', { name: /Your hand/ });
    const card = hand.getByRole('button', { pressed: false }).first();
    const name = (await card.textContent())?.trim() ?? '';
    await card.click();
    await hand.getByRole('combobox').selectOption({ label: 'Elven Guard' });
    await accessible(guard);
    await hand.getByRole('button', { name: 'Offer', exact: true }).click();
    await hand.getByRole('button', { name: 'Take back what is offered to Elven Guard' }).waitFor();
    await accessible(elves);
    await elves.getByRole('button', { name: `Take ${name} from City Guard` }).click();
    await elves
      .getByRole('region', { name: 'Log' })
      .getByText(new RegExp(`City Guard gives Elven Guard 1 ${name}`))
      .waitFor();
    const seen = cathay.getByRole('region', { name: 'Log' });
    await seen.getByText('City Guard gives Elven Guard 1 card.').first().waitFor();
    expect(await seen.getByText(new RegExp(`City Guard gives .*1 ${name}`)).count()).toBe(0);
  });

  it('is told what happened meanwhile, and gives its order again', async () => {
    const table = await Table.open('Meanwhile');
    await table.until(step('refill', 'city-guard', 1));
    const page = await person();
    await page.route('**/stream?*', (route) => route.abort());
    await sit(page, table.link('city-guard'));
    await table.give('cathay', { refill: { discard: [] } });
    const hand = page.getByRole('region', { name: /Your hand/ });
    await page.getByRole('button', { name: 'Sealed' }).click();
    // Cards are drawn for it: that waits until whoever orders it has seen what the others did.
    await hand.getByRole('button', { pressed: false }).first().click();
    await hand.getByRole('button', { name: /^Discard .* and refill$/ }).click();
    const notice = page.locator('.notice');
    await notice.getByRole('heading', { name: 'Something else came first' }).waitFor();
    await notice.getByText('Blue Lotus Society is done.').waitFor();
    await accessible(page);
    await notice.getByRole('button', { name: 'Give the order again' }).click();
    await notice.waitFor({ state: 'detached' });
    await hand.getByRole('button', { name: /efill$/ }).waitFor({ state: 'detached' });
    const { siege } = await table.look();
    expect(siege.acting).not.toContain('city-guard');
  });

  it('is told when the connection is lost, and when it is back', async () => {
    const table = await Table.open('Wire');
    const page = await person();
    await page.route('**/stream?*', (route) => route.abort());
    await sit(page, table.link('cathay'));
    await page.getByText(/Connection lost; trying again/).waitFor();
    await accessible(page);
    const tryNow = page.getByRole('button', { name: 'Try now' });
    await tryNow.click();
    await page.unroute('**/stream?*');
    // The page tries by itself as well, and may be faster than the click.
    await tryNow.click({ timeout: 2_000 }).catch(() => undefined);
    await page.getByText('live', { exact: true }).waitFor();
  });

  it('may not rewind, and looks at the past without ordering there', async () => {
    const table = await Table.open('Past');
    const early = (await table.look()).head.seq;
    await table.until(step('refill', 'city-guard', 2));
    const page = await person();
    await sit(page, table.link('city-guard'));
    const now = await page.getByText(/^Turn 2 of/).textContent();
    expect(now).toContain('Turn 2');
    const there = await addressOf(page);
    there.searchParams.set('at', String(early));
    await page.goto(there.href);
    await page.getByText('You look at the past').waitFor();
    await page.getByText('Before the first turn').first().waitFor();
    expect(await page.getByRole('button', { name: /Refill/ }).count()).toBe(0);
    await accessible(page);

    // The slider walks on, batch by batch, and the address says where it is.
    await page.getByRole('button', { name: 'Start of turn 1' }).click();
    await page.getByText(/^Turn 1 of/).waitFor();
    const at = Number((await addressOf(page)).searchParams.get('at'));
    expect(at).toBeGreaterThan(early);
    await page.getByRole('button', { name: 'One order on' }).click();
    await page.waitForFunction(
      (seq) => Number(new URL(location.href).searchParams.get('at')) > seq,
      at,
    );
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByText(/^Turn 2 of/).waitFor();
    expect((await addressOf(page)).searchParams.has('at')).toBe(false);
    await page.getByRole('tab', { name: 'Book' }).click();
    expect(await page.getByRole('button', { name: /Rewind/ }).count()).toBe(0);
  });
});

describe('the organiser', () => {
  it('rewinds three turns; the log greys out what came after, on every page', async () => {
    const table = await Table.open('Rewind');
    await table.until(step('refill', 'city-guard', 4));
    const page = await person();
    const watcher = await person();
    await sit(page, table.link('organiser'));
    await sit(watcher, `/c/${table.campaign.campaign}`);
    await watcher.getByText(/^Turn 4 of/).waitFor();

    await page.getByRole('tab', { name: 'Book' }).click();
    await page.getByRole('button', { name: 'Check the log' }).click();
    await page.getByText('The log is whole.').waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the log' }).click();
    const file = await saved(waiting);
    const first = (await readFile(file, 'utf8')).split('\n')[0] ?? '';
    expect(JSON.parse(first)).toMatchObject({ seq: 0, kind: 'campaign.created' });
    await accessible(page);

    await page.getByRole('button', { name: 'Rewind…' }).click();
    const dialog = page.getByRole('dialog');
    const choice = await dialog
      .getByRole('option', { name: /^Start of turn 1 / })
      .getAttribute('value');
    await dialog.getByLabel('Back to').selectOption(choice);
    await dialog.getByText(/Greyed out: \d+ lines/).waitFor();
    await accessible(page);
    await dialog.getByLabel(/^Reason/).fill('We forgot the barricade');
    await dialog.getByRole('button', { name: 'Rewind', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Turn 1 of/).waitFor();

    for (const reader of [page, watcher]) {
      await reader.getByText(/^Turn 1 of/).waitFor();
      await reader.getByRole('tab', { name: 'Log' }).click();
      const log = reader.getByRole('region', { name: 'Log' });
      await log.locator('li[data-live="false"]').first().waitFor();
      await log
        .getByText(/We forgot the barricade/)
        .first()
        .waitFor();
      expect(await log.locator('li[data-live="false"]').count()).toBeGreaterThan(20);
      await accessible(reader);
    }

    // Play goes on.
    await table.until(step('movement', 'city-guard', 1));
    await watcher.locator('[aria-current="step"]').filter({ hasText: 'Movement' }).waitFor();

    // Whoever looks at the past may rewind to what they see.
    await page.getByRole('button', { name: 'Start of turn 1' }).click();
    await page.getByRole('button', { name: 'Rewind to here…' }).click();
    const at = (await addressOf(page)).searchParams.get('at');
    expect(at).not.toBeNull();
    const offered = page.getByRole('dialog').getByLabel('Back to');
    expect(await offered.inputValue()).toBe(at);
    await accessible(page);
  });

  it('gives a seat a new link; the old one stops working', async () => {
    const table = await Table.open('Keys');
    const page = await person();
    await sit(page, table.link('organiser'));
    await page.getByRole('tab', { name: 'Seats' }).click();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: /New link.*Blue Lotus/ }).click();
    await page.getByRole('button', { name: /Copy link for Blue Lotus/ }).waitFor();
    await accessible(page);
    const guest = await person();
    await guest.goto(table.link('cathay'));
    await guest.getByRole('alert').waitFor();
  });
});

describe('every state, in light and dark, wide and at 360 pixels', () => {
  const TABS = ['Log', 'Factions', 'Cards', 'Briefing', 'Seats', 'Book'];
  // Looking changes nothing, so both look at one siege.
  let table: Table;
  beforeAll(async () => {
    table = await ambush('Looked at');
  });
  for (const width of [1280, 360]) {
    it(`is accessible and fits: ${width}`, async () => {
      const page = await person({ width, height: 780, touch: width === 360 });
      await page.goto('/');
      // The lobby shows the newest; others move meanwhile, and then one looks for it.
      const listed = page.getByRole('link', { name: 'Looked at' }).first();
      const search = page.getByRole('searchbox');
      await listed.or(search).first().waitFor();
      if (!(await listed.isVisible())) await search.fill('Looked at');
      await listed.waitFor();
      await fits(page);
      await accessibleInBoth(page);
      await sit(page, table.link('city-guard'));
      await fits(page);
      for (const tab of TABS) {
        await page.getByRole('tab', { name: tab }).click();
        await fits(page);
        await accessibleInBoth(page);
      }
      await hex(page, /City Guard/)
        .first()
        .click();
      await page.getByRole('button', { name: 'Choose nothing' }).waitFor();
      await fits(page);
      await accessibleInBoth(page);
    });
  }
});

/** A guard in a hex in which none of them has moved: all in a hex come to hand together. */
async function unmoved(table: Table) {
  const guards = (await table.look()).siege.figures.filter(
    (figure) => figure.faction === 'city-guard' && figure.hex !== null,
  );
  const moved = new Set(guards.filter((figure) => figure.moved).map((figure) => figure.hex));
  return guards.find((figure) => !moved.has(figure.hex));
}

/** Arrow keys from the focused hex to another. */
async function walk(page: Awaited<ReturnType<typeof person>>, goal: string): Promise<void> {
  const [column = 0, row = 0] = goal.split(',').map(Number);
  const here = async () =>
    ((await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))) ?? '0,0')
      .split(',')
      .map(Number);
  for (let steps = 0; steps < 60; steps += 1) {
    const [atColumn = 0, atRow = 0] = await here();
    if (atColumn === column && atRow === row) return;
    if (atRow !== row) await page.keyboard.press(atRow < row ? 'ArrowDown' : 'ArrowUp');
    else await page.keyboard.press(atColumn < column ? 'ArrowRight' : 'ArrowLeft');
  }
  throw new Error(`The arrow keys do not lead to ${goal}.`);
}
