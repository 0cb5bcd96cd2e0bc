/** The table of a season: who stands where and why, to be read, taken away and printed. */
import { readFileSync } from 'node:fs';
import { DESK, looks, visitedClub } from '../support/web/browser.js';
import { knownSeason } from '../support/requests/known-season.js';

const { club, visitors } = await visitedClub();
const reader = await club.token('viewer');

const ALWAYS = { from: '2000-01-01', to: '2099-12-31' };

/** A match to 3 between the two, which the first one wins. */
async function won(white: string, black: string): Promise<void> {
  const { body } = await club.match({ white, black, format: { kind: 'points', length: 3 } });
  await club.api.post(`/v1/matches/${body.id}/result`, { score: { white: 3, black: 1 } });
}

/** Four people: two with equal points and one win more, two whom nothing separates. */
async function race(best = 8): Promise<{ readonly id: string; readonly ann: string }> {
  const names = ['Ann Example', 'Carla von Hohenstein-Wittgenstein zu Berleburg', 'Dov דוד בן־גוריון', 'Eda Çelik'];
  const [ann = '', carla = '', dov = '', eda = ''] = await Promise.all(names.map((name) => club.player(name)));
  await won(ann, dov);
  await won(ann, eda);
  await won(carla, dov);
  await won(carla, eda);
  const points = { perMatch: 1, perWin: 2.5, byPlace: [10, 6, 3] };
  return { id: await knownSeason(club, { name: 'Spring 2026', ...ALWAYS, points, best }), ann };
}

it('says who stands where, how the points came and what separates those who have the same', async () => {
  const { id, ann } = await race();
  const page = await visitors.visit(`/s/${id}`, { token: await club.token('player', { playerId: ann }) });
  await page.getByRole('heading', { name: 'Spring 2026' }).waitFor();
  await page.getByText('1 for each match played').waitFor();
  await page.getByText('2.5 for each match won').waitFor();
  await page.getByText('The best 8 events of each person count.').waitFor();
  expect(await page.getByText('shared', { exact: true }).count()).toBe(4);
  expect(await page.locator('tr.mine').count()).toBe(1);
  await page.getByRole('button', { name: 'Ann Example, 7: where the points come from' }).tap();
  await page.getByText('Points: 7. Events that count: 2 of 2. Wins: 2, matches: 2, tournaments: 0.').waitFor();
  await page.getByText('they share the place').waitFor();
  await page.getByRole('link', { name: /^Against .*Eda Çelik/ }).waitFor();
  expect(await page.getByText('Matches won: 1 of 1').count()).toBe(2);
  expect(await looks(page, 'season')).toEqual([]);
});

it('is reached from the first page, and from a person with that person’s points open', async () => {
  const { id, ann } = await race();
  const first = await visitors.visit('/', { token: reader });
  await first.getByRole('link', { name: 'Spring 2026' }).first().tap();
  await first.getByRole('heading', { name: 'Spring 2026' }).waitFor();
  const page = await visitors.visit(`/p/${ann}`, { token: reader });
  await page.locator(`a[href^="/s/${id}"]`).tap();
  await page.getByText('Points: 7. Events that count: 2 of 2.').waitFor();
  expect(await page.getByRole('button', { expanded: true }).count()).toBe(1);
});

it('is taken away for a spreadsheet, and printed on one page', async () => {
  const { id } = await race();
  const page = await visitors.visit(`/s/${id}`, { token: reader, size: DESK });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'For a spreadsheet' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Spring-2026.csv');
  const { text } = await club.api.get(`/v1/seasons/${id}/table.csv`);
  expect(readFileSync(await download.path(), 'utf8')).toBe(text);
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  expect(await page.getByRole('button', { name: 'For a spreadsheet' }).isVisible()).toBe(false);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page\b/g)]).toHaveLength(1);
});

it('speaks German, is empty before the first result, and asks strangers to sign in', async () => {
  const { id } = await race();
  const german = await visitors.visit(`/s/${id}`, { token: reader, language: 'de-DE' });
  await german.getByText('2,5 für jedes gewonnene Match').waitFor();
  expect(await looks(german, 'season-german')).toEqual([]);
  const none = await knownSeason(club, { name: 'Long ago', from: '1990-01-01', to: '1990-06-30' });
  const empty = await visitors.visit(`/s/${none}`, { token: reader });
  await empty.getByText('The season has no result yet.').waitFor();
  expect(await looks(empty, 'season-empty')).toEqual([]);
  const stranger = await visitors.visit(`/s/${id}`);
  await stranger.getByText('shown to those who are signed in').waitFor();
  expect(await looks(stranger, 'season-stranger')).toEqual([]);
});

it.each([
  ['en-GB', 'The best event of each person counts.', 'Events that count: 1 of 2.'],
  ['de-DE', 'Das beste Ereignis jeder Person zählt.', 'Ereignisse, die zählen: 1 von 2.'],
])('says in %s that one event counts', async (language, best, came) => {
  const { id, ann } = await race(1);
  const token = await club.token('player', { playerId: ann });
  const page = await visitors.visit(`/s/${id}`, { token, language });
  await page.getByText(best).waitFor();
  await page.locator('tr.mine').getByRole('button').tap();
  await page.getByText(came).waitFor();
});
