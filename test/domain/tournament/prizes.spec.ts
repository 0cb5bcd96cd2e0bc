/** The pool of a tournament is paid to the last coin, whatever the format and whichever entrants are missing. */
import fc from 'fast-check';
import { type Prizes, pairingsOf, prizeMoney, standingsOf } from '../../../src/domain/index.js';
import { NOON, TournamentTable } from '../../support/chance/random-tournament.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const PRIZES: Prizes = {
  entryFee: 1_234,
  houseShare: 7,
  added: 51,
  currency: 'EUR',
  flights: null,
  weights: null,
  sidePools: [],
};
const CONSOLATION = { kind: 'progressive', lengths: [3] };
const FORMATS: readonly Readonly<Record<string, unknown>>[] = [
  { kind: 'knockout', lengths: [5] },
  { kind: 'knockout', lengths: [5], consolation: CONSOLATION, lastChance: { lengths: [1] } },
  { kind: 'double-elimination', lengths: [5] },
  { kind: 'round-robin', lengths: [5] },
  { kind: 'league', lengths: [5] },
];

function played(format: Readonly<Record<string, unknown>>, entrants: number, prizes: Prizes): TournamentTable {
  const table = TournamentTable.drawn(format, entrants, 'seed');
  table.accept({ type: 'ChangeDetails', details: { prizes } });
  for (let next = table.ready()[0]; next !== undefined; next = table.ready()[0]) table.record(next, 'white');
  return table;
}

const paid = (table: TournamentTable): number =>
  prizeMoney(table.opened)
    .flights.flatMap(({ prizes }) => prizes)
    .reduce((sum, { amount }) => sum + amount, 0);

