import { beforeAll, describe, expect, it } from 'vitest';
import { call } from './asking';
import { accessible, accessibleInBoth, fits } from './accessibility';
import { Field, hex, origin, person, single, sit } from './campaigns';

/** Two armies toe to toe, with a wood and a wall to look past. */
const DUEL = `
title = "A duel"
modules = [1, 2, 3]
map = """
[picture]
 0 |. . . . . . .
 1 |. . w . . . .
 2 |. . . . . h .
 3 |. . . . . v .
[walls]
1,3:E
"""

[armies.red]
name = "Men of the test"
pieces = [
    { troop = "infantry-polearms", hex = "3,2" },
    { troop = "king", hex = "3,2" },
    { troop = "archers", hex = "0,1" },
    { troop = "wizard", hex = "1,0" },
]

[armies.black]
name = "Orcs of the test"
pieces = [
    { troop = "orc-swords", hex = "4,2" },
    { troop = "orc-archers", hex = "3,1" },
    { troop = "goblin-swords", hex = "3,3" },
]
`;
const POLEARMS = 'red-infantry-polearms-1';

describe('a battle', () => {
  it('is begun from the gallery, and each army gets its link', async () => {
    const page = await person();
    await page.goto('/');
    const gallery = page.getByRole('group', { name: 'What shall be played?' });
    await gallery.getByRole('radio', { name: /Siege of Lowenheim/ }).waitFor();
    expect(await gallery.getByRole('radio').count()).toBeGreaterThan(6);
    await accessible(page);
    await gallery.getByRole('radio', { name: /A quarrel over a hill/ }).check();
    await page.getByLabel('Name', { exact: true }).fill('First evening');
    await page.getByRole('button', { name: 'Begin the battle' }).click();
    const links = page.getByRole('region', { name: /has begun/ });
    await links.waitFor();
    expect(await links.getByRole('button', { name: /^Copy link for/ }).count()).toBe(3);
    await accessible(page);
    await links.getByRole('link', { name: 'Open' }).nth(1).click();
    await page.getByRole('grid', { name: /A quarrel over a hill/ }).waitFor();
    await page.getByRole('heading', { name: 'The next card' }).waitFor();
    // Whatever the card is: one for which nobody is ready leaves the same question.
    const given = page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' && answer.url().endsWith('/orders') && answer.ok(),
    );
    await page.getByRole('button', { name: 'Turn up the next card' }).click();
    await given;
    await page.getByRole('link', { name: 'All campaigns' }).click();
    await page.getByRole('link', { name: 'First evening' }).first().waitFor();
  });

  it("is played with a pack of cards of the table's own", async () => {
    const field = await Field.open('Own pack', DUEL);
    const page = await person();
    await sit(page, field.link('red'));
    const packed = page.getByRole('checkbox', { name: 'Our own pack' });
    expect(await packed.count()).toBe(0);
    await page.getByRole('button', { name: 'We throw' }).click();
    await packed.check();
    await page.getByRole('button', { name: 'Turn up the next card' }).click();
    const asked = page.getByRole('dialog', { name: 'Which card came?' });
    await asked.waitFor();
    expect(await asked.getByRole('button', { name: /^the .+ of / }).count()).toBe(52);
    await accessible(page);
    await asked.getByRole('button', { name: 'the ace of clubs' }).click();
    await page.getByRole('img', { name: 'the ace of clubs' }).first().waitFor();
    const path = `/api/campaigns/${field.campaign.campaign}/rolls`;
    const { rolls } = await call<{ rolls: { line: { sentence: string } }[] }>(path, null);
    expect(rolls.map(({ line }) => line.sentence).join()).toContain('The ace of clubs');
  });

  it('is activated, moved and told by taps; the other army sees it at once', async () => {
    const field = await Field.open('Taps', DUEL);
    await field.until(single('red', 'red-archers-1'));
    const [red, black] = [await person(), await person()];
    await sit(red, field.link('red'));
    await sit(black, field.link('black'));
    await red.locator('[data-hex="0,1"]').click();
    await red.getByRole('button', { name: 'Activate Archers' }).click();
    await hex(red, /can be reached/)
      .first()
      .waitFor();
    await accessible(red);
    // Behind the wood nobody is seen, and the page says why.
    expect(await red.locator('[data-hex="4,1"]').getAttribute('aria-label')).toMatch(
      /out of sight behind/,
    );
    const goal = red.locator('[data-hex="0,2"]');
    expect(await goal.getAttribute('aria-label')).toMatch(/can be reached/);
    await goal.click();
    for (const page of [red, black]) {
      await page.locator('[data-hex="0,2"][aria-label*="red Archers"]').waitFor();
      await page
        .getByRole('region', { name: 'Log' })
        .getByText(/archers 1 moves to 0,2/i)
        .waitFor();
    }
    // The black army has no order to give, and is told whose turn it is.
    await black.getByRole('heading', { name: 'The red army acts' }).waitFor();
    expect(
      await black.getByRole('button', { name: /End the moves|Done with this card/ }).count(),
    ).toBe(0);
    await accessible(black);
  });

  it('takes back its own orders as far as the card; the other army sees it at once', async () => {
    const field = await Field.open('Taken back', DUEL);
    await field.until(single('red', 'red-archers-1'));
    const [red, black] = [await person(), await person()];
    await sit(red, field.link('red'));
    await sit(black, field.link('black'));
    const back = (page: typeof red) => page.getByRole('button', { name: /^Take back:/ });
    await red.locator('[data-hex="0,1"]').click();
    const activate = red.getByRole('button', { name: 'Activate Archers' });
    await activate.waitFor();
    expect(await back(red).count()).toBe(0);
    await activate.click();
    await red.locator('[data-hex="0,2"][aria-label*="can be reached"]').click();
    await red.getByRole('button', { name: /^Take back: .*rchers.* moves to 0,2/ }).waitFor();
    await red.getByRole('button', { name: 'One order before it' }).click();
    await red.getByRole('button', { name: /^Take back everything of yours from here/ }).waitFor();
    await accessible(red);
    expect(await back(black).count()).toBe(0);
    await red.keyboard.press('u');
    for (const page of [red, black]) {
      await page.locator('[data-hex="0,1"][aria-label*="red Archers"]').waitFor();
      const log = page.getByRole('region', { name: 'Log' });
      await log.getByText(/takes back what they ordered/).waitFor();
    }
    // Nobody goes behind the card: it lies open as before.
    await red.getByRole('button', { name: /^Take back: .*rchers/ }).click();
    await back(red).waitFor({ state: 'detached' });
    await red.locator('[data-hex="0,1"]').click();
    await activate.waitFor();
    await red.keyboard.press('?');
    await red.getByText('take back your last order, as long as that can be').waitFor();
  });

  it('begins when the defender has dug their walls, each with two taps', async () => {
    const field = await Field.open('Digging', 'rearguard');
    const [red, black] = [await person(), await person()];
    await sit(red, field.link('red'));
    await sit(black, field.link('black'));
    await black.getByRole('heading', { name: 'The red army digs its walls' }).waitFor();
    await red.getByRole('heading', { name: 'Dig your walls' }).waitFor();
    await red.locator('[data-hex="4,5"][aria-label*="a wall can be dug"]').click();
    await accessible(red);
    await red.getByRole('button', { name: 'Wall to the north-east' }).click();
    const log = black.getByRole('region', { name: 'Log' });
    await log.getByText(/A wall is dug on 4,5:NE/).waitFor();
    await red.getByText(/^2 walls are left to dig/).waitFor();
    await red.getByRole('button', { name: 'No more walls' }).click();
    await black.getByRole('button', { name: 'Turn up the next card' }).click();
    // Whatever card it is: a Joker ends the turn, and the next card is asked for again.
    await log
      .getByText(/army activates|A Joker ends|nobody is ready/)
      .first()
      .waitFor();
  });

  it('is fought with sealed dice in two taps, and the odds stand on the board before', async () => {
    const field = await Field.open('Sealed', DUEL);
    await field.until(single('red', POLEARMS));
    await field.give('red', { activate: { pieces: [POLEARMS] } });
    const page = await person();
    await sit(page, field.link('red'));
    await page.getByRole('button', { name: 'Sealed' }).click();

    await page.locator('[data-hex="3,2"]').click();
    const enemy = page.locator('[data-hex="4,2"]');
    await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').waitFor();
    const odds = page.getByRole('region', { name: 'Infantry with polearms' });
    await odds.getByRole('button', { name: /^Orcs with swords/ }).click();
    await odds.getByText('hits on average').waitFor();
    await accessible(page);
    await enemy.click();

    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText(/Red infantry with polearms 1 attacks Black orcs with swords 1/).waitFor();
    await log
      .getByText(/^sealed \dd6/)
      .first()
      .waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('is fought with thrown dice, whose odds are shown before', async () => {
    const field = await Field.open('Thrown', DUEL);
    await field.until(single('red', POLEARMS));
    await field.give('red', { activate: { pieces: [POLEARMS] } });
    const page = await person();
    await sit(page, field.link('red'));
    await page.locator('[data-hex="3,2"]').click();
    await page.locator('[data-hex="4,2"][aria-label*="can be attacked"]').waitFor();
    await page.locator('[data-hex="4,2"]').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('hits on average').waitFor();
    await accessible(page);
    await dialog.getByRole('button', { name: 'We throw' }).click();
    await dialog.getByText(/^0 of 6 typed/).waitFor();
    // Six dice: five of the polearms and one of the king. One is a retreat.
    for (const face of [1, 2, 2, 2, 2, 6]) await page.keyboard.press(String(face));
    await dialog.getByRole('button', { name: 'These are the dice' }).click();
    await dialog.waitFor({ state: 'detached' });
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByText(/rolls 1, 2, 2, 2, 2, 6: 1 hit, and drives it back/).waitFor();
    await log.getByText('thrown 6d6: 1, 2, 2, 2, 2, 6').waitFor({ state: 'attached' });

    // The enemy has left its hex: the victor may follow, by one tap.
    await page.getByRole('button', { name: 'Let Infantry with polearms follow' }).click();
    await page.locator('[data-hex="4,2"][aria-label*="red Infantry with polearms"]').waitFor();
    await page.locator('[data-hex="4,2"][aria-label*="red King"]').waitFor();
    const verdict = await fetch(`${origin}/api/campaigns/${field.campaign.campaign}/verify`);
    expect(((await verdict.json()) as { rolls: { thrown: number } }).rolls.thrown).toBe(1);
  });

  it('has spells that are aimed on the board', async () => {
    const field = await Field.open('Spells', DUEL);
    await field.until(single('red', 'red-wizard-1'));
    await field.give('red', { activate: { pieces: ['red-wizard-1'] } });
    const page = await person();
    await sit(page, field.link('red'));
    await page.locator('[data-hex="1,0"]').click();
    const spells = page.getByRole('group', { name: 'Spells that can be cast now' });
    // Teleport has two ways at a hex with a friend: the list shows those of the hex.
    await spells.getByRole('button', { name: 'Teleport' }).click();
    await hex(page, /the spell can be cast here/)
      .first()
      .waitFor();
    expect(await hex(page, /can be reached/).count()).toBe(0);
    await accessible(page);
    await spells.getByRole('button', { name: 'Fog' }).click();
    await page.locator('[data-hex="4,0"][aria-label*="the spell can be cast here"]').click();
    await page.locator('[data-hex="4,0"][aria-label*="fog"]').waitFor();
    await page.locator('[data-hex="4,2"]:not([aria-label*="fog"])').waitFor();
    await accessible(page);
  });

  it('is given by keys alone', async () => {
    const field = await Field.open('Keys', DUEL);
    await field.until(single('red', 'red-archers-1'));
    const page = await person();
    await sit(page, field.link('red'));
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'The page of a battle' });
    await keys.getByText('the next unit that can act').waitFor();
    await accessible(page);
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'detached' });

    await page.locator('[role="gridcell"][tabindex="0"]').focus();
    await page.keyboard.press('Home');
    for (let row = 0; row < 4; row += 1) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-hex'))).toBe('0,1');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Activate Archers' }).waitFor();
    await page.keyboard.press('a');
    await page.locator('[data-hex="0,2"][aria-label*="can be reached"]').waitFor();
    await page.locator('[data-hex="0,1"]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('[data-hex="0,2"][aria-label*="red Archers"]').waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('d');
    await page.getByRole('heading', { name: 'The next card' }).waitFor();
  });

  it('takes typed orders, and says by which clause it refuses', async () => {
    const field = await Field.open('Typed', DUEL);
    await field.until(single('red', 'red-archers-1'));
    const page = await person();
    await sit(page, field.link('red'));
    await page.getByRole('tab', { name: 'Orders' }).click();
    const line = page.getByLabel('An order as text');
    await line.fill('activate black-orc-swords-1');
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    const refusal = page.locator('.notice');
    await refusal.getByRole('heading', { name: 'The rules say no' }).waitFor();
    await accessible(page);
    await refusal
      .getByRole('button', { name: /^Read WAP-/ })
      .first()
      .click();
    const clause = page.getByRole('dialog');
    await clause.getByText(/Status/).waitFor();
    await accessible(page);
    await page.keyboard.press('Escape');
    await refusal.getByRole('button', { name: 'Understood' }).click();
    expect(await line.inputValue()).toBe('activate black-orc-swords-1');
    // What the server has read is shown before it is signed.
    await line.fill('activate red-archers-1');
    await page.getByRole('button', { name: 'Give', exact: true }).click();
    const read = page.getByRole('dialog', { name: 'Is this your order?' });
    await read.getByText('red-archers-1', { exact: true }).waitFor();
    await read.getByRole('button', { name: 'Yes, sign and send it' }).click();
    await page.getByRole('heading', { name: 'Move, then fight' }).waitFor();
    // And every order that would be accepted is listed.
    await page.getByRole('button', { name: /^Move Archers to 0,2/ }).waitFor();
    await accessible(page);
  });

  it('is rewound by the organiser, on every page', async () => {
    const field = await Field.open('Rewind', DUEL);
    await field.until(({ card }) => card?.chosen === true);
    const [page, watcher] = [await person(), await person()];
    await sit(page, field.link('organiser'));
    await sit(watcher, `/c/${field.campaign.campaign}?seat=public`);
    await page.getByRole('tab', { name: 'Book' }).click();
    await page.getByRole('button', { name: 'Rewind…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/Greyed out: \d+ lines/).waitFor();
    await dialog.getByLabel(/^Reason/).fill('We forgot the wall');
    await dialog.getByRole('button', { name: 'Rewind', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const reader of [page, watcher]) {
      await reader.getByRole('heading', { name: 'The next card' }).waitFor();
      await reader.getByRole('tab', { name: 'Log' }).click();
      const log = reader.getByRole('region', { name: 'Log' });
      await log
        .getByText(/We forgot the wall/)
        .first()
        .waitFor();
      await log.locator('li[data-live="false"]').first().waitFor();
      await accessible(reader);
    }
  });

  it('is looked at in the past, without ordering there', async () => {
    const field = await Field.open('Past', DUEL);
    await field.until(single('red', 'red-archers-1'));
    const page = await person();
    await sit(page, field.link('black'));
    await page.getByRole('button', { name: 'One order back' }).click();
    await page.getByText('You look at the past').waitFor();
    await page.locator('[data-hex="3,2"]').click();
    await page.getByRole('region', { name: 'Infantry with polearms' }).waitFor();
    await accessible(page);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.getByText('You look at the past').waitFor({ state: 'detached' });
  });
});

describe('every state of a battle, in light and dark, wide and at 360 pixels', () => {
  const TABS = ['Log', 'Orders', 'Armies', 'Field', 'Seats', 'Book'];
  // Looking changes nothing, so both look at one battle.
  let field: Field;
  beforeAll(async () => {
    field = await Field.open('Looked at in the field', 'castle');
    await field.until((battle) => battle.card?.colour === 'black' && battle.card.chosen);
  });
  for (const width of [1280, 360]) {
    it(`is accessible and fits: ${width}`, async () => {
      const page = await person({ width, height: 780, touch: width === 360 });
      await page.goto('/');
      await page.getByRole('radio', { name: /The burning gate/ }).waitFor();
      await fits(page);
      await accessibleInBoth(page);
      await sit(page, field.link('black'));
      await fits(page);
      for (const tab of TABS) {
        await page.getByRole('tab', { name: tab }).click();
        await fits(page);
        await accessibleInBoth(page);
      }
      await page.keyboard.press('n');
      await page.getByRole('button', { name: 'Choose nothing' }).waitFor();
      await fits(page);
      await accessibleInBoth(page);
    });
  }
});
