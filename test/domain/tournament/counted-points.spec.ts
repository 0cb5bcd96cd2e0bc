/** What a match counts in the standings where points were given, lost on the clock, or not played for. */
import { pairingsOf, standingsOf } from '../../../src/domain/index.js';
import { NOON, TeamsTable, TournamentTable } from '../../support/chance/random-tournament.js';

type Told = { readonly winner: 'white' | null; readonly by: 'time' | 'no-show' };

function record(table: TournamentTable, pairing: string, { winner, by }: Told): void {
  const result = { winner, by, score: by === 'time' ? { white: 1, black: 0 } : null };
  table.accept({ type: 'RecordResult', pairing, result, source: 'staff', at: NOON });
}

it('penalty points are not won, also not by a match that was won on time (T22, T35)', () => {
  const table = TournamentTable.drawn({ kind: 'round-robin', lengths: [5] }, 3, 'seed');
  const [{ key, white } = { key: '', white: null }] = table.ready();
  const late = { to: 'white', points: 1, reason: 'late', flag: false, cancelled: null } as const;
  table.accept({ type: 'RecordPenalties', pairing: key, penalties: [late] });
  record(table, key, { winner: 'white', by: 'time' });
  const row = standingsOf(table.opened)[0]?.rows.find(({ entry }) => entry === white);
  expect(row?.tieBreaks.map(({ name, value }) => [name, value])).toEqual(
    expect.arrayContaining([
      ['difference', 4],
      ['points-won', 4],
    ]),
  );
});

it('two teams that do not come have the points of a forfeit, not those of a loss (T18)', () => {
  const points = { win: 3, loss: 1, forfeit: 0 };
  const table = TeamsTable.drawn({ kind: 'league', lengths: [5], points }, 2, 'seed');
  for (const { key } of table.ready()) record(table, key, { winner: null, by: 'no-show' });
  expect(pairingsOf(table.opened)[0]?.outcome?.by).toBe('no-show');
  expect(standingsOf(table.opened)[0]?.rows.map((row) => row.points)).toEqual([0, 0]);
});
