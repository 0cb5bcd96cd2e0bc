/** What is paid where the director ends a tournament before it was played out (T53, T54, T60). */
import fc from 'fast-check';
import { type Pairing, type Prizes, pairingsOf, prizeMoney } from '../../../src/domain/index.js';
import { standingsOf } from '../../../src/domain/tournament/standings/standings.js';
import { prizePlaces } from '../../../src/domain/tournament/prizes/places.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const PRIZES: Prizes = {
  entryFee: 200,
  houseShare: 0,
  added: 0,
  currency: 'EUR',
  flights: null,
  weights: { main: [4, 2, 1, 1] },
  sidePools: [],
};
const CONSOLATION = { kind: 'progressive', lengths: [3] };
const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  KNOCKOUT,
  { ...KNOCKOUT, thirdPlace: true },
  { ...KNOCKOUT, consolation: CONSOLATION, lastChance: { lengths: [1] } },
  { ...KNOCKOUT, consolation: { ...CONSOLATION, kind: 'plain' } },
  { kind: 'double-elimination', lengths: [5] },
  { kind: 'swiss', rounds: 3, lengths: [5] },
  { kind: 'round-robin', lengths: [5], groups: 2 },
  { kind: 'league', lengths: [5] },
];

function drawn(format: Readonly<Record<string, unknown>>, entrants: number, prizes = PRIZES): TournamentTable {
  const table = TournamentTable.drawn(format, entrants, 'seed');
  table.accept({ type: 'ChangeDetails', details: { prizes } });
  return table;
}

function play(table: TournamentTable, which: (pairing: Pairing) => boolean): void {
  for (const pairing of table.ready().filter(which)) table.record(pairing, 'white');
}

/** What each place of the main flight is paid after the end, the best first. */
function paid(table: TournamentTable): readonly number[] {
  if (table.opened.status !== 'finished') table.accept({ type: 'Finish', at: NOON });
  return prizeMoney(table.opened).flights.flatMap(({ prizes }) => prizes.map(({ amount }) => amount));
}

describe('a knockout of four that is ended', () => {
  it('before an entrant has lost pays all alike', () => {
    expect(paid(drawn(KNOCKOUT, 4))).toEqual([200, 200, 200, 200]);
  });

  it('after one semifinal pays the loser the fourth part, and the others alike', () => {
    const table = drawn(KNOCKOUT, 4);
    play(table, ({ position }) => position === 1);
    expect(paid(table)).toEqual([234, 233, 233, 100]);
  });

  it('before its final shares the two best places', () => {
    const table = drawn(KNOCKOUT, 4);
    play(table, () => true);
    expect(paid(table)).toEqual([300, 300, 100, 100]);
  });

  it('before the match for the third place shares the third and fourth', () => {
    const table = drawn({ ...KNOCKOUT, thirdPlace: true }, 4, { ...PRIZES, weights: { main: [4, 2, 2, 0] } });
    play(table, () => true);
    play(table, ({ part }) => part === null);
    expect(paid(table)).toEqual([400, 200, 100, 100]);
  });

  it('pays who has lost a semifinal as if there were no match for the third place, where it was not played', () => {
    const third = { ...KNOCKOUT, thirdPlace: true };
    const one = drawn(third, 4);
    play(one, ({ position }) => position === 1);
    expect(paid(one)).toEqual([234, 233, 233, 100]);
    const both = drawn(third, 4);
    play(both, () => true);
    expect(paid(both)).toEqual([300, 300, 100, 100]);
  });

  it.each([false, true])(
    'pays who won a semifinal and left behind those of the other one, before who lost (%s)',
    (thirdPlace) => {
      const table = drawn({ ...KNOCKOUT, thirdPlace }, 4);
      play(table, ({ position }) => position === 1);
      const through = pairingsOf(table.opened)[0]?.winner ?? '';
      table.accept({ type: 'Withdraw', entryId: through, until: 'end', reason: 'ill', at: NOON });
      table.accept({ type: 'Finish', at: NOON });
      const places = prizePlaces(table.opened, 'main');
      expect(places.find(({ entry }) => entry === through)?.place).toBe(2);
      expect(places.filter(({ place }) => place === 1)).toHaveLength(2);
    },
  );
});