describe('the prize money', () => {
  it('is paid to the last coin', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FORMATS), fc.integer({ min: 2, max: 14 }), (format, entrants) => {
        const table = played(format, entrants, PRIZES);
        expect(table.opened.status).toBe('finished');
        expect(paid(table)).toBe(prizeMoney(table.opened).pool);
      }),
      { numRuns: lawTimes(60), seed: lawSeed(2_017) },
    );
  });

  it('of a flight without entrants goes to the others', () => {
    const flights = { main: 60, consolation: 30, 'last-chance': 10 };
    const table = played({ kind: 'knockout', lengths: [5] }, 4, { ...PRIZES, flights });
    expect(prizeMoney(table.opened).flights.map(({ flight }) => flight)).toEqual(['main']);
    expect(paid(table)).toBe(prizeMoney(table.opened).pool);
  });

  it('is named before the end, and paid to no entrant', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 4, 'seed');
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    expect(prizeMoney(table.opened)).toMatchObject({ pool: 4_641, flights: [{ flight: 'main', prizes: [] }] });
  });

  it('is divided by the flights of the format before they are drawn, as it is in the end (T61, T62)', () => {
    const format = { kind: 'knockout', lengths: [5], consolation: CONSOLATION, lastChance: { lengths: [1] } };
    const table = TournamentTable.entered(format, 16, 'seed');
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    const divided = () => prizeMoney(table.opened).flights.map(({ flight, amount }) => [flight, amount]);
    const before = divided();
    expect(prizeMoney(table.opened).flights[0]?.weights).toEqual([4, 2, 1, 1]);
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    expect(divided()).toEqual(before);
    for (let next = table.ready()[0]; next !== undefined; next = table.ready()[0]) table.record(next, 'white');
    expect(divided()).toEqual(before);
    expect(before.map(([flight]) => flight)).toEqual(['main', 'consolation', 'last-chance']);
  });

  it('tells before the end what each paid place gets, as far as there are entrants for them (T62, T64)', () => {
    const prizes = { ...PRIZES, entryFee: 1_000, houseShare: 0, added: 1, weights: { main: [50, 30, 20] } };
    const table = TournamentTable.entered({ kind: 'knockout', lengths: [5] }, 4, 'seed');
    const places = () => prizeMoney(table.opened).flights[0]?.places.map(({ place, amount }) => [place, amount]);
    const set = (changed: Prizes) => table.accept({ type: 'ChangeDetails', details: { prizes: changed } });
    set(prizes);
    expect(places()).toEqual([
      [1, 2_001],
      [2, 1_200],
      [3, 800],
    ]);
    // Two for whom there are no entrants leave theirs to the others.
    set({ ...prizes, weights: { main: [2, 1, 1, 0, 2, 2] } });
    expect(places()).toEqual([
      [1, 2_001],
      [2, 1_000],
      [3, 1_000],
    ]);
  });

  it('tells of no place of a consolation before it is known how many are paid (T62)', () => {
    const format = { kind: 'knockout', lengths: [5], consolation: CONSOLATION, lastChance: { lengths: [1] } };
    const table = TournamentTable.entered(format, 16, 'seed');
    const places = () => prizeMoney(table.opened).flights.map((flight) => flight.places.length);
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    expect(places()).toEqual([4, 0, 1]);
    table.accept({ type: 'ChangeDetails', details: { prizes: { ...PRIZES, weights: { consolation: [2, 1, 1] } } } });
    expect(places()).toEqual([4, 3, 1]);
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    for (let next = table.ready()[0]; next !== undefined; next = table.ready()[0]) table.record(next, 'white');
    const { flights } = prizeMoney(table.opened);
    expect(flights.map((flight) => flight.places.length)).toEqual([4, 2, 1]);
    for (const { places: told, prizes } of flights) expect(told[0]?.amount).toBe(prizes[0]?.amount);
  });

  it('is divided as it is set also where a flight gets nothing, or none is reached', () => {
    const table = TournamentTable.entered({ kind: 'knockout', lengths: [5], consolation: CONSOLATION }, 2, 'seed');
    const terms = () => prizeMoney(table.opened).terms;
    expect(terms()).toEqual([]);
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    const usual = [
      { flight: 'main', share: 70, weights: [1] },
      { flight: 'consolation', share: 30, weights: [1] },
    ];
    expect(terms()).toEqual(usual);
    table.accept({ type: 'Draw', seed: 'seed', standings: {}, at: NOON });
    for (let next = table.ready()[0]; next !== undefined; next = table.ready()[0]) table.record(next, 'white');
    expect(table.opened.status).toBe('finished');
    expect(terms()).toEqual(usual);
    const prizes = { ...PRIZES, flights: { main: 100 }, weights: { consolation: [3, 1] } };
    table.accept({ type: 'ChangeDetails', details: { prizes } });
    expect(terms()).toEqual([
      { flight: 'main', share: 100, weights: [1] },
      { flight: 'consolation', share: 0, weights: [3, 1] },
    ]);
  });

  it('of a ladder has the places of all who are on it, whether they have played or not (T62)', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 8, 'seed');
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    expect(prizeMoney(table.opened).flights).toMatchObject([{ flight: 'main', weights: [2, 1] }]);
  });

  it('is paid by the places of a ladder that the director has ended', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 4, 'seed');
    table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
    table.accept({ type: 'Finish', at: NOON });
    expect(paid(table)).toBe(prizeMoney(table.opened).pool);
  });

  it('of a flight that all have left is shared by those who played, but not by the disqualified (T25)', () => {
    const table = TournamentTable.drawn({ kind: 'ladder', lengths: [5] }, 3, 'seed');
    const pools = [{ name: 'Jackpot', fee: 500, entries: ['e2', 'e3'] }];
    table.accept({ type: 'ChangeDetails', details: { prizes: { ...PRIZES, sidePools: pools } } });
    for (const entryId of ['e1', 'e2'])
      table.accept({ type: 'Withdraw', entryId, until: 'end', reason: 'ill', at: NOON });
    table.accept({ type: 'Disqualify', entryId: 'e3', reason: 'cheating', at: NOON });
    table.accept({ type: 'Finish', at: NOON });
    const { flights, sidePools } = prizeMoney(table.opened);
    expect(flights[0]?.prizes.map(({ entry }) => entry)).toEqual(['e1', 'e2']);
    expect(sidePools[0]?.prizes).toMatchObject([{ entry: 'e2', amount: 1_000 }]);
    expect(paid(table)).toBe(prizeMoney(table.opened).pool);
  });

  it('tells of each place what it was paid in the end, also past the place of the disqualified (T25)', () => {
    const table = TournamentTable.drawn({ kind: 'knockout', lengths: [5] }, 8, 'seed');
    table.accept({ type: 'ChangeDetails', details: { prizes: { ...PRIZES, weights: { main: [4, 2, 1, 1] } } } });
    const open = () => pairingsOf(table.opened).filter(({ status }) => status === 'ready' || status === 'waiting');
    for (let next = table.ready()[0]; next !== undefined && open().length > 1; next = table.ready()[0]) {
      table.record(next, 'white');
    }
    const entryId = String(open()[0]?.white);
    table.accept({ type: 'Disqualify', entryId, reason: 'cheating', at: NOON });
    const [main] = prizeMoney(table.opened).flights;
    expect(main?.prizes.map(({ place }) => place)).toEqual([1, 3, 3, 5, 5, 5, 5]);
    expect(main?.places.map(({ place }) => place)).toEqual([1, 3, 4, 5]);
  });

  it('of a side pool goes to the best of those who are in it', () => {
    const pool = { name: 'Jackpot', fee: 500, entries: ['e1', 'e2', 'e3'] };
    const table = played({ kind: 'round-robin', lengths: [5] }, 4, { ...PRIZES, sidePools: [pool] });
    const [side] = prizeMoney(table.opened).sidePools;
    expect(side?.amount).toBe(1_500);
    expect(side?.prizes.reduce((sum, { amount }) => sum + amount, 0)).toBe(1_500);
    expect(pool.entries).toContain(side?.prizes[0]?.entry);
  });

  // The second final of a double elimination may never be played: what is left before the end is not one pairing.
  it.each(FORMATS.filter(({ kind }) => kind !== 'double-elimination'))(
    'goes past the disqualified, who keep their places (T25): format %#',
    (format) => {
      const table = TournamentTable.drawn(format, 8, 'seed');
      table.accept({ type: 'ChangeDetails', details: { prizes: PRIZES } });
      const open = () => pairingsOf(table.opened).filter(({ status }) => status === 'ready' || status === 'waiting');
      for (let next = table.ready()[0]; next !== undefined && open().length > 1; next = table.ready()[0]) {
        table.record(next, 'white');
      }
      const [best] = standingsOf(table.opened)[0]?.rows ?? [];
      const leader = best?.place === 1 ? best.entry : String(open()[0]?.white);
      table.accept({ type: 'Disqualify', entryId: leader, reason: 'took a checker off the bar unseen', at: NOON });
      for (let next = table.ready()[0]; next !== undefined; next = table.ready()[0]) table.record(next, 'white');
      const rows = standingsOf(table.opened).find(({ flight }) => flight === 'main')?.rows ?? [];
      expect(rows.findIndex(({ entry }) => entry === leader)).toBeLessThan(2);
      const prizes = prizeMoney(table.opened).flights.find(({ flight }) => flight === 'main')?.prizes ?? [];
      const paidFirst = rows.filter(({ entry }) => entry !== leader).slice(0, prizes.length);
      expect(prizes.map(({ entry, place }) => [entry, place])).toEqual(
        paidFirst.map(({ entry, place }) => [entry, place]),
      );
      expect(prizes.length).toBeGreaterThan(1);
      expect(paid(table)).toBe(prizeMoney(table.opened).pool);
    },
  );
});
