/** What the desk says of a round and of the end: byes, how far a Swiss is, who has met before, what was written, who has won. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('names who has a bye and which round is on', async () => {
  const { id } = await drawnNight(club, 5, { format: { kind: 'swiss', rounds: 4, lengths: [5] } });
  const seats = (await ready(club, id)).flatMap(({ white, black }) => [white.entryId, black.entryId]);
  const { items } = (await club.api.get(`/v1/tournaments/${id}/entries`)).body;
  const resting = items.find((entry: { id: string }) => !seats.includes(entry.id)).name;
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  await desk.getByText(`Bye this round: \u2068${resting}\u2069`).waitFor();
  await desk.getByText(/round 1 of 4/).waitFor();
  expect(await looks(desk, 'desk-bye')).toEqual([]);
});

it('says of a proposed pair that it has met before', async () => {
  const { id } = await drawnNight(club, 6, { format: { kind: 'swiss', rounds: 3, lengths: [3] } });
  const path = `/v1/tournaments/${id}`;
  const [first, second, third] = await ready(club, id);
  for (const pairing of [first, second, third]) {
    await club.api.post(`${path}/pairings/${pairing?.id ?? ''}/result`, { score: { white: 3, black: 0 } });
  }
  await club.api.post(`${path}/rounds`, { publish: false });
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  const proposed = desk.locator('section', { has: desk.getByRole('heading', { name: 'Round 2: how does it look?' }) });
  const pairs = proposed.getByRole('listitem');
  await pairs.nth(2).waitFor();
  expect(await proposed.getByText('met before').count()).toBe(0);

  const seats = [first?.white, first?.black, second?.white, third?.white, second?.black, third?.black];
  const [one, other, ...rest] = seats.map((seat) => seat?.entryId ?? '');
  const byHand = [
    { white: one, black: other },
    { white: rest[0], black: rest[1] },
    { white: rest[2], black: rest[3] },
  ];
  const at = { headers: { 'if-match': '*' } };
  expect((await club.api.patch(`${path}/rounds/2`, { pairs: byHand }, at)).status).toBe(200);
  await pairs
    .filter({ hasText: first?.white.name ?? '' })
    .getByText('met before')
    .waitFor();
  expect(await proposed.getByText('met before').count()).toBe(1);
  expect(await looks(desk, 'desk-round-met')).toEqual([]);
});

it('says in the log what was written and given, and at the end who has won', async () => {
  const { id } = await drawnNight(club, 2, { format: { kind: 'knockout', lengths: [5] } });
  const [final] = await ready(club, id);
  const path = `/v1/tournaments/${id}/pairings/${final?.id ?? ''}`;
  await club.api.post(`${path}/penalty`, { to: 'black', minutesLate: 5, reason: '5 minutes late' });
  await club.api.post(`${path}/result`, { score: { white: 5, black: 3 } });
  const desk = await visitors.visit(`/t/${id}/desk?show=log`, { token: director });
  const acts = desk.locator('li.entry');
  await acts.filter({ hasText: 'Result written' }).getByText(/5 – 3/).waitFor();
  await acts
    .filter({ hasText: /^.*Penalty/ })
    .getByText(/5 minutes late/)
    .first()
    .waitFor();
  await desk.getByRole('link', { name: 'Queue', exact: true }).tap();
  await desk.getByRole('heading', { name: `Won by ${final?.white.name ?? ''}` }).waitFor();
  expect(await desk.getByText('Nothing to do here just now.').count()).toBe(0);
  expect(await looks(desk, 'desk-over')).toEqual([]);
  await desk.getByRole('link', { name: 'Standings', exact: true }).tap();
  await desk.getByRole('columnheader', { name: 'Place' }).waitFor();
});

it('of a last chance is begun only where enough can come into it, and the desk says so', async () => {
  const format = { kind: 'knockout', lengths: [3], lastChance: { lengths: [1] } };
  const small = await drawnNight(club, 4, { format });
  const desk = await visitors.visit(`/t/${small.id}/desk`, { token: director });
  await desk.getByText('No last chance: too few are out early enough for one.').waitFor();
  expect(await looks(desk, 'desk-no-last-chance')).toEqual([]);
  expect(await desk.getByRole('button', { name: 'Begin the last chance' }).count()).toBe(0);
  const larger = await drawnNight(club, 8, { format });
  await desk.goto(desk.url().replace(small.id, larger.id));
  await desk.getByText('Last chance', { exact: true }).tap();
  await desk.getByRole('button', { name: 'Begin the last chance' }).waitFor();
});
