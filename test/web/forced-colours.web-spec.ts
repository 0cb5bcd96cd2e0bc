/** Readers whose system puts its own few colours in the place of those of the pages: what is chosen still differs from the rest. */
import type { Page } from 'playwright-core';
import { matchOf } from '../support/web/board-match.js';
import { keepPicture, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function forced(path: string): Promise<Page> {
  const page = await visitors.visit(path, { token: director });
  await page.emulateMedia({ forcedColors: 'active' });
  return page;
}

/** How something is drawn: of the first that the selector finds. */
async function styleOf(page: Page, selector: string, of = 'backgroundColor'): Promise<string> {
  const shown = page.locator(selector).first();
  await shown.waitFor();
  return page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${of}`);
}

it('shows which part of the desk is open, and draws no bars around the way home', async () => {
  const { id } = await enteredNight(club, 2);
  const page = await forced(`/t/${id}/desk`);
  await page.getByRole('link', { name: 'Entrants' }).waitFor();
  expect(await styleOf(page, '.tabs [aria-current]')).not.toBe(await styleOf(page, '.tabs a:not([aria-current])'));
  expect(await styleOf(page, '.top .home', 'borderTopColor')).toBe('rgba(0, 0, 0, 0)');
  await keepPicture(page, 'forced-desk');
});

it('shows what is chosen in a form', async () => {
  const page = await forced('/');
  await page.getByText('Match or money session').tap();
  const kinds = page.getByRole('group', { name: 'What they play' });
  await kinds.getByRole('button', { name: 'A money session' }).tap();
  expect(await styleOf(page, '.two > [aria-pressed=true]')).not.toBe(
    await styleOf(page, '.two > [aria-pressed=false]'),
  );
});

it('tells the sides of a match apart, and says who is to act', async () => {
  const { id } = await matchOf(club);
  const game = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  await club.api.post(`/v1/games/${game.id}/actions`, { type: 'opening-roll' });
  const page = await forced(`/m/${id}`);
  await page.locator('.match-score .to-act').waitFor();
  expect(await styleOf(page, '.disc.white')).not.toBe(await styleOf(page, '.disc.black'));
  expect(await styleOf(page, '.match-score .to-act', 'outlineColor')).not.toBe('rgba(0, 0, 0, 0)');
  expect(await styleOf(page, '.match-score .to-act', 'outlineStyle')).toBe('solid');
  await keepPicture(page, 'forced-match');
});
