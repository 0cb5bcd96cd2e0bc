import type { TournamentState } from '../../domain/index.js';
import { TournamentResults } from './tournament-results.js';
import type { ListedRow } from './tournament-rows.js';
import { TournamentsRepository } from './tournaments.repository.js';

const FINISHED = {
  status: 'finished',
  cancelled: 'rain',
  entries: [],
  name: 'Club night',
} as unknown as TournamentState;

/** A database of so many finished tournaments, which counts the states that it sends. */
class Finished {
  states = 0;

  constructor(private readonly count: number) {}

  finished(_from: Date, _until: Date, known: ReadonlyMap<string, unknown>): { known: typeof known } {
    return { known };
  }

  listedNow({ known }: { known: ReadonlyMap<string, unknown> }): Promise<ListedRow[]> {
    const ids = Array.from({ length: this.count }, (_, nth) => `tournament ${nth}`);
    return Promise.resolve(ids.map((id) => ({ id, version: 1, stored: known.has(id) ? null : 'state' })));
  }

  listed(): TournamentState {
    this.states += 1;
    return FINISHED;
  }
}

describe('the results of a season', () => {
  it('works out each of thousands of tournaments once', async () => {
    const database = new Finished(3_000);
    const results = new TournamentResults(database as unknown as TournamentsRepository);
    const [from, until] = [new Date(0), new Date(1)];
    expect(await results.finishedBetween(from, until)).toHaveLength(3_000);
    expect(await results.finishedBetween(from, until)).toHaveLength(3_000);
    expect(database.states).toBe(3_000);
  });
});
