/** Pages that are not for everybody say for whom they are, and lead to a way in. */
import { looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, enteredNight } from '../support/clubs/club-of-16.js';

const { club, visitors } = await visitedClub();

it.each([
  ['desk', 'The desk is for directors and scorers.'],
  ['settings', 'The settings are for directors.'],
])('the %s says who the reader is, and leads a player to signing out', async (name, text) => {
  const { id } = await enteredNight(club, 2);
  const path = name === 'desk' ? `/t/${id}/desk` : '/settings';
  const playerId = await club.player('Ann Example');
  const phone = await visitors.visit(path, { token: await club.token('player', { playerId }) });
  await phone.getByText(text).waitFor();
  await phone.getByText(/You are signed in as .?Ann Example/).waitFor();
  expect(await looks(phone, `not-for-you-${name}`)).toEqual([]);
  await phone.getByRole('main').getByRole('link', { name: 'My night' }).tap();
  await phone.getByRole('button', { name: 'Sign out' }).waitFor();
  const stranger = await visitors.visit(path);
  await stranger.getByText(text).waitFor();
  expect(await stranger.getByText('You are signed in as').count()).toBe(0);
  await stranger.getByRole('main').getByRole('link', { name: 'Sign in' }).tap();
  await stranger.getByLabel('Token').waitFor();
});

it('the desk offers scorers only what they may do', async () => {
  const { id } = await drawnNight(club, 4);
  const desk = await visitors.visit(`/t/${id}/desk`, { token: await club.token('scorer') });
  await desk.getByRole('button', { name: /won$/ }).first().waitFor();
  expect(await desk.getByRole('button', { name: 'Call' }).count()).toBe(0);
  expect(await desk.getByRole('button', { name: 'More about this match' }).count()).toBe(0);
});

it('the printed list of entrants says who has paid to those who know it', async () => {
  const { id } = await drawnNight(club, 4);
  for (const [role, count] of [
    ['scorer', 1],
    ['viewer', 0],
  ] as const) {
    const page = await visitors.visit(`/print/t/${id}?sheet=entrants`, { token: await club.token(role) });
    await page.getByRole('columnheader', { name: 'Name' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Paid' }).count()).toBe(count);
  }
});

it('a director whose first answer does not come is known as soon as the service answers', async () => {
  const token = await club.token('director');
  const phone = await visitors.visit('/go');
  let refusals = 0;
  await phone.route('**/v1/me', (route) => {
    refusals += 1;
    return refusals > 1 ? route.continue() : route.abort();
  });
  await phone.evaluate(`localStorage.setItem('club.token', ${JSON.stringify(token)})`);
  await phone.goto(`${visitors.origin}/settings`);
  await phone.getByRole('heading', { name: 'Settings' }).waitFor();
  await phone.getByRole('heading', { name: 'Links' }).waitFor();
  expect(refusals).toBe(2);
});
