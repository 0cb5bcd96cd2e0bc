/** A result that was written wrongly, and a director who thinks again: what is written is what was looked at. */
import type { Route } from 'playwright-core';
import { drawn, heldBack, looks, settled, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

/** The desk with the first match of a night, written wrongly, open to be corrected. */
async function opened() {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nobody is ready');
  const path = `/v1/tournaments/${night.id}/pairings/${pairing.id}`;
  await club.api.post(`${path}/result`, { score: { white: 5, black: 1 } });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await desk.getByText('Main, round 1', { exact: true }).waitFor();
  await button(`Correct ${pairing.white.name} – ${pairing.black.name}`).tap();
  await button(pairing.black.name).tap();
  return { night, desk, path, button };
}

/** Another match of the night ends. */
async function otherResult(night: string): Promise<void> {
  const [other] = await ready(club, night);
  const { status } = await club.api.post(`/v1/tournaments/${night}/pairings/${other?.id}/result`, {
    score: { white: 5, black: 3 },
  });
  expect(status).toBe(200);
}

/** Lets a request go on when another match of the night has ended, of which the page that asks cannot know yet. */
function afterOtherResult(night: string): (route: Route) => Promise<void> {
  return async (route) => {
    await otherResult(night);
    await route.continue();
  };
}

const ANY = { headers: { 'if-match': '*' } };
const NEWS = 'Something else has changed since you looked. Now it is this:';

it('shows no longer what a slip would change when another is chosen', async () => {
  const { desk, path, button } = await opened();
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').waitFor();
  await button('2').tap();
  await button('Correct it').waitFor({ state: 'detached' });
  await button('See what that changes').tap();
  await button('Correct it').tap();
  await desk.getByText('2 – 5', { exact: true }).waitFor();
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 2, black: 5 });
});

it('does not offer what was looked at before the choice that came meanwhile', async () => {
  const { desk, button } = await opened();
  const answer = await heldBack(desk, '**/correction?*', 'POST');
  await button('4').tap();
  await button('See what that changes').tap();
  await button('2').tap();
  const answered = desk.waitForResponse('**/correction?*');
  answer();
  await (await answered).finished();
  await drawn(desk);
  expect(await button('Correct it').count()).toBe(0);
  await button('See what that changes').tap();
  await button('Correct it').tap();
  await desk.getByText('2 – 5', { exact: true }).waitFor();
});

it('looks at the choice that came meanwhile as soon as the look before has its answer', async () => {
  const { desk, button } = await opened();
  const answer = await heldBack(desk, '**/correction?*', 'POST');
  for (const name of ['4', 'See what that changes', '2', 'See what that changes']) await button(name).tap();
  answer();
  await button('Correct it').tap();
  await desk.getByText('2 – 5', { exact: true }).waitFor();
});

it('corrects what was looked at, though another match ended at the moment of the look', async () => {
  const { night, desk, path, button } = await opened();
  await desk.route('**/correction?*', afterOtherResult(night.id));
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').tap();
  await desk.getByText('4 – 5', { exact: true }).waitFor();
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 4, black: 5 });
});

it('takes back what was looked at, though another match ended at the moment of the look', async () => {
  const { night, desk, path, button } = await opened();
  await desk.route('**/undo?*', afterOtherResult(night.id));
  await desk.getByRole('link', { name: 'Log', exact: true }).tap();
  await desk.getByRole('button', { name: 'Undo: Result written' }).tap();
  await button('Yes, undo it').tap();
  await desk.getByText('undone').first().waitFor();
  expect((await club.api.get(path)).body.result).toBeNull();
});

it('looks again by itself where another match ended behind the look, and then corrects', async () => {
  const { night, desk, path, button } = await opened();
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').waitFor();
  await otherResult(night.id);
  await button('Correct it').press('Enter');
  await desk.getByText(NEWS).waitFor();
  expect(await desk.getByRole('alert').count()).toBe(0);
  // Who works with the keyboard is still where the next touch is needed.
  expect(await desk.evaluate('document.activeElement.textContent')).toBe('Correct it');
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 5, black: 1 });
  await button('Correct it').tap();
  await desk.getByText('4 – 5', { exact: true }).waitFor();
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 4, black: 5 });
});

