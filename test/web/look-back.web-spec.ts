/** Looking back on a match that goes on: the moment that is looked at stays. */
import { matchOf } from '../support/web/board-match.js';
import { heldBack, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

const ON_BOARD = { dice: 'recorded', format: { kind: 'points', length: 5 } };

async function gameOf(match: string): Promise<string> {
  const { id } = (await club.api.post(`/v1/matches/${match}/games`, {})).body;
  await club.api.act(id, { type: 'opening-roll', dice: { white: 3, black: 1 } });
  return id;
}

it('stays at the moment that is looked at while more is played, and goes on with the game at its end', async () => {
  const { id } = await matchOf(club, ON_BOARD);
  const game = await gameOf(id);
  await club.api.act(game, { type: 'play', play: '8/5 6/5' });
  await club.api.act(game, { type: 'roll', dice: [4, 2] });
  await club.api.act(game, { type: 'play', play: '8/4 6/4' });
  const page = await visitors.visit(`/m/${id}`, { token: await club.token('viewer') });
  await page.getByRole('button', { name: 'Look back' }).tap();
  await page.getByText('2 of 2').waitFor();
  await page.getByRole('button', { name: 'One turn back' }).tap();
  await page.getByText('1 of 2: Ann Archer: 31: 8/5 6/5').waitFor();
  await club.api.act(game, { type: 'roll', dice: [6, 5] });
  await club.api.act(game, { type: 'play', play: '24/13' });
  await page.getByText('1 of 3: Ann Archer: 31: 8/5 6/5').waitFor();

  await page.getByRole('button', { name: 'To the last turn' }).tap();
  await page.getByText('3 of 3: Ann Archer').waitFor();
  await club.api.act(game, { type: 'roll', dice: [6, 4] });
  await club.api.act(game, { type: 'play', play: '24/14' });
  await page.getByText('4 of 4: Bo Bellingham').waitFor();
});

it('shows no refusal where a play is made while the page asks what can be played', async () => {
  const { id } = await matchOf(club, ON_BOARD);
  const game = await gameOf(id);
  const page = await visitors.visit('/', { token: await club.token('viewer') });
  const letGo = await heldBack(page, '**/legal-plays');
  const asked = page.waitForRequest('**/legal-plays');
  await page.goto(page.url().replace(/\/$/, `/m/${id}`));
  await asked;
  const answered = page.waitForResponse('**/legal-plays');
  await club.api.act(game, { type: 'play', play: '8/5 6/5' });
  // What it hears of the play it reads later than what it has asked for.
  await page.route('**/v1/matches/*', (route) => route.abort());
  letGo();
  expect((await answered).status()).toBe(409);
  await page.getByRole('group', { name: /Ann Archer/ }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});
