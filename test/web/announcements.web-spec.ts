/** What the club announces: made and taken back on the first page and at the desk, read by all, on the wall too, at once. */
import { DESK, QUICK_TURNS, looks, visitedClub } from '../support/web/browser.js';
import { drawnNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('about a tournament is read by all who follow it, at home and at the table, and by nobody on the page of another', async () => {
  const [night, other] = [await drawnNight(club, 4), await drawnNight(club, 4, { name: 'Another night' })];
  const text = 'Round 2 is in the side room';
  const { id } = (await club.api.post('/v1/announcements', { text, tournamentId: night.id })).body;
  const reader = await visitors.visit(`/t/${night.id}`, { token: await club.token('viewer') });
  await reader.getByText(text).waitFor();
  const [player] = (await club.api.get(`/v1/tournaments/${night.id}/entries`)).body.items;
  const token = await club.token('player', { playerId: player.playerId });
  const phone = await visitors.visit('/me', { token });
  await phone.getByText(text).waitFor();
  expect(await looks(phone, 'me-announced')).toEqual([]);
  const elsewhere = await visitors.visit(`/t/${other.id}`, { token });
  await elsewhere.getByRole('heading', { name: 'Another night' }).waitFor();
  await elsewhere.getByRole('heading', { name: 'Who plays whom' }).waitFor();
  expect(await elsewhere.getByText(text).count()).toBe(0);
  await club.api.delete(`/v1/announcements/${id}`, { headers: { 'if-match': '*' } });
  await phone.getByText(text).waitFor({ state: 'detached' });
});

async function announcedNow(): Promise<readonly { readonly text: string; readonly until: string | null }[]> {
  return (await club.api.get('/v1/announcements')).body.items;
}

it('appears to a reader of the first page by itself, and goes when it is taken back', async () => {
  await drawnNight(club, 4);
  const page = await visitors.visit('/', { token: director });
  const reader = await visitors.visit('/', { token: await club.token('viewer') });
  await reader.getByRole('link', { name: 'Club night' }).first().waitFor();
  expect(await reader.getByText('Announce something').count()).toBe(0);
  await page.getByText('Announce something').tap();
  await page.getByLabel('To the whole club').fill('Supper is served at the bar');
  await page.getByRole('button', { name: 'Announce it' }).tap();
  await reader.getByText('Supper is served at the bar').waitFor();
  expect(await reader.getByRole('button', { name: /^Take back/ }).count()).toBe(0);
  expect(await looks(page, 'announced')).toEqual([]);
  await page.getByRole('button', { name: 'Take back: Supper is served at the bar' }).tap();
  await reader.getByText('Supper is served at the bar').waitFor({ state: 'detached' });
  expect(await announcedNow()).toEqual([]);
});

it('stands on the wall of its tournament, made at the desk for a while, and on the wall of no other', async () => {
  const [night, other] = [await drawnNight(club, 4), await drawnNight(club, 4, { name: 'Another night' })];
  const walls = [];
  for (const { id } of [night, other]) {
    const wall = await visitors.visit(`/t/${id}/screen?show=next`, { token: director, size: DESK });
    await wall.getByRole('heading', { name: 'Who plays whom' }).waitFor();
    walls.push(wall);
  }
  const [wall, elsewhere] = walls;
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByText('Announce something').tap();
  await desk.getByLabel('To all who follow this tournament').fill('Round 2 begins at half past eight');
  await desk.getByLabel('How long is it shown?').selectOption('15');
  await desk.getByRole('button', { name: 'Announce it' }).tap();
  await wall?.getByText('Round 2 begins at half past eight').waitFor();
  const [{ until } = { until: null }] = await announcedNow();
  expect(Math.abs(Date.parse(until ?? '') - Date.now() - 900_000)).toBeLessThan(60_000);
  if (wall !== undefined) expect(await looks(wall, 'wall-announced')).toEqual([]);
  // A stranger's wall shows what is about a public tournament.
  const stranger = await visitors.visit(`/t/${night.id}/screen?show=next`, { size: DESK });
  await stranger.getByText('Round 2 begins at half past eight').waitFor();
  await desk.getByRole('button', { name: /^Take back/ }).tap();
  await wall?.getByText('Round 2 begins at half past eight').waitFor({ state: 'detached' });
  expect(await elsewhere?.getByText('Round 2 begins').count()).toBe(0);
});

it('are shown in turn on the wall where they are long or many, so that the night has its room', async () => {
  const { id } = await drawnNight(club, 16);
  const made = [];
  const long = 'the last train leaves at a quarter past eleven, '.repeat(4);
  for (const text of [`Early: ${long}`, `Late: ${long}`, ...[1, 2, 3, 4, 5, 6].map((nth) => `Table ${nth} is free`)]) {
    made.push(await club.api.post('/v1/announcements', { text, tournamentId: id }));
  }
  const wall = await visitors.visit(`/t/${id}/screen?show=next&every=2`, {
    token: director,
    size: DESK,
    script: QUICK_TURNS,
  });
  const stage = wall.locator('.stage');
  // The newest comes first.
  for (const text of ['Table 6 is free', 'Table 1 is free', 'Late: ', 'Early: ']) {
    await wall.getByText(text).waitFor();
    const { y, height } = (await stage.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(DESK.height);
    expect(height).toBeGreaterThan(DESK.height / 2);
  }
  for (const { body } of made) await club.api.delete(`/v1/announcements/${body.id}`, { headers: { 'if-match': '*' } });
});

it('keeps what was typed where the service does not take it, in German too', async () => {
  const { id } = await drawnNight(club, 4);
  const token = await club.token('scorer');
  const desk = await visitors.visit(`/t/${id}/desk`, { token, language: 'de-DE' });
  await desk.getByText('Etwas durchsagen').tap();
  const field = desk.getByLabel('An alle, die diesem Turnier folgen');
  await field.fill('Um neun');
  expect(await looks(desk, 'announce-german')).toEqual([]);
  await desk.route('**/v1/announcements', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await desk.getByRole('button', { name: 'Durchsagen', exact: true }).tap();
  await desk.getByText('Der Club antwortet nicht.').waitFor();
  expect(await field.inputValue()).toBe('Um neun');
  await desk.unroute('**/v1/announcements');
  await desk.getByRole('listitem').getByText('Um neun').waitFor();
});
