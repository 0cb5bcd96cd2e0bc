/** What the log of the desk says of acts that have one name and are not the same. */
import { drawnNight, enteredNight, ready } from '../support/clubs/club-of-16.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';
import type { Page } from 'playwright-core';

const { club, visitors, director } = await visitedClub();

const ANY = { headers: { 'if-match': '*' } };

/** The log in words, the latest act first. */
async function logOf(id: string, language: string): Promise<{ readonly desk: Page; readonly acts: readonly string[] }> {
  const desk = await visitors.visit(`/t/${id}/desk?show=log`, { token: director, language });
  await desk.locator('li.entry').first().waitFor();
  await settled(desk);
  const texts = await desk.locator('li.entry .grow > span:first-child').allTextContents();
  return { desk, acts: texts.map((text) => text.replaceAll(/[\u2068\u2069]/g, '')) };
}

it('who has paid, who has not after all, and what of it was undone', async () => {
  const { id } = await enteredNight(club, 2, { prizes: { entryFee: 1000, currency: 'EUR' } });
  const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
  const of = (name: string): string => {
    const entry = items.find((each: { name: string }) => each.name === name);
    return `/v1/tournaments/${id}/entries/${entry.id}`;
  };
  await club.api.patch(of('Ann Example'), { paid: true }, ANY);
  await club.api.patch(of('Ann Example'), { paid: false }, ANY);
  await club.api.patch(of('Bob Sample'), { seed: 1 }, ANY);
  await club.api.patch(of('Bob Sample'), { paid: true }, ANY);
  await club.api.post(`/v1/tournaments/${id}/undo`, {});
  const { desk, acts } = await logOf(id, 'en-GB');
  expect(acts.slice(0, 5)).toEqual([
    'Undone: Fee paid: Bob Sample',
    'Fee paid: Bob Sample',
    'Entry changed: Bob Sample',
    'Fee not paid after all: Ann Example',
    'Fee paid: Ann Example',
  ]);
  expect(await looks(desk, 'desk-log')).toEqual([]);
  const german = await logOf(id, 'de-DE');
  expect(german.acts[0]).toBe('Zurückgenommen: Startgeld bezahlt: Bob Sample');
  expect(german.acts[1]).toBe('Startgeld bezahlt: Bob Sample');
  expect(german.acts[3]).toBe('Startgeld doch nicht bezahlt: Ann Example');
});

it('an undoing that is undone: the act counts again', async () => {
  const { id } = await enteredNight(club, 2);
  for (const _ of ['undone', 'counts again', 'undone']) {
    const [last] = (await club.api.get(`/v1/tournaments/${id}/acts?limit=1`)).body.items;
    expect((await club.api.post(`/v1/tournaments/${id}/undo`, { act: last.version })).status).toBe(200);
  }
  expect((await logOf(id, 'en-GB')).acts.slice(0, 4)).toEqual([
    'Undone: Entered',
    'Counts again: Entered',
    'Undone: Entered',
    'Entered',
  ]);
  expect((await logOf(id, 'de-DE')).acts[1]).toBe('Gilt wieder: Angemeldet');
});

it('a round that is only proposed, and one that is published', async () => {
  const { id } = await drawnNight(club, 4, { format: { kind: 'swiss', rounds: 3, lengths: [5] } });
  for (const pairing of await ready(club, id)) {
    await club.api.post(`/v1/tournaments/${id}/pairings/${pairing.id}/result`, { score: { white: 5, black: 3 } });
  }
  await club.api.post(`/v1/tournaments/${id}/rounds`, { publish: false });
  await club.api.post(`/v1/tournaments/${id}/rounds/2/publish`, {});
  const { acts } = await logOf(id, 'de-DE');
  expect(acts.slice(0, 2)).toEqual(['Runde veröffentlicht', 'Runde vorgeschlagen']);
});

it('the start of a match, which the director undoes: the pairing is to be played in another match', async () => {
  const { id } = await drawnNight(club, 4);
  const [pairing] = await ready(club, id);
  await club.api.post(`/v1/matches/${pairing?.matchId}/games`, {}, ANY);
  const { desk, acts } = await logOf(id, 'en-GB');
  expect(acts[0]).toMatch(/^Match begun: /);
  await desk.getByRole('button', { name: /^Undo: Match begun/ }).tap();
  await desk.getByRole('button', { name: 'Yes, undo it' }).waitFor();
  await desk.getByText('has not begun, and is played in a new match').waitFor();
  expect(await looks(desk, 'desk-log-start')).toEqual([]);
  await desk.getByRole('button', { name: 'Yes, undo it' }).tap();
  await desk.getByText(/^Undone: Match begun/).waitFor();
  const { matchId, status } = (await club.api.get(`/v1/tournaments/${id}/pairings/${pairing?.id}`)).body;
  expect([matchId === pairing?.matchId, status]).toEqual([false, 'ready']);
});

