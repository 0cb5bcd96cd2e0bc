/** A match or a money session outside of a tournament: begun, played, reported and ended on the pages. */
import type { Page } from 'playwright-core';
import { type VisitOptions, heldBack, idle, looks, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

async function matches(options: VisitOptions): Promise<Page> {
  const page = await visitors.visit('/', options);
  await page.getByText('Match or money session').tap();
  await page.getByText('What they play').waitFor();
  return page;
}

async function choose(page: Page, name: string): Promise<void> {
  // An empty club offers a tournament as well, which has a name.
  const part = page.locator('details', { hasText: 'Match or money session' });
  await part.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await part.getByRole('button', { name }).tap();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

/** The match that the page shows. */
async function shownMatch(page: Page) {
  const id = new URL(page.url()).pathname.replace('/m/', '');
  return (await club.api.get(`/v1/matches/${id}`)).body;
}

it('is begun by a director for two people who are new to the club, in four touches', async () => {
  const page = await matches({ token: director });
  await choose(page, 'Nia New');
  await choose(page, 'Oda Other');
  expect(await looks(page, 'new-match')).toEqual([]);
  await button(page, 'Begin').tap();
  await button(page, 'Start game 1').tap();
  await page.getByRole('group', { name: 'Nia New' }).waitFor();
  expect(await shownMatch(page)).toMatchObject({
    white: { name: 'Nia New' },
    black: { name: 'Oda Other' },
    format: { kind: 'points', length: 7 },
    dice: 'recorded',
    status: 'open',
  });
});

it('is found again by those who play it, and ended by its result where its games are not entered', async () => {
  const opponent = await club.player('Kit Known');
  const token = await club.token('player', { playerId: await club.player('Pia Player') });
  const page = await matches({ token });
  expect(await page.locator('.form ol > li .name').allInnerTexts()).toEqual(['Pia Player']);
  await choose(page, 'Kit Known');
  await button(page, '5').tap();
  await button(page, 'Begin').tap();
  await button(page, 'Start game 1').waitFor();

  const other = await matches({ token: await club.token('player', { playerId: opponent }) });
  await other.getByRole('link', { name: /Pia Player.*Kit Known/ }).tap();
  await other.getByText('Enter only the result').tap();
  await button(other, 'Pia Player').tap();
  await button(other, '2').tap();
  await other.getByRole('button', { name: /^Send/ }).tap();
  await other.getByText('Pia Player has won').waitFor();
  expect(await looks(other, 'new-match-reported')).toEqual([]);
  expect(await shownMatch(other)).toMatchObject({ status: 'finished', white: { score: 5 }, black: { score: 2 } });
});

it('is on the pages of both and on the first page as soon as it is begun, until it is over', async () => {
  const [opal, quin] = [await club.player('Opal Opponent'), await club.player('Quin Quick')];
  const phone = await visitors.visit('/me', { token: await club.token('player', { playerId: opal }) });
  await phone.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  const hall = await visitors.visit('/', { token: await club.token('viewer') });
  const goingOn = hall.locator('section', { hasText: 'Matches that go on' }).getByRole('link', { name: /Quin Quick/ });
  const { id } = (await club.match({ white: quin, black: opal, format: { kind: 'points', length: 1 } })).body;
  await phone.getByRole('link', { name: 'Quin Quick – Opal Opponent' }).waitFor();
  expect(await phone.getByRole('heading', { name: 'Nothing waits for you' }).count()).toBe(0);
  await goingOn.waitFor();
  expect(await hall.getByText('Nothing is being played just now.').count()).toBe(0);
  expect(await looks(phone, 'my-match')).toEqual([]);

  const { id: game } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  await phone.getByRole('link', { name: 'It is your turn against Quin Quick' }).waitFor();
  await club.api.act(game, [
    { type: 'opening-roll', dice: { white: 3, black: 1 } },
    { type: 'play', play: '8/5 6/5' },
  ]);
  await club.api.post(`/v1/matches/${id}/result`, { score: { white: 1, black: 0 } });
  await phone.getByRole('heading', { name: 'Nothing waits for you' }).waitFor();
  await goingOn.waitFor({ state: 'detached' });
});

it('of a player is only one in which they play, which the service says', async () => {
  await club.player('Uma Unseen');
  await club.player('Vic Vague');
  const token = await club.token('player', { playerId: await club.player('Wes Watcher') });
  const page = await matches({ token });
  await page.getByRole('button', { name: 'Wes Watcher does not play' }).tap();
  await choose(page, 'Uma Unseen');
  await choose(page, 'Vic Vague');
  await button(page, 'Begin').tap();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('.form ol > li .name').allInnerTexts()).toEqual(['Uma Unseen', 'Vic Vague']);
});

it('for money says how it stands between two games, and ends when they say so', async () => {
  await club.api.patch('/v1/club', { currency: 'EUR' }, { headers: { 'if-match': '*' } });
  const rival = await club.player('Rex Rival');
  const token = await club.token('player', { playerId: await club.player('Mia Money') });
  const page = await matches({ token });
  await choose(page, 'Rex Rival');
  await button(page, 'A money session').tap();
  await page.getByRole('textbox', { name: 'A point is worth' }).fill('2.50');
  await page.getByRole('checkbox', { name: 'Beavers' }).check();
  await button(page, 'The club’s computer rolls').tap();
  expect(await looks(page, 'new-money-session')).toEqual([]);
  await button(page, 'Begin').tap();
  await button(page, 'Start game 1').waitFor();
  const { id, format, rules, dice } = await shownMatch(page);
  expect({ format, jacoby: rules.jacoby, beavers: rules.beavers, dice }).toEqual({
    format: { kind: 'money', stake: 250, currency: 'EUR' },
    jacoby: true,
    beavers: 1,
    dice: 'server',
  });
  await club.api.post(`/v1/matches/${id}/games`, { result: { winner: 'black', kind: 'single', cube: 2 } });
  await page.getByText('+2 · €5.00').waitFor();
  await page.getByText('−2 · −€5.00').waitFor();
  expect(await looks(page, 'money-session-between-games')).toEqual([]);

  const looker = await visitors.visit(`/m/${id}`, {
    token: await club.token('player', { playerId: await club.player('Lou Looker') }),
  });
  await looker.getByText('+2 · €5.00').waitFor();
  expect(await button(looker, 'Start game 2').count()).toBe(0);
  expect(await button(looker, 'End the session …').count()).toBe(0);

  await button(page, 'End the session …').tap();
  await button(page, 'End it').waitFor();
  await button(page, 'End it').tap();
  await button(page, 'Start game 2').waitFor({ state: 'detached' });
  await page.getByText('+2 · €5.00').waitFor();
  expect((await shownMatch(page)).status).toBe('finished');
  const list = await club.api.get(`/v1/matches?status=finished&playerId=${rival}`);
  expect(list.body.items.map((match: { id: string }) => match.id)).toEqual([id]);
});

it('takes its result also while a game is open whose dice are entered, where they stop entering them', async () => {
  const [white, black] = [await club.player('Stella Stops'), await club.player('Theo Throws')];
  const ofPoints = { white, black, format: { kind: 'points', length: 3 } };
  const token = await club.token('player', { playerId: white });
  const { id } = (await club.match({ ...ofPoints, dice: 'recorded' })).body;
  await club.api.post(`/v1/matches/${id}/games`, {});
  const page = await visitors.visit(`/m/${id}`, { token });
  await page.getByText('Enter only the result').tap();
  expect(await looks(page, 'open-game-reported')).toEqual([]);
  await page.locator('.report').getByRole('button', { name: 'Theo Throws' }).tap();
  await page.locator('.report').getByRole('button', { name: '1', exact: true }).tap();
  await page.getByRole('button', { name: /^Send/ }).tap();
  await page.getByText('Theo Throws has won').first().waitFor();
  expect(await shownMatch(page)).toMatchObject({ status: 'finished', white: { score: 1 }, black: { score: 3 } });

  const { id: played } = (await club.match({ ...ofPoints, dice: 'server' })).body;
  await club.api.post(`/v1/matches/${played}/games`, {});
  const other = await visitors.visit(`/m/${played}`, { token });
  await button(other, 'Throw for the start').waitFor();
  expect(await other.getByText('Enter only the result').count()).toBe(0);
});

it('for money says what a point is worth before its first game, and ends for both who end it at once', async () => {
  const [white, black] = [await club.player('Ursa Unit'), await club.player('Vera Value')];
  const format = { kind: 'money', stake: 250, currency: 'EUR' };
  const { id } = (await club.match({ white, black, format })).body;
  const phones = await Promise.all(
    [white, black].map(async (playerId) =>
      visitors.visit(`/m/${id}`, { token: await club.token('player', { playerId }) }),
    ),
  );
  const letGo = await Promise.all(phones.map((phone) => heldBack(phone, '**/close', 'POST')));
  for (const phone of phones) {
    await phone.getByText('A point is worth €2.50').waitFor();
    await button(phone, 'End the session …').tap();
    await phone.getByRole('button', { name: 'End it', disabled: false }).tap();
  }
  letGo.forEach((go) => go());
  for (const phone of phones) {
    await phone.getByText('The session is over').waitFor();
    await idle(phone);
    expect(await phone.getByRole('alert').count()).toBe(0);
  }
});
