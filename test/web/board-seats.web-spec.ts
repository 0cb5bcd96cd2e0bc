/** The board from any seat, and what was entered wrongly at it. */
import type { Page } from 'playwright-core';
import { gameIn, matchOf } from '../support/web/board-match.js';
import { DESK, type VisitOptions, idle, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const REAL_DICE = { dice: 'recorded', format: { kind: 'points', length: 5 } };

/** A match with real dice in which Black has begun with 3-1. */
async function begun(options: object = {}): Promise<Awaited<ReturnType<typeof matchOf>> & { readonly gameId: string }> {
  const match = await matchOf(club, { ...REAL_DICE, ...options });
  const { id: gameId } = (await club.api.post(`/v1/matches/${match.id}/games`, {})).body;
  await club.api.act(gameId, { type: 'opening-roll', dice: { white: 1, black: 3 } });
  return { ...match, gameId };
}

function point(page: Page, number: number) {
  return page.getByRole('button', { name: new RegExp(`^Point ${number}:`) });
}

async function lastPlay(matchId: string): Promise<unknown> {
  return (await gameIn(club, matchId)).lastPlay?.play;
}

describe.each<[string, (match: Awaited<ReturnType<typeof begun>>) => VisitOptions, boolean]>([
  ['a director at the side of White', () => ({ token: director }), false],
  ['Black, who has turned the board', ({ black }) => ({ token: black.token }), true],
])('the checkers of Black move for %s', (_who, options, turns) => {
  it('by touch', async () => {
    const match = await begun();
    const page = await visitors.visit(`/m/${match.id}`, options(match));
    await page.getByRole('button', { name: 'Done' }).waitFor();
    if (turns) await page.getByRole('button', { name: 'Turn the board' }).tap();
    // The numbers are those of Black; what moves is what is touched.
    await point(page, 8).tap();
    await point(page, 6).tap();
    await page.getByText('8/5 6/5').waitFor();
    expect(await page.getByLabel(/^Point 5: 2 Black/).count()).toBe(1);
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByText('Ann Archer rolls or doubles').first().waitFor();
    expect(await lastPlay(match.id)).toBe('8/5 6/5');
  });

  it('by the keyboard', async () => {
    const match = await begun();
    const page = await visitors.visit(`/m/${match.id}`, options(match));
    await page.getByRole('button', { name: 'Done' }).waitFor();
    if (turns) await page.getByRole('button', { name: 'Turn the board' }).tap();
    await point(page, 24).press('Enter');
    await page.getByText('24/21', { exact: true }).waitFor();
    // What is drawn at the place of the touch has gone: Black has one checker there.
    expect(await page.getByLabel(/^Point 24: 1 Black/).count()).toBe(1);
  });
});

it('a checker that both sides run past in one direction moves from where it lies', async () => {
  const match = await begun({ variant: 'fevga' });
  await club.api.act(match.gameId, { type: 'roll', dice: [6, 5] });
  const page = await visitors.visit(`/m/${match.id}`, { token: director });
  await page.getByRole('button', { name: 'Done' }).waitFor();
  const drawn = page.locator('.movable').first();
  expect(await drawn.getAttribute('aria-label')).toMatch(/^Point 24: 15 Black/);
});

it('has a cube where the service says so of the match', async () => {
  const match = await begun({});
  const page = await visitors.visit(`/m/${match.id}`, { token: director });
  await page.locator('.board-cube').waitFor();
  await page.route(`**/v1/matches/${match.id}`, async (route) => {
    const { body } = await club.api.get(`/v1/matches/${match.id}`);
    await route.fulfill({ json: { ...body, board: { ...body.board, cube: 'none' } } });
  });
  await page.reload();
  await page.locator('.board').waitFor();
  expect(await page.locator('.board-cube').count()).toBe(0);
});

it('a checker goes where it is dropped on the dot of a point, also beside the dice', async () => {
  const { id, white } = await matchOf(club, REAL_DICE);
  const { id: gameId } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  await club.api.act(gameId, { type: 'opening-roll', dice: { white: 5, black: 2 } });
  const page = await visitors.visit(`/m/${id}`, { token: white.token, size: DESK });
  for (const [nth, play] of ['8/3', '8/6'].entries()) {
    await page.getByRole('button', { name: 'Done' }).waitFor();
    const from = await page.locator('[data-place="8"] polygon').boundingBox();
    if (from === null) throw new Error('the board is not drawn');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height - 10);
    await page.mouse.down();
    const dot = page.locator('.board-targets circle').nth(nth);
    const to = await dot.boundingBox();
    if (to === null) throw new Error(`there is no dot for ${play}`);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2);
    await page.mouse.up();
    await page.getByText(play, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
  }
});

describe('what was entered wrongly', () => {
  it('is entered again by the player whose dice they are', async () => {
    const match = await begun();
    const page = await visitors.visit(`/m/${match.id}`, { token: match.black.token });
    await page.getByText('Entered wrongly …').tap();
    await page.getByRole('button', { name: 'Enter these dice again' }).tap();
    await page.getByText('Opening roll').first().waitFor();
    const [white, black] = [page.getByRole('group', { name: 'Ann Archer' }), page.getByRole('group', { name: /^Bo/ })];
    await white.getByRole('button', { name: '1' }).tap();
    await black.getByRole('button', { name: '6' }).tap();
    await page.getByText('Bo Bellingham plays 6-1').first().waitFor();
  });

  it('is taken back by a director, a double too', async () => {
    const match = await begun();
    await club.api.act(match.gameId, { type: 'play', play: '8/5 6/5' });
    await club.api.act(match.gameId, { type: 'double' });
    const page = await visitors.visit(`/m/${match.id}`, { token: director });
    await page.getByText('Entered wrongly …').tap();
    await page.getByRole('button', { name: 'Take back the last entry …' }).tap();
    // A second touch of the question is no answer to it.
    await page.locator('button.danger[aria-disabled=false]').waitFor();
    await page.getByRole('button', { name: 'Take it back' }).tap();
    await page.getByText('Ann Archer rolls or doubles').first().waitFor();
    expect((await gameIn(club, match.id)).cube.offered).toBeNull();
  });

  it('is not offered to those who watch', async () => {
    const match = await begun();
    const page = await visitors.visit(`/m/${match.id}`, { token: await club.token('viewer') });
    await page.getByText('Bo Bellingham plays').first().waitFor();
    await idle(page);
    expect(await page.getByText('Entered wrongly …').count()).toBe(0);
  });
});
