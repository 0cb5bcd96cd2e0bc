/** What the page of a match says of the cube's turns and of how a game was won. */
import { matchOf } from '../support/web/board-match.js';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const SESSION = { dice: 'recorded', format: { kind: 'money' }, rules: { beavers: null } };

it('a beaver and a raccoon are called so, and a dropped cube ends the game by a drop', async () => {
  const { id } = await matchOf(club, SESSION);
  const { id: game } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  for (const action of [
    { type: 'opening-roll', dice: { white: 3, black: 1 } },
    { type: 'play', play: '8/5 6/5' },
  ]) {
    await club.api.act(game, action);
  }
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText('Bo Bellingham rolls or doubles').first().waitFor();
  await club.api.act(game, { type: 'double' });
  await page.getByText('Ann Archer answers the double to 2').first().waitFor();
  await club.api.act(game, { type: 'beaver' });
  await page.getByText('Bo Bellingham answers the Beaver to 4').first().waitFor();
  await club.api.act(game, { type: 'raccoon' });
  await page.getByText('Ann Archer answers the Raccoon to 8').first().waitFor();
  await club.api.act(game, { type: 'drop' });
  await page.getByText('Bo Bellingham wins 4: by a dropped double').first().waitFor();
});

it('a list of games says how each of them was won', async () => {
  const { id } = await matchOf(club, { format: { kind: 'points', length: 11 } });
  for (const result of [
    { winner: 'white', kind: 'gammon', cube: 2 },
    { winner: 'black', kind: 'single', cube: 1 },
  ]) {
    await club.api.post(`/v1/matches/${id}/games`, { result });
  }
  const { id: game } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  await club.api.act(game, { type: 'opening-roll' });
  await club.api.act(game, { type: 'resign', as: 'backgammon', side: 'white' });
  await club.api.act(game, { type: 'accept-resignation', side: 'black' });
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText('Bo Bellingham wins 3: Backgammon, by resignation').first().waitFor();
  const games = page.locator('ol.list > li');
  expect(await games.allInnerTexts()).toEqual([
    expect.stringMatching(/^1\s+Ann Archer\s+Gammon\s+4$/),
    expect.stringMatching(/^2\s+Bo Bellingham\s+1$/),
    expect.stringMatching(/^3\s+Bo Bellingham\s+Backgammon, by resignation\s+3$/),
  ]);
  expect(await looks(page, 'board-games')).toEqual([]);
});

it('says that equal dice are thrown again, to both players', async () => {
  const { id, white, black } = await matchOf(club, { dice: 'recorded' });
  const { id: game } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  const phones = [
    await visitors.visit(`/m/${id}`, { token: white.token }),
    await visitors.visit(`/m/${id}`, { token: black.token, language: 'de-DE' }),
  ];
  await phones[0]?.getByText('Opening roll').first().waitFor();
  await phones[1]?.getByText('Wurf um den Anfang').first().waitFor();
  await club.api.act(game, { type: 'opening-roll', dice: { white: 4, black: 4 } });
  await phones[0]?.getByText('Equal dice: throw again').first().waitFor();
  await phones[1]?.getByText('Gleiche Augen: noch einmal würfeln').first().waitFor();
  await club.api.act(game, { type: 'opening-roll', dice: { white: 3, black: 1 }, throw: 2 });
  await phones[0]?.getByText('Ann Archer plays 3-1').first().waitFor();
});
