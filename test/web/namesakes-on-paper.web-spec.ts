/** Two people of one name on what a director prints: a slip or a link that names one of them is that one's. */
import type { Page } from 'playwright-core';
import { drawnNamesakes, namesakesNight } from '../support/clubs/club-of-namesakes.js';
import { DESK, heldBack, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const KNOCKOUT = { format: { kind: 'knockout', lengths: [5] } };

async function sheetOf(id: string, sheet: string, options: object = { token: director }): Promise<Page> {
  const page = await visitors.visit(`/print/t/${id}?sheet=${sheet}`, { size: DESK, ...options });
  await page.locator('table, .bracket, .slip, details').first().waitFor();
  await settled(page);
  return page;
}

/** The names of both, wherever the sheet has them, each of them once. */
async function namedOn(page: Page): Promise<readonly string[]> {
  const names = await page.locator('.name').allInnerTexts();
  return [...new Set(names)].filter((name) => name.startsWith('Max')).toSorted();
}

it('each sheet names them by their nicknames', async () => {
  const { id } = await drawnNamesakes(club);
  const knockout = await drawnNamesakes(club, KNOCKOUT);
  const both = ['Max Müller (Maxi)', 'Max Müller (Moritz)'];
  for (const [night, sheet] of [
    [id, 'entrants'],
    [id, 'standings'],
    [knockout.id, 'draw'],
  ] as const) {
    const page = await sheetOf(night, sheet);
    expect([sheet, await namedOn(page)]).toEqual([sheet, both]);
    expect(await looks(page, `namesakes-paper-${sheet}`)).toEqual([]);
  }
  const slips = await sheetOf(id, 'slips');
  const codes = await slips.getByRole('img').evaluateAll((all) => all.map((code) => code.getAttribute('aria-label')));
  expect(codes.join().match(/Max Müller(?! \(M)/)).toBeNull();
  expect((await namedOn(slips)).filter((name) => !both.includes(name))).toEqual([]);
  expect(await namedOn(slips)).not.toEqual([]);
});

it('a link is made for the one whom its button names, and says whose it is', async () => {
  const { id, moritz } = await namesakesNight(club);
  const page = await sheetOf(id, 'links');
  await page.getByText('A link for one entrant').click();
  const [answer] = await Promise.all([
    page.waitForResponse('**/player-links'),
    page.getByRole('button', { name: 'Max Müller (Moritz)' }).click(),
  ]);
  const { items } = (await answer.json()) as { items: readonly { playerId: string }[] };
  expect(items.map(({ playerId }) => playerId)).toEqual([moritz]);
  await page.getByRole('img', { name: 'The link of Max Müller (Moritz)' }).waitFor();
  expect(await page.locator('.slip .name').allInnerTexts()).toEqual(['Max Müller (Moritz)']);
  // A phone can scan it from the screen: what tells the two apart is not cut off there.
  const cut = await page
    .locator('.slip .name')
    .evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth));
  expect(cut).toEqual([]);
  expect(await looks(page, 'namesakes-paper-links')).toEqual([]);
});

it('nothing is on paper before it is known who is who', async () => {
  const { id } = await namesakesNight(club);
  const page = await visitors.visit('/go', { token: director });
  const letGo = await heldBack(page, '**/v1/players/*');
  await page.goto(new URL(`/print/t/${id}?sheet=links`, page.url()).href);
  await page.getByRole('heading', { name: 'Night of the Müllers' }).waitFor();
  await page.getByText('Loading').waitFor();
  expect(await page.getByText('Make the links').count()).toBe(0);
  letGo();
  await page.getByRole('button', { name: 'Make the links' }).waitFor();
});

it('a visitor, who may not read more of them, has their numbers in the order of entry', async () => {
  const { id } = await drawnNamesakes(club);
  const page = await sheetOf(id, 'standings', {});
  expect(await namedOn(page)).toEqual(['Max Müller (#1)', 'Max Müller (#2)']);
});
