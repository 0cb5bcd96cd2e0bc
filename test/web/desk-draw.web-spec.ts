/** The first draw at the desk. */
import { enteredNight } from '../support/clubs/club-of-16.js';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

it('says that two are needed as long as there are fewer, of all or only of those who are here', async () => {
  const { id } = await enteredNight(club, 1);
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  const draw = desk.getByRole('button', { name: /^Draw \d p/ });
  await desk.getByText('A draw needs at least two; so far there are 1.').waitFor();
  expect(await draw.isDisabled()).toBe(true);
  expect(await draw.textContent()).toBe('Draw 1 person');
  expect(await looks(desk, 'desk-draw-too-few')).toEqual([]);
  await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: await club.player('Zoe Second') });
  await desk.getByText('A draw needs at least two').waitFor({ state: 'detached' });
  await desk.getByLabel('Only those who are here').check();
  await desk.getByText('A draw needs at least two; so far there are 0.').waitFor();
  expect(await desk.getByRole('button', { name: /^Draw/ }).textContent()).toBe('Draw');
  await desk.getByLabel('Only those who are here').uncheck();
  await draw.tap();
  await desk.getByRole('heading', { name: /^To call/ }).waitFor();
});
