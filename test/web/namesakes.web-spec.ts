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