describe('a knockout of eight that is ended', () => {
  it('pays who has won a match and left before who lost it, however many were ready to play on', () => {
    const table = drawn(KNOCKOUT, 8);
    play(table, ({ position }) => position === 1);
    const first = pairingsOf(table.opened).find(({ outcome }) => outcome !== null);
    const [won, lost] = [String(first?.white), String(first?.black)];
    table.accept({ type: 'Withdraw', entryId: won, until: 'end', reason: 'ill', at: NOON });
    table.accept({ type: 'Finish', at: NOON });
    const places = new Map(prizePlaces(table.opened, 'main').map(({ entry, place }) => [entry, place]));
    expect([places.get(won), places.get(lost)]).toEqual([3, 5]);
    expect([...places.values()].filter((place) => place === 1)).toHaveLength(6);
  });

  it.each([false, true])('places a semifinal to which neither came behind the other one (%s)', (thirdPlace) => {
    const table = drawn({ ...KNOCKOUT, thirdPlace }, 8);
    play(table, ({ round }) => round === 1);
    const [absent, other] = table.ready();
    const result = { winner: null, by: 'no-show', score: null } as const;
    table.accept({ type: 'RecordResult', pairing: absent?.key ?? '', result, source: 'staff', at: NOON });
    const [rows = []] = standingsOf(table.opened).map((each) => each.rows);
    expect(rows.filter(({ place }) => place === 1)).toEqual([]);
    table.accept({ type: 'Finish', at: NOON });
    const places = new Map(prizePlaces(table.opened, 'main').map(({ entry, place }) => [entry, place]));
    const placesOf = (pairing: Pairing | undefined) =>
      [pairing?.white, pairing?.black].map((one) => places.get(one ?? ''));
    expect([placesOf(other), placesOf(absent)]).toEqual([[1, 1], thirdPlace ? [3, 3] : [2, 2]]);
  });

  it.each([false, true])('keeps the third place for who has lost a semifinal and left (%s)', (thirdPlace) => {
    const table = drawn({ ...KNOCKOUT, thirdPlace }, 8);
    play(table, ({ position }) => position <= 2);
    play(table, ({ round }) => round === 2);
    const semifinal = pairingsOf(table.opened).find(({ round, outcome }) => round === 2 && outcome !== null);
    const lost = String(semifinal?.black);
    table.accept({ type: 'Withdraw', entryId: lost, until: 'end', reason: 'ill', at: NOON });
    table.accept({ type: 'Finish', at: NOON });
    expect(prizePlaces(table.opened, 'main').find(({ entry }) => entry === lost)?.place).toBe(3);
  });
});

describe('a round robin', () => {
  it('places who has left and counts as never entered behind all others, and pays them no prize (T19)', () => {
    for (const kind of ['round-robin', 'league']) {
      const table = drawn({ kind, lengths: [5] }, 3);
      const [left = '', winner = '', other = ''] = table.opened.entries.map(({ id }) => id);
      table.accept({ type: 'Withdraw', entryId: left, until: 'end', reason: 'ill', at: NOON });
      const isBetween = ({ white, black }: Pairing) =>
        [white, black].every((seat) => seat === winner || seat === other);
      for (const pairing of table.ready().filter(isBetween)) {
        table.record(pairing, pairing.white === winner ? 'white' : 'black');
      }
      const [rows = []] = standingsOf(table.opened).map((each) => each.rows);
      expect(rows.map(({ entry, place }) => [entry, place])).toEqual(
        [winner, other, left].map((id, at) => [id, at + 1]),
      );
      expect(rows.at(-1)?.separatedBy).toBe('never-entered');
      const places = prizePlaces(table.opened, 'main').map(({ entry }) => entry);
      expect(places).toEqual([winner, other]);
      expect(paid(table).reduce((sum, amount) => sum + amount, 0)).toBe(600);
    }
  });

  it('pays all to the last who stays', () => {
    const table = drawn({ kind: 'round-robin', lengths: [5] }, 3);
    const [stays = '', ...others] = table.opened.entries.map(({ id }) => id);
    for (const entryId of others) table.accept({ type: 'Withdraw', entryId, until: 'end', reason: 'ill', at: NOON });
    expect(prizePlaces(table.opened, 'main').map(({ entry }) => entry)).toEqual([stays]);
    expect(paid(table)).toEqual([600]);
  });
});

describe('a knockout after groups', () => {
  it('places those who were left behind in the groups behind its field', () => {
    const format = { kind: 'round-robin', groups: 2, qualifiers: 2, lengths: [3], then: KNOCKOUT };
    const table = drawn(format, 7, { ...PRIZES, weights: { main: [1, 1, 1, 1, 1, 1, 1] } });
    for (let ready = table.ready(); ready.length > 0; ready = table.ready()) play(table, () => true);
    table.accept({ type: 'PairRound', seed: 'next', at: NOON });
    const places = prizePlaces(table.opened, 'main').map(({ place }) => place);
    expect(places.toSorted((a, b) => a - b)).toEqual([1, 1, 1, 1, 5, 5, 7]);
    expect(paid(table)).toEqual([200, 200, 200, 200, 200, 200, 200]);
  });
});

describe('a flight without entrants', () => {
  it('leaves its part to the others at the end', () => {
    const flights = { main: 60, consolation: 40 };
    const table = drawn({ ...KNOCKOUT, consolation: CONSOLATION }, 8, { ...PRIZES, flights });
    expect(prizeMoney(table.opened).flights.map(({ flight }) => flight)).toEqual(['main', 'consolation']);
    table.accept({ type: 'Finish', at: NOON });
    expect(prizeMoney(table.opened).flights).toMatchObject([{ flight: 'main', amount: 1_600 }]);
  });

  it('leaves all of it to the main flight where it was to get everything', () => {
    const table = drawn({ ...KNOCKOUT, consolation: CONSOLATION }, 8, { ...PRIZES, flights: { consolation: 100 } });
    expect(paid(table).reduce((sum, amount) => sum + amount, 0)).toBe(1_600);
  });
});