it('a penalty that was given, with its points, and one that was cancelled', async () => {
  const { id } = await drawnNight(club, 2);
  const [pairing] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${pairing?.id}`;
  await club.api.post(`${path}/penalty`, { to: 'white', points: 2, reason: 'late' }, ANY);
  await club.api.post(`${path}/penalties/1/cancel`, { reason: 'a train' }, ANY);
  await club.api.post(`${path}/penalty`, { to: 'white', points: 1, reason: 'late again' }, ANY);
  await club.api.post(`/v1/tournaments/${id}/undo`, {});
  const { desk, acts } = await logOf(id, 'en-GB');
  expect(acts.slice(0, 4).map((text) => text.replace(/: [^:]*$/, ''))).toEqual([
    'Undone: Penalty given',
    'Penalty given',
    'Penalty cancelled',
    'Penalty given',
  ]);
  const first = desk.locator('li.entry').nth(3);
  expect(await first.locator('.small.below').first().textContent()).toContain('late');
  const german = await logOf(id, 'de-DE');
  expect(german.acts[2]).toMatch(/^Strafe aufgehoben: /);
});

it('who came instead of whom, and who was there before', async () => {
  const { id } = await drawnNight(club, 4);
  const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
  const [{ id: entry, name: absent }] = items;
  const rex = (await club.api.post('/v1/players', { name: 'Rex Reserve' })).body.id;
  const path = `/v1/tournaments/${id}/entries/${entry}`;
  await club.api.post(`${path}/replace`, { playerId: rex, reason: 'Has not come' }, ANY);
  await club.api.patch(path, { paid: true }, ANY);
  const { acts } = await logOf(id, 'en-GB');
  expect(acts.slice(0, 2)).toEqual(['Fee paid: Rex Reserve', `Replaced: Rex Reserve takes the place of ${absent}`]);
  expect(acts).toContain(`Entered: ${absent}`);
  expect(acts).not.toContain('Entered: Rex Reserve');
  await club.api.post(`/v1/tournaments/${id}/undo`, {});
  await club.api.post(`/v1/tournaments/${id}/undo`, {});
  const german = await logOf(id, 'de-DE');
  expect(german.acts[0]).toMatch(/^Zurückgenommen: .*Rex Reserve nimmt den Platz von Ann Example ein$/);
  expect(german.acts.filter((each) => each.includes('Rex Reserve'))).toHaveLength(2);
});

it('why an entrant was disqualified', async () => {
  const { id } = await drawnNight(club, 4);
  const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
  const reason = 'Moved the checkers of the other side';
  await club.api.post(`/v1/tournaments/${id}/entries/${items[0].id}/disqualify`, { reason }, ANY);
  const { desk } = await logOf(id, 'en-GB');
  await desk.locator('li.entry').first().getByText(reason).waitFor();
});

it('to which table, how long a match is instead, and who came at once', async () => {
  const { id } = await enteredNight(club, 0);
  const names = ['Uma Atonce', 'Vera Atonce', 'Walt Atonce'];
  const text = ['name', ...names].join('\n');
  await club.api.post(`/v1/tournaments/${id}/entries/import?create=true`, undefined, { text });
  await club.api.post(`/v1/tournaments/${id}/draw`, {});
  const [pairing] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${pairing?.id}`;
  const { white, black } = pairing ?? {};
  await club.api.patch(path, { table: '7' }, ANY);
  await club.api.patch(path, { table: null }, ANY);
  await club.api.post(`${path}/length`, { length: 7, reason: 'a final' }, ANY);
  await club.api.post(`${path}/length`, { length: 9, reason: 'a longer one' }, ANY);
  await club.api.post(`/v1/tournaments/${id}/undo`, {});
  const { desk, acts } = await logOf(id, 'en-GB');
  const who = `${white?.name} – ${black?.name}`;
  expect(acts.slice(0, 7)).toEqual([
    `Undone: Length corrected: ${who} (to 9 instead of 7)`,
    `Length corrected: ${who} (to 9 instead of 7)`,
    `Length corrected: ${who} (to 7 instead of 5)`,
    `Taken from the table: ${who}`,
    `Called to table 7: ${who}`,
    'Drawn',
    'Entered: Uma Atonce, Vera Atonce and Walt Atonce',
  ]);
  expect(await looks(desk, 'desk-log-tables')).toEqual([]);
  const german = await logOf(id, 'de-DE');
  expect(german.acts[2]).toBe(`Länge korrigiert: ${who} (auf 7 statt auf 5)`);
  expect(german.acts[4]).toBe(`An Tisch 7 gerufen: ${who}`);
  expect(german.acts[6]).toBe('Angemeldet: Uma Atonce, Vera Atonce und Walt Atonce');
});

it('is one touch away where something was done by mistake, as long as something can be taken back', async () => {
  const { id } = await enteredNight(club, 2);
  const desk = await visitors.visit(`/t/${id}/desk?show=entrants`, { token: director });
  await desk.getByRole('button', { name: 'Ann Example is here' }).tap();
  await desk.getByRole('link', { name: 'Something was done by mistake?' }).tap();
  await desk.getByRole('button', { name: 'Undo: Checked in' }).waitFor();
  expect(await desk.getByRole('link', { name: 'Something was done by mistake?' }).count()).toBe(0);
});
