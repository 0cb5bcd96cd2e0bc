/** A chouette on several phones at once: somebody sits down while a game is written down, two directors put games right. */
import type { Locator, Page } from 'playwright-core';
import { STANDING_CLOCK, looks, pass, visitedClub } from '../support/web/browser.js';
import type { ApiAnswer } from '../support/clients/api-client.js';

const { club, visitors, director } = await visitedClub();

interface Table {
  readonly path: string;
  /** Box, captain, then the rest of the line. */
  readonly ids: readonly string[];
}

async function evening(...names: readonly string[]): Promise<Table> {
  const ids: string[] = [];
  for (const name of names) ids.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players: ids, order: 'given' })).body;
  return { path: `/v1/chouettes/${id}`, ids };
}

const view = async ({ path }: Table): Promise<ApiAnswer['body']> => (await club.api.get(path)).body;
const pointsOf = async (table: Table): Promise<readonly number[]> =>
  (await view(table)).players.map(({ points }: { points: number }) => points);
const phoneOf = ({ path }: Table): Promise<Page> =>
  visitors.visit(path.replace('/v1/chouettes', '/c'), { token: director });
const join = async ({ path }: Table, playerId: string): Promise<ApiAnswer> =>
  club.api.post(`${path}/players`, { playerId });
const told = (line: readonly string[], winner = 'box', value = 1): object => ({
  board: { winner, kind: 'single' },
  cubes: line.map((playerId) => ({ playerId, outcome: 'played', value })),
});
/** Writes a game down; answers its id. */
async function write({ path }: Table, line: readonly string[], winner?: string): Promise<string> {
  return (await club.api.post(`${path}/games`, { result: told(line, winner), again: true })).body.id;
}
const correct = ({ path }: Table, game: string, result: object | null): Promise<ApiAnswer> =>
  club.api.post(`${path}/games/${game}/correction`, { result, reason: 'misread' }, { headers: { 'if-match': '*' } });

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name }).first();
/** The form that corrects a game. */
async function correctionOf(page: Page, game: number): Promise<Locator> {
  await button(page, `Correct game ${game}`).tap();
  return page.locator('div.stack', { has: page.getByRole('heading', { name: `Correct game ${game}` }) }).last();
}
/** Two touches: what it would change, and the yes. */
async function sendCorrection(form: Locator): Promise<void> {
  await button(form, 'See what that changes').tap();
  await button(form, 'Yes, correct it').tap();
}
const boxWins = (page: Page) =>
  page.getByRole('group', { name: /^The box wins/ }).getByRole('button', { name: 'Single' });