it('looks again by itself where another match ended behind the look, and then takes back', async () => {
  const { night, desk, path, button } = await opened();
  await desk.getByRole('link', { name: 'Log', exact: true }).tap();
  await desk.getByRole('button', { name: 'Undo: Result written' }).tap();
  await button('Yes, undo it').waitFor();
  await otherResult(night.id);
  await button('Yes, undo it').press('Enter');
  await desk.getByText(NEWS).waitFor();
  expect(await desk.getByRole('alert').count()).toBe(0);
  expect(await desk.evaluate('document.activeElement.textContent')).toBe('Yes, undo it');
  await button('Yes, undo it').tap();
  await desk.getByText('undone').first().waitFor();
  expect((await club.api.get(path)).body.result).toBeNull();
});

it('corrects at once where what has changed meanwhile is nothing that the director read', async () => {
  const { night, desk, path, button } = await opened();
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').waitFor();
  const asked: string[] = [];
  desk.on('request', (request) => {
    if (request.url().includes('/correction')) asked.push(new URL(request.url()).search);
  });
  expect((await club.api.patch(`/v1/tournaments/${night.id}`, { name: 'Another name' }, ANY)).status).toBe(200);
  await button('Correct it').tap();
  await desk.getByText('4 – 5', { exact: true }).waitFor();
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 4, black: 5 });
  expect(asked).toEqual(['', '?dryRun=true', '']);
});

it('asks again where something changes each time that the desk tries', async () => {
  const { night, desk, path, button } = await opened();
  await button('4').tap();
  await button('See what that changes').tap();
  let tries = 0;
  await desk.route('**/correction', async (route) => {
    tries += 1;
    await club.api.patch(`/v1/tournaments/${night.id}`, { name: `Name ${tries}` }, ANY);
    await route.continue();
  });
  await button('Correct it').tap();
  await desk.getByText(NEWS).waitFor();
  expect(tries).toBe(5);
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 5, black: 1 });
});

it('offers no undoing of what another director has undone behind the look', async () => {
  const { night, desk, button } = await opened();
  await desk.getByRole('link', { name: 'Log', exact: true }).tap();
  await desk.getByRole('button', { name: 'Undo: Result written' }).tap();
  await button('Yes, undo it').waitFor();
  const [latest] = (await club.api.get(`/v1/tournaments/${night.id}/acts?limit=1`)).body.items;
  const undone = await club.api.post(`/v1/tournaments/${night.id}/undo`, {
    act: latest.version,
    reason: 'Wrong table',
  });
  expect(undone.status).toBe(200);
  await desk.getByText('undone').first().waitFor();
  await button('Yes, undo it').waitFor({ state: 'detached' });
});

it('says before it is done that a match in play would count for nothing', async () => {
  const { night, desk, button } = await opened();
  await otherResult(night.id);
  const [final] = await ready(club, night.id);
  const { matchId } = (await club.api.get(`/v1/tournaments/${night.id}/pairings/${final?.id}`)).body;
  expect((await club.api.post(`/v1/matches/${matchId}/games`)).status).toBe(201);
  await button('4').tap();
  await button('See what that changes').tap();
  await desk.getByText(/^Main, round 2: .* is being played, counts for nothing → /).waitFor();
});

it('tells the rows of two brackets apart', async () => {
  const night = await drawnNight(club, 4, { format: { kind: 'double-elimination', lengths: [5] } });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByText('Main · Winners, round 1, to 5').first().waitFor();
});

it('gives up what was foreseen when the director cancels', async () => {
  const { desk, path, button } = await opened();
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').waitFor();
  await button('Cancel').tap();
  await desk.getByRole('button', { name: /^Correct / }).tap();
  await button('Cancel').waitFor();
  expect(await button('Correct it').count()).toBe(0);
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 5, black: 1 });
});

it('corrects also where a proxy takes the version from the answers', async () => {
  const { desk, path, button } = await opened();
  await desk.route('**/correction?*', async (route) => {
    const { status, body } = await club.api.post(`${path}/correction?dryRun=true`, route.request().postDataJSON());
    await route.fulfill({ status, json: body });
  });
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').tap();
  await desk.getByText('4 – 5', { exact: true }).waitFor();
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 4, black: 5 });
});

