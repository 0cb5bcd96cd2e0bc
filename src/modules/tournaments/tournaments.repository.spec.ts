import { withTurns } from '../../../test/support/domain/long-work.js';
import type { Database } from '../../platform/database/database.js';
import type { Renewals } from '../../recording/upkeep/renewals.js';
import type { RulesService } from '../../rules/rules.service.js';
import { KnownStates } from './stream/known-states.js';
import { TournamentsRepository } from './tournaments.repository.js';

const now = performance.now.bind(performance);
afterEach(() => {
  performance.now = now;
});

it('lets others have their turn between the states of the tournaments in which a person is', async () => {
  // Each look at the clock takes longer than a slice.
  let time = 0;
  performance.now = () => (time += 10);
  const order: string[] = [];
  const rows = ['spring', 'summer', 'autumn'].map((id) => ({
    id,
    version: 1,
    stored: JSON.stringify({ state: { id } }),
  }));
  const rules = {
    tournamentAfter: (state: { readonly id: string }) => {
      order.push(state.id);
      return state;
    },
  };
  const repository = new TournamentsRepository(
    { query: () => Promise.resolve(rows) } as unknown as Database,
    new KnownStates(),
    { current: (read: unknown) => Promise.resolve(read) } as unknown as Renewals,
    rules as unknown as RulesService,
  );
  const entered = await withTurns(order, () => repository.entered(['ann'], new Date(0)));
  expect(entered.map(({ id }) => id)).toEqual(['spring', 'summer', 'autumn']);
  expect(order.join(' ')).toMatch(/spring (- )+summer (- )+autumn/);
});
