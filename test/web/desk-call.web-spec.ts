/** The calls to tables where all meet all: who sits at one table is not called to another by mistake. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('mark who sits at another table, and ask before they are called', async () => {
  const { id } = await drawnNight(club, 3, { format: { kind: 'round-robin', lengths: [3] } });
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  const rows = desk.locator('.queued');
  await rows.nth(1).waitFor();
  expect(await desk.getByText(/is at table/).count()).toBe(0);
  const [first, second] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${first?.id ?? ''}`;
  await club.api.patch(path, { table: '1' }, { headers: { 'if-match': '*' } });
  const names = (pairing = second) => `${pairing?.white.name ?? ''} – ${pairing?.black.name ?? ''}`;
  const row = desk.getByRole('listitem', { name: names() });
  await row.getByText(/is at table .1/).waitFor();
  expect(await looks(desk, 'desk-at-table')).toEqual([]);
  await row.getByRole('button', { name: 'Call', exact: true }).tap();
  await row.getByRole('button', { name: 'Call all the same' }).waitFor();
  expect(await row.getByRole('button', { name: '2', exact: true }).count()).toBe(0);
  await row.getByRole('button', { name: 'Call all the same' }).tap();
  await row.getByRole('button', { name: '2', exact: true }).tap();
  await desk.getByRole('heading', { name: /^Playing 2/ }).waitFor();
});

it('have those first who are free', async () => {
  const { id } = await drawnNight(club, 4, { format: { kind: 'round-robin', lengths: [3] } });
  const [first] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${first?.id ?? ''}`;
  await club.api.patch(path, { table: '1' }, { headers: { 'if-match': '*' } });
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  await desk
    .getByText(/is at table/)
    .first()
    .waitFor();
  const busy = await desk
    .locator('.queued')
    .evaluateAll((rows) => rows.map(({ textContent }) => / at table /.test(textContent)));
  // The one that is played stands behind all that are to be called.
  expect(busy.slice(0, -1)).toEqual(busy.slice(0, -1).toSorted());
  expect(busy[0]).toBe(false);
});
