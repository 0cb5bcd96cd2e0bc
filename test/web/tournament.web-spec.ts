/** A tournament for those who look at it: who has a bye, what the parts of a bracket are called, the way to the boards. */
import { DESK, looks, visitedClub } from '../support/browser.js';
import { drawnNight } from '../support/club-of-16.js';

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
