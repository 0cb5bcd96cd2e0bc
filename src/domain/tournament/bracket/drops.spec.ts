import { TournamentTable } from '../../../../test/support/chance/random-tournament.js';
import { pairingsByKey } from '../pairings.js';
import { dropsOf } from './drops.js';

const PROGRESSIVE = { kind: 'knockout', lengths: [5], consolation: { kind: 'progressive', lengths: [3] } };

const dropped = (table: TournamentTable): readonly string[] =>
  dropsOf(table.opened).map(({ from, to, side }) => `${from} > ${to} ${side}`);

describe('where losers go', () => {
  it('is the consolation as the table of drop lines says (T12)', () => {
    expect(dropped(TournamentTable.drawn(PROGRESSIVE, 8, 'seed'))).toEqual([
      '1/main-1-1 > 1/consolation-1-1 white',
      '1/main-1-2 > 1/consolation-1-1 black',
      '1/main-1-3 > 1/consolation-1-2 white',
      '1/main-1-4 > 1/consolation-1-2 black',
    ]);
  });

  it('is the match for the third place, and the lower half of a double elimination, but not its second final', () => {
    const third = dropped(TournamentTable.drawn({ kind: 'knockout', lengths: [5], thirdPlace: true }, 4, 'seed'));
    expect(third).toEqual(['1/main-1-1 > 1/main-third-place white', '1/main-1-2 > 1/main-third-place black']);
    const double = dropped(TournamentTable.drawn({ kind: 'double-elimination', lengths: [5] }, 4, 'seed'));
    expect(double).toEqual([
      '1/main-upper-1-1 > 1/main-lower-1-1 white',
      '1/main-upper-1-2 > 1/main-lower-1-1 black',
      '1/main-upper-2-1 > 1/main-lower-2-1 black',
    ]);
  });

  it('is nowhere in rounds', () => {
    expect(dropsOf(TournamentTable.drawn({ kind: 'round-robin', lengths: [5] }, 4, 'seed').opened)).toEqual([]);
  });

  it.each(['one', 'two', 'three', 'four', 'five', 'six'])(
    'is where the losers are in the end, also where neighbours were exchanged: %s',
    (seed) => {
      const format = { ...PROGRESSIVE, consolation: { kind: 'progressive', lengths: [3], dropThrough: 4 } };
      const table = TournamentTable.drawn(format, 16, seed);
      let nth = seed.length;
      for (let [next] = table.ready(); next !== undefined; [next] = table.ready()) {
        nth = (nth * 7 + 3) % 11;
        table.record(next, nth % 2 === 0 ? 'white' : 'black');
      }
      const pairings = pairingsByKey(table.opened);
      for (const { from, to, side } of dropsOf(table.opened)) {
        const { white, black, winner } = pairings.get(from)!;
        expect(pairings.get(to)?.[side]).toBe(winner === white ? black : white);
      }
    },
  );
});
