/** A tournament of pairs or of teams, made and drawn on the pages. */
import type { Page } from 'playwright-core';
import { idle, looks, settled, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function newTournament(entrants: string): Promise<Page> {
  // Once there is a tournament, the form is behind its title.
  await enteredNight(club, 0);
  const page = await visitors.visit('/', { token: director });
  await page.getByText('New tournament', { exact: true }).tap();
  await page.getByLabel('Who plays').selectOption(entrants);
  return page;
}

const PAIRS = [
  ['Ann', 'Bob'],
  ['Carla', 'Dov'],
  ['Eda', 'Gus'],
];

it('lets pairs play a knockout, from the form to the draw', async () => {
  const page = await newTournament('doubles');
  await page.getByRole('button', { name: 'Make the tournament' }).tap();
  await page.waitForURL('**/desk');
  for (const pair of PAIRS) {
    for (const name of pair) {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByRole('button', { name: `${name} (new)`, exact: true }).tap();
    }
    await page.getByRole('button', { name: 'Enter the pair' }).tap();
    await page.getByRole('listitem', { name: new RegExp(pair.join('.*')) }).waitFor();
    await idle(page);
  }
  expect(await looks(page, 'doubles-entrants')).toEqual([]);
  await page.getByRole('button', { name: 'Draw 3 pairs' }).tap();
  await page.getByRole('heading', { name: 'To call 1' }).waitFor();
  await settled(page);
  expect(await looks(page, 'doubles-queue')).toEqual([]);
});

it('lets teams meet on so many boards, and never in a double elimination', async () => {
  const page = await newTournament('singles');
  await page.getByLabel('Format').selectOption('double-elimination');
  await page.getByLabel('Who plays').selectOption('teams');
  expect(await page.getByLabel('Format').inputValue()).toBe('knockout');
  expect(await page.getByLabel('Format').getByRole('option').allInnerTexts()).not.toContain('Double elimination');
  const boards = page.getByRole('group', { name: 'Boards of a team match' });
  await boards.getByRole('button', { name: '4', exact: true }).tap();
  expect(await looks(page, 'new-teams')).toEqual([]);
  await page.getByRole('button', { name: 'Make the tournament' }).tap();
  await page.waitForURL('**/desk');
  const id = /\/t\/([^/]+)/.exec(page.url())?.[1] ?? '';
  const { entrants, format } = (await club.api.get(`/v1/tournaments/${id}`)).body;
  expect([entrants, format.kind]).toEqual([expect.objectContaining({ kind: 'teams', boards: 4 }), 'knockout']);
});
