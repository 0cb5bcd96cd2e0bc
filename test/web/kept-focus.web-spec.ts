/** Who works with the keyboard keeps the place: what has the focus when an act is done is never the page as a whole. */
import type { Locator, Page } from 'playwright-core';
import { DESK, visitedClub } from '../support/web/browser.js';
import { drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function isFocusKept(page: Page): Promise<boolean> {
  await page.waitForTimeout(100);
  return page.evaluate<boolean>('document.activeElement !== null && document.activeElement !== document.body');
}

/** What has the focus, in words. */
async function focusedOn(page: Page): Promise<string> {
  await page.waitForTimeout(100);
  return page.evaluate<string>('document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ""');
}

/** Presses buttons by Enter, one after the other as a person does: what comes at once is taken for the same touch. */
async function keyboardOf(page: Page): Promise<(what: string | RegExp | Locator) => Promise<void>> {
  await page.keyboard.press('Tab');
  return async (what) => {
    const isName = typeof what === 'string' || what instanceof RegExp;
    await (isName ? page.getByRole('button', { name: what }).first() : what).focus();
    await page.waitForTimeout(600);
    await page.keyboard.press('Enter');
  };
}

it('in the list of entrants: who is here, who leaves, who is back', async () => {
  const { id } = await enteredNight(club, 4);
  const page = await visitors.visit(`/t/${id}/desk?show=entries`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press(/^.?Ann Example.? is here/);
  await page.getByText('here', { exact: true }).first().waitFor();
  expect(await isFocusKept(page)).toBe(true);
  await press(/^.?Ann Example.? leaves/);
  await press(/^Yes, .?Ann Example/);
  await page.getByRole('button', { name: /^.?Ann Example.? is back/ }).waitFor();
  expect(await isFocusKept(page)).toBe(true);
  await press(/^.?Ann Example.? is back/);
  await page.getByRole('button', { name: /^.?Ann Example.? leaves/ }).waitFor();
  expect(await isFocusKept(page)).toBe(true);
});

it('where people are entered, many and one, and behind the draw', async () => {
  const { id } = await enteredNight(club, 2);
  await club.player('Known Already');
  const page = await visitors.visit(`/t/${id}/desk?show=entrants`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await page.getByText('Enter a list of names').click();
  await page.getByLabel('One name').fill('Zoe Zest\nYan York');
  await press('Enter 2');
  await press('They are right: enter 2');
  await page.getByText('Zoe Zest').first().waitFor();
  expect(await isFocusKept(page)).toBe(true);
  await page.getByLabel('Enter a player').fill('Known');
  await press('Known Already');
  await page.getByRole('listitem').filter({ hasText: 'Known Already' }).waitFor();
  expect(await isFocusKept(page)).toBe(true);
  await press('Draw 5 people');
  await page.getByText('Running').waitFor();
  expect(await isFocusKept(page)).toBe(true);
});

it('behind the draw, also where the queue comes in the place of the entrants', async () => {
  const { id } = await enteredNight(club, 2);
  const page = await visitors.visit(`/t/${id}/desk`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press('Draw 2 people');
  await page.getByRole('heading', { name: 'To call 1' }).waitFor();
  expect(await isFocusKept(page)).toBe(true);
  expect(await focusedOn(page)).toBe('Queue');
});

it('where a tournament is ended, and goes on', async () => {
  const { id } = await drawnNight(club, 4);
  const page = await visitors.visit(`/t/${id}/desk`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await page.getByText('End, call off or delete').click();
  await press('End it …');
  await press('Yes, end it');
  await page.getByRole('button', { name: 'Let it go on …' }).waitFor();
  expect(await isFocusKept(page)).toBe(true);
  await press('Let it go on …');
  await press('Yes, it goes on');
  await page.getByRole('button', { name: 'End it …' }).waitFor();
  expect(await isFocusKept(page)).toBe(true);
});

it('in the log, and where a result is corrected', async () => {
  const { id } = await drawnNight(club, 4);
  const [one] = await ready(club, id);
  await club.api.post(`/v1/tournaments/${id}/pairings/${one?.id}/result`, { score: { white: 5, black: 1 } });
  const page = await visitors.visit(`/t/${id}/desk?show=log`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press(/^Undo/);
  await press('Yes, undo it');
  await page.getByText('undone').first().waitFor();
  expect(await isFocusKept(page)).toBe(true);
});

it('in the settings, where two records of one person are merged', async () => {
  for (const name of ['Gus Twin', 'Gus Real']) await club.player(name);
  const page = await visitors.visit('/settings?show=people', { token: director, size: DESK });
  const press = await keyboardOf(page);
  await page.getByLabel('Find a player by name').fill('Gus Twin');
  await page.getByRole('button', { name: 'Change: Gus Real' }).waitFor({ state: 'detached' });
  await press('Change: Gus Twin');
  await press('The same person as …');
  const row = page.getByRole('listitem', { name: 'Gus Twin' });
  await row.getByLabel('Name', { exact: true }).fill('Gus R');
  await press('Gus Real');
  await press(/^Yes, merge this record/);
  await row.waitFor({ state: 'detached' });
  expect(await isFocusKept(page)).toBe(true);
});

it('at a chouette, with the same person, who sits elsewhere then', async () => {
  const players = [];
  for (const name of ['Ava Abel', 'Ben Bach', 'Cyd Cole', 'Dan Dorn']) players.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  const page = await visitors.visit(`/c/${id}`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press(/^Cyd Cole/);
  await press('Sit out');
  await page.getByText('Sits out', { exact: true }).waitFor();
  await page.waitForTimeout(100);
  const focused = await page.evaluate<string>("document.activeElement?.closest('li')?.textContent ?? ''");
  expect(focused).toContain('Cyd Cole');
});

it('at the board, without another button under the next key', async () => {
  const seats = [await club.player('Ann Archer'), await club.player('Bo Bellingham')];
  const body = { white: seats[0], black: seats[1], format: { kind: 'points', length: 3 }, dice: 'server' };
  const { id } = (await club.api.post('/v1/matches', body)).body;
  const { id: game } = (await club.api.post(`/v1/matches/${id}/games`, {})).body;
  const page = await visitors.visit(`/m/${id}`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press('Throw for the start');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await page.waitForTimeout(100);
  const place = 'document.activeElement?.className';
  expect(await page.evaluate<string>(place)).toContain('board-actions');
  await page.keyboard.press('Enter');
  expect((await club.api.get(`/v1/games/${game}`)).body.phase).toBe('play');
});

it('at a chouette, from game to game, and where one is corrected or undone', async () => {
  const players = [];
  for (const name of ['Abe Adams', 'Bea Brown', 'Coy Clark']) players.push(await club.player(name));
  const { id } = (await club.api.post('/v1/chouettes', { players, order: 'given' })).body;
  const page = await visitors.visit(`/c/${id}`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  const next = page.getByRole('group', { name: /^The box wins/ });
  for (const number of [1, 2]) {
    await press(next.getByRole('button', { name: 'Single' }));
    await press(`Write down game ${number}`);
    await page.getByRole('heading', { name: `Game ${number + 1}` }).waitFor();
    expect(await focusedOn(page)).toBe('Single');
    await next.locator('button:focus').waitFor();
  }
  await press('Correct game 1');
  await page.getByRole('heading', { name: 'Correct game 1' }).waitFor();
  const correction = page.locator('[data-subject]', { has: page.getByRole('heading', { name: 'Correct game 1' }) });
  await press(correction.getByRole('button', { name: '2', exact: true }));
  await press('See what that changes');
  await page.getByRole('button', { name: 'Yes, correct it' }).waitFor();
  expect(await focusedOn(page)).toBe('Yes, correct it');
  await press('No');
  expect(await focusedOn(page)).toBe('See what that changes');
  await press('See what that changes');
  await press('Yes, correct it');
  await page.getByRole('heading', { name: 'Correct game 1' }).waitFor({ state: 'detached' });
  expect(await focusedOn(page)).toBe('Correct game 1');
  await press('Undo game 2');
  await press('Yes, undo');
  await page.getByRole('button', { name: 'Undo game 1' }).waitFor();
  expect(await focusedOn(page)).toBe('Undo game 1');
  await press('Undo game 1');
  await press('Yes, undo');
  await page.getByRole('button', { name: 'Undo game' }).waitFor({ state: 'detached' });
  expect(await focusedOn(page)).toBe('Single');
  await press(page.locator('summary', { hasText: 'A player joins' }));
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Dan Dale');
  await press('Dan Dale (new)');
  await page.getByRole('button', { name: 'Dan Dale: Dropped' }).waitFor();
  await page.locator('input:focus').waitFor();
  await press('End the evening');
  await press('Yes, end it');
  await page.getByText('Ended', { exact: true }).waitFor();
  expect(await focusedOn(page)).toBe('Who pays whom');
});

it('in a Swiss, from the round that is looked at to the matches of the one that is published', async () => {
  const { id } = await drawnNight(club, 4, { format: { kind: 'swiss', lengths: [5], rounds: 3 } });
  for (const { id: pairing } of await ready(club, id)) {
    await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, { score: { white: 5, black: 1 } });
  }
  const page = await visitors.visit(`/t/${id}/desk?show=queue`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press('Look at round 2');
  await page.getByRole('heading', { name: /^Round 2/ }).waitFor();
  expect(await focusedOn(page)).toMatch(/^Round 2/);
  await press('Throw it away');
  await page.getByRole('button', { name: 'Look at round 2' }).waitFor();
  expect(await focusedOn(page)).toBe('Look at round 2');
  await press('Look at round 2');
  await press('Publish');
  await page.getByRole('heading', { name: 'To call' }).waitFor();
  await page.locator('.queue button:focus').waitFor();
});

it('in the settings, where a person is added by Enter, and where a link ends', async () => {
  const page = await visitors.visit('/settings?show=people', { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press('Add a person');
  await page.getByLabel('Name of the person').fill('Una Newcomer');
  await press(page.getByLabel('Country, two letters'));
  await page.getByRole('button', { name: 'Change: Una Newcomer' }).waitFor();
  expect(await focusedOn(page)).toBe('Add a person');
  for (const label of ['At the bar', 'At the door']) await club.api.post('/v1/tokens', { role: 'scorer', label });
  await page.goto(page.url().replace('people', 'club'));
  await page.keyboard.press('Tab');
  for (const label of ['At the bar', 'At the door']) {
    await press(`End: ${label}`);
    await press(`Yes, end ${label}`);
    await page.getByRole('button', { name: `End: ${label}` }).waitFor({ state: 'detached' });
    expect(await isFocusKept(page)).toBe(true);
  }
});

it('at the desk, where a side pool is made and announcements are taken back', async () => {
  const { id } = await enteredNight(club, 4);
  for (const text of ['Supper is served', 'Round 1 begins'])
    await club.api.post('/v1/announcements', { text, tournamentId: id });
  const page = await visitors.visit(`/t/${id}/desk?show=money`, { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press(page.locator('summary', { hasText: 'Side pools' }));
  await press(page.locator('summary', { hasText: 'New side pool' }));
  await page.getByLabel('Name of the side pool').fill('Jackpot');
  await page.getByLabel(/^Each pays/).fill('5');
  await press('Make the side pool');
  await page.getByText('Jackpot · ').waitFor();
  expect(await focusedOn(page)).toBe('New side pool');
  await press('Take back: Supper is served');
  await page.getByText('Supper is served').waitFor({ state: 'detached' });
  expect(await focusedOn(page)).toBe('Take back: Round 1 begins');
  await press('Take back: Round 1 begins');
  await page.getByText('Round 1 begins').waitFor({ state: 'detached' });
  expect(await isFocusKept(page)).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.closest("main, header").localName')).toBe('main');
});

it('from the two who play to how they play, and with what is begun to its page', async () => {
  for (const name of ['Wim Early', 'Zoe Late']) await club.player(name);
  await drawnNight(club, 4);
  const page = await visitors.visit('/', { token: director, size: DESK });
  const press = await keyboardOf(page);
  await press(page.locator('summary', { hasText: 'Match or money session' }));
  const part = page.locator('details', { hasText: 'Match or money session' });
  const name = part.getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('Wim Early');
  await press('Wim Early');
  await part.getByRole('button', { name: 'Wim Early does not play' }).waitFor();
  await page.waitForTimeout(100);
  await part.locator('input:focus').waitFor();
  await name.fill('Zoe Late');
  await press('Zoe Late');
  await name.waitFor({ state: 'detached' });
  expect(await focusedOn(page)).toBe('A match');
  await press(part.getByRole('button', { name: 'Begin', exact: true }));
  await page.getByRole('button', { name: 'Start game 1' }).waitFor();
  const place = 'document.activeElement.localName';
  expect(await page.evaluate(place)).toBe('main');
  // Who is there by a pointer has no such place.
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(await page.evaluate(place)).not.toBe('main');
});