it('does not look again where the director cancels while the correction is on its way', async () => {
  const { night, desk, path, button } = await opened();
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await desk.route('**/correction', async (route) => {
    await held;
    await route.continue();
  });
  await button('4').tap();
  await button('See what that changes').tap();
  await button('Correct it').tap();
  await otherResult(night.id);
  await button('Cancel').tap();
  const asked: string[] = [];
  desk.on('request', (request) => asked.push(request.url()));
  // The desk reads the night anew behind every act, and would look again behind that.
  let isRefused = false;
  const reading = desk.waitForResponse((response) => {
    isRefused ||= response.status() === 412;
    return isRefused && new URL(response.url()).pathname === `/v1/tournaments/${night.id}`;
  });
  answer();
  await reading;
  await drawn(desk);
  expect(asked.filter((url) => url.includes('dryRun'))).toEqual([]);
  await desk.getByRole('button', { name: /^Correct Ann Example – / }).tap();
  await button('Cancel').waitFor();
  expect(await button('Correct it').count()).toBe(0);
  expect((await club.api.get(path)).body.result.score).toEqual({ white: 5, black: 1 });
});

it('says who has won where no points say it: before a correction of the winner, and to those who cannot see bold print', async () => {
  const night = await drawnNight(club, 2);
  const [final] = await ready(club, night.id);
  if (final === undefined) throw new Error('nobody is ready');
  const { white, black } = final;
  const body = { winner: 'white', by: 'concession' };
  await club.api.post(`/v1/tournaments/${night.id}/pairings/${final.id}/result`, body);
  const desk = await visitors.visit(`/t/${night.id}/desk?show=queue`, { token: director });
  await desk.getByRole('link', { name: `${white.name} won, conceded` }).waitFor();
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await button(`Correct ${white.name} – ${black.name}`).tap();
  await button(black.name).tap();
  await desk.getByText('It ended otherwise').tap();
  for (const name of ['conceded', 'See what that changes']) await button(name).tap();
  await desk.getByText(`(${white.name} won, conceded) →`).waitFor();
  await desk.getByText(`(${black.name} won, conceded)`).waitFor();
});

it('corrects a reported result to which nobody can object any more, as the next match has begun', async () => {
  const night = await drawnNight(club, 4);
  const [first, second] = await ready(club, night.id);
  const path = (id = ''): string => `/v1/tournaments/${night.id}/pairings/${id}`;
  await club.api.post(`${path(second?.id)}/result`, { score: { white: 5, black: 0 } });
  const reporter = club.as(await club.token('player', { playerId: String(first?.white.playerId) }));
  await reporter.post(`${path(first?.id)}/result`, { score: { white: 5, black: 1 } });
  const [final] = await ready(club, night.id);
  expect((await club.api.post(`/v1/matches/${final?.matchId}/games`, {}, ANY)).status).toBe(201);
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByRole('heading', { name: /^Reported/ }).waitFor();
  await desk.getByRole('button', { name: 'It is wrong' }).tap();
  // What a player would read, that the director can correct it, is of no use to the director.
  await desk.getByText('If the result is wrong, correct it.').waitFor();
  expect(await desk.getByRole('button', { name: 'It is wrong' }).count()).toBe(0);
  expect(await desk.getByRole('alert').count()).toBe(0);
  await settled(desk);
  expect(await looks(desk, 'desk-too-late')).toEqual([]);
  const button = (name: string) => desk.getByRole('button', { name, exact: true });
  await button('Correct').tap();
  const row = desk.locator('li.pairing', { has: desk.getByText('See what that changes').or(button('Cancel')) }).first();
  await row
    .getByRole('group', { name: 'Who won?' })
    .getByRole('button', { name: first?.white.name ?? '' })
    .tap();
  await row.getByRole('button', { name: '3', exact: true }).tap();
  await button('See what that changes').tap();
  await button('Correct it').tap();
  await desk.getByText('5 – 3', { exact: true }).first().waitFor();
  expect((await club.api.get(path(first?.id))).body.result.score).toEqual({ white: 5, black: 3 });
});
