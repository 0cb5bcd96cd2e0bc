/** A player's result for a match that another has ended meanwhile. */
import { drawnNight, ready } from '../support/clubs/club-of-16.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors } = await visitedClub();

it.each([
  ['en-GB', 'Send: ', 'The match against', 'is over already', 'It counts, against'],
  ['de-DE', 'Senden: ', 'Das Match gegen', 'ist schon beendet', 'Es zählt, gegen'],
])('names the match and who has won it (%s)', async (language, send, match, isOver, counts) => {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nothing is drawn');
  const { id, white, black } = pairing;
  const token = await club.token('player', { playerId: white.playerId });
  const phone = await visitors.visit('/me', { token, language });
  await phone.getByRole('button', { name: black.name }).first().tap();
  await phone.getByRole('button', { name: '2', exact: true }).tap();
  await phone.route('**/result', async (route) => {
    const score = { white: 5, black: 4 };
    await club.api.post(`/v1/tournaments/${night.id}/pairings/${id}/result`, { score });
    await route.continue();
  });
  await phone.getByRole('button', { name: send }).tap();
  const refusal = await phone.getByRole('alert').getByText(isOver).textContent();
  expect(refusal?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
    new RegExp(`^${match} ${black.name} ${isOver}: ${white.name} `),
  );
  // What counts stands where the match stood.
  await phone.getByRole('status').getByText(counts).waitFor();
  await settled(phone);
  expect(await looks(phone, `me-too-late-${language}`)).toEqual([]);
});
