/** An evening of a chouette on the host's phone. */
import type { Page } from 'playwright-core';
import { looks, visitedClub } from '../support/web/browser.js';
import type { ApiAnswer } from '../support/clients/api-client.js';

const { club, visitors, director } = await visitedClub();

const NAMES = ['Ann Archer', 'Bo Bellingham', 'Cy Carmichael', 'Dee Dunmore', 'Eli Eastwood'];

interface Evening {
  readonly path: string;
  readonly ids: Readonly<Record<string, string>>;
}

async function evening(names = NAMES): Promise<Evening> {
  const ids: Record<string, string> = {};
  for (const name of names) ids[name] = await club.player(name);
  const body = { players: Object.values(ids), order: 'given', stake: 100, currency: 'EUR' };
  const { id } = (await club.api.post('/v1/chouettes', body)).body;
  return { path: `/v1/chouettes/${id}`, ids };
}

const view = async ({ path }: Evening): Promise<ApiAnswer['body']> => (await club.api.get(path)).body;
const pointsOf = async (table: Evening): Promise<Record<string, number>> =>
  Object.fromEntries(
    (await view(table)).players.map(({ name, points }: { name: string; points: number }) => [name, points]),
  );

/** A phone that counts what its owner touches. */
class Phone {
  taps = 0;
  constructor(readonly page: Page) {}

  async tap(name: string | RegExp, group?: string | RegExp): Promise<void> {
    const where = group === undefined ? this.page : this.page.getByRole('group', { name: group });
    await where
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .tap();
    this.taps += 1;
  }

  /** What the touches since the last time came to. */
  counted(): number {
    const { taps } = this;
    this.taps = 0;
    return taps;
  }
}

async function hostsPhone({ path }: Evening): Promise<Phone> {
  const page = await visitors.visit(path.replace('/v1/chouettes', '/c'), { token: director });
  return new Phone(page);
}

