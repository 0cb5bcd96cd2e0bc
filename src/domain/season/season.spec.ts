import type { SeasonMatch, SeasonPoints, SeasonRules } from './season.js';
import { seasonEvents, seasonTable } from './season.js';

const rules = (points: SeasonPoints, more: Partial<SeasonRules> = {}): SeasonRules => ({
  points,
  best: null,
  only: null,
  tournaments: null,
  ...more,
});
let nth = 0;
/** The first one wins. */
const match = (winner: string, loser: string, length = 5, tournamentId: string | null = null): SeasonMatch => ({
  id: `match ${(nth += 1)}`,
  players: { white: winner, black: loser },
  winner: 'white',
  length,
  tournamentId,
});
const short = (table: ReturnType<typeof seasonTable>): unknown[] =>
  table.map(({ place, player, points, tieBreak }) => [place, player, points, tieBreak]);

describe('the table of a season', () => {
  it('gives points for matches, for wins and for wins by length', () => {
    const matches = [match('ann', 'bob', 5), match('ann', 'bob', 7), match('bob', 'ann', 9)];
    expect(short(seasonTable(rules({ perMatch: 1, perWin: 2, byLength: { '5': 0.5, '7': 1 } }), matches, []))).toEqual([
      [1, 'ann', 8.5, null],
      [2, 'bob', 5, null],
    ]);
  });

  it('gives points for a tournament and for the place in it, the same for equal places', () => {
    const places = [
      { player: 'ann', place: 1 },
      { player: 'bob', place: 2 },
      { player: 'cem', place: 3 },
      { player: 'dan', place: 3 },
      { player: 'eve', place: 5 },
      { player: 'eve', place: 9 },
    ];
    const table = seasonTable(rules({ perTournament: 1, byPlace: [10, 6, 3] }), [], [{ id: 't', places }]);
    expect(short(table)).toEqual([
      [1, 'ann', 11, null],
      [2, 'bob', 7, null],
      [3, 'cem', 4, 'shared'],
      [3, 'dan', 4, 'shared'],
      [5, 'eve', 1, null],
    ]);
  });

  it('counts the best events of a player, a tournament with its matches being one', () => {
    const matches = [
      match('ann', 'bob', 5, 't'),
      match('ann', 'cem', 5, 't'),
      match('ann', 'bob'),
      match('bob', 'ann'),
      match('bob', 'ann'),
    ];
    const places = [
      { player: 'ann', place: 1 },
      { player: 'bob', place: 2 },
    ];
    const table = seasonTable(rules({ perWin: 2, byPlace: [3] }, { best: 2 }), matches, [{ id: 't', places }]);
    expect(table[0]).toMatchObject({
      player: 'ann',
      points: 9,
      events: 4,
      counted: 2,
      bestEvent: 7,
      matches: 5,
      wins: 3,
    });
    expect(table[1]).toMatchObject({ player: 'bob', points: 4, events: 4, counted: 2, tournaments: 1 });
  });

  it('says of each event what it gave, and which ones count', () => {
    const matches = [match('ann', 'bob', 5, 't'), match('ann', 'bob'), match('bob', 'ann')];
    const outside = matches.slice(1).map(({ id }) => id);
    const tournaments = [{ id: 't', places: [{ player: 'ann', place: 2 }] }];
    const rulesOfTwo = rules({ perMatch: 1, perWin: 2, byPlace: [5, 4] }, { best: 2 });
    expect(seasonEvents(rulesOfTwo, matches, tournaments, 'ann')).toEqual([
      { kind: 'tournament', id: 't', points: 7, counts: true, place: 2, matches: 1, wins: 1 },
      { kind: 'match', id: outside[0], points: 3, counts: true, place: null, matches: 1, wins: 1 },
      { kind: 'match', id: outside[1], points: 1, counts: false, place: null, matches: 1, wins: 0 },
    ]);
    expect(seasonEvents(rulesOfTwo, matches, tournaments, 'cem')).toEqual([]);
  });

  it('separates equal points by wins, then by the best event, and else shares the place', () => {
    const t = [match('ann', 'x', 5, 't'), match('ann', 'x', 5, 't')];
    const matches = [...t, match('bob', 'x'), match('bob', 'x'), match('cem', 'x', 7), match('dan', 'x', 7)];
    expect(short(seasonTable(rules({ byLength: { '5': 1, '7': 2 } }), matches, [])).slice(0, 4)).toEqual([
      [1, 'ann', 2, 'bestEvent'],
      [2, 'bob', 2, 'bestEvent'],
      [3, 'cem', 2, 'shared'],
      [3, 'dan', 2, 'shared'],
    ]);
  });

  it('counts what was chosen', () => {
    const matches = [match('ann', 'bob', 5, 't'), match('bob', 'ann', 5, 'u'), match('bob', 'ann')];
    const wins = (more: Partial<SeasonRules>) =>
      Object.fromEntries(
        seasonTable(rules({ perWin: 1 }, more), matches, []).map(({ player, points }) => [player, points]),
      );
    expect(wins({})).toEqual({ ann: 1, bob: 2 });
    expect(wins({ only: 'matches' })).toEqual({ ann: 0, bob: 1 });
    expect(wins({ only: 'tournaments' })).toEqual({ ann: 1, bob: 1 });
    expect(wins({ tournaments: ['t'] })).toEqual({ ann: 1, bob: 1 });
    expect(wins({ only: 'tournaments', tournaments: ['t'] })).toEqual({ ann: 1, bob: 0 });
  });

  it('adds decimals exactly, whatever order the results come in', () => {
    const matches = Array.from({ length: 30 }, () => match('ann', 'bob'));
    expect(seasonTable(rules({ perMatch: 0.1, perWin: 0.2 }), matches, [])[0]?.points).toBe(9);
    expect(seasonTable(rules({ perMatch: 0.1 }), matches.toReversed(), [])).toEqual(
      seasonTable(rules({ perMatch: 0.1 }), matches, []),
    );
  });
});
