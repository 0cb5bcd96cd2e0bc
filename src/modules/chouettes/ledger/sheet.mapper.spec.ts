import { atOnce } from '../../../domain/index.js';
import { ChouetteRecord } from '../../../../test/support/domain/chouettes.js';
import { stopsOf, timesAsLong } from '../../../../test/support/domain/long-work.js';
import type { ChouetteSheetRow } from '../chouettes.repository.js';
import { sheetInSteps } from './sheet.mapper.js';

const { state } = new ChouetteRecord();

/** An evening of so many games, each of which the box has won. */
function evening(games: number): ChouetteSheetRow {
  const numbers = Array.from({ length: games }, (_, index) => index + 1);
  const board = { winner: 'box', kind: 'win' } as const;
  return {
    id: 'chouette',
    kind: 'chouette',
    version: 4 * games,
    tournament_id: null,
    state,
    created_at: new Date(0),
    finished_at: null,
    names: {},
    games: numbers.map((number) => ({ id: `game-${number}`, number, status: 'finished', result: { board } })),
    ledger: numbers.flatMap((game) =>
      ['C', 'M2', 'M3'].map((from, place) => {
        return { line: 3 * game + place, game, from, to: 'box', points: 1, reason: 'win', reverses: null };
      }),
    ),
    tables: numbers.map((number) => ({ number, box: 'box', captain: 'C', line: ['C', 'M2', 'M3'] })),
    arrivals: numbers.map((number) => {
      const seats = { box: 'box', line: ['C', 'M2', 'M3'] };
      return { type: 'ChouetteGameReported', data: { gameId: `game-${number}`, number, outcome: { board }, seats } };
    }),
  } as unknown as ChouetteSheetRow;
}

describe('the table of an evening of very many games', () => {
  it('has a row for each of them, and lets others have their turn in between', () => {
    const { stops, given } = stopsOf(sheetInSteps(evening(1_000)));
    expect(given.games).toHaveLength(1_000);
    expect(given.games.at(-1)).toMatchObject({ number: 1_000, box: 'box', totals: { box: 3_000, C: -1_000 } });
    expect(stops).toBeGreaterThanOrEqual(20);
  });

  it('takes no longer for each game than that of a short one', () => {
    const tables = (games: number) => (): void => {
      for (let shown = 0; shown < 12_800; shown += games) atOnce(sheetInSteps(evening(games)));
    };
    // Work that grows with the square takes up to 64 times as long; what no cache of the processor holds, twice.
    expect(timesAsLong(tables(12_800), tables(200))).toBeLessThan(3);
  });
});