it('goes from the first game to settling up: drops, a player who comes, another who leaves, a wrong entry put right', async () => {
  const table = await evening();
  const phone = await hostsPhone(table);
  const { page } = phone;

  // No member dropped: how it ended, the cube, send.
  await phone.tap('Gammon', 'The team wins');
  await phone.tap('2', 'Cube at the end');
  await phone.tap('Write down game 1');
  await page.getByRole('heading', { name: 'Game 2' }).waitFor();
  expect(phone.counted()).toBe(3);
  expect(await pointsOf(table)).toEqual({
    'Ann Archer': -16,
    'Bo Bellingham': 4,
    'Cy Carmichael': 4,
    'Dee Dunmore': 4,
    'Eli Eastwood': 4,
  });

  // One touch more for each exception.
  await phone.tap('Single', /^The box wins/);
  await phone.tap('4', 'Cube at the end');
  await phone.tap('Dee Dunmore: Dropped');
  await phone.tap('Write down game 2');
  await page.getByRole('heading', { name: 'Game 3' }).waitFor();
  expect(phone.counted()).toBe(4);
  const second = (await view(table)).games[1].result;
  expect(second.board).toMatchObject({ winner: 'box', kind: 'single' });
  expect(second.cubes.map(({ outcome, value }: { outcome: string; value: number }) => [outcome, value])).toEqual([
    ['played', 4],
    ['member-dropped', 2],
    ['played', 4],
    ['played', 4],
  ]);
  const before = await pointsOf(table);

  // Two touches take the last game back; and it is written down again.
  await phone.tap('Undo game 2');
  await phone.tap('Yes, undo');
  await page.getByRole('button', { name: 'Undo game 1' }).waitFor();
  expect(phone.counted()).toBe(2);
  expect((await view(table)).games[1].status).toBe('undone');
  await phone.tap('Single', /^The box wins/);
  await phone.tap('4', 'Cube at the end');
  await phone.tap('Dee Dunmore: Dropped');
  await phone.tap(/^Write down game/);
  await page.getByRole('button', { name: /^Undo game [23]$/ }).waitFor();
  expect(await pointsOf(table)).toEqual(before);
  phone.counted();

  // A wrong entry of an earlier game: it was a single game.
  await phone.tap('Correct game 1');
  const correction = page.locator('div.stack', { has: page.getByRole('heading', { name: 'Correct game 1' }) }).last();
  // It begins with what was written down, as soon as its script is there.
  const pressed = correction.getByRole('button', { pressed: true });
  await pressed.first().waitFor();
  expect(await pressed.allTextContents()).toEqual(['Gammon', '2']);
  await correction.getByRole('group', { name: 'The team wins' }).getByRole('button', { name: 'Single' }).tap();
  await correction.getByRole('button', { name: 'See what that changes' }).tap();
  await correction.getByRole('button', { name: 'Yes, correct it' }).tap();
  await correction.waitFor({ state: 'detached' });
  const corrected = (await view(table)).games[0].result;
  expect(corrected.board).toMatchObject({ kind: 'single' });
  expect(corrected.cubes.map(({ value }: { value: number }) => value)).toEqual([2, 2, 2, 2]);

  // A player new to the club comes, another leaves.
  await page.getByText('A player joins').tap();
  await page.getByRole('textbox', { name: 'Name' }).fill('Fay Fitzgerald');
  await page.getByRole('button', { name: 'Fay Fitzgerald (new)' }).tap();
  await page
    .getByRole('button', { name: /^Fay Fitzgerald/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: /^Eli Eastwood [+−0]/ }).tap();
  await page.getByRole('button', { name: 'Leave', exact: true }).tap();
  await page.getByRole('button', { name: 'Yes, leave' }).tap();
  await page.getByRole('heading', { name: 'Not playing' }).waitFor();
  expect((await view(table)).players.find(({ name }: { name: string }) => name === 'Eli Eastwood').role).toBe('out');
  expect(await looks(page, 'chouette')).toEqual([]);

  const { balances, transfers } = (await club.api.get(`${table.path}/ledger`)).body;
  expect(balances.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(0);
  const shown = await page.getByText('→').count();
  expect(shown).toBe(transfers.length);
  await page.getByRole('button', { name: 'End the evening …' }).tap();
  await page.getByRole('button', { name: 'Yes, end it' }).tap();
  await page.getByRole('button', { name: /^Write down/ }).waitFor({ state: 'detached' });
  expect((await view(table)).status).toBe('closed');
});

it('shows what another phone has written down, and keeps what is half entered here', async () => {
  const table = await evening();
  const [one, other] = [await hostsPhone(table), await hostsPhone(table)];
  await one.tap('Dee Dunmore: Dropped');
  await club.api.post(`${table.path}/players`, { playerId: await club.player('Gil Grant') });
  await one.page.getByText('Gil Grant').first().waitFor();
  const dropped = one.page.getByRole('button', { name: 'Dee Dunmore: Dropped' });
  expect(await dropped.getAttribute('aria-pressed')).toBe('true');
  await other.tap('Single', 'The team wins');
  await other.tap('Write down game 1');
  await one.page.getByRole('heading', { name: 'Game 2' }).waitFor();
  await one.page.getByText('Game 1 has been written down meanwhile').waitFor();
  expect(await dropped.getAttribute('aria-pressed')).toBe('true');
  expect(await looks(one.page, 'chouette-overtaken')).toEqual([]);
  // The other phone hears of its own game, and says nothing of the kind.
  await other.page.getByRole('heading', { name: 'Game 2' }).waitFor();
  expect(await other.page.getByText('meanwhile').count()).toBe(0);
  // It may be given up, or sent for the game that is next.
  await one.tap('Clear what is entered');
  expect(await dropped.getAttribute('aria-pressed')).toBe('false');
  expect(await one.page.getByText('meanwhile').count()).toBe(0);
});

it('says that others sit in the box than those for whom a game was half entered', async () => {
  const table = await evening(['Una Unger', 'Vic Vogt', 'Wim Wolf', 'Xia Xu']);
  const phone = await hostsPhone(table);
  await phone.tap('Single', /^The box wins/);
  await club.api.post(`${table.path}/acts`, { type: 'sit-out', playerId: table.ids['Una Unger'] });
  await phone.page.getByText('Others sit in the box or in the line since you began.').waitFor();
  await phone.tap('Clear what is entered');
  expect(await phone.page.getByText('Others sit').count()).toBe(0);
});

it('says what a point is worth, and to whom something else', async () => {
  const table = await evening(['Abe Abel', 'Bea Beck', 'Cal Cole']);
  await club.api.post(`${table.path}/players`, { playerId: await club.player('Dot Dale'), stake: 50 });
  const { page } = await hostsPhone(table);
  await page.getByText('A point is worth €1.00 · Dot Dale: €0.50').waitFor();
});

it('settles up in numbers where it was opened without a currency, whatever the club counts in since', async () => {
  const [abe, bea, cal] = [
    await club.player('Abe Ash'),
    await club.player('Bea Birch'),
    await club.player('Cal Cedar'),
  ];
  const { id } = (await club.api.post('/v1/chouettes', { players: [abe, bea, cal], order: 'given', stake: 5 })).body;
  const cubes = [bea, cal].map((playerId) => ({ playerId, outcome: 'played', value: 2 }));
  const result = { board: { winner: 'box', kind: 'single' }, cubes };
  await club.api.post(`/v1/chouettes/${id}/games`, { result });
  await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
  const { page } = await hostsPhone({ path: `/v1/chouettes/${id}`, ids: {} });
  await page.getByText('A point is worth 5').waitFor();
  const settled = page.locator('section', { has: page.getByRole('heading', { name: 'Who pays whom' }) });
  await settled.getByText('Bea Birch').waitFor();
  expect(await settled.locator('b').allInnerTexts()).toEqual(['10', '10']);
  await club.api.patch('/v1/club', { currency: null }, { headers: { 'if-match': '*' } });
});

it('lets a player go, or ends, while the first order is thrown', async () => {
  const names = ['Pat Pine', 'Quin Quill', 'Ray Reed'];
  const players = await Promise.all(names.map((name) => club.player(name)));
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'dice' })).body;
  const phone = await hostsPhone({ path: `/v1/chouettes/${id}`, ids: {} });
  await phone.tap(/^Pat Pine/);
  await phone.page.getByRole('button', { name: 'Leave' }).waitFor();
  expect(await phone.page.getByRole('button', { name: /^(Sit out|Back)$/ }).count()).toBe(0);
  await phone.tap('Leave');
  await phone.tap('Yes, leave');
  await phone.page.getByRole('button', { name: /^Pat Pine/ }).waitFor({ state: 'detached' });
  await phone.tap('End the evening …');
  await phone.tap('Yes, end it');
  await phone.page.getByText('Ended', { exact: true }).waitFor();
  expect((await club.api.get(`/v1/chouettes/${id}`)).body).toMatchObject({ status: 'closed', box: null });
});

