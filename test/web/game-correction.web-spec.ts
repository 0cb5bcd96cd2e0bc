/** A game that was entered wrongly, put right by a director on the page of its match. */
import type { Page } from 'playwright-core';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { TournamentDriver } from '../support/clubs/tournament.js';
import { matchOf } from '../support/web/board-match.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const WRONG = 'A game was entered wrongly …';
const LOOK = 'See what that changes';

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

interface Told {
  readonly winner: 'white' | 'black';
  readonly kind: 'single' | 'gammon' | 'backgammon';
  readonly cube?: number;
}

/** A match of Ann Archer and Bo Bellingham with games of which only the results are known. */
async function played(format: object, ...results: readonly Told[]) {
  const match = await matchOf(club, { dice: 'recorded', format });
  for (const result of results) await club.api.post(`/v1/matches/${match.id}/games`, { result });
  return match;
}

async function viewOf(id: string) {
  return (await club.api.get(`/v1/matches/${id}`)).body;
}

async function opened(id: string, game: number): Promise<Page> {
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText(WRONG).tap();
  await page
    .getByRole('group', { name: 'Which game?' })
    .getByRole('button', { name: String(game) })
    .tap();
  return page;
}

/** What the page says that the correction would change. */
async function foreseen(page: Page): Promise<readonly string[]> {
  await button(page, LOOK).tap();
  await page.getByText('This changes:').waitFor();
  // A person reads that, and scrolls on the way: the next touch is no doubled one, wherever it comes.
  await page.mouse.wheel(0, 1);
  return (await page.locator('.notice li').allTextContents()).map((line) => line.replaceAll(/[\u2068\u2069]/g, ''));
}

/** Corrects what was foreseen, of which the page shows the same lines before and after. */
async function corrected(page: Page): Promise<void> {
  const done = page.waitForResponse((answer) => answer.url().endsWith('/correction'));
  await button(page, 'Correct it').tap();
  expect((await done).status()).toBe(200);
}

const SESSION = { kind: 'money', stake: 50, currency: 'EUR' };

it('of a session with automatic doubles: a gammon counts only where a player turned the cube', async () => {
  const format = { kind: 'money' };
  const match = await matchOf(club, { dice: 'recorded', format, rules: { automaticDoubles: 1 } });
  const result = { winner: 'white', kind: 'single', cube: 2 };
  await club.api.post(`/v1/matches/${match.id}/games`, { result });
  const page = await opened(match.id, 1);
  const byPlayer = page.getByLabel('A player turned the cube, and not only equal opening dice');
  expect(await byPlayer.count()).toBe(0);
  await button(page, 'Gammon').tap();
  await button(page, LOOK).tap();
  await page.getByText('a gammon counts only once a player has turned the cube').waitFor();
  await byPlayer.check();
  expect((await foreseen(page))[0]).toBe('Game 1: Ann Archer wins 2 → Ann Archer wins 4: Gammon');
  await corrected(page);
});

it('of a session: who has won how much stands there before it is done', async () => {
  const { id, white } = await played(
    SESSION,
    { winner: 'white', kind: 'gammon', cube: 2 },
    { winner: 'black', kind: 'single' },
  );
  const page = await opened(id, 1);
  await page.getByText('As entered: Ann Archer wins 4: Gammon').waitFor();
  await button(page, 'Bo Bellingham').tap();
  await button(page, 'Single').tap();
  await button(page, '4').tap();
  expect(await foreseen(page)).toEqual([
    'Game 1: Ann Archer wins 4: Gammon → Bo Bellingham wins 4',
    'Ann Archer: +3 · €1.50 → −5 · −€2.50',
    'Bo Bellingham: −3 · −€1.50 → +5 · €2.50',
  ]);
  expect((await viewOf(id)).games[0].result.winner).toBe('white');
  expect(await looks(page, 'game-correction')).toEqual([]);
  await corrected(page);
  await page.getByText('−5 · −€2.50').waitFor();
  expect((await viewOf(id)).games[0]).toMatchObject({
    result: { winner: 'black', cube: 4, points: 4 },
    corrected: true,
  });

  const player = await visitors.visit(`/m/${id}`, { token: white.token });
  await player.getByText('−5 · −€2.50').waitFor();
  expect(await player.getByText(WRONG).count()).toBe(0);
});

