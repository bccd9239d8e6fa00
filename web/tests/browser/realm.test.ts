import { expect, it } from 'vitest';
import { accessible, fits } from './accessibility';
import { person, RealmTable } from './campaigns';

/** Ochre begins, and the first card is known. */
const SCENARIO = `
title = "Who follows the king"
set_up = "basic"
start = "ochre"
prince = [{ name = "Ada" }, { name = "Bo" }, { name = "Cis" }, { name = "Dirk" }]

[deck]
b = ["boundaries-2 single-sword crown"]
c = ["boundaries-2 single-sword crown"]
d = ["boundaries-2 single-sword crown"]
e = ["king"]
`;

/** Ochre alone wants boundaries, gray the crown; lilac and red want the same sword. */
async function choose(table: RealmTable): Promise<void> {
  await table.give('ochre', { decide: { slots: [1] } });
  await table.give('lilac', { decide: { slots: [2] } });
  await table.give('gray', { decide: { slots: [3] } });
  await table.give('red', { decide: { slots: [2] } });
}

it('places a boundary by one choice of a side, said before with what it does', async () => {
  const table = await RealmTable.open('The old king', SCENARIO);
  const ochre = await person();
  await ochre.goto(table.link('ochre'));
  const board = ochre.getByRole('listbox', { name: /^The board of “Who follows the king”/ });
  await board.waitFor();
  await ochre.getByRole('button', { name: 'Turn the next card' }).click();
  await ochre.getByRole('heading', { name: 'What do you want to do?' }).waitFor();
  await accessible(ochre);
  await choose(table);
  await board.locator('[data-place="7,4:E"]').waitFor({ state: 'attached' });
  await accessible(ochre);

  // By keyboard: a side, the other side of the same space, and back.
  const side = board.locator('[data-place="7,4:E"]');
  expect(await side.getAttribute('aria-label')).toBe('Place a boundary at 7,4:E');
  await side.focus();
  await ochre.keyboard.press('r');
  expect(await ochre.locator(':focus').getAttribute('data-place')).toBe('7,4:S');
  await ochre.keyboard.press('r');
  await ochre.keyboard.press('Enter');
  await side.waitFor({ state: 'detached' });
  const { realm } = await table.look();
  expect(realm.boundaries).toContain('7,4:E');
  await ochre.getByRole('button', { name: 'End your action' }).click();
  await ochre.getByRole('heading', { name: "Others' turn" }).waitFor();
});

it('has offers as a conversation, and bids that nobody else sees', async () => {
  const table = await RealmTable.open('The quarrel', SCENARIO);
  await table.give('ochre', 'turn');
  await choose(table);
  await table.give('ochre', 'done');
  const [lilac, red] = [await person(), await person({ width: 360, height: 760 })];
  await lilac.goto(table.link('lilac'));
  await red.goto(table.link('red'));
  const talks = lilac.getByRole('region', { name: 'Power trial' });
  await talks
    .getByText(/Bo and Dirk both want one sword|Dirk and Bo both want one sword/)
    .waitFor();
  await talks.getByRole('spinbutton', { name: /^Your offer/ }).fill('3');
  await talks.getByRole('button', { name: 'Offer', exact: true }).click();
  await talks.getByText('I pay you 3 ducats and act alone.').waitFor();

  // A sealed bid is known to be there, and nothing more.
  await talks.getByRole('spinbutton', { name: /^Out of your purse/ }).fill('11');
  await talks.getByRole('button', { name: 'Seal 11 ducats' }).click();
  await talks.getByText('Sealed: 11 ducats.').waitFor();
  await accessible(lilac);
  const other = red.getByRole('region', { name: 'Power trial' });
  await other.getByText('A bid of Bo is sealed.').waitFor();
  expect(await red.locator('body').innerText()).not.toContain('11 ducats');
  await fits(red);
  await accessible(red);

  await other.getByRole('button', { name: 'Accept offer 1' }).click();
  await other.waitFor({ state: 'detached' });
  const { realm } = await table.look();
  expect(realm.players.map(({ ducats }) => ducats)).toEqual([12, 9, 12, 15]);
  expect(realm.action?.by).toBe('lilac');
});

it('gives what was left ahead of time when its step comes', async () => {
  const table = await RealmTable.open('Away for the evening', SCENARIO);
  const lilac = await person();
  await lilac.goto(table.link('lilac'));
  await lilac.getByRole('tab', { name: /^Hand/ }).click();
  const away = lilac.getByRole('region', { name: 'While you are away' });
  // Lilac's browser signs their orders: the house gets a device of its own for what they leave.
  await away.getByRole('button', { name: 'Let the house sign what I leave' }).click();
  await away.getByRole('checkbox', { name: /2/ }).check();
  await away.getByRole('spinbutton', { name: 'Bid in a duel' }).fill('4');
  await away.getByRole('button', { name: 'Leave this' }).click();
  await away.getByText('Decide for slot 2').waitFor();
  await away.getByText('Bid 4').waitFor();
  await accessible(lilac);
  await table.give('ochre', 'turn');
  await table.give('ochre', { decide: { slots: [1] } });
  // Lilac's step came and passed; the bid still waits.
  await away.getByText('Decide for slot 2').waitFor({ state: 'detached' });
  const { realm } = await table.look();
  expect(realm.decisions.lilac).toEqual([2]);
  await away.getByRole('button', { name: 'Take it all back' }).click();
  await away.getByText('Bid 4').waitFor({ state: 'detached' });
});
