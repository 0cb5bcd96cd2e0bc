/** Points in a score that no game has given: the page of the match says where they come from. */
import { gameIn, matchOf } from '../support/web/board-match.js';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const ANY = { headers: { 'if-match': '*' } };

it('are those that a director gave for lateness, as long as they count', async () => {
  const { id, white } = await matchOf(club, { format: { kind: 'points', length: 7 } });
  for (const points of [1, 2]) {
    await club.api.post(`/v1/matches/${id}/penalties`, { to: 'black', points, reason: 'late' }, ANY);
  }
  const page = await visitors.visit(`/m/${id}`, { token: white.token });
  await page.getByText(/^Penalty points to .?Bo Bellingham.?: 3$/).waitFor();
  expect(await looks(page, 'match-penalties')).toEqual([]);
  await club.api.post(`/v1/matches/${id}/penalties/2/cancel`, { reason: 'a train' }, ANY);
  await page.getByText(/^Penalty points to .?Bo Bellingham.?: 1$/).waitFor();
  const german = await visitors.visit(`/m/${id}`, { token: director, language: 'de-DE' });
  await german.getByText(/^.?Bo Bellingham.? bekommt Punkte zur Strafe: 1$/).waitFor();
});

it('are those that the clock gave: both read whose time ran out', async () => {
  const clock = {
    mode: 'simpleDelay',
    reserveSeconds: 1,
    perTurnSeconds: 1,
    onExpiry: 'penaltyPoints',
    expiryPoints: 2,
  };
  const { id, white, black } = await matchOf(club, { format: { kind: 'points', length: 7 }, rules: { clock } });
  const { id: game } = (await club.as(white.token).post(`/v1/matches/${id}/games`, {})).body;
  await club.as(white.token).post(`/v1/games/${game}/actions`, { type: 'opening-roll' });
  const ann = await visitors.visit(`/m/${id}`, { token: white.token });
  const bo = await visitors.visit(`/m/${id}`, { token: black.token });
  const isAnns = (await gameIn(club, id)).onRoll === 'white';
  const [late, gets] = isAnns ? ['Ann Archer', 'Bo Bellingham'] : ['Bo Bellingham', 'Ann Archer'];
  await (isAnns ? bo : ann).getByRole('button', { name: 'Claim the time' }).tap();
  const said = new RegExp(`^The time of .?${late}.? ran out\\. Points to .?${gets}.?: 2$`);
  for (const page of [ann, bo]) await page.getByText(said).waitFor();
});
