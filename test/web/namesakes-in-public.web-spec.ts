/** Two people of one name on the page of a tournament and on the wall: each is named otherwise, also to visitors without a token. */
import type { Page } from 'playwright-core';
import { drawnNamesakes, namesakesNight } from '../support/clubs/club-of-namesakes.js';
import { DESK, PHONE, type VisitOptions, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();
const viewer = await club.token('viewer');

/** A phone of the narrowest kind. */
const NARROW = { ...PHONE, width: 360 };
const KNOCKOUT = { format: { kind: 'knockout', lengths: [5] } };
const READERS = [
  ['a reader with a token, as the desk does', { token: viewer }, ['Max Müller (Maxi)', 'Max Müller (Moritz)']],
  ['a visitor, by their numbers in the order of entry', {}, ['Max Müller (#1)', 'Max Müller (#2)']],
] as const;

/** The names that both of them have on a page, each once. */
async function namedOn(page: Page): Promise<readonly string[]> {
  await settled(page);
  const names = await page.locator('.name').allTextContents();
  return [...new Set(names)].filter((name) => name.startsWith('Max')).toSorted();
}

/** Opens an address of the club, and keeps what the club refuses meanwhile. */
async function opened(path: string, options: VisitOptions) {
  const page = await visitors.visit('/go', options);
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  await page.goto(new URL(path, page.url()).href);
  return { page, refused };
}

describe.each(READERS)('to %s', (_reader, options, both) => {
  const [first] = both;

  it('in every part of a tournament', async () => {
    const entered = await namesakesNight(club);
    const nights = { Bracket: await drawnNamesakes(club, KNOCKOUT), Standings: await drawnNamesakes(club) };
    const { page, refused } = await opened(`/t/${entered.id}`, { size: NARROW, ...options });
    await page.getByText(first).waitFor();
    expect(await namedOn(page)).toEqual(both);
    for (const [part, { id }] of Object.entries(nights)) {
      await page.goto(new URL(`/t/${id}`, page.url()).href);
      await page.getByRole('link', { name: part, exact: true }).tap();
      await page.getByText(first).first().waitFor();
      expect([part, await namedOn(page)]).toEqual([part, both]);
      expect(await looks(page, `namesakes-public-${part.toLowerCase()}`)).toEqual([]);
    }
    expect(refused).toEqual([]);
  });

  it('on a ladder', async () => {
    const { id } = await drawnNamesakes(club, { format: { kind: 'ladder', lengths: [5] } });
    const { page, refused } = await opened(`/t/${id}`, { size: NARROW, ...options });
    await page.getByText(first).waitFor();
    expect(await namedOn(page)).toEqual(both);
    expect(refused).toEqual([]);
  });

  it('on the wall', async () => {
    const entered = await namesakesNight(club);
    const [knockout, roundRobin] = [await drawnNamesakes(club, KNOCKOUT), await drawnNamesakes(club)];
    const { page, refused } = await opened(`/t/${entered.id}/screen`, { size: DESK, ...options });
    await page.getByText(first).waitFor();
    expect(await namedOn(page)).toEqual(both);
    for (const [part, { id }] of [
      ['next', knockout],
      ['bracket', knockout],
      ['standings', roundRobin],
    ] as const) {
      await page.goto(new URL(`/t/${id}/screen?show=${part}`, page.url()).href);
      await page.getByText(first).first().waitFor();
      expect([part, await namedOn(page)]).toEqual([part, both]);
      expect(await looks(page, `namesakes-wall-${part}`)).toEqual([]);
    }
    expect(refused).toEqual([]);
  });
});