it('asks before one of the last two leaves, which ends the evening, and lets its games be put right after it', async () => {
  const table = await evening(['Lea', 'Max', 'Nia']);
  const { Max: max = '', Nia: nia = '' } = table.ids;
  const cubes = [max, nia].map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
  await club.api.post(`${table.path}/games`, { result: { board: { winner: 'box', kind: 'single' }, cubes } });
  const phone = await hostsPhone(table);
  await phone.tap(/^Max/);
  await phone.tap('Leave');
  await phone.tap('Yes, leave');
  await phone.page.getByText('Has left', { exact: true }).waitFor();
  await phone.tap(/^Lea/);
  await phone.tap('Leave');
  await phone.page.getByText('With only one player left, the evening ends for good.').waitFor();
  expect(await looks(phone.page, 'chouette-last')).toEqual([]);
  expect((await view(table)).status).not.toBe('closed');
  await phone.tap('Yes, end it');
  await phone.page.getByText('Ended', { exact: true }).waitFor();
  expect(await phone.page.getByRole('button', { name: 'Back to the table' }).count()).toBe(0);
  await phone.tap('Correct game 1');
  await phone.page.getByRole('heading', { name: 'Correct game 1' }).waitFor();
  expect(await looks(phone.page, 'chouette-over-correct')).toEqual([]);
});

