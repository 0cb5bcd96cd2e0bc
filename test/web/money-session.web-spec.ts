/** A money session whose games are played on a real board: its players write down how each ended. */
import { matchOf } from '../support/web/board-match.js';
import { heldBack, idle, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

const FORMAT = { kind: 'money', stake: 200, currency: 'EUR' };

it('keeps the result of a game that nobody entered move by move, and says what the rules do not count', async () => {
  const seats = await matchOf(club, { format: FORMAT, dice: 'recorded' });
  const phone = await visitors.visit(`/m/${seats.id}`, { token: seats.white.token });
  await phone.getByText('Enter only the result of game 1').tap();
  const form = phone.locator('details[open]');
  const choose = (group: string, name: string): Promise<void> =>
    form.getByRole('group', { name: group }).getByRole('button', { name, exact: true }).tap();
  await choose('Who won?', 'Bo Bellingham');
  const send = form.getByRole('button', { name: 'Write down game 1' });
  expect(await send.isDisabled()).toBe(true);
  await choose('How?', 'Gammon');
  expect(await looks(phone, 'session-result')).toEqual([]);
  await send.tap();
  // By the Jacoby rule there is no gammon while the cube was not turned.
  await form.getByRole('alert').waitFor();
  await choose('Cube at the end', '2');
  expect(await form.getByRole('alert').count()).toBe(0);
  await idle(phone);
  await send.tap();
  await phone.getByText('+4 · €8.00').waitFor();
  await phone.getByRole('button', { name: 'Start game 2' }).waitFor();
  expect(await phone.locator('details[open]').count()).toBe(0);
  const { games } = (await club.api.get(`/v1/matches/${seats.id}`)).body;
  expect(games).toMatchObject([{ number: 1, result: { winner: 'black', kind: 'gammon', cube: 2, points: 4 } }]);
});

it('counts once what both players write down of one game', async () => {
  const seats = await matchOf(club, { format: FORMAT, dice: 'recorded' });
  const phones = await Promise.all(
    [seats.white, seats.black].map(({ token }) => visitors.visit(`/m/${seats.id}`, { token })),
  );
  for (const phone of phones) {
    await phone.getByText('Enter only the result of game 1').tap();
    await phone.getByRole('button', { name: 'Ann Archer', exact: true }).tap();
    await phone.getByRole('button', { name: 'Single', exact: true }).tap();
  }
  const letGo = await Promise.all(phones.map((phone) => heldBack(phone, '**/games', 'POST')));
  for (const phone of phones) await phone.getByRole('button', { name: 'Write down game 1' }).tap();
  letGo.forEach((go) => go());
  for (const phone of phones) await phone.getByRole('button', { name: 'Start game 2' }).waitFor();
  expect((await club.api.get(`/v1/matches/${seats.id}`)).body.games).toHaveLength(1);
});
