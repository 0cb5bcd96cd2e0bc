/** Rulings in a match of a tournament: a player reads them beside the board and appeals, a director decides at the desk. */
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

/** A clock is put beside the board of a match that has begun. */
async function ruled() {
  const night = await drawnNight(club, 4, { dice: 'recorded' });
  const [pairing] = await ready(club, night.id);
  const match = String(pairing?.matchId);
  await club.api.post(`/v1/matches/${match}/games`);
  const clock = { act: 'introduce', from: 'now', reason: 'Both play slowly' };
  expect((await club.api.post(`/v1/matches/${match}/clock`, clock)).status).toBe(200);
  const token = await club.token('player', { playerId: String(pairing?.black.playerId) });
  return { night, match, token };
}

it('are read and appealed against beside the board, and the committee is recorded at the desk', async () => {
  const { night, match, token } = await ruled();
  const page = await visitors.visit(`/m/${match}`, { token });
  await page.getByText('Rulings and appeals …').tap();
  await page.getByText('Clock introduced').waitFor();
  await page.getByText('Both play slowly').waitFor();
  await page.getByText('Appeal against it …').tap();
  await page.getByRole('status').getByText('Write why you appeal.').waitFor();
  await page.getByLabel('Why?').fill('I do not');
  await page.getByRole('button', { name: 'Appeal', exact: true }).tap();
  await page.getByText('The committee has not decided yet.').waitFor();
  expect(await page.getByText('Appeal against it …').count()).toBe(0);
  await settled(page);
  expect(await looks(page, 'match-rulings')).toEqual([]);

  const desk = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  await desk.getByText('Appeals (1 open)').tap();
  await desk.getByText('Clock introduced').waitFor();
  await desk.getByText('The committee has decided …').tap();
  await desk.getByRole('button', { name: 'The ruling stands' }).tap();
  await desk.getByRole('button', { name: 'Record the decision' }).tap();
  await desk.getByText('Appeals', { exact: true }).waitFor();
  await settled(desk);
  expect(await looks(desk, 'match-rulings-desk')).toEqual([]);
  await page.getByText('The ruling stands').waitFor();
});

it('tell the day as well, from the next day on', async () => {
  const { match, token } = await ruled();
  const script = 'const now = Date.now; Date.now = () => now() + 24 * 3_600_000;';
  const [today, later] = [
    await visitors.visit(`/m/${match}`, { token }),
    await visitors.visit(`/m/${match}`, { token, script }),
  ];
  for (const page of [today, later]) await page.getByText('Rulings and appeals …').tap();
  await today.getByText(/^\d\d:\d\d · Clock introduced/).waitFor();
  await later.getByText(/^\d+ \w+ \d{4} · \d\d:\d\d · Clock introduced/).waitFor();
});

it('are entered for one of the two by staff, in German', async () => {
  const { night, match } = await ruled();
  const page = await visitors.visit(`/m/${match}`, { token: director, language: 'de-DE' });
  await page.getByText('Entscheidungen und Berufungen …').tap();
  await page.getByText('Berufung einlegen …').tap();
  await page.getByRole('status').getByText('Sag, wer Berufung einlegt.').waitFor();
  await page.getByRole('group', { name: 'Wer legt Berufung ein?' }).getByRole('button').first().tap();
  await page.getByLabel('Warum?').fill('Zu spät');
  await page.getByRole('button', { name: 'Berufung eintragen', exact: true }).tap();
  await page.getByText('Die Jury hat noch nicht entschieden.').waitFor();
  expect((await club.api.get(`/v1/tournaments/${night.id}/acts`)).body.openAppeals).toHaveLength(1);
});
