/** What was chosen when the tournament was made, and is changed at the desk. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

async function factsOf(id: string) {
  const desk = await visitors.visit(`/t/${id}/desk`, { token: director });
  await desk.getByText('Name, format, who may watch').tap();
  return {
    desk,
    name: desk.getByRole('textbox', { name: 'Name', exact: true }).last(),
    save: desk.getByRole('button', { name: 'Save', exact: true }),
    now: async () => (await club.api.get(`/v1/tournaments/${id}`)).body,
  };
}

it('are the name, the points to a match and who may watch, until the draw settles the points', async () => {
  const consolation = { kind: 'progressive', lengths: [3] };
  const { id } = await enteredNight(club, 4, { format: { kind: 'knockout', lengths: [5], consolation } });
  const { desk, name, save, now } = await factsOf(id);
  expect(await save.isDisabled()).toBe(true);
  await name.fill('Night of the full moon');
  const points = (legend: string) => desk.getByRole('group', { name: legend, exact: true });
  await points('Points to a match').getByRole('button', { name: '7', exact: true }).tap();
  await points('Consolation: Points to a match').getByRole('button', { name: '5', exact: true }).tap();
  await desk.getByLabel('Everybody may watch it without a link').uncheck();
  expect(await looks(desk, 'desk-facts')).toEqual([]);
  await save.tap();
  await desk.getByRole('heading', { name: 'Night of the full moon' }).waitFor();
  await desk.getByText('Knockout, to 7').waitFor();
  expect(await now()).toMatchObject({
    name: 'Night of the full moon',
    visibility: 'private',
    format: { lengths: [7], consolation: { kind: 'progressive', lengths: [5] } },
  });
});

it('are the rounds of a Swiss; another director’s change is kept, and an empty name is not sent', async () => {
  const { id } = await enteredNight(club, 4, { format: { kind: 'swiss', lengths: [5], rounds: 4 } });
  const { desk, name, save, now } = await factsOf(id);
  await desk.getByLabel('Rounds').fill('3');
  await club.api.patch(`/v1/tournaments/${id}`, { name: 'Swiss of Bern' }, { headers: { 'if-match': '*' } });
  await desk.getByRole('heading', { name: 'Swiss of Bern' }).waitFor();
  expect(await name.inputValue()).toBe('Swiss of Bern');
  await save.tap();
  await save.and(desk.locator(':disabled')).waitFor();
  expect(await now()).toMatchObject({ name: 'Swiss of Bern', format: { rounds: 3, lengths: [5] } });
  await name.fill(' ');
  expect(await save.isDisabled()).toBe(true);
});

it('are no rounds that are none, and not the points that another director has made several since', async () => {
  const swiss = await enteredNight(club, 4, { format: { kind: 'swiss', lengths: [5], rounds: 4 } });
  const { desk, save } = await factsOf(swiss.id);
  for (const rounds of ['4e', '0', '2.5']) {
    await desk.getByLabel('Rounds').fill(rounds);
    expect([rounds, await save.isDisabled()]).toEqual([rounds, true]);
  }

  const { id } = await enteredNight(club, 8, { format: { kind: 'knockout', lengths: [9] } });
  const knockout = await factsOf(id);
  const points = knockout.desk.getByRole('group', { name: 'Points to a match', exact: true });
  await points.getByRole('button', { name: '7', exact: true }).tap();
  const format = { kind: 'knockout', lengths: [1, 3, 5] };
  await club.api.patch(`/v1/tournaments/${id}`, { format }, { headers: { 'if-match': '*' } });
  await points.waitFor({ state: 'detached' });
  await knockout.name.fill('Night of three lengths');
  await knockout.save.tap();
  await knockout.desk.getByRole('heading', { name: 'Night of three lengths' }).waitFor();
  expect((await knockout.now()).format.lengths).toEqual([1, 3, 5]);
});

it('are only the name and who may watch when matches are drawn', async () => {
  const { id } = await drawnNight(club, 4);
  const { desk, name, save, now } = await factsOf(id);
  const { format } = await now();
  await desk.getByText('was settled by the draw').waitFor();
  expect(await desk.getByText('Points to a match').count()).toBe(0);
  await name.fill('Renamed while it runs');
  await save.tap();
  await desk.getByRole('heading', { name: 'Renamed while it runs' }).waitFor();
  expect(await now()).toMatchObject({ name: 'Renamed while it runs', format, visibility: 'public' });
});

it('say how many have to enter for so many rounds of a Swiss, once fewer are entered', async () => {
  const { id } = await enteredNight(club, 5, { format: { kind: 'swiss', lengths: [5], rounds: 4 } });
  const { desk, save, now } = await factsOf(id);
  await desk.getByLabel('Rounds').fill('3');
  expect(await desk.getByText('So many rounds need').count()).toBe(0);
  await desk.getByLabel('Rounds').fill('5');
  await desk.getByText('So many rounds need at least 6 entrants.', { exact: true }).waitFor();
  await save.tap();
  await save.and(desk.locator(':disabled')).waitFor();
  expect((await now()).format.rounds).toBe(5);
});
