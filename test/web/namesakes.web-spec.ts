/** Two people of one name, who are told apart where they are chosen and once they are. */
import type { Page } from 'playwright-core';
import { PHONE, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

/** A phone of the narrowest kind. */
const NARROW = { ...PHONE, width: 360 };
const [NONO, OTHER] = [/Nono · CH/, /Nori · DE/];

beforeAll(async () => {
  await club.api.post('/v1/players', { name: 'Nora Doppel', nickname: 'Nono', country: 'CH' });
  await club.api.post('/v1/players', { name: 'Nora Doppel', nickname: 'Nori', country: 'DE' });
  await club.player('Kit Known');
});

/** The form that begins something, in German. */
async function form(title: string): Promise<{ readonly page: Page; readonly choose: (who: RegExp) => Promise<void> }> {
  const page = await visitors.visit('/', { token: director, size: NARROW, language: 'de-DE' });
  await page.getByText(title, { exact: true }).tap();
  const part = page.locator('details', { hasText: title });
  const choose = async (who: RegExp): Promise<void> => {
    await part.getByRole('textbox', { name: 'Name', exact: true }).fill(who.source.startsWith('Kit') ? 'Kit' : 'Nora');
    await part.locator('form').getByRole('button', { name: who }).tap();
  };
  return { page, choose };
}

function chosen(page: Page): Promise<readonly string[]> {
  return page.locator('.form ol > li .small').allInnerTexts();
}

it('a match: only where both of them play', async () => {
  const { page, choose } = await form('Match oder Geldspiel');
  await choose(NONO);
  await page.getByRole('button', { name: 'Nora Doppel', exact: false }).first().waitFor();
  expect(await chosen(page)).toEqual([]);
  // The other one is told from who is chosen already.
  await choose(OTHER);
  await page.locator('.form ol').getByText(OTHER).waitFor();
  expect(await chosen(page)).toEqual([expect.stringMatching(NONO), expect.stringMatching(OTHER)]);
  expect(await looks(page, 'namesakes-match')).toEqual([]);
  await page.getByRole('button', { name: NONO }).tap();
  expect(await chosen(page)).toEqual([]);
});

it('a chouette, with whoever else sits there', async () => {
  const { page, choose } = await form('Neue Chouette');
  await choose(OTHER);
  await choose(/Kit Known/);
  await choose(NONO);
  await page.locator('.form ol').getByText(NONO).waitFor();
  expect(await chosen(page)).toEqual([expect.stringMatching(OTHER), expect.stringMatching(NONO)]);
  expect(await looks(page, 'namesakes-chouette')).toEqual([]);
});

it('at the board, by their sides', async () => {
  const { items } = (await club.api.get('/v1/players?name=Nora%20Doppel')).body;
  const [white, black] = items.map(({ id }: { id: string }) => id);
  const match = { white, black, format: { kind: 'money' }, dice: 'recorded' };
  const { id } = (await club.api.post('/v1/matches', match)).body;
  await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'black', kind: 'single' } });
  const page = await visitors.visit(`/m/${id}`, { token: director, size: NARROW, language: 'de-DE' });
  await page.locator('.match-score').getByText('Nora Doppel (Schwarz)', { exact: true }).waitFor();
  await page.getByText('+1', { exact: true }).waitFor();
  expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/Nora Doppel \(Weiß\)\s+−1/),
    expect.stringMatching(/Nora Doppel \(Schwarz\)\s+\+1/),
    expect.stringMatching(/Nora Doppel \(Schwarz\)/),
  ]);
  await page.getByText('Ein Spiel ist falsch eingetragen …').tap();
  await page.getByRole('group', { name: 'Welches Spiel?' }).getByRole('button', { name: '1' }).tap();
  await page.getByRole('button', { name: 'Nora Doppel (Weiß)' }).waitFor();
  expect(await looks(page, 'namesakes-board')).toEqual([]);
});

it('at the desk, in the list of entrants and in side pools', async () => {
  const { items } = (await club.api.get('/v1/players?name=Nora%20Doppel')).body;
  const prizes = { sidePools: [{ name: 'Jackpot', fee: 5, entries: [] }] };
  const format = { kind: 'knockout', lengths: [5] };
  const { id } = (await club.api.post('/v1/tournaments', { name: 'Doubles of Nora', format, prizes })).body;
  for (const each of items) await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: each.id });
  const other = (await club.api.get('/v1/players?name=Kit%20Known')).body.items[0];
  await club.api.post(`/v1/tournaments/${id}/entries`, { playerId: other.id });
  const desk = await visitors.visit(`/t/${id}/desk?show=entrants`, { token: director, size: NARROW });
  for (const who of [NONO, OTHER]) await desk.getByRole('listitem', { name: 'Nora Doppel' }).getByText(who).waitFor();
  expect(await desk.getByRole('listitem', { name: 'Kit Known' }).locator('.small').count()).toBe(0);
  expect(await looks(desk, 'namesakes-entrants')).toEqual([]);
  await desk.goto(new URL(`/t/${id}/desk?show=money`, desk.url()).href);
  await desk.getByText('Side pools', { exact: true }).tap();
  await desk.getByText('Jackpot · 0 in it').tap();
  await desk.getByLabel(NONO).check();
  expect(await desk.getByLabel(OTHER).isChecked()).toBe(false);
  expect(await looks(desk, 'namesakes-side-pool')).toEqual([]);
});
