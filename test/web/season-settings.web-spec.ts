/** The seasons in the settings: made in a few taps with a formula that is chosen, changed, removed. */
import { drawn, heldBack, looks, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';
import { knownSeason } from '../support/requests/known-season.js';

const { club, visitors, director } = await visitedClub();

async function seasonNow(id: string) {
  return (await club.api.get(`/v1/seasons/${id}`)).body;
}

it('are made in two taps from the first page of the settings: this year, a points race', async () => {
  const year = new Date().getFullYear();
  const page = await visitors.visit('/settings', { token: director });
  await page.getByRole('link', { name: 'Seasons' }).tap();
  await page.getByText('The club has no season yet.').waitFor();
  await page.getByText('2 for each match won').waitFor();
  expect(await looks(page, 'settings-seasons')).toEqual([]);
  await page.getByRole('button', { name: 'Make the season' }).tap();
  await page.getByRole('heading', { name: `Season ${year}` }).waitFor();
  const { body } = await club.api.get('/v1/seasons');
  expect(body.items).toMatchObject([
    {
      name: `Season ${year}`,
      from: `${year}-01-01`,
      to: `${year}-12-31`,
      points: { perMatch: 1, perWin: 2 },
      best: null,
      only: null,
      tournaments: null,
    },
  ]);
});

it('lead a director who looks at another part before one is made nowhere else', async () => {
  const page = await visitors.visit('/settings?show=seasons', { token: director });
  await page.getByText('2 for each match won').waitFor();
  const answer = await heldBack(page, '**/v1/seasons', 'POST');
  const made = page.waitForResponse((each) => each.request().method() === 'POST');
  await page.getByRole('button', { name: 'Make the season' }).tap();
  await page.getByRole('link', { name: 'People' }).tap();
  await page.waitForURL(/show=people$/);
  answer();
  await (await made).finished();
  await drawn(page);
  expect(new URL(page.url()).pathname).toBe('/settings');
});

it('have a formula of the club’s own, a limit, and only the tournaments that are chosen', async () => {
  const night = await enteredNight(club, 2, { name: 'The Berleburg Open of the year, with its long name' });
  await enteredNight(club, 2, { name: 'Club night' });
  const page = await visitors.visit('/settings?show=seasons', { token: director });
  const form = page.getByRole('region', { name: 'New season' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Autumn');
  await form.getByLabel('First day').fill('2026-09-01');
  await form.getByLabel('Last day').fill('2026-11-30');
  await form.getByLabel('What gives points').selectOption('places');
  await form.getByText('By the place in a tournament: 10 · 7 · 5 · 3 · 2 · 1').waitFor();
  await form.getByLabel('What gives points').selectOption('own');
  await form.getByLabel('Places in a tournament').fill('12, 7,5 x');
  await form.getByText('Some of these numbers cannot be read').waitFor();
  expect(await form.getByRole('button', { name: 'Make the season' }).isEnabled()).toBe(false);
  await form.getByLabel('Places in a tournament').fill('12, 7,5 3');
  await form.getByLabel('More for a win').fill('5=2 7=3');
  await form.getByText('By the place in a tournament: 12 · 7.5 · 3').waitFor();
  await form.getByText('Limits').tap();
  await form.getByLabel('Only the best events').fill('8');
  await form.getByLabel('All tournaments of these days').uncheck();
  await form.getByLabel('The Berleburg Open').check();
  expect(await looks(page, 'settings-seasons-own')).toEqual([]);
  await form.getByRole('button', { name: 'Make the season' }).tap();
  await page.getByRole('heading', { name: 'Autumn' }).waitFor();
  expect(await seasonNow(new URL(page.url()).pathname.slice('/s/'.length))).toMatchObject({
    name: 'Autumn',
    from: '2026-09-01',
    to: '2026-11-30',
    points: { perTournament: 1, byPlace: [12, 7.5, 3], byLength: { 5: 2, 7: 3 } },
    best: 8,
    only: null,
    tournaments: [night.id],
  });
});

it('are changed from their table, without what the director leaves alone, and removed after a question', async () => {
  const id = await knownSeason(club, { name: 'Sprnig', points: { perWin: 3 }, best: 4 });
  const page = await visitors.visit(`/s/${id}`, { token: director });
  await page.getByRole('link', { name: 'Change' }).tap();
  const row = page.getByRole('listitem', { name: 'Sprnig' });
  await row.getByRole('textbox', { name: 'Name', exact: true }).fill('Spring');
  await row.getByLabel('Only the best events').fill('');
  await row.getByRole('button', { name: 'Save' }).tap();
  const changed = page.getByRole('listitem', { name: 'Spring', exact: true });
  await changed.getByRole('button', { name: 'Change: Spring' }).waitFor();
  expect(await seasonNow(id)).toMatchObject({ name: 'Spring', from: '2026-01-01', points: { perWin: 3 }, best: null });
  await changed.getByRole('button', { name: 'Change: Spring' }).tap();
  await changed.getByRole('button', { name: 'Remove …' }).tap();
  expect(await looks(page, 'settings-season-changed')).toEqual([]);
  await changed.getByRole('button', { name: 'Yes, remove Spring' }).tap();
  await changed.waitFor({ state: 'detached' });
  expect((await club.api.get(`/v1/seasons/${id}`)).status).toBe(404);
});

it('say which field they do not take, and keep what another director has changed and what was typed', async () => {
  const id = await knownSeason(club, { name: 'Winter' });
  const page = await visitors.visit(`/settings?show=seasons&season=${id}`, { token: director });
  const row = page.getByRole('listitem', { name: 'Winter' });
  await row.getByLabel('Last day').fill('2025-01-01');
  await row.getByRole('button', { name: 'Save' }).tap();
  await row
    .getByRole('alert')
    .getByText(/^“Last day”: must not be before 1 Jan \d{4}\.$/)
    .waitFor();
  await club.api.patch(`/v1/seasons/${id}`, { name: 'Winter nights' }, { headers: { 'if-match': '*' } });
  await row.getByLabel('Last day').fill('2026-12-31');
  // What was refused was another day.
  await row.getByRole('alert').waitFor({ state: 'detached' });
  await row.getByRole('button', { name: 'Save' }).tap();
  const changed = page.getByRole('listitem', { name: 'Winter nights' });
  await changed.getByRole('alert').waitFor();
  expect(await changed.getByLabel('Last day').inputValue()).toBe('2026-12-31');
  expect(await seasonNow(id)).toMatchObject({ name: 'Winter nights', to: '2026-06-30' });
  await changed.getByRole('button', { name: 'Save' }).tap();
  await changed.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
  expect(await seasonNow(id)).toMatchObject({ name: 'Winter nights', to: '2026-12-31' });
});

it('speak German, and their table offers no change to those who may not', async () => {
  const id = await knownSeason(club, { name: 'Herbst' });
  const german = await visitors.visit('/settings?show=seasons', { token: director, language: 'de-DE' });
  await german.getByRole('heading', { name: 'Neue Saison' }).waitFor();
  await german.getByLabel('Was Punkte gibt').selectOption('own');
  await german.getByText('Grenzen').tap();
  await german.getByText('2 für jedes gewonnene Match').waitFor();
  expect(await german.getByText(/\bseasons?\.[a-z]/).count()).toBe(0);
  expect(await looks(german, 'settings-seasons-german')).toEqual([]);
  const reader = await visitors.visit(`/s/${id}`, { token: await club.token('viewer') });
  await reader.getByRole('heading', { name: 'Herbst' }).waitFor();
  expect(await reader.getByRole('link', { name: 'Change' }).count()).toBe(0);
});
