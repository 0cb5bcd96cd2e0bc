/** Two people of one name at one chouette or in one tournament: each is named otherwise wherever the page names them. */
import type { Page } from 'playwright-core';
import { DESK, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '');

async function person(name: string, more: object = {}): Promise<string> {
  return (await club.api.post('/v1/players', { name, ...more })).body.id;
}

async function chouetteOf(players: readonly string[]): Promise<string> {
  return (await club.api.post('/v1/chouettes', { players, order: 'given', rules: {} })).body.id;
}

/** The chouette as its page shows it, once it tells the namesakes apart. */
async function table(id: string, telling: string, options: object = {}): Promise<Page> {
  const page = await visitors.visit(`/c/${id}`, { token: director, ...options });
  await page.locator('.seats').getByText(telling).waitFor();
  await settled(page);
  return page;
}

describe('a chouette', () => {
  it('names them by their nicknames: as they sit, where a game is entered, in the table and in what is owed', async () => {
    const players = [
      await person('Nora Doppel', { nickname: 'Nono', country: 'CH' }),
      await person('Nora Doppel', { nickname: 'Nori', country: 'CH' }),
      await person('Kit Known'),
    ];
    const id = await chouetteOf(players);
    const cubes = players.slice(1).map((playerId) => ({ playerId, outcome: 'played', value: 1 }));
    await club.api.post(`/v1/chouettes/${id}/games`, { result: { board: { winner: 'box', kind: 'single' }, cubes } });
    const page = await table(id, 'Nora Doppel (Nono)', { language: 'de-DE' });
    expect((await page.locator('.seat-line .name').allInnerTexts()).toSorted()).toEqual([
      'Kit Known',
      'Nora Doppel (Nono)',
      'Nora Doppel (Nori)',
    ]);
    await page.getByRole('columnheader', { name: 'Nora Doppel (Nori)' }).waitFor();
    await page.getByRole('button', { name: 'Nora Doppel (Nori): Abgelehnt' }).waitFor();
    await page.getByText(/Nora Doppel \(Nori\)\s+→\s+Nora Doppel \(Nono\)/).waitFor();
    expect(await looks(page, 'namesakes-at-chouette')).toEqual([]);
    await page.setViewportSize(DESK);
    expect(await looks(page, 'namesakes-at-chouette-wide')).toEqual([]);
    // The one who stays is not asked for another name.
    await club.api.patch(`/v1/players/${players[1]}`, { name: 'Nora Einzig' }, { headers: { 'if-match': '*' } });
    await page.reload();
    await page.locator('.seats').getByText('Nora Einzig', { exact: true }).waitFor();
    await settled(page);
    expect(await page.getByText('(Nono)').count()).toBe(0);
  });

  it('names them by country where not both have a nickname, else by the day on which the club first had them', async () => {
    const ofCountry = [
      await person('Lea Zwilling', { nickname: 'Lele', country: 'AT' }),
      await person('lea zwilling', { country: 'DE' }),
      await person('Max Mehr'),
    ];
    const page = await table(await chouetteOf(ofCountry), 'Lea Zwilling (AT)');
    await page.locator('.seats').getByText('lea zwilling (DE)').waitFor();
    const ofNothing = [
      await person('Tom Nichts', { country: 'FR' }),
      await person('Tom Nichts'),
      await person('Al Alias'),
    ];
    const other = await table(await chouetteOf(ofNothing), 'Tom Nichts (FR · ');
    expect(
      await other
        .locator('.seats')
        .getByText(/^Tom Nichts \([^·]+\)$/)
        .count(),
    ).toBe(1);
  });
});

