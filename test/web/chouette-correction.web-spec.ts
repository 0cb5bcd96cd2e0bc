/** What a host reads before a game of a chouette is corrected. */
import type { Locator, Page } from 'playwright-core';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: typeof name === 'string' }).first();

async function evening(names: readonly string[], more: object = {}) {
  const ids: string[] = [];
  for (const name of names) ids.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players: ids, order: 'given', ...more })).body;
  const path = `/v1/chouettes/${id}`;
  const view = async () => (await club.api.get(path)).body;
  /** Writes a game down that the box wins from all others but these. */
  const write = async (newcomers: readonly string[] = []): Promise<void> => {
    const line = (await view()).line.filter((playerId: string) => !newcomers.includes(playerId));
    const cubes = line.map((playerId: string) => ({ playerId, outcome: 'played', value: 1 }));
    const result = { board: { winner: 'box', kind: 'single' }, cubes, newcomers };
    expect((await club.api.post(`${path}/games`, { result, again: true })).status).toBe(201);
  };
  /** The form that corrects a game. */
  const opened = async (game: number): Promise<Locator> => {
    const page = await visitors.visit(`/c/${id}`, { token: director });
    await button(page, `Correct game ${game}`).tap();
    return page.locator('div.stack', { has: page.getByRole('heading', { name: `Correct game ${game}` }) }).last();
  };
  return { path, view, write, opened };
}

async function foreseenIn(form: Locator): Promise<readonly string[]> {
  await button(form, 'See what that changes').tap();
  await button(form, 'Yes, correct it').waitFor();
  const lines = await form.locator('.notice li').allInnerTexts();
  return lines.map((line) => line.replaceAll(/[\u2066-\u2069]/gu, ''));
}

it('is who gains and loses what, in points and in money; a No changes nothing and keeps what is entered', async () => {
  const table = await evening(['Ann Ash', 'Bo Bay', 'Cy Cox'], { stake: 100, currency: 'EUR' });
  await table.write();
  await table.write();
  const form = await table.opened(1);
  await form.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '4', exact: true }).tap();
  const before = await table.view();
  expect(await foreseenIn(form)).toEqual([
    'Game 1: Bo Bay × 1, Cy Cox × 1 → Bo Bay × 4, Cy Cox × 4',
    'Ann Ash: +6 · €6.00 (+4 → +10)',
    'Bo Bay: −3 · −€3.00 (−2 → −5)',
    'Cy Cox: −3 · −€3.00 (−2 → −5)',
  ]);
  await form.getByText('The games after it keep their box and their points. Correct game 1 like this?').waitFor();
  expect(await looks(form.page(), 'chouette-correction')).toEqual([]);
  await button(form, 'No').tap();
  expect(await table.view()).toEqual(before);
  // What is entered since is another correction; none is one that says what is written down.
  await form.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '1', exact: true }).tap();
  await button(form, 'See what that changes').tap();
  await form.getByText('That is what is written down.').waitFor();
  expect(await form.getByRole('button', { name: 'Yes, correct it' }).count()).toBe(0);
});

it('is whose seats it changes, in later games and now', async () => {
  const table = await evening(['Dan Dow', 'Eve Elm', 'Flo Fir']);
  const late = await club.player('Gil Gum');
  await club.api.post(`${table.path}/players`, { playerId: late });
  await table.write([late]);
  await table.write();
  const form = await table.opened(1);
  await button(form, /Gil Gum\S? was in this game/).tap();
  expect(await foreseenIn(form)).toEqual([
    'Game 1: – → Gil Gum × 1',
    'Dan Dow: +1 (+5 → +6)',
    'Gil Gum: −1 (−1 → −2)',
    'Game 2, captain and team: Flo Fir, Eve Elm, Gil Gum → Flo Fir, Gil Gum, Eve Elm',
    'Captain and team from now on: Eve Elm, Gil Gum, Flo Fir → Gil Gum, Eve Elm, Flo Fir',
  ]);
  expect(await looks(form.page(), 'chouette-correction-seats')).toEqual([]);
  await button(form, 'Yes, correct it').tap();
  await form.waitFor({ state: 'detached' });
  expect((await table.view()).captain).toBe(late);
});

it('opens in sight also where many games stand between it and the touch, and gives a keyboard its place', async () => {
  const table = await evening(['Hal Hay', 'Ida Ion', 'Jim Jay']);
  for (let game = 1; game <= 12; game += 1) await table.write();
  const form = await table.opened(1);
  const heading = form.getByRole('heading', { name: 'Correct game 1' });
  await form.locator('h3:focus').waitFor();
  const { y = -1 } = (await heading.boundingBox()) ?? {};
  expect([y > 40, y < 400]).toEqual([true, true]);
  await form.page().keyboard.press('Tab');
  await form.getByRole('button', { name: 'Single' }).first().and(form.locator(':focus')).waitFor();
});
