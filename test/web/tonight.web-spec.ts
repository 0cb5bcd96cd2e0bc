/** The first page: what goes on is never hidden by what is over, and what is over is listed as it ended. */
import { builtOf } from '../support/web/built.js';
import { drawn, heldBack, looks, pressed, settled, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { finishedMatch } from '../support/clients/webhook-club.js';

const { club, visitors, director } = await visitedClub();

it('of an empty club offers a chouette, to players too', async () => {
  const token = await club.token('player', { playerId: await club.player('Ann') });
  for (const reader of [director, token]) {
    const page = await visitors.visit('/', { token: reader });
    await page.getByText('New chouette').tap();
    await page.getByText('In the order in which they sit').waitFor();
    expect(await looks(page, 'tonight-first-chouette')).toEqual([]);
  }
});

it('asks a new director whether the clock of the club is right', async () => {
  const page = await visitors.visit('/', { token: director });
  await page.getByText('The club’s clock says').waitFor();
  await page.getByRole('button', { name: 'No: our time zone is Europe/Berlin' }).tap();
  await page.getByText('The club’s clock says').waitFor({ state: 'detached' });
  expect((await club.api.get('/v1/club')).body.timeZone).toBe('Europe/Berlin');
});

it('of an empty club moves nothing under a finger when its first steps come late', async () => {
  const page = await visitors.visit('/settings', { token: director });
  await settled(page);
  const { file } = builtOf('src/parts/begin/first-steps.tsx');
  const letGo = await heldBack(page, `**/${file}`);
  await page.goto(new URL('/', page.url()).href);
  const lift = await pressed(page.getByText('Match or money session'));
  letGo();
  await page.evaluate(`import('/${file}').then(() => null)`);
  await drawn(page);
  await lift();
  await page.getByText('What they play').waitFor();
  await page.getByText('Welcome', { exact: true }).waitFor();
});

it('of an empty club leads who makes the first tournament to its desk, also where it has heard of it before', async () => {
  const page = await visitors.visit('/', { token: director });
  await page.route('**/v1/tournaments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    const { status, body } = await club.as(director).post('/v1/tournaments', route.request().postDataJSON());
    // Any news makes the page look again.
    await club.api.post('/v1/announcements', { text: 'The bar is open' });
    await page.getByText('Welcome', { exact: true }).waitFor({ state: 'detached' });
    return route.fulfill({ status, json: body });
  });
  await page.getByRole('button', { name: 'Make the tournament' }).tap();
  await page.waitForURL(/\/t\/[^/]+\/desk$/);
});

it('shows a tournament that runs, however many newer ones there are', async () => {
  await drawnNight(club, 2, { name: 'Ladies’ cup' });
  for (let nth = 0; nth < 20; nth += 1) {
    await club.api.post('/v1/tournaments', { name: `Later ${nth}`, format: { kind: 'knockout', lengths: [5] } });
  }
  const page = await visitors.visit('/', { token: director });
  await page.getByRole('heading', { name: 'Later 19' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Ladies’ cup' }).count()).toBe(1);
});

it('lists a long match that has just ended before short ones that were begun later', async () => {
  const [white, black] = [await club.player('Long Player'), await club.player('Slow Player')];
  const { id } = (await club.match({ white, black, format: { kind: 'points', length: 1 } })).body;
  for (let nth = 0; nth < 8; nth += 1) await finishedMatch(club);
  await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'white', kind: 'single', cube: 1 } });
  const page = await visitors.visit('/', { token: director });
  await page.getByRole('heading', { name: 'Just ended' }).waitFor();
  const [first] = await page.locator('a.match').all();
  expect(await first?.textContent()).toMatch(/Long Player.*Slow Player/);
});

it('says of a match that was conceded who has won it, which no points do', async () => {
  const night = await drawnNight(club, 2);
  const [pairing] = await ready(club, night.id);
  const path = `/v1/tournaments/${night.id}/pairings/${pairing?.id}/result`;
  expect((await club.api.post(path, { winner: 'black', by: 'concession' })).status).toBe(200);
  const page = await visitors.visit('/', { token: director });
  await page.locator('a.match').first().getByText('conceded', { exact: true }).waitFor();
  const loser = pairing?.white.name ?? '';
  await page.getByRole('link', { name: new RegExp(`^${loser}.* won, conceded`) }).waitFor();
  expect(await looks(page, 'tonight-conceded')).toEqual([]);
});

it('leads to a chouette that is over, which says so', async () => {
  const players = [];
  for (const name of ['Cy', 'Dee', 'Eli']) players.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  await club.api.post(`/v1/chouettes/${id}/close`, {});
  const page = await visitors.visit('/', { token: director });
  await page.getByRole('heading', { name: 'Earlier chouettes' }).waitFor();
  expect(await looks(page, 'tonight-over')).toEqual([]);
  await page.getByRole('link', { name: /Cy.*Dee/ }).tap();
  await page.getByText('Ended', { exact: true }).waitFor();
  expect(await looks(page, 'chouette-over')).toEqual([]);
});