it('or that it never counted; what is chosen anew is looked at anew', async () => {
  const { id } = await played(SESSION, { winner: 'white', kind: 'single' }, { winner: 'white', kind: 'single' });
  const page = await opened(id, 2);
  await button(page, LOOK).tap();
  await page.getByText('That is what counts already.').waitFor();
  await button(page, 'It never counted').tap();
  expect(await page.getByText('That is what counts already.').count()).toBe(0);
  expect((await foreseen(page))[0]).toBe('Game 2: Ann Archer wins 1 → it does not count');
  await corrected(page);
  await page.getByText('+1 · €0.50').waitFor();
  expect((await viewOf(id)).games[1].result).toBeNull();
});

it('of a match: it ends where it would have ended, or goes on', async () => {
  const points = { kind: 'points', length: 3 };
  const { id } = await played(points, { winner: 'white', kind: 'single' }, { winner: 'black', kind: 'single' });
  const page = await opened(id, 1);
  await button(page, 'Backgammon').tap();
  expect(await foreseen(page)).toEqual([
    'Game 1: Ann Archer wins 1 → Ann Archer wins 3: Backgammon',
    'Game 2: Bo Bellingham wins 1 → Bo Bellingham wins 1, not counted',
    'Ann Archer – Bo Bellingham: 1 – 1 → 3 – 0',
    'Ann Archer has won',
  ]);
  await button(page, 'Correct it').tap();
  await page.locator('.match-score').getByText('Ann Archer has won').waitFor();
  await settled(page);
  await page.getByText(WRONG).tap();
  await page.getByRole('group', { name: 'Which game?' }).getByRole('button', { name: '1' }).tap();
  await button(page, 'Gammon').tap();
  expect((await foreseen(page)).at(-1)).toBe('The match goes on');
  await button(page, 'Correct it').tap();
  await button(page, 'Start game 3').waitFor();
  const { status, white, black } = await viewOf(id);
  expect([status, white.score, black.score]).toEqual(['open', 2, 1]);
});

it('of a match with an open game: what is played then counts for nothing, and the list of games says so', async () => {
  const { id } = await played({ kind: 'points', length: 3 }, { winner: 'white', kind: 'single' });
  await club.api.post(`/v1/matches/${id}/games`);
  const page = await opened(id, 1);
  await button(page, 'Backgammon').tap();
  expect((await foreseen(page))[1]).toBe('Game 2, which is being played, counts for nothing');
  await button(page, 'Correct it').tap();
  await page.locator('.match-score').getByText('Ann Archer has won').waitFor();
  await page.getByText('This changes:').waitFor({ state: 'detached' });
  const games = await page.getByRole('listitem').allInnerTexts();
  expect(games.map((game) => game.includes('The game does not count'))).toEqual([false, true]);
});

it('while the next game is played, whose every move changes the version of the match', async () => {
  const { id } = await played({ kind: 'money' }, { winner: 'white', kind: 'single' });
  const { id: game } = (await club.api.post(`/v1/matches/${id}/games`)).body;
  const page = await opened(id, 1);
  await button(page, 'Bo Bellingham').tap();
  expect((await foreseen(page)).slice(1)).toEqual(['Ann Archer: +1 → −1', 'Bo Bellingham: −1 → +1']);
  // The page hears of it when it has sent its own already.
  let isRolled = false;
  await page.route(/correction$/, async (route) => {
    if (!isRolled)
      await club.api.post(`/v1/games/${game}/actions`, { type: 'opening-roll', dice: { white: 3, black: 1 } });
    isRolled = true;
    await route.continue();
  });
  await button(page, 'Correct it').tap();
  await page.locator('.notice').waitFor({ state: 'detached' });
  expect((await viewOf(id)).games[0].result.winner).toBe('black');
});

it('where checkers are counted, by these', async () => {
  const match = await matchOf(club, { dice: 'recorded', format: { kind: 'money' }, variant: 'aceyDeucey' });
  await club.api.post(`/v1/matches/${match.id}/games`, { result: { winner: 'white', points: 7 } });
  const page = await opened(match.id, 1);
  await page.getByRole('group', { name: 'Checkers left of Bo Bellingham' }).getByRole('button', { name: '9' }).tap();
  expect((await foreseen(page))[0]).toBe('Game 1: Ann Archer wins 7 → Ann Archer wins 9');
});

it('offers the wins that the variant has', async () => {
  const match = await matchOf(club, { dice: 'recorded', format: { kind: 'money' }, variant: 'portes' });
  await club.api.post(`/v1/matches/${match.id}/games`, { result: { winner: 'white', kind: 'single' } });
  const page = await opened(match.id, 1);
  const kinds = page.getByRole('group', { name: 'How?' }).getByRole('button');
  expect(await kinds.allInnerTexts()).toEqual(['Single', 'Gammon']);
});

