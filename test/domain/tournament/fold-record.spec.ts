import { milliseconds } from '../../../src/domain/kernel/brands.js';
import type { TournamentEvent } from '../../../src/domain/tournament/events.js';
import { foldRecord } from '../../../src/domain/tournament/fold-record.js';
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

function processorTime(events: readonly TournamentEvent[]): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    for (let nth = 0; nth < 5; nth += 1) foldRecord({ status: 'not-opened' }, events);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

it('a record of eight times as many results takes about eight times as long, and not sixty-four times', () => {
  const [few, many] = [record(1_000), record(8_000)].map(processorTime);
  expect((many ?? 0) / (few ?? 0)).toBeLessThan(24);
});