it('says in the words of the service why something cannot be', async () => {
  const table = await evening(['Ida', 'Jo', 'Kim']);
  const phone = await hostsPhone(table);
  await phone.tap('Single', 'The team wins');
  // The director closes the chouette while the result is on its way.
  await phone.page.route(`**${table.path}/games`, async (route) => {
    await club.api.post(`${table.path}/close`);
    await route.continue();
  });
  await phone.tap(/^Write down/);
  await phone.page.getByRole('alert').getByText('closed').waitFor();
  // It stays when the page shows that there is nothing more to write down, until it is read.
  await phone.page.getByRole('button', { name: /^Write down/ }).waitFor({ state: 'detached' });
  await phone.page.getByRole('alert').getByText('closed').waitFor();
  expect(await phone.page.getByRole('alert').count()).toBe(1);
  expect(await looks(phone.page, 'chouette-refused')).toEqual([]);
  await phone.page.getByRole('alert').getByRole('button', { name: 'OK' }).tap();
  await phone.page.getByRole('alert').waitFor({ state: 'detached' });
  expect((await view(table)).games).toEqual([]);
});

describe('a new chouette', () => {
  it('has a stake in whole numbers where the club has no currency, and says so', async () => {
    const page = await visitors.visit('/', { token: director });
    await page.getByText('New chouette').tap();
    await page.getByLabel('A point is worth').fill('0,50');
    await page.getByText('The club has no currency, so a point is worth a whole number.').waitFor();
    await page.getByLabel('A point is worth').fill('2');
    await page.getByText('The club has no currency').waitFor({ state: 'detached' });
  });

  it('is begun on the first page by a director: known people, somebody new, the stake, one cube', async () => {
    await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
    for (const name of ['Lou Lindqvist', 'Mia Maier']) await club.player(name);
    const page = await visitors.visit('/', { token: director });
    await page.getByText('New chouette').tap();
    for (const name of ['Lou Lindqvist', 'Mia Maier']) {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name.slice(0, 4));
      await page.getByRole('button', { name, exact: true }).tap();
    }
    expect(await page.getByRole('button', { name: 'Begin with 2' }).isDisabled()).toBe(true);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nia Newcomer');
    await page.getByRole('button', { name: 'Nia Newcomer (new)' }).tap();
    await page.getByRole('button', { name: 'Nia Newcomer moves up' }).tap();
    await page.getByLabel('A point is worth EUR').fill('0,505');
    await page.getByText('with no more decimals than the currency has').waitFor();
    await page.getByLabel('A point is worth EUR').fill('0,50');
    await page.getByRole('button', { name: 'One for the team' }).tap();
    expect(await looks(page, 'chouette-new')).toEqual([]);
    await page.getByRole('button', { name: 'Begin with 3' }).tap();
    await page.getByRole('heading', { name: 'Game 1' }).waitFor();
    const id = new URL(page.url()).pathname.replace('/c/', '');
    const { body } = await club.api.get(`/v1/chouettes/${id}`);
    expect(body).toMatchObject({ stake: 50, currency: 'EUR', rules: { cubes: 'single' }, status: 'waiting' });
    const nameOf = (wanted: string): string =>
      body.players.find(({ playerId }: { playerId: string }) => playerId === wanted).name;
    expect([body.box, ...body.line].map(nameOf)).toEqual(['Lou Lindqvist', 'Nia Newcomer', 'Mia Maier']);
  });

  it('takes a name by the Enter key, and one new name as one person', async () => {
    await club.player('Rod Ruiz');
    await club.player('Rodrigo Ruiz');
    const page = await visitors.visit('/', { token: director });
    await page.getByText('New chouette').tap();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    const people = page.locator('.form ol > li');
    await name.fill('rod ruiz');
    await name.press('Enter');
    await people.getByText('Rod Ruiz', { exact: true }).waitFor();
    expect(await name.inputValue()).toBe('');
    // Part of a name may be many people.
    await name.fill('Rodrigo');
    await name.press('Enter');
    await page.getByRole('button', { name: 'Rodrigo Ruiz', exact: true }).waitFor();
    await name.fill('Zora Zimt');
    await name.press('Enter');
    await people.getByText('Zora Zimt').waitFor();
    await name.fill('zora  zimt');
    await page.getByText('is at the table already').waitFor();
    expect(await page.getByRole('button', { name: '(new)' }).count()).toBe(0);
    await name.press('Enter');
    expect(await people.count()).toBe(2);
    expect(await looks(page, 'chouette-new-twice')).toEqual([]);
  });

  it('is begun by a player, who sits at it and makes no new people', async () => {
    const playerId = await club.player('Ole Olsen');
    await club.player('Pat Pascal');
    await club.player('Quin Quade');
    const page = await visitors.visit('/', { token: await club.token('player', { playerId }) });
    await page.getByText('New chouette').tap();
    await page.getByText('Ole Olsen').waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Pat');
    await page.getByRole('button', { name: 'Pat Pascal', exact: true }).tap();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Quin');
    expect(await page.getByRole('button', { name: '(new)' }).count()).toBe(0);
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Quin Unheard');
    await page.getByText('A director or a scorer adds new people.').waitFor();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Quin');
    await page.getByRole('button', { name: 'Quin Quade', exact: true }).tap();
    await page.getByRole('button', { name: 'Begin with 3' }).tap();
    await page.getByRole('heading', { name: 'Game 1' }).waitFor();
  });
});

