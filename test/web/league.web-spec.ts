/** A league on the pages: its table shows the points by which it is ordered, and its players agree when they play. */
import { TournamentDriver } from '../support/clubs/tournament.js';
import { DESK, heldBack, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const LEAGUE = { kind: 'league', lengths: [5], points: { win: 3, loss: 1 }, divisions: 2, promoted: 1 };

async function league(): Promise<TournamentDriver> {
  const night = await TournamentDriver.open(club, LEAGUE, 6);
  await night.draw();
  await night.playOut();
  return night;
}

it.each([
  ['/t/{id}?show=standings', DESK],
  ['/t/{id}?show=standings', undefined],
  ['/t/{id}/screen?show=standings', DESK],
  ['/print/t/{id}?sheet=standings', DESK],
])('shows on %s its points, and who goes up or down', async (path, size) => {
  const { id } = await league();
  const page = await visitors.visit(path.replace('{id}', id), { token: director, ...(size && { size }) });
  await page.getByRole('columnheader', { name: 'Points', exact: true }).first().waitFor();
  const heads = await page.locator('table').first().getByRole('columnheader').allInnerTexts();
  const points = page.locator(`tbody tr > :nth-child(${heads.indexOf('Points') + 1})`);
  expect(await points.allInnerTexts()).toEqual(['6', '4', '2', '6', '4', '2']);
  expect(await page.getByText('goes down').count()).toBe(1);
  expect(await page.getByText('goes up').count()).toBe(1);
  expect(await looks(page, `league-${path.replaceAll(/[^a-z]+/g, '-')}`)).toEqual([]);
});

it.each([
  ['/t/{id}', 'Main · Division A · Round 1'],
  ['/t/{id}?show=standings', 'Division B'],
  ['/t/{id}/screen?show=standings', 'Division B'],
  ['/t/{id}/desk?show=queue', 'Main · Division A, round 1'],
  ['/print/t/{id}?sheet=slips', 'Main · Division A, round 1'],
  ['/print/t/{id}?sheet=standings', 'Division B'],
])('has divisions on %s, and no groups', async (path, division) => {
  const night = await TournamentDriver.open(club, LEAGUE, 6);
  await night.draw();
  const page = await visitors.visit(path.replace('{id}', night.id), { token: director, size: DESK });
  await page.getByText(division, { exact: false }).first().waitFor();
  expect(await page.getByText('Group').count()).toBe(0);
});

it('has divisions among what was played at the desk, in German, too', async () => {
  const { id } = await league();
  const desk = await visitors.visit(`/t/${id}/desk?show=queue`, { token: director, size: DESK, language: 'de-DE' });
  await desk.getByText('Hauptrunde · Spielklasse A, Runde 1').first().waitFor();
  expect(await desk.getByText('Gruppe').count()).toBe(0);
});

it('has no draw sheet on paper, as its players agree when they play', async () => {
  const { id } = await league();
  const paper = await visitors.visit('/', { token: director });
  const answer = await heldBack(paper, `**/v1/tournaments/${id}`);
  await paper.goto(new URL(`/print/t/${id}?sheet=draw`, paper.url()).href);
  const drawSheet = paper.getByRole('button', { name: 'Draw sheet' });
  await paper.getByRole('link', { name: 'To the desk' }).waitFor();
  // Nor before the page knows what is played.
  expect(await drawSheet.count()).toBe(0);
  answer();
  await paper.getByRole('button', { name: 'Slips' }).waitFor();
  expect(await drawSheet.count()).toBe(0);
});

it('shows no points where a table has none', async () => {
  const night = await TournamentDriver.open(club, { kind: 'round-robin', lengths: [5] }, 3);
  await night.draw();
  await night.playOut();
  const page = await visitors.visit(`/t/${night.id}?show=standings`, { token: director, size: DESK });
  await page.getByRole('columnheader', { name: 'Wins', exact: true }).waitFor();
  expect(await page.getByRole('columnheader', { name: 'Points', exact: true }).count()).toBe(0);
});

it('has its players agree when they play, instead of waiting for a table', async () => {
  const night = await TournamentDriver.open(club, { kind: 'league', lengths: [5] }, 2);
  await night.draw();
  const token = await club.token('player', { playerId: night.players[0] ?? '' });
  const phone = await visitors.visit('/me', { token });
  await phone.getByText('Agree when you play').waitFor();
  expect(await phone.getByText('Wait for a table').count()).toBe(0);
  await club.api.patch(
    `${night.path}/rounds/1`,
    { deadline: new Date(Date.now() + 86_400_000).toISOString() },
    { headers: { 'if-match': '*' } },
  );
  await phone.getByText(/^Play by \d/).waitFor();
  const [pairing] = await night.pairings();
  await club.api.patch(`${night.path}/pairings/${pairing?.id}`, { table: '4' }, { headers: { 'if-match': '*' } });
  await phone.getByText('Table 4').waitFor();
  expect(await phone.getByText(/^Play by/).count()).toBe(0);
});

it.each(['/t/{id}', '/t/{id}/screen', '/t/{id}/desk?show=queue'])(
  'says on %s that a result does not count, whose entrant has left',
  async (path) => {
    const night = await TournamentDriver.open(club, { kind: 'league', lengths: [5] }, 4);
    await night.draw();
    const [pairing] = await night.pairings();
    await club.api.post(`${night.path}/pairings/${pairing?.id}/result`, { score: { white: 5, black: 3 } });
    const { entryId } = (await club.api.get(`${night.path}/pairings/${pairing?.id}`)).body.white;
    const headers = { 'if-match': '*' };
    await club.api.post(`${night.path}/entries/${entryId}/withdraw`, { reason: 'ill' }, { headers });
    const page = await visitors.visit(path.replace('{id}', night.id), { token: director, size: DESK });
    const result = page.getByText('5 – 3, annulled', { exact: true });
    await result.waitFor();
    const line = page.locator('li', { has: result });
    expect([await line.count(), await line.locator('.won').count()]).toEqual([1, 0]);
  },
);