describe('a tournament that is ended at any time', () => {
  it('pays the whole pool and every side pool, each entrant once in a flight', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.integer({ min: 4, max: 14 }),
        fc.constantFrom(null, { main: [3, 2, 1], consolation: [1] }, { main: [0, 0, 1] }),
        fc.array(fc.record({ which: fc.nat(40), white: fc.boolean(), leaves: fc.nat(12) }), { maxLength: 30 }),
        (format, entrants, weights, acts) => {
          const sidePools = [{ name: 'Jackpot', fee: 70, entries: ['e1', 'e2', 'e3'] }];
          const table = drawn(format, entrants, { ...PRIZES, entryFee: 133, weights, sidePools });
          for (const { which, white, leaves } of acts) {
            const ready = table.ready();
            const next = ready[which % Math.max(1, ready.length)];
            if (leaves === 0) {
              table.give({ type: 'Withdraw', entryId: `e${which}`, until: 'end', reason: 'ill', at: NOON });
            } else if (leaves === 1 && next !== undefined) {
              const result = { winner: null, by: 'no-show', score: null } as const;
              table.give({ type: 'RecordResult', pairing: next.key, result, source: 'staff', at: NOON });
            } else if (next !== undefined) table.record(next, white ? 'white' : 'black');
            else table.give({ type: 'PairRound', seed: 'next', at: NOON });
          }
          table.give({ type: 'Finish', at: NOON });

          const money = prizeMoney(table.opened);
          const sum = (prizes: readonly { readonly amount: number }[]): number =>
            prizes.reduce((total, { amount }) => total + amount, 0);
          expect(sum(money.flights.flatMap(({ prizes }) => prizes))).toBe(money.pool);
          expect(sum(money.sidePools.flatMap(({ prizes }) => prizes))).toBe(210);
          for (const { flight } of money.flights) {
            const placed = prizePlaces(table.opened, flight);
            expect(new Set(placed.map(({ entry }) => entry)).size).toBe(placed.length);
          }
          if (format['kind'] === 'knockout') expect(placedBehindBeaten(table)).toEqual([]);
        },
      ),
      { numRuns: lawTimes(400), seed: lawSeed(2_018) },
    );
  });
});

/** The matches of the main flight whose winner is not placed before the loser. */
function placedBehindBeaten({ opened }: TournamentTable): readonly Pairing[] {
  const places = new Map(prizePlaces(opened, 'main').map(({ entry, place }) => [entry, place]));
  return pairingsOf(opened).filter(({ flight, white, black, winner }) => {
    const [better, worse] = [winner, winner === white ? black : white].map((entry) => places.get(entry ?? ''));
    return flight === 'main' && better !== undefined && worse !== undefined && better >= worse;
  });
}

interface Act {
  readonly which: number;
  readonly white: boolean;
  readonly leaves: number;
}

describe('a knockout that is ended before its match for the third place', () => {
  it('pays as it would without one, whoever has left', () => {
    let compared = 0;
    const act = fc.record({ which: fc.nat(40), white: fc.boolean(), leaves: fc.nat(7) });
    const ended = (thirdPlace: boolean, entrants: number, acts: readonly Act[]) => {
      const table = drawn({ ...KNOCKOUT, thirdPlace }, entrants);
      for (const { which, white, leaves } of acts) {
        const ready = table.ready().filter(({ part }) => part !== 'third-place');
        const next = ready[which % Math.max(1, ready.length)];
        if (leaves === 0) {
          table.give({
            type: 'Withdraw',
            entryId: `e${1 + (which % entrants)}`,
            until: 'end',
            reason: 'ill',
            at: NOON,
          });
        } else if (next !== undefined) table.record(next, white ? 'white' : 'black');
      }
      const isOpen = table.opened.status !== 'finished' && pairingsOf(table.opened).every(isNoThirdPlaceDecided);
      table.give({ type: 'Finish', at: NOON });
      const prizes = prizeMoney(table.opened).flights.flatMap((flight) => flight.prizes);
      return { isOpen, amounts: new Map(prizes.map(({ entry, amount }) => [entry, amount])) };
    };
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.array(act, { maxLength: 14 }), (entrants, acts) => {
        const [withMatch, without] = [ended(true, entrants, acts), ended(false, entrants, acts)];
        if (!withMatch.isOpen || !without.isOpen) return;
        compared += 1;
        // What cannot be divided goes to the first of those who share.
        for (const entry of new Set([...withMatch.amounts.keys(), ...without.amounts.keys()])) {
          const apart = (withMatch.amounts.get(entry) ?? 0) - (without.amounts.get(entry) ?? 0);
          expect([entry, Math.abs(apart) <= 1]).toEqual([entry, true]);
        }
      }),
      { numRuns: lawTimes(1_000), seed: lawSeed(2_019) },
    );
    expect(compared).toBeGreaterThan(lawTimes(200));
  });
});

function isNoThirdPlaceDecided({ part, status }: Pairing): boolean {
  return part !== 'third-place' || status !== 'finished';
}
