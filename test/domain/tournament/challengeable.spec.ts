/** Whom the entrants of a ladder are told that they may challenge: those, and no others, whose challenge is accepted (T17). */
import fc from 'fast-check';
import { type Milliseconds, challengeable, milliseconds, pairingTimes, pairingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ENTRANTS = 6;
const LADDER = { kind: 'ladder', lengths: [5], reach: 2, days: 3 };

/** Whether the entrant is told that they may challenge the other at that time. */
function isTold(table: TournamentTable, challenger: string, challenged: string, at: Milliseconds): boolean {
  const told = challengeable(table.opened)
    .get(challenger)
    ?.find(({ entry }) => entry === challenged);
  return told !== undefined && (told.from === null || told.from <= at);
}

function pairsOf(table: TournamentTable): readonly (readonly [string, string])[] {
  const ids = table.opened.entries.map(({ id }) => id);
  return ids.flatMap((one) => ids.map((other) => [one, other] as const));
}

/** What people do next, by a number that says what: a challenge, a result, a word on it, an entrant who leaves or comes back. */
function act(table: TournamentTable, wish: number, at: Milliseconds): void {
  const [kind, which] = [wish % 8, Math.floor(wish / 8)];
  const ready = table.ready();
  const pairing = ready[which % Math.max(1, ready.length)];
  const entryId = `e${(which % ENTRANTS) + 1}`;
  if (kind < 4) {
    const pairs = pairsOf(table).filter(([one, other]) => isTold(table, one, other, at));
    const [challenger, challenged] = pairs[which % Math.max(1, pairs.length)] ?? ['e2', 'e1'];
    table.give({ type: 'Challenge', challengeId: `c${at}`, challenger, challenged, at });
  } else if (kind < 7 && pairing !== undefined) {
    const winner = which % 2 === 0 ? 'white' : 'black';
    const result = { winner, by: 'reported', score: { white: 0, black: 0, [winner]: 5 } } as const;
    const source = kind === 4 ? 'white' : 'staff';
    table.give({ type: 'RecordResult', pairing: pairing.key, result, source, at });
  } else if (which % 3 === 0) {
    table.give({ type: 'Withdraw', entryId, until: which % 2 === 0 ? 'end' : 'return', reason: 'ill', at });
  } else {
    table.give({ type: 'Return', entryId, at });
  }
}

describe('whom an entrant may challenge', () => {
  it('is told as the challenge is decided, at any time of any ladder', () => {
    const steps = fc.array(fc.tuple(fc.nat(), fc.constantFrom(60_000, 30 * 60_000, DAY, 2 * DAY)), { maxLength: 25 });
    fc.assert(
      fc.property(steps, (given) => {
        const table = TournamentTable.drawn(LADDER, ENTRANTS, 'seed');
        let at = NOON;
        for (const [wish, pause] of given) {
          at = milliseconds(at + pause);
          act(table, wish, at);
          for (const [challenger, challenged] of pairsOf(table)) {
            const refusal = table.refusal({ type: 'Challenge', challengeId: 'c', challenger, challenged, at });
            expect([challenger, challenged, isTold(table, challenger, challenged, at)]).toEqual([
              challenger,
              challenged,
              refusal === null,
            ]);
          }
        }
      }),
      { numRuns: lawTimes(100), seed: lawSeed(2_023) },
    );
  });

  it('is told with the time from when on, after a lost challenge and before a reported result is final', () => {
    const table = TournamentTable.drawn(LADDER, 4, 'seed');
    const ofLast = () => challengeable(table.opened).get('e4');
    expect(ofLast()).toEqual([
      { entry: 'e2', from: null },
      { entry: 'e3', from: null },
    ]);
    table.accept({ type: 'Challenge', challengeId: 'c1', challenger: 'e4', challenged: 'e3', at: NOON });
    expect(ofLast()).toEqual([]);
    table.report(table.ready()[0]!, 'black', 'white');
    const { finalAt } = pairingsOf(table.opened)[0]?.outcome ?? {};
    expect(ofLast()).toEqual([
      { entry: 'e2', from: finalAt },
      { entry: 'e3', from: NOON + 3 * DAY },
    ]);
  });

  it('is nothing where no ladder is being played', () => {
    const table = TournamentTable.entered(LADDER, 3, 'seed');
    expect(challengeable(table.opened).size).toBe(0);
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    expect(challengeable(table.opened).size).toBe(3);
    table.accept({ type: 'Finish', at: NOON });
    expect(challengeable(table.opened).size).toBe(0);
  });
});

describe('the times of a challenge', () => {
  it('end so many days after it was made, whatever was played before it', () => {
    const table = TournamentTable.drawn(LADDER, 4, 'seed');
    const later = milliseconds(NOON + HOUR);
    table.accept({ type: 'Challenge', challengeId: 'c1', challenger: 'e2', challenged: 'e1', at: NOON });
    table.accept({ type: 'Challenge', challengeId: 'c2', challenger: 'e4', challenged: 'e3', at: later });
    const deadlines = pairingsOf(table.opened).map((pairing) => pairingTimes(table.opened, pairing).deadline);
    expect(deadlines).toEqual([NOON + 3 * DAY, later + 3 * DAY]);
  });
});
