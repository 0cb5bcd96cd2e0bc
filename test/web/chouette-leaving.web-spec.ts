/** Who leaves a chouette, ends it or takes a game back, and what the pages of the others say of it. */
import type { Page } from 'playwright-core';
import { STANDING_CLOCK, looks, pass, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

async function evening(...names: readonly string[]) {
  const players: string[] = [];
  for (const name of names) players.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  const path = `/v1/chouettes/${id}`;
  /** Writes a game down, won by the box. */
  const write = async (): Promise<string> => {
    const { line } = (await club.api.get(path)).body;
    const cubes = line.map((playerId: string) => ({ playerId, outcome: 'played', value: 1 }));
    const result = { board: { winner: 'box', kind: 'single' }, cubes };
    return (await club.api.post(`${path}/games`, { result, again: true })).body.id;
  };
  const phone = (language = 'en-GB') => visitors.visit(`/c/${id}`, { token: director, language });
  return { path, players, write, phone, view: async () => (await club.api.get(path)).body };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const seat = (page: Page, name: string) => page.locator('button.seat-line', { hasText: name });
const single = (page: Page) =>
  page.getByRole('group', { name: /^The box wins/ }).getByRole('button', { name: 'Single' });

it('asks before somebody leaves, and says what becomes of the game and of the seat', async () => {
  const table = await evening('Ann Ash', 'Bo Bay', 'Cy Cox', 'Dee Dow');
  const page = await table.phone();
  await seat(page, 'Cy Cox').tap();
  await page.getByRole('button', { name: 'Leave', exact: true }).tap();
  await page.getByText(/A game that is not written down yet is then written down without \S?Cy Cox/).waitFor();
  expect((await table.view()).line).toContain(table.players[2]);
  expect(await looks(page, 'chouette-leave')).toEqual([]);
  await button(page, 'Yes, leave').tap();
  await page.getByRole('heading', { name: 'Not playing' }).waitFor();
  expect((await table.view()).line).not.toContain(table.players[2]);
  // Who is out for a while is told from who has left.
  await seat(page, 'Cy Cox').getByText('Has left').waitFor();
  await seat(page, 'Dee Dow').tap();
  await button(page, 'Sit out').tap();
  await seat(page, 'Dee Dow').getByText('Sits out').waitFor();
  expect(await page.getByText(/^(Has left|Sits out)$/).count()).toBe(2);
  // What was asked of a seat is done: it is open for nothing more, until it is touched again.
  const ways = page.getByRole('button', { name: /^(Sit out|Back to the table|Leave)$/ });
  await ways.first().waitFor({ state: 'detached' });
  await seat(page, 'Dee Dow').tap();
  await button(page, 'Back to the table').tap();
  await ways.first().waitFor({ state: 'detached' });
  expect((await table.view()).line).toContain(table.players[3]);
});

it('says in words of its own that something has changed before the yes', async () => {
  const table = await evening('Eve Elm', 'Flo Fir', 'Gus Gay', 'Hal Hay');
  const page = await table.phone('de-DE');
  await seat(page, 'Gus Gay').tap();
  await page.getByRole('button', { name: 'Gehen', exact: true }).tap();
  await page.route(
    '**/players/*',
    async (route) => {
      await club.api.post(`${table.path}/acts`, { type: 'sit-out', playerId: table.players[2] });
      await route.continue();
    },
    { times: 1 },
  );
  await button(page, 'Ja, gehen').tap();
  await page.getByRole('alert').getByText('Hier hat sich inzwischen etwas geändert').waitFor();
  await page.getByText('Setzt aus').waitFor();
  expect((await table.view()).players.find(({ name }: { name: string }) => name === 'Gus Gay').sittingOut).toBe(true);
});

it('says before an undo who stays away all the same', async () => {
  const table = await evening('Ida Ion', 'Jim Jay', 'Kit Key', 'Lou Lee');
  await table.write();
  await club.api.delete(`${table.path}/players/${table.players[2]}`, { headers: { 'if-match': '*' } });
  const page = await table.phone();
  await button(page, 'Undo game 1').tap();
  await page
    .getByText('All who are at the table sit as before it; who has left or sits out since stays away.')
    .waitFor();
  await button(page, 'Yes, undo').tap();
  await page.getByText('No game yet.').waitFor();
  const { box, line } = await table.view();
  expect([box, ...line]).toEqual([table.players[0], table.players[1], table.players[3]]);
});

it('says before it ends the evening that this is for good', async () => {
  const table = await evening('Mia May', 'Ned Nye', 'Oda Orr');
  const page = await table.phone();
  await button(page, 'End the evening').tap();
  await page.getByText('It ends for all, and for good: a game that is only half entered is lost').waitFor();
  expect(await looks(page, 'chouette-close')).toEqual([]);
});

describe('a game that another phone has written down first', () => {
  it('is told at the button, and what was entered is not sent for the next one before the reader says so', async () => {
    const table = await evening('Pia Poe', 'Rex Ray', 'Sal Sow');
    const page = await table.phone();
    await single(page).tap();
    // The other one is sooner by a moment.
    await page.route(
      `**${table.path}/games`,
      async (route) => {
        await table.write();
        await route.continue();
      },
      { times: 1 },
    );
    await button(page, 'Write down game 1').tap();
    await page.getByText('Game 1 has been written down meanwhile.').waitFor();
    // The notice alone: why the service refused is said of game 1.
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    const send = button(page, 'Write down game 2');
    expect(await send.isDisabled()).toBe(true);
    const [notice, sends] = [await page.locator('p.notice').boundingBox(), await send.boundingBox()];
    expect(Math.abs((sends?.y ?? 0) - (notice?.y ?? 9_999))).toBeLessThan(300);
    await button(page, 'Keep what is entered here').tap();
    await send.tap();
    await page.getByRole('heading', { name: 'Game 3' }).waitFor();
    expect((await table.view()).games).toHaveLength(2);
  });

  it('is not told any more when it was undone', async () => {
    const table = await evening('Tao Tew', 'Uli Urn', 'Vic Vow');
    const page = await table.phone();
    await single(page).tap();
    const game = await table.write();
    await page.getByText('Game 1 has been written down meanwhile.').waitFor();
    await club.api.post(
      `${table.path}/games/${game}/correction`,
      { result: null, reason: 'twice' },
      { headers: { 'if-match': '*' } },
    );
    await page.getByText('meanwhile').waitFor({ state: 'detached' });
    expect(await single(page).getAttribute('aria-pressed')).toBe('true');
    expect(await button(page, /^Write down/).isDisabled()).toBe(false);
  });
});

describe('what is half entered', () => {
  it('of a game is there again after a look at another page, until another phone has written the game down', async () => {
    const table = await evening('Wyn Wax', 'Xia Xu', 'Yan Yew');
    const page = await table.phone();
    await page.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '4', exact: true }).tap();
    await button(page, 'Yan Yew: Dropped').tap();
    const address = page.url();
    const pressed = page
      .locator('section', { has: button(page, /^Write down/) })
      .getByRole('button', { pressed: true });
    const lookElsewhere = async (): Promise<void> => {
      await page.getByRole('link').first().tap();
      await page.getByRole('heading', { name: 'Tonight' }).waitFor();
    };
    await lookElsewhere();
    await page.goBack();
    await button(page, /^Write down game 1/).waitFor();
    expect(await pressed.allTextContents()).toEqual(['4', 'Dropped']);
    await page.reload();
    await button(page, /^Write down game 1/).waitFor();
    expect(await pressed.allTextContents()).toEqual(['4', 'Dropped']);
    await lookElsewhere();
    await table.write();
    await page.goto(address);
    await button(page, /^Write down game 2/).waitFor();
    expect(await pressed.allTextContents()).toEqual(['1']);
    expect(await page.getByText('meanwhile').count()).toBe(0);
  });

  it('of a new chouette is there again, and gone when it is open', async () => {
    for (const name of ['Abe Alm', 'Bea Bom', 'Cal Com']) await club.player(name);
    const page = await visitors.visit('/', { token: director, script: STANDING_CLOCK });
    await page.getByText('New chouette').tap();
    for (const name of ['Bea Bom', 'Abe Alm', 'Cal Com']) {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await pass(page);
      await page.getByRole('button', { name, exact: true }).tap();
    }
    await pass(page);
    await page.getByRole('link', { name: 'Settings' }).first().tap();
    await page.getByRole('heading', { name: 'Settings' }).first().waitFor();
    await page.goBack();
    await pass(page);
    const people = page.locator('.form ol > li .name');
    await button(page, 'Begin with 3').waitFor();
    expect(await people.allInnerTexts()).toEqual(['Bea Bom', 'Abe Alm', 'Cal Com']);
    await pass(page);
    await button(page, 'Begin with 3').tap();
    await page.getByRole('heading', { name: 'Game 1' }).waitFor();
    await page.goBack();
    await pass(page);
    await page.getByText('New chouette').tap();
    await page.getByText('In the order in which they sit').waitFor();
    expect(await people.count()).toBe(0);
  });
});
