/** Who comes after the draw of a full bracket: the desk says that they do not play, and how they can. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function deskOf(id: string) {
  const desk = await visitors.visit(`/t/${id}/desk?show=entrants`, { token: director });
  await desk.getByText('Playing: 4, here: 0').waitFor();
  return desk;
}

it('says at once that a full draw has no place, and draws again', async () => {
  const { id } = await drawnNight(club, 4);
  const desk = await deskOf(id);
  await desk.getByLabel('Enter a player').fill('Berta Late');
  await desk.getByRole('button', { name: 'New: Berta Late' }).tap();
  const told = desk.getByRole('status').filter({ hasText: 'Not in the draw: \u2068Berta Late\u2069' });
  await told.getByText('another draw lets them in').waitFor();
  await desk.getByRole('listitem', { name: 'Berta Late' }).getByText('not in the draw').waitFor();
  // Who has no match does not play.
  await desk.getByText('Playing: 4, here: 0').waitFor();
  await desk.getByText('Not in the draw: 1').waitFor();
  expect(await looks(desk, 'desk-not-drawn')).toEqual([]);
  await desk.getByRole('button', { name: 'Another draw …' }).tap();
  await desk.getByText('All pairings are made anew').waitFor();
  await desk.locator('button:not([aria-disabled=true])', { hasText: 'Yes, draw again' }).tap();
  await desk.getByText('Playing: 5, here: 0').waitFor();
  expect(await desk.getByText('not in the draw').count()).toBe(0);
  expect((await club.api.get(`/v1/tournaments/${id}`)).body.notDrawn).toEqual([]);
});

it('says how a latecomer gets the place of an absent one', async () => {
  const { id } = await drawnNight(club, 4);
  const playerId = await club.player('Carl Late');
  expect((await club.api.post(`/v1/tournaments/${id}/entries`, { playerId })).status).toBe(201);
  const [absent] = await ready(club, id);
  const desk = await deskOf(id);
  await desk.getByText('undo their entry in the log').waitFor();
  // What it says can be done.
  const { items } = (await club.api.get(`/v1/tournaments/${id}/acts`)).body;
  const act = items.find((each: { act: string }) => each.act === 'enter').version;
  expect((await club.api.post(`/v1/tournaments/${id}/undo`, { act, reason: 'Late' })).status).toBe(200);
  await desk.getByText('undo their entry in the log').waitFor({ state: 'detached' });
  const path = `/v1/tournaments/${id}/entries/${absent?.white.entryId ?? ''}/replace`;
  expect((await club.api.post(path, { playerId, reason: 'Has not come' })).status).toBe(200);
  await desk.getByRole('listitem', { name: 'Carl Late' }).waitFor();
});

it('says, once there is a result, that it is too late', async () => {
  const { id } = await drawnNight(club, 4);
  const playerId = await club.player('Dora Late');
  const { body: entry } = await club.api.post(`/v1/tournaments/${id}/entries`, { playerId });
  const [first] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${first?.id ?? ''}/result`;
  await club.api.post(path, { score: { white: 5, black: 1 } });
  const desk = await deskOf(id);
  await desk.getByText('it is too late for another draw').waitFor();
  expect(await desk.getByRole('button', { name: 'Another draw …' }).count()).toBe(0);
  const leave = `/v1/tournaments/${id}/entries/${entry.id}/withdraw`;
  expect((await club.api.post(leave, { reason: 'No place', until: 'end' })).status).toBe(200);
  await desk.getByText('it is too late for another draw').waitFor({ state: 'detached' });
});