it('numbers those of whom all that is known is the same, in the order in which the club first had them', async () => {
  const [first, second, third] = [await person('Ida Gleich'), await person('Ida Gleich'), await person('ida gleich')];
  // The number is that among all of the name, wherever only some of them are.
  const page = await table(await chouetteOf([third, second, await person('Uwe Anders')]), '#3)');
  const names = await page.locator('.seat-line .name').allInnerTexts();
  expect(names.filter((name) => name.includes('('))).toEqual([
    expect.stringMatching(/^ida gleich \(.+ · #3\)$/),
    expect.stringMatching(/^Ida Gleich \(.+ · #2\)$/),
  ]);
  expect(await looks(page, 'namesakes-numbered')).toEqual([]);

  const { id } = (
    await club.api.post('/v1/tournaments', { name: 'Namesakes', format: { kind: 'knockout', lengths: [5] } })
  ).body;
  for (const playerId of [first, second]) await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  for (const number of ['#1', '#2']) await desk.getByRole('listitem').getByText(number).waitFor();
  await desk.getByLabel('Enter a player').fill('Ida Gleich');
  await desk.getByRole('button', { name: 'ida gleich' }).getByText('#3').waitFor();
});

describe('the desk', () => {
  it('names them so in the queue and in the log, and in what an act would change', async () => {
    const [one, other] = [
      await person('Ina Paar', { nickname: 'die Große' }),
      await person('Ina Paar', { nickname: 'die Kleine' }),
    ];
    const format = { kind: 'round-robin', groups: 1, lengths: [5] };
    const { id } = (await club.api.post('/v1/tournaments', { name: 'Cup of Inas', format })).body;
    for (const playerId of [one, other, await person('Uwe Einzel')]) {
      await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
    }
    await club.api.post(`/v1/tournaments/${id}/draw`, {});
    const { items } = (await club.api.get(`/v1/tournaments/${id}/pairings?status=ready`)).body;
    const [pairing] = items;
    const desk = await visitors.visit(`/t/${id}/desk?show=queue`, { token: director, language: 'de-DE' });
    await desk
      .getByText(/^Ina Paar \(die (Große|Kleine)\)$/)
      .first()
      .waitFor();
    await settled(desk);
    const queued = await desk.locator('.queued .named .name').allInnerTexts();
    expect(queued.filter((name) => name === 'Ina Paar')).toEqual([]);
    expect(await looks(desk, 'namesakes-queue')).toEqual([]);

    const result = { score: { white: 5, black: 2 } };
    await club.api.post(`/v1/tournaments/${id}/pairings/${pairing.id}/result`, result);
    await desk.goto(new URL(`/t/${id}/desk?show=log`, desk.url()).href);
    const first = desk.locator('li.entry').first();
    await first.getByText('Ina Paar (die ').first().waitFor();
    const acts = (await desk.locator('li.entry .grow > span:first-child').allTextContents()).map(plain);
    for (const name of ['Ina Paar (die Große)', 'Ina Paar (die Kleine)']) {
      expect(acts).toContainEqual(`Angemeldet: ${name}`);
    }
    expect(await looks(desk, 'namesakes-log')).toEqual([]);
    await first.getByRole('button', { name: /^Zurücknehmen/ }).tap();
    const lines = desk.locator('.notice li');
    await lines.first().waitFor();
    const foreseen = (await lines.allTextContents()).map(plain);
    expect(foreseen.filter((line) => line.includes('Ina Paar'))).not.toEqual([]);
    expect(foreseen.filter((line) => /Ina Paar (?!\(die )/.test(line))).toEqual([]);
  });
});

describe('a ladder', () => {
  it('names them so at the desk, where a challenge is entered and where they stand, and by their places to who challenges', async () => {
    const players = [
      await person('Ole Stufe', { nickname: 'oben' }),
      await person('Ole Stufe', { nickname: 'unten' }),
      await person('Zoe Letzte'),
    ];
    const format = { kind: 'ladder', lengths: [5], reach: 2, days: 7 };
    const asked = { name: 'Ladder of Oles', format, visibility: 'public' };
    const { id } = (await club.api.post('/v1/tournaments', asked)).body;
    for (const playerId of players) await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
    await club.api.post(`/v1/tournaments/${id}/draw`, {});
    const { rows } = (await club.api.get(`/v1/tournaments/${id}/standings`)).body;
    const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
    await desk.getByRole('table').getByText('Ole Stufe (oben)').waitFor();
    const last = rows[2];
    await desk.getByLabel('Who challenges?').selectOption(last.entryId);
    const offered = desk.getByRole('group', { name: /^Whom does/ }).getByRole('button');
    await offered.first().waitFor();
    const able = await desk.getByLabel('Who challenges?').getByRole('option').allTextContents();
    const shown = [...able, ...(await offered.allInnerTexts())];
    expect(shown.filter((name) => name.endsWith('Ole Stufe'))).toEqual([]);
    expect(shown.filter((name) => name.includes('Ole Stufe ('))).not.toEqual([]);

    const token = await club.token('player', { playerId: last.playerId });
    const phone = await visitors.visit(`/t/${id}`, { token });
    const choices = phone.getByRole('group', { name: 'Whom do you challenge?' }).getByRole('button');
    await choices.first().waitFor();
    expect((await choices.allInnerTexts()).map((name) => name.slice(0, 3))).toEqual(['1. ', '2. ']);
  });
});
