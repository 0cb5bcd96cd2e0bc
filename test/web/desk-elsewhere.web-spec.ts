/** Two tournaments of one evening in which the same people play. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('the desk says who sits at a table of another tournament, and asks before it calls them', async () => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  const other = await club.api.post('/v1/tournaments', {
    name: 'Quick cup',
    format: { kind: 'knockout', lengths: [1] },
  });
  const { id } = other.body;
  for (const playerId of [pairing?.white.playerId, await club.player('Somebody Else')]) {
    await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
  }
  await club.api.post(`/v1/tournaments/${id}/draw`, {});
  const [quick] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${quick?.id}`;
  await club.api.patch(path, { table: '3' }, { headers: { 'if-match': '*' } });
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  const row = desk.getByRole('listitem', { name: `${pairing?.white.name} – ${pairing?.black.name}`, exact: true });
  const call = row.getByRole('button', { name: 'Call', exact: true });
  await call.tap();
  await row.getByText(/is at table .3.* \(.Quick cup.\)/).waitFor();
  expect(await looks(desk, 'desk-elsewhere')).toEqual([]);
  expect(await row.getByRole('button', { name: '1', exact: true }).count()).toBe(0);
  // Once that match is over nobody asks.
  expect((await club.api.post(`${path}/result`, { score: { white: 1, black: 0 } })).status).toBe(200);
  await call.tap();
  await call.tap();
  await row.getByRole('button', { name: '3', exact: true }).tap();
  await call.waitFor({ state: 'detached' });
  expect((await club.api.get(`/v1/tournaments/${night.id}/pairings/${pairing?.id}`)).body.table).toBe('3');
});
