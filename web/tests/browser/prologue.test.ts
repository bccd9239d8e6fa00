import { expect, it } from 'vitest';
import { accessible, fits, LandTable, person } from './campaigns';

it('begins with a game for the realm, in which homes are won', async () => {
  const lobby = await person();
  await lobby.goto('/');
  await lobby.getByRole('radio', { name: /Four crowns/ }).check();
  await lobby.getByRole('checkbox', { name: /Begin with a game for the realm/ }).check();
  await accessible(lobby);

  const table = await LandTable.forTheRealm('A realm and a map');
  const players = (await table.look()).map.players.map(({ seat }) => seat);
  expect(players).toEqual(['east', 'north', 'south', 'west']);
  const waiting = await person();
  await waiting.goto(table.link('north'));
  await waiting.getByRole('heading', { name: 'The realm is played for' }).waitFor();
  await accessible(waiting);
  await waiting.getByRole('link', { name: 'To the realm' }).click();
  await waiting.getByRole('listbox', { name: /^The board of “A game for the realm”/ }).waitFor();

  await table.untilHomes();
  const chooses = async () => (await table.look()).map.prologue?.chooses ?? '';
  const first = await chooses();
  const small = await person({ width: 360, height: 740 });
  await small.goto(table.link(first));
  await small.getByRole('heading', { name: 'It is for you to act' }).waitFor();
  await accessible(small);
  await fits(small);
  await small.getByRole('button', { name: 'Begin in Koperhof' }).click();
  await small.getByText('begins in Koperhof.').waitFor({ state: 'attached' });
  expect((await table.look()).map.prologue?.homes[first]).toBe('K2');

  // The second taps the castle on the map; the third answers nothing, and the last is left one.
  const second = await person();
  await second.goto(table.link(await chooses()));
  await second.getByRole('option', { name: /^Noordburcht, a castle/ }).click();
  const here = second.getByRole('button', { name: 'Begin in Noordburcht' });
  await here.waitFor();
  expect(await here.evaluate((button) => button.classList.contains('main'))).toBe(true);
  await here.click();
  await second.getByRole('heading', { name: 'Others act' }).waitFor();
  await table.give('organiser', 'proceed');
  const { map } = await table.look();
  expect([map.turn, map.phase]).toEqual([1, 'muster']);
  await second.getByRole('heading', { name: /./ }).first().waitFor();
  await accessible(second);
});
