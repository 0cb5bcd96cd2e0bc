// The law of the next stage: those who go on by the table of a stage that is over are those whom the draw has, whoever left before.

import fc from 'fast-check';
import { type OpenedTournament, standingsOf } from '../../../src/domain/index.js';
import { entrantsOf } from '../../../src/domain/tournament/stages.js';
import { doingOf } from '../../support/chance/random-acts.js';
import { Chance } from '../../support/chance/random-player.js';
import { TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const THEN = { kind: 'knockout', lengths: [5] };
const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'round-robin', groups: 2, qualifiers: 1, lengths: [3], then: THEN },
  { kind: 'round-robin', groups: 3, qualifiers: 2, lengths: [3], then: THEN },
  { kind: 'swiss', rounds: 3, qualifiers: 3, lengths: [3], then: THEN },
];

function through(tournament: OpenedTournament): readonly string[] {
  const rows = standingsOf(tournament).flatMap((table) => (table.stage === 1 ? table.rows : []));
  return rows.flatMap(({ entry, qualifies }) => (qualifies ? [entry] : [])).toSorted();
}

it('who goes on by the table is drawn into the next stage', () => {
  let [drawn, unplayed] = [0, 0];
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const chance = new Chance(seed);
      const table = TournamentTable.entered(chance.of(FORMATS), 4 + chance.below(6), `s${seed}`);
      for (let done = 0; done < 40; done += 1) {
        // Mostly results, and now and then somebody leaves or comes back.
        const doing = {
          act: chance.onceIn(6) ? chance.below(3) : 8,
          which: chance.below(1_000),
          white: chance.onceIn(2),
        };
        const before = through(table.opened);
        table.give(doingOf(table, doing));
        const next = table.opened.stages[1];
        if (next === undefined) continue;
        const entrants = entrantsOf(next).toSorted();
        expect(before).toEqual(entrants);
        expect(through(table.opened)).toEqual(entrants);
        drawn += 1;
        const played = standingsOf(table.opened).filter(({ stage }) => stage === 1);
        if (played.some(({ rows }) => rows.every((row) => row.played + row.annulled === 0))) unplayed += 1;
        return;
      }
    }),
    { seed: lawSeed(20_261_127), numRuns: lawTimes(300) },
  );
  expect(drawn).toBeGreaterThan(100);
  // Also out of groups in which nobody was left to play against.
  expect(unplayed).toBeGreaterThan(0);
});
