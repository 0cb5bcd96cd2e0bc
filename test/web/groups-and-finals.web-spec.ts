/** Groups with a knockout of the best behind them, as a director runs them on the pages. */
import type { Page } from 'playwright-core';
import { DESK, idle, keepPicture, looks, settled, visitedClub } from '../support/web/browser.js';
import { drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

const GROUPS = {
  kind: 'round-robin',
  groups: 2,
  qualifiers: 2,
  lengths: [3],
  then: { kind: 'knockout', lengths: [5] },
};

async function newTournament(language = 'en-GB'): Promise<Page> {
  const page = await visitors.visit('/', { token: director, language });
  await page.getByText(language === 'en-GB' ? 'New tournament' : 'Neues Turnier', { exact: true }).tap();
  await page.getByLabel('Format').selectOption('round-robin');
  return page;
}

const points = (page: Page, legend: string, length: string) =>
  page.getByRole('group', { name: legend, exact: true }).getByRole('button', { name: length, exact: true });

function idIn(page: Page): string {
  return /\/t\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

/** Of the pairings that can be played, whoever has entered first wins. */
async function play(id: string, players: readonly string[]): Promise<void> {
  for (let pairings = await ready(club, id); pairings.length > 0; pairings = await ready(club, id)) {
    for (const { id: pairing, white, black } of pairings) {
      const isWhite = players.indexOf(white.playerId) < players.indexOf(black.playerId);
      const body = { winner: isWhite ? 'white' : 'black', by: 'concession' };
      await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, body);
    }
  }
}

/** A night whose groups are played. */
async function playedGroups(count = 8) {
  const night = await enteredNight(club, count, { format: GROUPS });
  await club.api.post(`/v1/tournaments/${night.id}/draw`, { seed: 'groups' });
  await play(night.id, night.players);
  return night;
}

describe('a new tournament in groups', () => {
  it('is made with so many groups, and with a knockout of so many of each', async () => {
    // Once there is a tournament, the form is behind its title.
    await enteredNight(club, 0);
    const page = await newTournament();
    const make = page.getByRole('button', { name: 'Make the tournament' });
    const follows = page.getByLabel('Then a knockout of the best');
    expect(await page.getByLabel('Groups').inputValue()).toBe('1');
    expect(await follows.isChecked()).toBe(false);
    await page.getByLabel('Groups').fill('2');
    // Several groups are of no use without one.
    expect(await follows.isChecked()).toBe(true);
    await page.getByText('So 4 play the knockout.').waitFor();
    await points(page, 'Points to a match', '3').tap();
    expect(await points(page, 'Points to a match in the knockout', '3').getAttribute('aria-pressed')).toBe('true');
    await points(page, 'Points to a match in the knockout', '7').tap();
    expect(await looks(page, 'new-groups')).toEqual([]);
    await make.tap();
    await page.waitForURL('**/desk');
    await page.getByText('Round robin, to 3 · groups: 2 · then Knockout, to 7').waitFor();
    const reader = await visitors.visit(`/t/${idIn(page)}`, { token: director });
    await reader.getByText('Round robin, to 3 · groups: 2 · then Knockout, to 7').waitFor();
    expect((await club.api.get(`/v1/tournaments/${idIn(page)}`)).body.format).toMatchObject({
      kind: 'round-robin',
      groups: 2,
      lengths: [3],
      qualifiers: 2,
      then: { kind: 'knockout', lengths: [7], draw: 'seeded' },
    });
  });

  it('needs numbers, and two for a knockout; without one it is a round robin', async () => {
    const page = await newTournament();
    const make = page.getByRole('button', { name: 'Make the tournament' });
    for (const groups of ['', '0', '1.5']) {
      await page.getByLabel('Groups').fill(groups);
      expect([groups, await make.isDisabled()]).toEqual([groups, true]);
    }
    await page.getByLabel('Groups').fill('1');
    expect(await make.isDisabled()).toBe(false);
    await page.getByLabel('Then a knockout of the best').check();
    await page.getByLabel('How many go on from each group').fill('1');
    await page.getByText('A knockout needs at least two.').waitFor();
    expect(await make.isDisabled()).toBe(true);
    await page.getByLabel('Then a knockout of the best').uncheck();
    await page.getByLabel('Groups').fill('3');
    expect(await page.getByLabel('Then a knockout of the best').isChecked()).toBe(false);
    await make.tap();
    await page.waitForURL('**/desk');
    expect((await club.api.get(`/v1/tournaments/${idIn(page)}`)).body.format).toMatchObject({ groups: 3, then: null });
  });

  it('says in the reader’s language which field asks for too much', async () => {
    const page = await newTournament('de-DE');
    await page.getByLabel('Gruppen').fill('600');
    await page.getByRole('button', { name: 'Turnier anlegen' }).tap();
    await page.getByRole('alert').getByText('Gruppen').waitFor();
    await page.getByRole('alert').getByText('512').waitFor();
  });
});

describe('groups of too few', () => {
  it('are not drawn; the desk says how many each needs, and where the groups are changed', async () => {
    const { id } = await enteredNight(club, 5, { format: { ...GROUPS, groups: 3 } });
    const page = await visitors.visit(`/t/${id}/desk`, { token: director });
    await page.getByRole('button', { name: 'Draw 5 people' }).tap();
    await page.getByText('Groups: 3, with at least 2 in each.').waitFor();
    expect(await looks(page, 'groups-too-few')).toEqual([]);
    await page.getByText('Name, format, who may watch', { exact: true }).tap();
    await page.getByLabel('Groups').fill('2');
    await page.getByLabel('How many go on from each group').fill('1');
    await points(page, 'Points to a match in the knockout', '9').tap();
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByText('groups: 2 · then Knockout, to 9').waitFor();
    expect((await club.api.get(`/v1/tournaments/${id}`)).body.format).toMatchObject({
      groups: 2,
      qualifiers: 1,
      then: { kind: 'knockout', lengths: [9] },
    });
    await idle(page);
    await page.getByRole('button', { name: 'Draw 5 people' }).tap();
    await page.getByRole('heading', { name: /^To call/ }).waitFor();
  });

  it('read that in German, too', async () => {
    const { id } = await enteredNight(club, 3, { format: GROUPS });
    const page = await visitors.visit(`/t/${id}/desk`, { token: director, language: 'de-DE' });
    await page.getByRole('button', { name: '3 Leute auslosen' }).tap();
    await page.getByText('Dafür braucht es mindestens 4, und es sind 3.').waitFor();
    await page.getByText('Gruppen: 2, mit mindestens 2 in jeder.').waitFor();
    await keepPicture(page, 'groups-too-few-german');
  });
});

describe('who goes on', () => {
  it('is marked in the tables of the groups, on the wall, too, as soon as there is a result', async () => {
    const { id, players } = await enteredNight(club, 6, { format: GROUPS });
    await club.api.post(`/v1/tournaments/${id}/draw`, { seed: 'groups' });
    const phone = await visitors.visit(`/t/${id}?show=standings`);
    await phone.getByRole('heading', { name: 'Group B' }).waitFor();
    expect(await phone.getByText('goes on').count()).toBe(0);
    await play(id, players);
    await phone.getByText('goes on').nth(3).waitFor();
    expect(await looks(phone, 'groups-standings')).toEqual([]);
    const table = phone.getByRole('region', { name: 'Group A' }).getByRole('row');
    expect(await table.getByText('goes on').count()).toBe(2);
    expect(await table.last().getByText('goes on').count()).toBe(0);
    const wall = await visitors.visit(`/t/${id}/screen?show=standings`, { size: DESK });
    await wall.getByText('goes on').nth(3).waitFor();
    expect(await looks(wall, 'groups-wall')).toEqual([]);
  });

  it('is on the desk before the knockout is drawn, which is played to the end', async () => {
    const { id, players } = await playedGroups();
    const page = await visitors.visit(`/t/${id}/desk`, { token: director });
    const next = page.getByText('Into the next stage go:');
    await next.waitFor();
    const lines = await page.locator('section').filter({ has: next }).getByRole('listitem').allInnerTexts();
    expect(lines.map((line) => line.split(',').length)).toEqual([2, 2]);
    expect(lines.join()).toContain('Ann Example');
    expect(await looks(page, 'groups-next-stage')).toEqual([]);
    await page.getByRole('button', { name: 'Pair what is next' }).tap();
    await page.getByRole('heading', { name: 'To call 2' }).waitFor();
    await settled(page);
    expect(await looks(page, 'groups-finals-queue')).toEqual([]);
    const phone = await visitors.visit(`/t/${id}?show=bracket`);
    await phone.getByText('Ann Example').first().waitFor();
    expect(await looks(phone, 'groups-finals-bracket')).toEqual([]);
    const wall = await visitors.visit(`/t/${id}/screen?show=bracket`, { size: DESK });
    await wall.getByText('Ann Example').first().waitFor();
    await keepPicture(wall, 'groups-finals-wall');
    await play(id, players);
    await page.getByText('Finished', { exact: true }).waitFor();
    await phone.goto(phone.url().replace('bracket', 'standings'));
    await phone.getByText('goes on').first().waitFor();
    expect(await looks(phone, 'groups-finals-standings')).toEqual([]);
  });
});

it('has the match for third place in the bracket by its name', async () => {
  const { id } = await drawnNight(club, 4, { format: { kind: 'knockout', lengths: [5], thirdPlace: true } });
  const phone = await visitors.visit(`/t/${id}?show=bracket`);
  await phone.getByRole('heading', { name: 'Third place', exact: true }).waitFor();
  expect(await phone.getByText('Group').count()).toBe(0);
});
