/** What is written down of a game of a chouette: read before it is sent, and settled as it was read. */
import type { Locator, Page } from 'playwright-core';
import { looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

/** The page of a new chouette on the host's phone: the box, then the line. */
async function begun(names: readonly string[], rules: object = {}, language = 'en-GB') {
  const players: string[] = [];
  for (const name of names) players.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given', rules })).body;
  const page = await visitors.visit(`/c/${id}`, { token: director, language });
  const pointsOf = async (): Promise<readonly number[]> =>
    (await club.api.get(`/v1/chouettes/${id}`)).body.players.map(({ points }: { points: number }) => points);
  return { id, players, page, pointsOf };
}

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).first();
const inGroup = (page: Page | Locator, group: string | RegExp, name: string) =>
  button(page.getByRole('group', { name: group }), name);
/** What the form says that each wins: the line, then the box. */
const foreseen = async (page: Page): Promise<readonly string[]> =>
  page
    .locator('section', { has: button(page, /^Write down/) })
    .locator('li b')
    .allInnerTexts();
/** Two touches: what it would change, and the yes. */
async function sendCorrection(form: Locator): Promise<void> {
  await button(form, 'See what that changes').tap();
  await button(form, 'Yes, correct it').tap();
}
const BEFORE_DROP = /^Cube before the double that was dropped/;

describe('the points of a game', () => {
  it('are those of the cube before the double, where the box drops: asked so, and shown before it is sent', async () => {
    const { page, pointsOf } = await begun(['Ann Ash', 'Bo Bay', 'Cy Cox']);
    await inGroup(page, 'Cube at the end', '2').tap();
    expect(await foreseen(page)).toEqual([]);
    // Nothing can be written down yet, and the form says why.
    await page.getByText('Say who has won, and how.').waitFor();
    await button(page, 'Bo Bay: Box dropped').tap();
    await button(page, 'Cy Cox: Box dropped').tap();
    expect(await page.getByText('Say who has won, and how.').count()).toBe(0);
    // The refused redouble was to 4: the cube stood at 2.
    expect(await inGroup(page, BEFORE_DROP, '2').getAttribute('aria-pressed')).toBe('true');
    expect(await foreseen(page)).toEqual(['+2', '+2', '−4']);
    expect(await looks(page, 'chouette-dropped')).toEqual([]);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf()).toEqual([-4, 2, 2]);
    // A correction begins with it, and can say another cube.
    await button(page, 'Correct game 1').tap();
    const form = page.locator('div.stack', { has: page.getByRole('heading', { name: 'Correct game 1' }) }).last();
    await inGroup(form, BEFORE_DROP, '4').tap();
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf()).toEqual([-8, 4, 4]);
  });

  it('stay what they were for a member who had dropped, whatever is entered of the others later', async () => {
    const { page, pointsOf } = await begun(['Dan Dow', 'Eve Elm', 'Flo Fir']);
    await button(page, 'Eve Elm: Dropped').tap();
    await inGroup(page, /^The box wins/, 'Gammon').tap();
    await inGroup(page, 'Cube at the end', '8').tap();
    await button(page, 'Eve Elm: 1 paid, tap for the next').waitFor();
    // What a gammon counts follows from the rules of the table: the service says it.
    await page.locator('li b', { hasText: '+17' }).waitFor();
    expect(await foreseen(page)).toEqual(['−1', '−16', '+17']);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf()).toEqual([17, -1, -16]);
  });

  it('follow the rules of the table: a gammon that the Jacoby rule makes a single game', async () => {
    const names = ['Ray Roe', 'Sue Sly', 'Tom Tay', 'Uma Urn'];
    const { page, pointsOf } = await begun(names, { jacoby: true });
    await inGroup(page, 'The team wins', 'Gammon').tap();
    await page.locator('li b', { hasText: '−3' }).waitFor();
    expect(await foreseen(page)).toEqual(['+1', '+1', '+1', '−3']);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf()).toEqual([-3, 1, 1, 1]);
  });

  it('of a gammon are single ones on a cube that only automatic doubles have turned, which a correction keeps', async () => {
    const { page, pointsOf } = await begun(['Ava Ame', 'Ben Bow', 'Cal Coe'], { automaticDoubles: 2 });
    await inGroup(page, 'Automatic doubles', '1').tap();
    expect(await inGroup(page, 'Cube at the end', '2').getAttribute('aria-pressed')).toBe('true');
    await button(page, 'Cal Coe: cube 2, tap for the next').tap();
    await inGroup(page, 'The team wins', 'Gammon').tap();
    // The cube of Cal Coe was turned after the automatic double: only there the gammon counts.
    await page.locator('li b', { hasText: '−10' }).waitFor();
    expect(await foreseen(page)).toEqual(['+2', '+8', '−10']);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf()).toEqual([-10, 2, 8]);
    expect(await inGroup(page, 'Automatic doubles', '0').getAttribute('aria-pressed')).toBe('true');

    await button(page, 'Correct game 1').tap();
    const form = page.locator('div.stack', { has: page.getByRole('heading', { name: 'Correct game 1' }) }).last();
    expect(await inGroup(form, 'Automatic doubles', '1').getAttribute('aria-pressed')).toBe('true');
    await inGroup(form, 'Automatic doubles', '0').tap();
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf()).toEqual([-12, 4, 8]);
  });

  it('are foreseen as the service settles them, of a single game', async () => {
    const { page, pointsOf } = await begun(['Gus Gay', 'Hal Hay', 'Ida Ion']);
    await inGroup(page, 'The team wins', 'Single').tap();
    await inGroup(page, 'Cube at the end', '4').tap();
    await button(page, 'Hal Hay: Dropped').tap();
    expect(await foreseen(page)).toEqual(['−2', '+4', '−2']);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf()).toEqual([-2, -2, 4]);
  });
});

