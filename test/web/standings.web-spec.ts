/** Standings: what separates those who are level is read beside them, wherever they are shown. */
import type { Page } from 'playwright-core';
import { DESK, keepPicture, looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

/** After one round of a Swiss with other scores at each table: the difference decides, and no direct result or Buchholz does. */
async function swissOf(count: number): Promise<string> {
  const { id } = await drawnNight(club, count, { format: { kind: 'swiss', rounds: 4, lengths: [9] } });
  for (const [nth, pairing] of (await ready(club, id)).entries()) {
    await club.api.post(`/v1/tournaments/${id}/pairings/${pairing.id}/result`, { score: { white: 9, black: nth } });
  }
  return id;
}

/** The figures of a column by its head, from the first place down. */
async function figuresOf(page: Page, head: string): Promise<readonly string[]> {
  await page.getByRole('columnheader', { name: head, exact: true }).waitFor();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  return page.locator(`tbody tr > :nth-child(${heads.indexOf(head) + 1})`).allInnerTexts();
}

const DIFFERENCES = ['9', '8', '7', '−7', '−8', '−9'];

it.each(['/t/{id}?show=standings', '/t/{id}/screen?show=standings', '/print/t/{id}?sheet=standings'])(
  'show on %s the tie-break that decides',
  async (path) => {
    const id = await swissOf(6);
    const page = await visitors.visit(path.replace('{id}', id), { token: director, size: DESK });
    expect(await figuresOf(page, 'Difference')).toEqual(DIFFERENCES);
    expect(await page.getByText(/^Differ/).count()).toBe(1);
    expect(await page.getByRole('columnheader', { name: 'Direct' }).count()).toBe(0);
    await keepPicture(page, `standings${path.replaceAll(/[^a-z]+/g, '-')}`);
  },
);

it.each(['/t/{id}?show=standings', '/t/{id}/screen?show=standings', '/print/t/{id}?sheet=standings'])(
  'say on %s who has left, and who is disqualified',
  async (path) => {
    const { id } = await drawnNight(club, 4, { format: { kind: 'swiss', rounds: 3, lengths: [5] } });
    const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
    for (const [nth, how] of ['withdraw', 'disqualify'].entries()) {
      const entry = `/v1/tournaments/${id}/entries/${items[nth].id}`;
      await club.api.post(`${entry}/${how}`, { reason: 'ill' }, { headers: { 'if-match': '*' } });
    }
    const page = await visitors.visit(path.replace('{id}', id), { token: director, size: DESK });
    const rowOf = (nth: number) => page.locator('tr', { hasText: items[nth].name });
    await rowOf(0).getByText('withdrawn').waitFor();
    await rowOf(1).getByText('disqualified').waitFor();
    expect(await page.locator('tr .tag').count()).toBe(2);
    expect(await looks(page, `standings-left${path.replaceAll(/[^a-z]+/g, '-')}`)).toEqual([]);
  },
);

it('says on a phone what decides, with its figures', async () => {
  const phone = await visitors.visit(`/t/${await swissOf(6)}?show=standings`, { token: director });
  await phone.getByText(/Difference: 9$/).waitFor();
  expect(await looks(phone, 'standings-phone')).toEqual([]);
});

it('writes the figures beside the names where a wall has no room for columns', async () => {
  const wall = await visitors.visit(`/t/${await swissOf(18)}/screen?show=standings`, { size: DESK });
  await wall.locator('.beside').waitFor();
  expect(await wall.locator('th', { hasText: 'Difference 8' }).count()).toBe(1);
  expect(await looks(wall, 'screen-standings-beside')).toEqual([]);
});

it.each(['en-GB', 'de-DE'])(
  'cuts neither a usual name nor its figure nor a head in two columns: %s',
  async (language) => {
    const path = `/t/${await swissOf(18)}/screen?show=standings&every=600`;
    const wall = await visitors.visit(path, { size: DESK, language });
    await wall.locator('.beside').waitFor();
    await keepPicture(wall, `wall-beside-${language}`);
    const cut = await wall.evaluate<string[]>(
      `[...document.querySelectorAll('.beside th, .beside th .name')]
      .filter((shown) => shown.closest('thead') !== null || /^Ann Example\\s+D/.test(shown.closest('th').textContent))
      .filter((shown) => shown.scrollWidth > shown.clientWidth)
      .map((shown) => shown.textContent)`,
    );
    expect(cut).toEqual([]);
    expect(await wall.locator('.beside th', { hasText: /^Ann Example\s+D/ }).count()).toBe(1);
  },
);

it.each([
  ['en-GB', 'Played'],
  ['de-DE', 'Gespielt'],
])('has room for the heads of its columns on a wall: %s', async (language, head) => {
  const id = await swissOf(4);
  const page = await visitors.visit(`/t/${id}/screen?show=standings&every=600`, {
    token: director,
    size: DESK,
    language,
  });
  const played = page.getByRole('columnheader', { name: head, exact: true });
  await played.waitFor();
  await keepPicture(page, `wall-heads-${language}`);
  expect(await played.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
});
