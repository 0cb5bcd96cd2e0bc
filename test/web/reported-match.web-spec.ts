/** The page of a match whose result one of the two has reported: the opponent is asked there too, and all read that it does not count yet. */
import type { Page } from 'playwright-core';
import { type ReadyPairing, drawnNight, ready } from '../support/clubs/club-of-16.js';
import { looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

async function tokenOf({ playerId }: ReadyPairing['white']): Promise<string> {
  return club.token('player', { playerId });
}

/** White has reported that they have won; both look at the match. */
async function reported() {
  const night = await drawnNight(club, 4);
  const [pairing] = await ready(club, night.id);
  if (pairing === undefined) throw new Error('nothing is drawn');
  const { matchId, white, black } = pairing;
  const path = `/v1/tournaments/${night.id}/pairings/${pairing.id}`;
  const report = async (score: object): Promise<void> => {
    const { status } = await club.as(await tokenOf(white)).post(`${path}/result`, { score });
    expect(status).toBe(200);
  };
  const visit = async (token?: string): Promise<Page> =>
    visitors.visit(`/m/${matchId}`, token === undefined ? {} : { token });
  const [reporter, opponent] = [await visit(await tokenOf(white)), await visit(await tokenOf(black))];
  for (const page of [reporter, opponent]) await page.getByText('Enter only the result').waitFor();
  await report({ white: 5, black: 3 });
  return { path, matchId, white, black, report, visit, reporter, opponent };
}

it('asks the opponent, and says to all others for whose word it waits', async () => {
  const { path, white, black, visit, reporter, opponent } = await reported();
  const [reader, staff] = [await visit(), await visit(director)];
  const [winner, other] = [white, black].map(({ name }) => `\u{2068}${name}\u{2069}`);
  await reporter.getByText(`Sent: ${white.name} won 5 – 3. ${other} has to confirm it.`).waitFor();
  for (const page of [reader, staff]) {
    await page.getByText(`Not confirmed yet: ${winner} reported this result.`).waitFor();
  }
  const question = `${white.name} reported this result. Is it right?`;
  await opponent.getByRole('heading', { name: question }).waitFor();
  for (const page of [reporter, reader, staff]) expect(await page.getByText('Is it right?').count()).toBe(0);
  await settled(opponent);
  expect(await looks(opponent, 'match-reported')).toEqual([]);
  expect(await looks(reporter, 'match-reported-own')).toEqual([]);
  expect(await looks(reader, 'match-reported-reader')).toEqual([]);

  await opponent.getByRole('button', { name: 'Yes, it is right' }).tap();
  await opponent.getByRole('heading', { name: question }).waitFor({ state: 'detached' });
  await reporter.getByText('has to confirm it').waitFor({ state: 'detached' });
  for (const page of [reader, staff]) await page.getByText('Not confirmed yet').waitFor({ state: 'detached' });
  expect((await club.api.get(path)).body.result).toMatchObject({ winner: 'white', confirmation: 'given' });
});

it('says to both that the result was denied, until there is another one', async () => {
  const { report, visit, reporter, opponent } = await reported();
  await opponent.getByRole('button', { name: 'No, it is wrong' }).tap();
  const denied = 'The reported result was denied. The director decides.';
  for (const page of [reporter, opponent, await visit(director)]) await page.getByText(denied).waitFor();
  await settled(opponent);
  expect(await looks(opponent, 'match-denied')).toEqual([]);
  await report({ white: 5, black: 4 });
  await opponent.getByText('Is it right?').waitFor();
  await reporter.getByText(denied).waitFor({ state: 'detached' });
});

it('says no longer that it waits when the time for an answer is over', async () => {
  const { path, matchId } = await reported();
  const { finalAt } = (await club.api.get(path)).body.result;
  const left = Date.parse(finalAt) - Date.now();
  const script = `const now = Date.now; Date.now = () => now() + ${left - 8_000};`;
  const reader = await visitors.visit(`/m/${matchId}`, { script });
  await reader.getByText('Not confirmed yet').waitFor();
  await reader.getByText('Not confirmed yet').waitFor({ state: 'detached' });
});
