/** Who is entered at the desk by a name: everybody is one person, however hurried the hand that types. */
import { idle, looks, visitedClub } from '../support/web/browser.js';
import { enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

/** How many people of the club have the name. */
async function countOf(name: string): Promise<number> {
  return (await club.api.get(`/v1/players?q=${encodeURIComponent(name)}`)).body.items.length;
}

async function deskOf(count: number) {
  const night = await enteredNight(club, count);
  const desk = await visitors.visit(`/t/${night.id}/desk?show=entrants`, { token: director });
  const field = desk.getByLabel('Enter a player');
  await field.waitFor();
  return { desk, field };
}

it('makes nobody while the club looks for the name', async () => {
  await club.player('Zoe Known');
  const { desk, field } = await deskOf(0);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await desk.route('**/v1/players?*', async (route) => {
    await held;
    await route.continue();
  });
  await field.fill('zoe known');
  await field.press('Enter');
  expect(await desk.getByRole('button', { name: 'New: ' }).count()).toBe(0);
  // The key is not lost: it acts when the club has answered.
  answer();
  await desk.getByRole('listitem', { name: 'Zoe Known' }).waitFor();
  expect(await countOf('Zoe Known')).toBe(1);
});

it('shows who is entered already, and makes another of that name only when told to', async () => {
  const { desk, field } = await deskOf(1);
  const before = await countOf('Ann Example');
  await field.fill('Ann Example');
  await desk.locator('form').getByText('entered', { exact: true }).first().waitFor();
  expect(await looks(desk, 'desk-entered')).toEqual([]);
  await field.press('Enter');
  expect(await field.inputValue()).toBe('Ann Example');
  await desk.getByRole('button', { name: 'New: Ann Example' }).tap();
  await desk.getByText('Playing: 2, here: 0').waitFor();
  expect(await countOf('Ann Example')).toBe(before + 1);
});

it('makes no person where the entry is refused, and one where it is done', async () => {
  const { desk, field } = await deskOf(0);
  const refused = {
    type: 'about:blank',
    title: 'No',
    status: 409,
    detail: 'Not just now.',
    code: 'tournament.not-open',
  };
  await desk.route(
    '**/entries',
    (route) => route.fulfill({ status: 409, contentType: 'application/problem+json', json: refused }),
    { times: 1 },
  );
  await field.fill('Yvonne Brandnew');
  await desk.getByRole('button', { name: 'New: Yvonne Brandnew' }).tap();
  await desk.getByRole('alert').getByText('Not just now.').waitFor();
  expect(await countOf('Yvonne Brandnew')).toBe(0);
  await desk.getByRole('button', { name: 'New: Yvonne Brandnew' }).tap();
  await desk.getByRole('listitem', { name: 'Yvonne Brandnew' }).waitFor();
  expect(await countOf('Yvonne Brandnew')).toBe(1);
});

it('asks about names of a list that the club does not know, among others that it knows', async () => {
  await club.player('Sara Known');
  const { desk } = await deskOf(0);
  const enter = (button: string) => desk.getByRole('button', { name: button, exact: true }).tap();
  await desk.getByText('Enter a list of names').tap();
  const list = desk.getByLabel('One name in each line');
  await list.fill('Sara Known\nSarra Known');
  await enter('Enter 2');
  await desk.getByText('The club does not know these names yet').waitFor();
  expect(await desk.locator('details').getByRole('listitem').allInnerTexts()).toEqual(['Sarra Known']);
  expect(await looks(desk, 'desk-unknown-names')).toEqual([]);
  expect(await countOf('Sarra Known')).toBe(0);
  // Another list is another question.
  await list.fill('Sara Known');
  await enter('Enter 1');
  await desk.getByText('Playing: 1, here: 0').waitFor();
  await idle(desk);
  await list.fill('Sarra Known');
  await enter('Enter 1');
  await enter('They are right: enter 1');
  await desk.getByText('Playing: 2, here: 0').waitFor();
  expect(await countOf('Sarra Known')).toBe(1);
});

it('does not take the field from a director who goes on writing', async () => {
  await club.player('Vera Known');
  const { desk, field } = await deskOf(0);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await desk.getByText('Enter a list of names').tap();
  await desk.getByLabel('One name in each line').fill('Nobody Known');
  await desk.route('**/entries/import?*', async (route) => {
    await held;
    await route.continue();
  });
  await desk.getByRole('button', { name: 'Enter 1', exact: true }).tap();
  await field.focus();
  await field.pressSequentially('Wal');
  answer();
  await desk.getByText('The club does not know these names yet').waitFor();
  await field.pressSequentially('ter von');
  expect(await field.inputValue()).toBe('Walter von');
  expect(await countOf('Nobody Known')).toBe(0);
});

it('says how many would be drawn, all of them or only those who are here', async () => {
  const { desk } = await deskOf(4);
  for (const name of ['Ann Example is here', 'Bob Sample is here']) {
    await desk.getByRole('button', { name }).tap();
    await desk.getByRole('button', { name }).waitFor({ state: 'detached' });
  }
  await desk.getByRole('button', { name: 'Draw 4 people' }).waitFor();
  await desk.getByLabel('Only those who are here').check();
  await desk.getByRole('button', { name: 'Draw 2 people' }).tap();
  await desk.getByRole('button', { name: /^Draw/ }).waitFor({ state: 'detached' });
});

it('finds who has just the name among many in whose names it occurs', async () => {
  for (const other of 'ABCDEFGH') await club.player(`Peter ${other}${other}`);
  await club.player('Peter');
  const { desk, field } = await deskOf(0);
  await field.fill('peter');
  await desk.getByRole('button', { name: 'Peter', exact: true }).waitFor();
  await field.press('Enter');
  await desk.getByRole('listitem', { name: 'Peter', exact: true }).waitFor();
  expect((await club.api.get('/v1/players?name=peter')).body.items).toHaveLength(1);
});

it('forgets why a name was refused as soon as another one is typed', async () => {
  const zoe = await club.player('Zoe Twice');
  const night = await enteredNight(club, 1);
  const desk = await visitors.visit(`/t/${night.id}/desk?show=entrants`, { token: director });
  await desk.route(
    '**/entries',
    async (route) => {
      await club.api.post(`/v1/tournaments/${night.id}/entries`, { playerId: zoe });
      await route.continue();
    },
    { times: 1 },
  );
  const field = desk.getByLabel('Enter a player');
  await field.fill('Zoe Twice');
  await desk.locator('form').getByRole('button', { name: 'Zoe Twice', exact: true }).tap();
  await desk.getByRole('alert').waitFor();
  await field.fill('Yan');
  await desk.getByRole('button', { name: 'New: Yan' }).waitFor();
  expect(await desk.getByRole('alert').count()).toBe(0);
});
