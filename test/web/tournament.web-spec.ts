/** A tournament for those who look at it: who has a bye, what the parts of a bracket are called, the way to the boards. */
import { DESK, looks, visitedClub } from '../support/web/browser.js';
import { drawnNight, ready } from '../support/clubs/club-of-16.js';

const { club, visitors } = await visitedClub();

describe.each([
  ['a Swiss', { kind: 'swiss', rounds: 2, lengths: [3] }],
  ['a knockout', { kind: 'knockout', lengths: [3] }],
])('the first round of %s', (_kind, format) => {
  it('tells also who has the bye, on the page and on the wall', async () => {
    const { id } = await drawnNight(club, 3, { format });
    const pairings = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
    const bye = pairings.find(({ result }: { result: { by: string } | null }) => result?.by === 'bye');
    const page = await visitors.visit(`/t/${id}`);
    await page
      .getByRole('listitem')
      .filter({ hasText: bye[bye.result.winner].name })
      .getByText('bye')
      .first()
      .waitFor();
    expect(await looks(page, `tournament-bye-${format.kind}`)).toEqual([]);
    const wall = await visitors.visit(`/t/${id}/screen?show=next`, { size: DESK });
    await wall.getByRole('listitem').filter({ hasText: bye[bye.result.winner].name }).getByText('bye').waitFor();
  });
});

it('tells of no bye whose holder is called to the next match', async () => {
  const { id } = await drawnNight(club, 5, { format: { kind: 'knockout', lengths: [3] } });
  const { items: second } = (await club.api.get(`/v1/tournaments/${id}/pairings?status=ready&round=2`)).body;
  expect(second.length).toBe(1);
  const page = await visitors.visit(`/t/${id}`);
  const calls = page.getByRole('listitem').filter({ hasText: second[0].white.name });
  await calls.first().waitFor();
  expect(await calls.count()).toBe(1);
  await page.getByText('bye').first().waitFor();
  // What is of different rounds says of which.
  await calls.getByText('Main · Round 2').waitFor();
  expect(await looks(page, 'tournament-rounds')).toEqual([]);
  // Nor when that is over, while others still play in the round of the bye.
  const path = `/v1/tournaments/${id}/pairings/${second[0].id}/result`;
  await club.api.post(path, { score: { white: 3, black: 1 } });
  await calls.filter({ hasText: '3 – 1' }).waitFor();
  expect(await calls.count()).toBe(1);
});

it('names the parts of a double elimination in the words of the reader', async () => {
  const { id } = await drawnNight(club, 4, { format: { kind: 'double-elimination', lengths: [3] } });
  const titles = async (language: string) => {
    const page = await visitors.visit(`/t/${id}?show=bracket`, { language });
    await page.getByRole('region').waitFor();
    return new Set((await page.locator('.round h3').allTextContents()).map((title) => title.split(',')[0]));
  };
  expect(await titles('en-GB')).toEqual(new Set(['Winners', 'Losers', 'Final', 'Second final']));
  expect(await titles('de-DE')).toEqual(new Set(['Gewinner', 'Verlierer', 'Finale', 'Zweites Finale']));
});

it('names the part with each pairing where several are played at once', async () => {
  const { id } = await drawnNight(club, 4, { format: { kind: 'double-elimination', lengths: [3] } });
  for (const { id: pairing } of await ready(club, id)) {
    await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, { score: { white: 3, black: 0 } });
  }
  const page = await visitors.visit(`/t/${id}`, { language: 'de-DE' });
  const line = (where: string) => page.getByRole('listitem').filter({ hasText: where });
  await line('Hauptrunde · Verlierer · Runde 1').waitFor();
  await line('Hauptrunde · Gewinner · Runde 2').waitFor();
  expect(await looks(page, 'tournament-parts')).toEqual([]);
  const { items } = (await club.api.get(`/v1/tournaments/${id}/pairings?status=ready`)).body;
  const losers = items.find(({ part }: { readonly part: string }) => part === 'lower');
  const slip = await visitors.visit(`/t/${id}?pairing=${losers?.id ?? ''}`);
  await slip.getByRole('heading', { name: 'Main · Losers · Round 1' }).waitFor();
});

it('names the knockout behind a Swiss by what it is', async () => {
  const then = { kind: 'knockout', lengths: [3] };
  const { id } = await drawnNight(club, 4, { format: { kind: 'swiss', rounds: 1, lengths: [3], qualifiers: 2, then } });
  for (const { id: pairing } of await ready(club, id)) {
    await club.api.post(`/v1/tournaments/${id}/pairings/${pairing}/result`, { score: { white: 3, black: 0 } });
  }
  await club.api.post(`/v1/tournaments/${id}/rounds`, {});
  const [final] = await ready(club, id);
  const page = await visitors.visit(`/t/${id}?pairing=${final?.id ?? ''}`);
  await page.getByRole('heading', { name: 'Knockout · Round 1' }).waitFor();
  const german = await visitors.visit(`/t/${id}?pairing=${final?.id ?? ''}`, { language: 'de-DE' });
  await german.getByRole('heading', { name: 'K.-o.-Runde · Runde 1' }).waitFor();
});

it('leads from a pairing to its board', async () => {
  const { id } = await drawnNight(club, 2);
  const [pairing] = (await club.api.get(`/v1/tournaments/${id}/pairings`)).body.items;
  const page = await visitors.visit(`/t/${id}`, { token: await club.token('viewer') });
  await page.getByRole('link', { name: 'to 5' }).tap();
  await page.waitForURL(`**/m/${pairing.matchId}`);
});