describe('one cube for the team', () => {
  it('is dropped by the box in one touch, to all who are still in the game', async () => {
    const { page, pointsOf } = await begun(['Jim Jay', 'Kit Key', 'Lou Lee', 'Mia May'], { cubes: 'single' });
    await page.getByText('Cubes: One for the team').waitFor();
    expect(await page.getByRole('button', { name: /: Box dropped$/ }).count()).toBe(0);
    await inGroup(page, 'Cube at the end', '4').tap();
    await button(page, 'Kit Key: Dropped').tap();
    await button(page, 'Box dropped').tap();
    expect(await foreseen(page)).toEqual(['−2', '+4', '+4', '−6']);
    expect(await looks(page, 'chouette-one-cube')).toEqual([]);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf()).toEqual([-6, -2, 4, 4]);
    // A correction begins with it; without it the game was played to the end.
    await button(page, 'Correct game 1').tap();
    const form = page.locator('div.stack', { has: page.getByRole('heading', { name: 'Correct game 1' }) }).last();
    const dropped = button(form, 'Box dropped');
    await dropped.waitFor();
    expect(await dropped.getAttribute('aria-pressed')).toBe('true');
    await dropped.tap();
    await inGroup(form, /^The box wins/, 'Single').tap();
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf()).toEqual([10, -2, -4, -4]);
  });
});

it('keeps the correction of a game in sight beside a long name, and has no figures for games before a player came', async () => {
  const { id, players, page } = await begun(['Ned Nye', 'Bartholomew-Maximilian Featherstonehaugh', 'Oda Orr']);
  const [, bart = '', oda = ''] = players;
  const cubes = [bart, oda].map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
  await club.api.post(`/v1/chouettes/${id}/games`, { result: { board: { winner: 'box', kind: 'single' }, cubes } });
  await club.api.post(`/v1/chouettes/${id}/players`, { playerId: await club.player('Pia Poe') });
  await page.getByRole('columnheader', { name: 'Pia Poe' }).waitFor();
  const pencil = button(page, 'Correct game 1');
  const { x = 0, width = 0 } = (await pencil.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual(390);
  expect(await page.locator('tbody td.number').allInnerTexts()).toEqual(['1', '+2', '−1', '−1', '']);
});

it('says in German what a point is worth, with a currency and without', async () => {
  const page = await visitors.visit('/', { token: director, language: 'de-DE' });
  await button(page, 'Neue Chouette').or(page.getByText('Neue Chouette')).first().tap();
  await page.getByLabel('Wert eines Punktes', { exact: true }).waitFor();
  await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
  await page.reload();
  await button(page, 'Neue Chouette').or(page.getByText('Neue Chouette')).first().tap();
  await page.getByLabel('Wert eines Punktes in EUR', { exact: true }).waitFor();
  await club.api.patch('/v1/club', { currency: null }, { headers: { 'if-match': '*' } });
});
