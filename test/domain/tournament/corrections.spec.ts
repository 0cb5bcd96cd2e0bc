/** Correcting equals replaying: a tournament with corrections ends where the right results would have led at once. */
import fc from 'fast-check';
import { type OpenedTournament, opponent, pairingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const CONSOLATION = { kind: 'progressive', lengths: [3] };
const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'knockout', lengths: [5], thirdPlace: true },
  { kind: 'knockout', lengths: [5], consolation: CONSOLATION, lastChance: { lengths: [1] } },
  { kind: 'knockout', lengths: [5], consolation: { ...CONSOLATION, kind: 'plain' } },
  { kind: 'double-elimination', lengths: [5] },
  { kind: 'knockout', lengths: [5], reEntry: true, thirdPlace: true },
  { kind: 'knockout', lengths: [5], reEntry: true, consolation: CONSOLATION, lastChance: { lengths: [1] } },
  { kind: 'knockout', lengths: [5], reEntry: true, consolation: { ...CONSOLATION, kind: 'plain' } },
  { kind: 'double-elimination', lengths: [5], reEntry: true },
];

/** The same draw, with the results that count in the end, each as soon as its two are known. */
function replayed(
  format: Readonly<Record<string, unknown>>,
  entrants: number,
  seed: string,
  end: OpenedTournament,
): TournamentTable {
  const table = TournamentTable.drawn(format, entrants, seed);
  placeLate(table, end, entrants);
  const gone = end.entries.filter(({ left }) => left !== null).toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0));
  for (;;) {
    const next = table.ready().find(({ key }) => end.outcomes[key] !== undefined);
    if (next === undefined) {
      // What was reached by walkovers can be played only after those who left have left.
      const leaver = gone.shift();
      if (leaver === undefined) return table;
      // Who left with nothing to play any more has changed nothing: here everything may be over by now.
      table.give({ type: 'Withdraw', entryId: leaver.id, until: 'end', reason: 'ill', at: NOON });
      continue;
    }
    table.record(next, end.outcomes[next.key]?.winner ?? 'white');
  }
}

/** Those who came again, on their places before a match has begun (T9). */
function placeLate(table: TournamentTable, { entries, stages: [stage] }: OpenedTournament, entrants: number): void {
  const places = stage?.kind === 'bracket' ? stage.places : [];
  for (const entry of entries.slice(entrants)) {
    const [entryId, place] = [entry.id, places.indexOf(entry.id)];
    table.happen({ type: 'EntrantRegistered', entry: { ...entry, status: 'entered', until: null, left: null } });
    table.happen({ type: 'LatePlaceTaken', entryId, place, seed: 'x' });
  }
}

/** The players who have lost. */
function losers({ entries, outcomes }: OpenedTournament): readonly string[] {
  return Object.values(outcomes).flatMap(({ players, winner }) => {
    const lost = winner === null ? Object.values(players) : [players[opponent(winner)]];
    return entries.flatMap(({ id, player }) => (lost.includes(id) ? [player] : []));
  });
}

describe('corrections of results', () => {
  it('lead to what the right results would have given from the start', () => {
    let reEntries = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.integer({ min: 2, max: 14 }),
        fc.array(fc.record({ act: fc.nat(11), which: fc.nat(40), white: fc.boolean() }), { maxLength: 50 }),
        (format, entrants, acts) => {
          const table = TournamentTable.drawn(format, entrants, 'seed');
          for (const { act, which, white } of acts) {
            const winner = white ? 'white' : 'black';
            const decided = Object.keys(table.opened.outcomes);
            const pairing = decided[which % Math.max(1, decided.length)];
            const lost = losers(table.opened);
            const loser = lost[which % Math.max(1, lost.length)];
            if (act > 9 && loser !== undefined) {
              const entry = { entryId: `again${table.events.length}`, player: loser, seed: null, paid: true };
              if (typeof table.give({ type: 'Enter', entry, seed: 'again' }) !== 'string') reEntries += 1;
            } else if (act < 6 || act > 9 || pairing === undefined) {
              const ready = table.ready();
              const next = ready[which % Math.max(1, ready.length)];
              if (next !== undefined) table.record(next, winner);
            } else {
              const length = pairingsOf(table.opened).find(({ key }) => key === pairing)?.length ?? 0;
              const score = { white: 0, black: 0, [winner]: length };
              if (act === 8) {
                table.give({ type: 'Withdraw', entryId: `e${which}`, until: 'end', reason: 'ill', at: NOON });
                continue;
              }
              // Reopened between an entrant who stays and one that has left, it is a walkover behind matches that were played: no
              // history without the correction leads there.
              const isReopened = act === 9 && table.opened.entries.every(({ left }) => left === null);
              const result = isReopened ? null : ({ winner, by: 'reported', score } as const);
              table.accept({ type: 'CorrectResult', pairing, result, reason: 'misread', at: NOON });
            }
          }
          const again = replayed(format, entrants, 'seed', table.opened);
          expect(again.shown()).toEqual(table.shown());
          expect(again.opened.status).toBe(table.opened.status);
        },
      ),
      { numRuns: lawTimes(400), seed: lawSeed(2_016) },
    );
    expect(reEntries).toBeGreaterThan(5);
  });

  it('reopen a tournament that was over, and end it again', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 2, 'seed');
    const [final] = table.ready();
    if (final === undefined) throw new Error('nothing to play');
    table.record(final, 'white');
    expect(table.opened.status).toBe('finished');
    table.accept({ type: 'CorrectResult', pairing: final.key, result: null, reason: 'not over', at: NOON });
    expect(table.opened.status).toBe('running');
    table.record(final, 'black');
    expect(table.opened.status).toBe('finished');
  });
});
