/** Rows of the desk that a director does not find where most are: a match that a penalty has ended, one whose slip was scanned. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('of a match that a penalty has ended cancels the penalty, and the match goes on', async () => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const path = `/v1/tournaments/${night.id}/pairings/${pairing?.id ?? ''}`;
  await club.api.post(`${path}/penalty`, { to: 'black', minutesLate: 30, reason: '30 minutes late' });
  expect((await club.api.get(path)).body.result).toMatchObject({ winner: 'black' });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByRole('button', { name: /^Correct / }).tap();
  expect(await looks(desk, 'desk-penalty-ended')).toEqual([]);
  await desk.getByRole('button', { name: /^Cancel it: .*30 minutes late/ }).tap();
  await desk.getByRole('heading', { name: /^To call 2/ }).waitFor();
  expect((await club.api.get(path)).body).toMatchObject({
    result: null,
    penalties: [{ cancelled: 'The penalty was a mistake' }],
  });
});

it('of a scanned slip stays while another match is looked for', async () => {
  const night = await drawnNight(club, 32);
  const [scanned, other] = await ready(club, night.id);
  const desk = await visitors.visit(`/t/${night.id}/desk?show=queue&pairing=${scanned?.id ?? ''}`, { token: director });
  const row = (name = '') => desk.getByRole('listitem', { name: new RegExp(`^${name} – `) });
  await desk.getByRole('searchbox').fill(other?.white.name ?? '');
  await row(other?.white.name).waitFor();
  const [third] = (await ready(club, night.id)).slice(2);
  await row(third?.white.name).waitFor({ state: 'hidden' });
  expect(await row(scanned?.white.name).isVisible()).toBe(true);
});

it('of the log go on behind the first fifty', async () => {
  const night = await drawnNight(club, 2);
  const [pairing] = await ready(club, night.id);
  const path = `/v1/tournaments/${night.id}/pairings/${pairing?.id ?? ''}`;
  for (let table = 1; table <= 50; table += 1) {
    await club.api.patch(path, { table: String(table) }, { headers: { 'if-match': '*' } });
  }
  const { items } = (await club.api.get(`/v1/tournaments/${night.id}/acts?limit=200`)).body;
  const desk = await visitors.visit(`/t/${night.id}/desk?show=log`, { token: director });
  const rows = desk.locator('li.entry');
  await desk.getByRole('button', { name: 'Earlier' }).tap();
  await rows.nth(items.length - 1).waitFor();
  expect(await rows.count()).toBe(items.length);
  expect(await desk.getByRole('button', { name: 'Earlier' }).count()).toBe(0);
});

it('of a ladder that waits for challenges offer no round to pair', async () => {
  const night = await drawnNight(club, 4, { format: { kind: 'ladder', lengths: [3] } });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByRole('link', { name: 'Queue' }).waitFor();
  expect(await desk.getByRole('heading', { name: 'Everything is played' }).count()).toBe(0);
});

it('of somebody who has left is not counted among the entered', async () => {
  const night = await drawnNight(club, 4);
  const [gone] = (await club.api.get(`/v1/tournaments/${night.id}/entries`)).body.items;
  const path = `/v1/tournaments/${night.id}/entries/${gone.id}/withdraw`;
  expect((await club.api.post(path, { reason: 'Left', until: 'end' })).status).toBe(200);
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  await desk.getByText(/· 3 entered/).waitFor();
});

it('says in the row of a match that one of the two has left', async () => {
  const night = await drawnNight(club, 4, { format: { kind: 'round-robin', lengths: [3] } });
  const [gone] = (await club.api.get(`/v1/tournaments/${night.id}/entries`)).body.items;
  const path = `/v1/tournaments/${night.id}/entries/${gone.id}/withdraw`;
  expect((await club.api.post(path, { reason: 'Ill', until: 'return' })).status).toBe(200);
  const desk = await visitors.visit(`/t/${night.id}/desk?show=queue`, { token: director });
  const row = desk.getByRole('listitem').filter({ has: desk.getByRole('button', { name: new RegExp(gone.name) }) });
  await row.first().getByText('away for a while').waitFor();
});

it('of a bye that is annulled, because its holder has left, are not among what was played', async () => {
  const { id } = await drawnNight(club, 3, { format: { kind: 'round-robin', lengths: [3], withdrawn: 'annul' } });
  const path = `/v1/tournaments/${id}`;
  const { items } = (await club.api.get(`${path}/pairings`)).body;
  const { id: bye, white } = items.find(({ result }: { readonly result: object | null }) => result !== null);
  await club.api.post(`${path}/entries/${white.entryId}/withdraw`, { reason: 'Left', until: 'end' });
  expect((await club.api.get(`${path}/pairings/${bye}`)).body).toMatchObject({
    black: { bye: true },
    result: { by: 'annulled' },
  });
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  const corrections = desk.getByRole('button', { name: /^Correct .* – / });
  await corrections.nth(1).waitFor();
  expect(await corrections.count()).toBe(2);
  expect(
    await desk
      .getByRole('listitem')
      .filter({ hasText: /\bbye\b/ })
      .count(),
  ).toBe(0);
  const page = await visitors.visit(`/t/${id}`);
  const played = page.locator('section', { has: page.getByRole('heading', { name: 'Played', exact: true }) });
  await played.getByRole('listitem').nth(1).waitFor();
  expect(await played.getByRole('listitem').count()).toBe(2);
});