describe('somebody new to the club, where the table was refused at first', () => {
  /** Refuses the next write to the address. */
  const refuse = async (page: Page, address: string): Promise<void> => {
    await page.route(
      address,
      (route) =>
        route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: { type: 'about:blank', title: 'No', status: 409, detail: 'Not just now.', code: 'chouette.closed' },
        }),
      { times: 1 },
    );
  };
  const countOf = async (name: string): Promise<number> =>
    (await club.api.get(`/v1/players?q=${encodeURIComponent(name)}`)).body.items.length;

  it('begins a chouette as the one person who was made', async () => {
    const page = await visitors.visit('/', { token: director });
    await page.getByText('New chouette').tap();
    const names = ['Rae Rowan', 'Sid Stone', 'Tom Tyler'];
    for (const name of names) {
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await page.getByRole('button', { name: `${name} (new)` }).tap();
    }
    await refuse(page, '**/v1/chouettes');
    await page.getByRole('button', { name: 'Begin with 3' }).tap();
    await page.getByRole('alert').getByText('Not just now.').waitFor();
    await page.getByRole('button', { name: 'Tom Tyler moves up' }).tap();
    await page.getByRole('button', { name: 'Begin with 3' }).tap();
    await page.getByRole('heading', { name: 'Game 1' }).waitFor();
    expect(await Promise.all(names.map(countOf))).toEqual([1, 1, 1]);
  });

  it('joins one as the one person who was made', async () => {
    const table = await evening(['Uma Ulrich', 'Vic Vance', 'Wes West']);
    const { page } = await hostsPhone(table);
    await page.getByText('A player joins').tap();
    await page.getByRole('textbox', { name: 'Name' }).fill('Xia Xavier');
    await refuse(page, `**${table.path}/players`);
    await page.getByRole('button', { name: 'Xia Xavier (new)' }).tap();
    await page.getByRole('alert').getByText('Not just now.').waitFor();
    await page.getByRole('button', { name: 'Xia Xavier (new)' }).tap();
    await page
      .getByRole('button', { name: /^Xia Xavier [+−0]/ })
      .first()
      .waitFor();
    expect(await countOf('Xia Xavier')).toBe(1);
  });
});
