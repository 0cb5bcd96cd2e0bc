import { milliseconds } from '../../../src/domain/kernel/brands.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { evolveTournament } from '../../../src/domain/tournament/events/evolve.js';
import type { TournamentEvent } from '../../../src/domain/tournament/events/events.js';
import { foldRecord } from '../../../src/domain/tournament/events/fold-record.js';
import type { TournamentState } from '../../../src/domain/tournament/state.js';
import { timesAsLong } from '../../support/domain/long-work.js';
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

it('takes many results at once far faster than one after the other, which copies what has grown for each', () => {
  const events = record(2_000);
  const before: TournamentState = { status: 'not-opened' };
  const eachByItself = (): unknown => fold(evolveTournament, before, events);
  const atOnce = (): unknown => foldRecord(before, events);
  expect(atOnce()).toEqual(eachByItself());
  // Over a thousand times as long as it stands; not at all longer if the run is folded event by event.
  expect(timesAsLong(eachByItself, atOnce)).toBeGreaterThan(20);
});
