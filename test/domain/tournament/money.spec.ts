/** Money in and money out agree, whichever entrants paid, left, or never came (T60, T65). */
import fc from 'fast-check';
import { PRIZE_COUNTS, type Prizes, pairingsOf, prizeMoney, unpaidFees } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const KNOCKOUT = { kind: 'knockout', lengths: [5] };
const CONSOLATION = { kind: 'progressive', lengths: [3] };
const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  KNOCKOUT,
  { ...KNOCKOUT, consolation: CONSOLATION, lastChance: { lengths: [1] } },
  { kind: 'double-elimination', lengths: [5] },
  { kind: 'swiss', rounds: 3, lengths: [5] },
  { kind: 'round-robin', lengths: [5], double: true },
  { kind: 'round-robin', lengths: [5], groups: 2, qualifiers: 1, then: KNOCKOUT },
  { kind: 'league', lengths: [5], divisions: 2, promoted: 0 },
  { kind: 'ladder', lengths: [5] },
];

const PRIZES: Prizes = {
  entryFee: 1_000,
  houseShare: 0,
  added: 0,
  currency: 'EUR',
  flights: null,
  weights: null,
  sidePools: [],
  counts: 'plays',
};

const sum = (prizes: readonly { readonly amount: number }[]): number =>
  prizes.reduce((total, { amount }) => total + amount, 0);

/** Opened with as many entries as there are words; `true`: has paid. */
function entered(format: Readonly<Record<string, unknown>>, paid: readonly boolean[]): TournamentTable {
  const table = TournamentTable.entered(format, 0, 'seed');
  for (const [index, each] of paid.entries()) {
    const entry = { entryId: `e${index + 1}`, player: `p${index + 1}`, seed: null, paid: each };
    table.accept({ type: 'Enter', entry, seed: 'seed' });
  }
  return table;
}

function withPrizes(table: TournamentTable, prizes: Partial<Prizes>): void {
  table.accept({ type: 'ChangeDetails', details: { prizes: { ...PRIZES, ...prizes } } });
}

const withdrawal = (entryId: string, until: 'end' | 'return' = 'end') =>
  ({ type: 'Withdraw', entryId, until, reason: 'ill', at: NOON }) as const;

const ACTS = fc.array(
  fc.record({ which: fc.nat(40), white: fc.boolean(), what: fc.constantFrom('play', 'play', 'play', 'leave', 'none') }),
  { maxLength: 40 },
);

/** The acts one after another, as far as they are possible, and then the end. */
function happened(
  table: TournamentTable,
  acts: readonly { readonly which: number; readonly white: boolean; readonly what: string }[],
): void {
  for (const { which, white, what } of acts) {
    const ready = table.ready();
    const next = ready[which % Math.max(1, ready.length)];
    if (what === 'leave') table.give(withdrawal(`e${(which % 14) + 1}`));
    else if (next === undefined) {
      table.give({ type: 'PairRound', seed: 'next', at: NOON });
      const [challenger, challenged] = [`e${(which % 13) + 2}`, `e${(which % 13) + 1}`];
      table.give({ type: 'Challenge', challengeId: `c${which}`, challenger, challenged, at: NOON });
    } else if (what === 'none') {
      const result = { winner: null, by: 'no-show', score: null } as const;
      table.give({ type: 'RecordResult', pairing: next.key, result, source: 'staff', at: NOON });
    } else table.record(next, white ? 'white' : 'black');
  }
  table.give({ type: 'Finish', at: NOON });
}

