/** A match that was begun or written down by mistake, voided and brought back on its page. */
import type { Page } from 'playwright-core';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { matchOf } from '../support/web/board-match.js';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const MISTAKE = 'The match is a mistake …';
const VOID = 'Void: the match does not count';

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function statusOf(id: string): Promise<unknown> {
  return (await club.api.get(`/v1/matches/${id}`)).body.status;
}

it('its players void it before anything is recorded in it', async () => {
  const { id, white, black } = await matchOf(club);
  const other = await visitors.visit(`/m/${id}`, { token: white.token });
  await button(other, 'Start game 1').waitFor();
  const page = await visitors.visit(`/m/${id}`, { token: black.token });
  await button(page, MISTAKE).tap();
  await page.getByText('No game of it has begun').waitFor();
  expect(await looks(page, 'void-match')).toEqual([]);
  await button(page, 'Void it').tap();
  await page.getByText(VOID).waitFor();
  expect(await statusOf(id)).toBe('void');
  // The other one sees it without a word, and has nothing to do in it any more.
  await other.getByText(VOID).waitFor();
  expect(await button(other, 'Start game 1').count()).toBe(0);
  expect(await button(other, 'The match counts after all …').count()).toBe(0);
});

it('a director voids one with a result, and counts it again', async () => {
  const { id, white } = await matchOf(club);
  await club.api.post(`/v1/matches/${id}/result`, { score: { white: 3, black: 1 } });
  const player = await visitors.visit(`/m/${id}`, { token: white.token });
  await player.getByText('Ann Archer has won').waitFor();
  // Nothing of it was played at a board.
  for (const text of ['No board yet', 'Turn the board']) expect(await player.getByText(text).count()).toBe(0);
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await button(page, MISTAKE).tap();
  await page.getByText('it counts no more, not for ratings either').waitFor();
  await button(page, 'Void it').tap();
  await player.getByText(VOID).waitFor();
  expect(await button(player, MISTAKE).count()).toBe(0);
  await button(page, 'The match counts after all …').tap();
  await button(page, 'Count it again').tap();
  await page.getByText('Ann Archer has won').waitFor();
  expect(await statusOf(id)).toBe('finished');

  await button(page, MISTAKE).tap();
  await button(page, 'Void it').tap();
  await page.getByText(VOID).waitFor();
  await page.goto(new URL(`/p/${white.id}`, page.url()).href);
  await page.getByText(/annulled · /).waitFor();
});

it('a match that was given up says how it ended, and is no Crawford game', async () => {
  const { id, white } = await matchOf(club);
  await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'black', kind: 'gammon', cube: 1 } });
  await club.api.post(`/v1/matches/${id}/result`, { winner: 'white', by: 'concession' });
  const page = await visitors.visit(`/m/${id}`, { token: white.token });
  await page.getByText('Ann Archer has won, conceded').waitFor();
  expect(await page.getByText('Crawford').count()).toBe(0);
});

it('and one with an open game, which nobody has won and nobody mends', async () => {
  const { id, white } = await matchOf(club, { dice: 'recorded' });
  await club.api.post(`/v1/matches/${id}/games`);
  const player = await visitors.visit(`/m/${id}`, { token: white.token });
  const page = await visitors.visit(`/m/${id}`, { token: director });
  await page.getByText('Entered wrongly …').waitFor();
  await button(page, MISTAKE).tap();
  await button(page, 'Void it').tap();
  for (const reader of [page, player]) {
    await reader.getByText(VOID).waitFor();
    expect(await reader.getByRole('status').filter({ hasText: 'Neither has won' }).count()).toBe(1);
    expect(await reader.getByRole('listitem').innerText()).toMatch(/^1\s+Neither has won\s+0$/);
    expect(await reader.getByText('Entered wrongly …').count()).toBe(0);
  }
  await button(page, 'The match counts after all …').tap();
  await button(page, 'Count it again').tap();
  await player.getByText('Opening roll').first().waitFor();
  await page.getByText('Entered wrongly …').waitFor();
});

it('but not one in which a game has begun meanwhile', async () => {
  const { id, white } = await matchOf(club);
  const page = await visitors.visit(`/m/${id}`, { token: white.token });
  await button(page, MISTAKE).tap();
  // The page hears of it when it has sent its own already.
  await page.route(/void$/, async (route) => {
    await club.api.post(`/v1/matches/${id}/games`);
    await route.continue();
  });
  await button(page, 'Void it').tap();
  await page.getByRole('alert').first().waitFor();
  expect(await statusOf(id)).toBe('open');
});

it('and none of a tournament, whose desk says what counts', async () => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const { matchId } = (await club.api.get(`/v1/tournaments/${night.id}/pairings/${pairing?.id}`)).body;
  const page = await visitors.visit(`/m/${matchId}`, { token: director });
  await button(page, 'Start game 1').waitFor();
  expect(await button(page, MISTAKE).count()).toBe(0);
});

it('is listed with its people, unless a tournament only made it and gave it up', async () => {
  const { id, players } = await drawnNight(club, 8);
  const [own = '', other = ''] = players;
  const ownMatch = async (): Promise<string> => {
    const pairing = (await ready(club, id)).find((each) =>
      [each.white, each.black].some((seat) => seat.playerId === own),
    );
    return String(pairing?.matchId);
  };
  const given = await ownMatch();
  await club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'once more' });
  const kept = await ownMatch();
  const friendly = (await club.match({ white: own, black: other })).body.id;
  await club.api.post(`/v1/matches/${friendly}/void`, { reason: 'By mistake' }, { headers: { 'if-match': '*' } });
  const statuses = await Promise.all([given, kept, friendly].map(statusOf));
  expect(statuses).toEqual(['void', 'open', 'void']);
  const page = await visitors.visit(`/p/${own}`, { token: director });
  await page.locator(`a[href="/m/${friendly}"]`).getByText('annulled').waitFor();
  expect(await page.locator(`a[href="/m/${kept}"]`).count()).toBe(1);
  expect(await page.locator(`a[href="/m/${given}"]`).count()).toBe(0);
});
