/** A result of a match that was written down wrongly, put right by a director on the page of the match. */
import type { Page } from 'playwright-core';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { matchOf } from '../support/web/board-match.js';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const WRONG = 'The result is wrong …';

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** A match to 5 that Ann Archer has won by 5 – 2, as a slip says. */
async function reported() {
  const match = await matchOf(club, { dice: 'recorded', format: { kind: 'points', length: 5 } });
  await club.api.post(`/v1/matches/${match.id}/result`, { score: { white: 5, black: 2 } });
  return match;
}

async function scoreOf(id: string): Promise<unknown> {
  const { status, white, black } = (await club.api.get(`/v1/matches/${id}`)).body;
  return [status, white.score, black.score];
}

it('it gets another score', async () => {
  const { id, white } = await reported();
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText(WRONG).tap();
  await button(page, 'Bo Bellingham').tap();
  await button(page, '3').tap();
  expect(await looks(page, 'match-correction')).toEqual([]);
  await button(page, 'Correct it').tap();
  await page.getByText('Bo Bellingham has won').waitFor();
  expect(await scoreOf(id)).toEqual(['finished', 3, 5]);

  const player = await visitors.visit(`/m/${id}`, { token: white.token });
  await player.getByText('Bo Bellingham has won').waitFor();
  expect(await player.getByText(WRONG).count()).toBe(0);
});

it('or none, and goes on', async () => {
  const { id } = await reported();
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText(WRONG).tap();
  await button(page, 'The match is not over …').tap();
  await page.getByText('The result is taken back').waitFor();
  await button(page, 'It goes on').tap();
  await button(page, 'Start game 1').waitFor();
  expect(await scoreOf(id)).toEqual(['open', 0, 0]);
});

it('but not that of another result, which was written down meanwhile', async () => {
  const { id } = await reported();
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText(WRONG).tap();
  await button(page, 'Ann Archer').tap();
  await button(page, '4').tap();
  // The page hears of it when it has sent its own already.
  await page.route(/correction$/, async (route) => {
    const body = { score: { white: 5, black: 0 }, reason: 'Read again' };
    await club.api.post(`/v1/matches/${id}/correction`, body, { headers: { 'if-match': '*' } });
    await route.continue();
  });
  await button(page, 'Correct it').tap();
  await page.getByRole('alert').first().waitFor();
  expect(await scoreOf(id)).toEqual(['finished', 5, 0]);
});

it('in a tournament at the desk, which shows what changes with it', async () => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const path = `/v1/tournaments/${night.id}/pairings/${pairing?.id}`;
  await club.api.post(`${path}/result`, { score: { white: 5, black: 2 } });
  const { matchId } = (await club.api.get(path)).body;
  const page = await visitors.visit(`/m/${matchId}`, { token: director });
  await page.getByRole('link', { name: 'The result is wrong: correct it at the desk' }).tap();
  await page.getByRole('button', { name: `Correct ${pairing?.white.name} – ${pairing?.black.name}` }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/t/${night.id}/desk`);
});