describe('who sits down while a game is written down', () => {
  it('does not pay for it: the entry keeps those with whom it was begun, and says who comes in with the next game', async () => {
    const table = await evening('Ann Archer', 'Bo Bell', 'Cy Carr');
    const late = await club.player('Lee Late');
    const page = await phoneOf(table);
    await boxWins(page).tap();
    const lees = await visitors.visit(table.path.replace('/v1/chouettes', '/c'), {
      token: await club.token('player', { playerId: late }),
    });
    await button(lees, 'Join the table').tap();
    await page.getByText(/Lee Late\S? comes in with the next game\./).waitFor();
    expect(await button(page, 'Lee Late: Dropped').count()).toBe(0);
    expect(await page.getByText('Others sit').count()).toBe(0);
    expect(await looks(page, 'chouette-newcomer')).toEqual([]);
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf(table)).toEqual([2, -1, -1, 0]);
    expect((await view(table)).line.at(-1)).toBe(late);
    // In the next game there is nothing to say of them.
    await button(page, 'Lee Late: Dropped').waitFor();
    expect(await page.getByText(/comes in with|was not in this game/).count()).toBe(0);
    // A correction keeps them out.
    const form = await correctionOf(page, 1);
    await form.getByText(/Lee Late\S? comes in with the next game\./).waitFor();
    await form.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '4', exact: true }).tap();
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf(table)).toEqual([8, -4, -4, 0]);
  });

  it('is counted where the reader says so', async () => {
    const table = await evening('Dan Dow', 'Eve Eck', 'Fay Fox');
    const page = await phoneOf(table);
    await boxWins(page).tap();
    await join(table, await club.player('Gus Gray'));
    await button(page, /Gus Gray\S? was in this game/).tap();
    await button(page, 'Gus Gray: Dropped').waitFor();
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf(table)).toEqual([3, -1, -1, -1]);
    // A correction still leaves them out.
    const form = await correctionOf(page, 1);
    await button(form, /Gus Gray\S? was not in this game yet/).tap();
    await button(form, 'Gus Gray: Dropped').waitFor({ state: 'detached' });
    await form.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '2', exact: true }).tap();
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf(table)).toEqual([4, -2, -2, 0]);
  });

  it('is left out by a touch where nothing is entered yet', async () => {
    const table = await evening('Hal Hay', 'Ida Ion', 'Jim Jay');
    const late = ['Kit Key', 'Kim Kay'] as const;
    await join(table, await club.player(late[0]));
    const page = await visitors.visit(table.path.replace('/v1/chouettes', '/c'), {
      token: director,
      script: STANDING_CLOCK,
    });
    // The page has never seen the table without the first of them.
    for (const [game, name] of late.entries()) {
      if (game > 0) await join(table, await club.player(name));
      await button(page, `${name}: Dropped`).waitFor();
      // It may stand where the game before was sent.
      await pass(page);
      await button(page, new RegExp(`${name}\\S? was not in this game yet`)).tap();
      await button(page, `${name}: Dropped`).waitFor({ state: 'detached' });
      await boxWins(page).tap();
      await button(page, `Write down game ${game + 1}`).tap();
      await page.getByRole('heading', { name: `Game ${game + 2}` }).waitFor();
      expect((await pointsOf(table)).at(-1)).toBe(0);
    }
  });

  it('stays out of a game that is on its way in that moment', async () => {
    const table = await evening('Lou Lark', 'Mia May', 'Ned Nye');
    const late = await club.player('Oda Orr');
    const page = await phoneOf(table);
    await boxWins(page).tap();
    await page.route(
      `**${table.path}/games`,
      async (route) => {
        await join(table, late);
        await route.continue();
      },
      { times: 1 },
    );
    await button(page, 'Write down game 1').tap();
    await page.getByRole('heading', { name: 'Game 2' }).waitFor();
    expect(await pointsOf(table)).toEqual([2, -1, -1, 0]);
  });
});

describe('two who undo the last game', () => {
  it('undo that one alone, and the second reads that it is done', async () => {
    const table = await evening('Pia Poe', 'Rex Ray', 'Sal Sow');
    const [, ...line] = table.ids;
    await write(table, line);
    await write(table, [...line].reverse());
    const [one, other] = [await phoneOf(table), await phoneOf(table)];
    for (const page of [one, other]) {
      await button(page, 'Undo game 2').tap();
      await page.getByText('Game 2 then never counted.').waitFor();
    }
    await button(one, 'Yes, undo').tap();
    await button(one, 'Undo game 1').waitFor();
    await other.getByText('Game 2 has been undone already.').waitFor();
    expect(await looks(other, 'chouette-undone-already')).toEqual([]);
    expect(await button(other, 'Yes, undo').count()).toBe(0);
    await button(other, 'OK').tap();
    await button(other, 'Undo game 1').waitFor();
    expect((await view(table)).games.map(({ status }: { status: string }) => status)).toEqual(['finished', 'undone']);
  });

  it('or ask while another game is written down, also in the moment of the yes', async () => {
    const table = await evening('Tao Tew', 'Uli Urn', 'Vic Vow');
    const [, ...line] = table.ids;
    await write(table, line);
    const page = await phoneOf(table);
    await button(page, 'Undo game 1').tap();
    // The yes is on its way when the next game is written down.
    await page.route(
      '**/correction',
      async (route) => {
        await write(table, [...line].reverse());
        await route.continue();
      },
      { times: 1 },
    );
    await button(page, 'Yes, undo').tap();
    await page.getByText('Game 2 is the last one by now. Game 1 has not been undone.').waitFor();
    expect(await pointsOf(table)).toEqual([4, -2, -2]);
    await button(page, 'OK').tap();
    await button(page, 'Undo game 2').waitFor();
    // What happens elsewhere at the table is in nobody's way.
    await button(page, 'Undo game 2').tap();
    await page.route(
      '**/correction',
      async (route) => {
        await join(table, await club.player('Wyn Wax'));
        await route.continue();
      },
      { times: 1 },
    );
    await button(page, 'Yes, undo').tap();
    await button(page, 'Undo game 1').waitFor();
    expect(await pointsOf(table)).toEqual([2, -1, -1, 0]);
  });
});