it('is refused in words beside what was sent', async () => {
  const { id } = await played({ kind: 'money' }, { winner: 'white', kind: 'single' });
  const german = await visitors.visit(`/m/${id}`, { token: director, language: 'de-DE' });
  await german.getByText('Ein Spiel ist falsch eingetragen …').tap();
  await german.getByRole('group', { name: 'Welches Spiel?' }).getByRole('button', { name: '1' }).tap();
  await german.getByText('Eingetragen ist: Ann Archer gewinnt 1').waitFor();
  await button(german, 'Gammon').tap();
  await button(german, 'Ansehen, was das ändert').tap();
  await german.getByRole('alert').getByText('Jacoby').waitFor();
});

it('is refused in English without the number of the rule that the service names', async () => {
  const { id } = await played({ kind: 'money' }, { winner: 'white', kind: 'single' });
  const page = await opened(id, 1);
  await button(page, 'Gammon').tap();
  const answer = page.waitForResponse((each) => each.url().includes('/correction'));
  await button(page, LOOK).tap();
  const { detail } = await (await answer).json();
  expect(detail).toMatch(/ \(R\d+\)\.$/);
  const alert = page.getByRole('alert').filter({ hasText: /./ }).first();
  await alert.waitFor();
  expect(await alert.textContent()).toBe(detail.replace(/ \(R\d+\)/, ''));
});

it('not in a match that is void', async () => {
  const { id } = await played({ kind: 'money' }, { winner: 'white', kind: 'single' });
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText(WRONG).waitFor();
  const voided = await club.api.post(
    `/v1/matches/${id}/void`,
    { reason: 'A mistake' },
    { headers: { 'if-match': '*' } },
  );
  expect(voided.status).toBe(200);
  await page.getByText(WRONG).waitFor({ state: 'detached' });
});

it('in a tournament with what becomes of its pairings', async () => {
  const night = await drawnNight(club, 4, { format: { kind: 'knockout', lengths: [3] } });
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nothing is drawn');
  const { id, matchId, white, black } = pairing;
  await club.api.post(`/v1/matches/${matchId}/games`, { result: { winner: 'white', kind: 'backgammon' } });
  const page = await opened(matchId, 1);
  await button(page, black.name).tap();
  expect(await foreseen(page)).toEqual([
    `Game 1: ${white.name} wins 3: Backgammon → ${black.name} wins 3: Backgammon`,
    `${white.name} – ${black.name}: 3 – 0 → 0 – 3`,
    `${black.name} has won`,
    `Main, round 1: ${white.name} – ${black.name} (3 – 0) → ${white.name} – ${black.name} (0 – 3)`,
    `Main, round 2: ${white.name} – not known yet → ${black.name} – not known yet`,
  ]);
  expect(await looks(page, 'game-correction-in-tournament')).toEqual([]);
  await corrected(page);
  await page.locator('.match-score').getByText(`${black.name} has won`).waitFor();
  expect((await club.api.get(`/v1/tournaments/${night.id}/pairings/${id}`)).body.result.winner).toBe('black');
});

it.each([
  ['the ladder of its challenge', { kind: 'ladder', reach: 2, days: 7 }, /^Ladder: /],
  [
    'the division of a league',
    { kind: 'league', points: { win: 3, loss: 1 }, divisions: 2, promoted: 1 },
    /Division [AB]/,
  ],
])('names %s as its standings do', async (_part, format, named) => {
  const night = await TournamentDriver.open(club, { ...format, lengths: [3] }, 6);
  await night.draw();
  const [challenger, challenged] = [night.entries[1], night.entries[0]];
  if (format.kind === 'ladder') await club.api.post(`${night.path}/challenges`, { challenger, challenged });
  const [pairing] = await ready(club, night.id);
  const matchId = String(pairing?.matchId);
  await club.api.post(`/v1/matches/${matchId}/games`, { result: { winner: 'white', kind: 'backgammon' } });
  const page = await opened(matchId, 1);
  await button(page, String(pairing?.black.name)).tap();
  const lines = await foreseen(page);
  expect(lines).toContainEqual(expect.stringMatching(named));
  expect(lines).not.toContainEqual(expect.stringMatching(/Main,|Group/));
});
