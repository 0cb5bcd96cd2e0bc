/** The variant and the clock of a tournament are named where people look up what is played. */
import { drawnNight, enteredNight } from '../support/clubs/club-of-16.js';
import { DESK, looks, settled, visitedClub } from '../support/web/browser.js';

const { club, visitors, director } = await visitedClub();

const NACK = {
  format: { kind: 'swiss', lengths: [5], rounds: 4 },
  variant: 'nackgammon',
  rules: { clock: { mode: 'simpleDelay', reserveSecondsPerPoint: 150, perTurnSeconds: 8 } },
};

describe.each([
  ['/t/{id}', 'tournament'],
  ['/t/{id}/desk', 'desk'],
  ['/print/t/{id}?sheet=entrants', 'paper'],
])('%s', (path, name) => {
  it('names the variant and the clock beside the format', async () => {
    const { id } = await drawnNight(club, 4, NACK);
    const page = await visitors.visit(path.replace('{id}', id), { token: director });
    await page.getByText('Swiss, to 5').waitFor();
    await page.getByText('Nackgammon · Clock: 2:30 min a point + 8 s').waitFor();
    await settled(page);
    expect(await looks(page, `rules-said-${name}`)).toEqual([]);
    const german = await visitors.visit(path.replace('{id}', id), { token: director, language: 'de-DE', size: DESK });
    await german.getByText('Nackgammon · Uhr: 2:30 Min. je Punkt + 8 s').waitFor();
  });

  it('names neither where it is backgammon without a clock', async () => {
    const { id } = await enteredNight(club, 2);
    const page = await visitors.visit(path.replace('{id}', id), { token: director });
    await page.getByText('Knockout, to 5').waitFor();
    await settled(page);
    expect(await page.getByText(/Backgammon(?! club)|Clock/).count()).toBe(0);
  });
});

it('has the usual times of a clock for pairs where the tournament names none', async () => {
  const { id } = await enteredNight(club, 0, { entrants: { kind: 'doubles' }, rules: { clock: { mode: 'fischer' } } });
  const page = await visitors.visit(`/t/${id}`, { token: director });
  await page.getByText('Fischer: 2:30 min a point + 18 s').waitFor();
});

it.each([['/t/{id}'], ['/print/t/{id}?sheet=entrants']])(
  'visitors of a public tournament read it on %s',
  async (path) => {
    const { id } = await drawnNight(club, 4, { ...NACK, visibility: 'public' });
    const page = await visitors.visit(path.replace('{id}', id));
    await page.getByText('Nackgammon · Clock: 2:30 min a point + 8 s').waitFor();
    await settled(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  },
);
