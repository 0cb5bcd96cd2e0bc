import { AT, MatchRecord, reportGame } from '../../../test/support/domain/builders.js';
import type { GameResult } from '../cube/worth.js';
import { gamesWon, pointsWon, ratedResult } from './rated.js';

const three = (): MatchRecord => new MatchRecord({ length: 3 });
const decided = (record: MatchRecord, by: 'forfeit' | 'time' | 'concession'): MatchRecord =>
  record.do({ type: 'EndMatch', winner: 'black', by, at: AT });

describe('the result that is rated', () => {
  it.each([
    ['played', () => three().win('black', 'backgammon'), 'black'],
    ['told game by game', () => three().do(reportGame(1, 'white', 'backgammon', 1)), 'white'],
    ['on a slip', () => three().do({ type: 'ReportScore', score: { white: 1, black: 3 }, at: AT }), 'black'],
    ['conceded after a game', () => decided(three().win('white', 'single'), 'concession'), 'black'],
    ['conceded in the first game', () => decided(three().start(), 'concession'), 'black'],
    ['lost on time', () => decided(three().start(), 'time'), 'black'],
  ] as const)('is that of a match that was %s (T73)', (_how, record, winner) => {
    expect(ratedResult(record().state)).toEqual({ winner, length: 3 });
  });

  it.each([
    ['is not over', () => three().win('white', 'single')],
    ['was conceded before anything was played', () => decided(three(), 'concession')],
    ['was decided by time before anything was played', () => decided(three(), 'time')],
    ['was forfeited', () => decided(three(), 'forfeit')],
    ['was forfeited in the middle (T24)', () => decided(three().win('white', 'single').start(), 'forfeit')],
    ['is void', () => three().win('white', 'backgammon').do({ type: 'VoidMatch', reason: 'drawn anew', at: AT })],
    [
      'was for money',
      () =>
        MatchRecord.ofMoney()
          .do(reportGame(1, 'white', 'single', 1))
          .do({ type: 'CloseSession', at: AT }),
    ],
  ])('is none of a match that %s', (_how, record) => {
    expect(ratedResult(record().state)).toBeNull();
  });
});

describe('what each has won', () => {
  const game = (winner: 'white' | 'black' | null, points: number, kind: GameResult['kind'] = 'single'): GameResult => ({
    winner,
    kind,
    cube: 1,
    points,
    by: 'play',
  });
  const match = { length: 3, score: { white: 3, black: 2 } } as const;
  const late = { to: 'black', points: 1, cancelled: null } as const;

  it('is games that came to their end: not drawn, not cut short', () => {
    const results = [game('white', 1), game('black', 2, 'gammon'), game(null, 0), game('white', 2, null)];
    expect(gamesWon(results)).toEqual({ white: 1, black: 1 });
  });

  it('is points of games, at most the length, without penalty points (T22, T52)', () => {
    const penalised = { ...match, penalties: [late] };
    expect(pointsWon(penalised, [game('black', 1), game('white', 4)])).toEqual({ white: 3, black: 1 });
  });

  it('is what the slip says where there is one, also where the match has gone on from it (T43)', () => {
    expect(pointsWon(match, [game('black', 1)])).toEqual({ white: 3, black: 2 });
    const longer = { length: 7, score: { white: 3, black: 7 } };
    expect(pointsWon(longer, [game('black', 2, 'gammon')])).toEqual({ white: 3, black: 7 });
    const penalties = [late, { to: 'black', points: 1, cancelled: 'a train' }] as const;
    expect(pointsWon({ ...match, penalties }, [])).toEqual({ white: 3, black: 1 });
    // The match was over before the penalty: its score has only what the games gave.
    expect(pointsWon({ ...match, penalties }, [game('black', 2)])).toEqual({ white: 3, black: 2 });
    expect(pointsWon({ ...match, penalties }, [game('black', 1), game('white', 4)])).toEqual({ white: 3, black: 1 });
  });
});
