/** Penalties for lateness at the desk: what was given already, what one more changes. */
import { looks, settled, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors, director } = await visitedClub();

/** The desk with the penalties of a match open, in which white is late; so many minutes were noted already. */
async function opened(before: readonly number[] = []) {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nobody is ready');
  const path = `/v1/tournaments/${night.id}/pairings/${pairing.id}`;
  for (const minutesLate of before) {
    const given = await club.api.post(`${path}/penalty`, { to: 'black', minutesLate, reason: `${minutesLate} late` });
    expect(given.status).toBe(200);
  }
  const desk = await visitors.visit(`/t/${night.id}/desk`, { token: director });
  const row = desk.getByRole('listitem', { name: `${pairing.white.name} – ${pairing.black.name}`, exact: true });
  const button = (name: string) => row.getByRole('button', { name, exact: true });
  const points = async (): Promise<readonly number[]> =>
    (await club.api.get(path)).body.penalties.map((penalty: { points: number }) => penalty.points);
  const open = async (): Promise<void> => {
    await button('More about this match').tap();
    await button(`${pairing.white.name} is late`).tap();
  };
  return { desk, row, button, points, open, pairing };
}

it('gives for the same lateness only the points that are missing', async () => {
  const { desk, row, button, points, open, pairing } = await opened([5]);
  await open();
  await row.getByText('Penalty points already given: 1').waitFor();
  await button('5').tap();
  await row.getByText('For that time there are no more.').waitFor();
  expect(await row.getByRole('button', { name: /^Penalty points to/ }).count()).toBe(0);
  await button('10').tap();
  expect(await looks(desk, 'desk-penalty-second')).toEqual([]);
  await button(`Penalty points to \u{2068}${pairing.black.name}\u{2069}: 1`).tap();
  await button('10').waitFor({ state: 'detached' });
  expect(await points()).toEqual([1, 1]);
});

it('gives all points for another lateness', async () => {
  const { button, points, open, pairing } = await opened([5]);
  await open();
  await button('For another one').tap();
  await button('5').tap();
  await button(`Penalty points to \u{2068}${pairing.black.name}\u{2069}: 1`).tap();
  await button('5').waitFor({ state: 'detached' });
  expect(await points()).toEqual([1, 1]);
});

it('shows before it is given what a penalty changes by which the match ends', async () => {
  const { desk, row, button, points, open } = await opened();
  await open();
  await button('5').tap();
  await row.getByRole('button', { name: /^Penalty points to/ }).waitFor();
  expect(await row.getByText('This changes:').count()).toBe(0);
  await button('30').tap();
  await row.getByText('This changes:').waitFor();
  expect(await looks(desk, 'desk-penalty-preview')).toEqual([]);
  expect(await points()).toEqual([]);
});

it('is read in the row of the match', async () => {
  const { row } = await opened([10]);
  const told = (await row.getByText('10 late').innerText()).replaceAll(/[\u2068\u2069]/g, '');
  expect(told).toMatch(/10 late\. Penalty points to .+: 2$/);
});

it('gives as many points as the service says', async () => {
  const { desk, button, open, pairing } = await opened();
  await desk.route('**/penalty?*', async (route) => {
    const asked = route.request();
    const { status, body } = await club.api.post(new URL(asked.url()).pathname + '?dryRun=true', asked.postDataJSON());
    for (const { id, after } of body.affected) if (id === pairing.id) after.penalties.at(-1).points = 2;
    await route.fulfill({ status, json: body });
  });
  await open();
  await button('5').tap();
  await button(`Penalty points to \u{2068}${pairing.black.name}\u{2069}: 2`).waitFor();
});

it('is given once by two directors at one moment', async () => {
  const { desk, row, button, points, open } = await opened();
  await open();
  await button('10').tap();
  const give = row.getByRole('button', { name: /^Penalty points to/ });
  await give.waitFor();
  // The other director is a moment sooner.
  await desk.route('**/penalty', async (route) => {
    const path = new URL(route.request().url()).pathname;
    await club.api.post(path, { to: 'black', minutesLate: 10, reason: 'Ten minutes', number: 1 });
    await route.continue();
  });
  // First the desk learns that something has changed, and that the same two sit there.
  const answered = desk.waitForResponse((answer) => answer.url().endsWith('/penalty') && answer.status() !== 412);
  await give.tap();
  expect((await answered).status()).toBe(409);
  await row.getByText('For that time there are no more.').waitFor();
  expect(await points()).toEqual([2]);
});

it('waits for the end of an open game', async () => {
  const { desk, row, button, points, pairing } = await opened();
  // The desk has heard of the game before its row is touched.
  const heard = desk.waitForResponse((answer) => answer.url().includes('/v1/tournaments/'));
  const { body } = await club.api.post(`/v1/matches/${pairing.matchId}/games`);
  await heard;
  await settled(desk);
  await button('More about this match').tap();
  await row.getByText('In this match a game is open.').waitFor();
  expect(await row.getByRole('button', { name: /is late$/ }).count()).toBe(0);
  expect(await looks(desk, 'desk-penalty-game-open')).toEqual([]);
  await club.api.act(body.id, [
    { type: 'opening-roll', dice: { white: 6, black: 1 } },
    { type: 'resign', side: 'white', as: 'single' },
    { type: 'accept-resignation' },
  ]);
  await button(`${pairing.white.name} is late`).tap();
  await button('5').tap();
  await button(`Penalty points to \u{2068}${pairing.black.name}\u{2069}: 1`).tap();
  await button('5').waitFor({ state: 'detached' });
  expect(await points()).toEqual([1]);
});
