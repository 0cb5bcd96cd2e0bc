/** The parts of the desk: what is half-written in one of them waits while another one is shown. */
import { visitedClub } from '../support/web/browser.js';
import { drawnNight } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

it('keep what is typed in them, and ask for nothing while they are not shown', async () => {
  const { id } = await drawnNight(club, 4, { prizes: { entryFee: 5 } });
  const desk = await visitors.visit(`/t/${id}/desk?show=money`, { token: director });
  const show = (part: string) => desk.getByRole('link', { name: part, exact: true }).tap();
  await desk.getByText('In the pool').waitFor();
  await desk.getByLabel('Added by the club').fill('20');
  await show('Entrants');
  await desk.getByText('Enter a list of names').tap();
  await desk.getByLabel('One name in each line').fill('Ann Typed\nBob Typed');
  await show('Queue');
  await desk.getByRole('button', { name: 'Ann Example won' }).tap();
  await desk.getByRole('button', { name: '3', exact: true }).tap();
  const asked: string[] = [];
  desk.on('request', (request) => asked.push(request.url()));
  await show('Log');
  await desk.getByText('Drawn', { exact: true }).waitFor();
  // Of the parts that are not shown none follows the night by itself.
  await club.api.patch(`/v1/tournaments/${id}`, { name: 'Another' }, { headers: { 'if-match': '*' } });
  await desk.getByRole('heading', { name: 'Another' }).waitFor();
  expect(asked.filter((url) => url.includes('/payouts'))).toEqual([]);
  await show('Entrants');
  expect(await desk.getByLabel('One name in each line').inputValue()).toBe('Ann Typed\nBob Typed');
  await show('Money');
  expect(await desk.getByLabel('Added by the club').inputValue()).toBe('20');
  await show('Queue');
  await desk.getByRole('button', { name: /^Send: / }).waitFor();
});