describe('the money of a tournament', () => {
  it('is paid out to the last coin, whatever the prizes, whichever entrants paid or leave', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FORMATS),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 14 }),
        fc.array(fc.record({ which: fc.nat(13), forGood: fc.boolean() }), { maxLength: 4 }),
        fc.record({
          entryFee: fc.nat(5_000),
          houseShare: fc.nat(100),
          added: fc.nat(500),
          counts: fc.constantFrom(...PRIZE_COUNTS),
          weights: fc.constantFrom(null, { main: [3, 2, 1], consolation: [1] }, { main: [0, 0, 1] }),
        }),
        fc.array(fc.record({ fee: fc.nat(999), members: fc.uniqueArray(fc.nat(13), { maxLength: 6 }) }), {
          maxLength: 3,
        }),
        ACTS,
        (format, paid, early, prizes, pools, acts) => {
          const table = entered(format, paid);
          const sidePools = pools.map(({ fee, members }, nth) => ({
            name: `Pool ${nth}`,
            fee,
            entries: members.flatMap((member) => (member < paid.length ? [`e${member + 1}`] : [])),
          }));
          withPrizes(table, { ...prizes, sidePools });
          for (const { which, forGood } of early) table.give(withdrawal(`e${which + 1}`, forGood ? 'end' : 'return'));
          if (typeof table.give({ type: 'Draw', seed: 'seed', standings: {}, at: NOON }) === 'string') return;
          happened(table, acts);

          const money = prizeMoney(table.opened);
          expect(table.opened.status).toBe('finished');
          expect(sum(money.flights.flatMap(({ prizes: won }) => won))).toBe(money.pool);
          for (const side of money.sidePools) expect(sum(side.prizes)).toBe(side.amount);
        },
      ),
      { numRuns: lawTimes(600), seed: lawSeed(11) },
    );
  });

  it('counts who plays; or who paid, or who was entered, as the prizes say', () => {
    const table = entered(KNOCKOUT, [true, true, false, true, false, true]);
    const sidePools = [{ name: 'Jackpot', fee: 100, entries: ['e1', 'e3', 'e6'] }];
    table.accept(withdrawal('e6'));
    table.accept(withdrawal('e5', 'return'));
    const pools = (counts?: Prizes['counts']) => {
      const { counts: _, ...older } = { ...PRIZES, sidePools };
      const prizes = counts === undefined ? older : { ...older, counts };
      table.accept({ type: 'ChangeDetails', details: { prizes } });
      const money = prizeMoney(table.opened);
      return [money.pool, money.sidePools[0]?.amount];
    };

    const before = [pools('plays'), pools('paid'), pools('entered')];
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    table.accept(withdrawal('e1'));

    expect(before).toEqual([
      [4_000, 200],
      [4_000, 200],
      [6_000, 300],
    ]);
    // Who leaves after the draw has played; and prizes from before there was the choice count everybody.
    expect([pools('plays'), pools('paid'), pools('entered'), pools()]).toEqual([...before, [6_000, 300]]);
  });

  it('of a side pool goes to the best of its list, and back to them where none of them has a place', () => {
    const table = entered(KNOCKOUT, [true, true, true, true]);
    const sidePools = [
      { name: 'Jackpot', fee: 100, entries: ['e2', 'e3', 'e4'] },
      { name: 'Who never came', fee: 50, entries: ['e4'] },
    ];
    withPrizes(table, { sidePools, counts: 'entered' });
    table.accept(withdrawal('e4'));
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    for (let [next] = table.ready(); next !== undefined; [next] = table.ready()) table.record(next, 'white');
    const champion = pairingsOf(table.opened).at(-1)?.winner;

    const [jackpot, unclaimed] = prizeMoney(table.opened).sidePools;

    expect(jackpot).toMatchObject({ amount: 300 });
    expect(sum(jackpot?.prizes ?? [])).toBe(300);
    if (champion !== 'e1') expect(jackpot?.prizes).toEqual([{ entry: champion, place: 1, amount: 300 }]);
    expect(unclaimed).toMatchObject({ amount: 50, prizes: [{ entry: 'e4', amount: 50 }] });
  });

  it('is owed by everybody who plays and has not paid, side pools included', () => {
    const table = entered(KNOCKOUT, [true, false, false, false]);
    withPrizes(table, { sidePools: [{ name: 'Jackpot', fee: 100, entries: ['e1', 'e2'] }] });
    table.accept(withdrawal('e4'));

    expect([...unpaidFees(table.opened)]).toEqual([
      ['e2', 1_100],
      ['e3', 1_000],
    ]);
  });

  it('is divided by the flights that the format has, before the draw too', () => {
    const table = entered(KNOCKOUT, [true, true]);
    withPrizes(table, { flights: { main: 70, consolation: 30 } });
    const flights = () => prizeMoney(table.opened).flights.map(({ flight }) => flight);
    expect(flights()).toEqual(['main']);
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    expect(flights()).toEqual(['main']);
  });

  it('is nothing where the tournament is cancelled', () => {
    const table = entered(KNOCKOUT, [true, true]);
    withPrizes(table, { added: 500 });
    table.accept({ type: 'Cancel', reason: 'Snow', at: NOON });

    expect(prizeMoney(table.opened)).toEqual({ pool: 0, flights: [], terms: [], sidePools: [] });
  });
});

describe('an entry in a side pool', () => {
  it('is not removed, and the pools are named', () => {
    const table = entered(KNOCKOUT, [true, true]);
    withPrizes(table, { sidePools: [{ name: 'Jackpot', fee: 100, entries: ['e1'] }] });

    expect(table.refusal({ type: 'RemoveEntry', entryId: 'e1' })).toEqual({
      code: 'entry.in-side-pool',
      params: { pools: ['Jackpot'] },
    });
    withPrizes(table, {});
    expect(table.refusal({ type: 'RemoveEntry', entryId: 'e1' })).toBeNull();
  });
});