describe('two who correct one game', () => {
  const formIn = (page: Page) =>
    page.locator('div.stack', { has: page.getByRole('heading', { name: 'Correct game 1' }) }).last();
  const opened = async (table: Table): Promise<Page> => {
    const page = await phoneOf(table);
    await button(page, 'Correct game 1').tap();
    const form = formIn(page);
    await form.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '8', exact: true }).tap();
    return page;
  };

  it('read what the other has written, before anything replaces it', async () => {
    const table = await evening('Xia Xu', 'Yan Yew', 'Zoe Zinn');
    const [, ...line] = table.ids;
    const game = await write(table, line);
    const page = await opened(table);
    await correct(table, game, told(line, 'box', 2));
    const form = formIn(page);
    await form
      .getByText(/Game 1 has been corrected meanwhile: Box: Single, .*Yan Yew.* × 2, .*Zoe Zinn.* × 2\./)
      .waitFor();
    expect(await looks(page, 'chouette-corrected-meanwhile')).toEqual([]);
    expect(await button(form, 'See what that changes').isDisabled()).toBe(true);
    await form.getByRole('button', { name: 'Begin with that' }).tap();
    expect(await form.getByRole('button', { pressed: true }).allTextContents()).toEqual(['Single', '2']);
    await form.getByRole('group', { name: 'Cube at the end' }).getByRole('button', { name: '4', exact: true }).tap();
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf(table)).toEqual([8, -4, -4]);
  });

  it('also where it comes in the moment in which the form is sent; nobody who only sits down is in the way', async () => {
    const table = await evening('Abe Ash', 'Bea Bay', 'Cal Cox');
    const [, ...line] = table.ids;
    const game = await write(table, line);
    const page = await opened(table);
    const form = formIn(page);
    await page.route(
      '**/correction',
      async (route) => {
        await correct(table, game, told(line, 'team'));
        await route.continue();
      },
      { times: 1 },
    );
    await sendCorrection(form);
    await form.getByText(/Game 1 has been corrected meanwhile: Team: Single/).waitFor();
    expect(await pointsOf(table)).toEqual([-2, 1, 1]);
    // Who has read it may still mean what was entered.
    await form.getByRole('button', { name: 'Keep what is entered here' }).tap();
    await page.route(
      '**/correction',
      async (route) => {
        await join(table, await club.player('Dot Day'));
        await route.continue();
      },
      { times: 1 },
    );
    await sendCorrection(form);
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf(table)).toEqual([16, -8, -8, 0]);
  });

  it('or undo it: the form says so and closes', async () => {
    const table = await evening('Eli Elm', 'Flo Fir', 'Guy Gum');
    const [, ...line] = table.ids;
    const game = await write(table, line);
    const page = await opened(table);
    await correct(table, game, null);
    const form = formIn(page);
    await form.getByText('Game 1 has been undone meanwhile.').waitFor();
    await form.getByRole('button', { name: 'OK' }).tap();
    await form.waitFor({ state: 'detached' });
    expect(await pointsOf(table)).toEqual([0, 0, 0]);
  });
});
