import { milliseconds } from '../../../src/domain/kernel/brands.js';
import type { TournamentEvent } from '../../../src/domain/tournament/events/events.js';
import { foldRecord } from '../../../src/domain/tournament/events/fold-record.js';
import { processorTime } from '../../support/domain/long-work.js';
import { TournamentTable } from '../../support/chance/random-tournament.js';

const AT = milliseconds(1_795_000_000_000);

/** A round robin of which so many results are recorded. */
function record(results: number): readonly TournamentEvent[] {
  const { events } = TournamentTable.entered({ kind: 'round-robin', lengths: [3] }, 2, 'seed');
  const outcomes = Array.from({ length: results }, (_, nth): TournamentEvent => {
    const score = { white: 3, black: 1 };
    const outcome = { winner: 'white', by: 'reported', score, source: 'staff', confirmation: 'not-needed' } as const;
    const players = { white: 'e1', black: 'e2' };
    return { type: 'ResultRecorded', pairing: `1/r1-${nth}`, outcome: { ...outcome, players, finalAt: null, at: AT } };
  });
  return [...events, ...outcomes];
}

/** Of folding 160,000 results, so many in each record: long enough that a collection of garbage weighs little. */
function folding(results: number): number {
  const events = record(results);
  return processorTime(() => {
    for (let folded = 0; folded < 160_000; folded += results) foldRecord({ status: 'not-opened' }, events);
  });
}

it('a result of a long record takes no longer than one of a short record: what has grown is not copied for each', () => {
  const [short, long] = [folding(1_000), folding(8_000)];
  expect(long / short).toBeLessThan(3);
});
