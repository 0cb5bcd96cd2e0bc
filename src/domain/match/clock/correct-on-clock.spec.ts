import { opening, play, reportGame } from '../../../../test/support/domain/builders.js';
import { TimedMatch } from '../../../../test/support/domain/timed-match.js';
import type { AskedClock } from '../../clock/settings.js';
import type { AskedEnd, AskedResult } from '../commands.js';

const PLAIN = { mode: 'plain', reserveSeconds: 60 } as const;
const PENALTY = { ...PLAIN, onExpiry: 'penaltyPoints', expiryPoints: 2, refillSeconds: 100 } as const;

/** Game 2 of a match to 5 in which white has won the first; white is about to play a 3-1. */
const opened = (clock: AskedClock = PLAIN): TimedMatch =>
  new TimedMatch({ length: 5, clock })
    .do(reportGame(1, 'white', 'single', 1))
    .start()
    .act(opening(3, 1));

function correct(match: TimedMatch, game: number, result: AskedResult | null): TimedMatch {
  const history = [...match.events];
  return match.do({ type: 'CorrectResult', gameId: `game-${game}`, result, reason: 'the slip', history });
}

function correctEnd(match: TimedMatch, end: AskedEnd | null): TimedMatch {
  return match.do({ type: 'CorrectEnd', end, reason: 'the clock was wrong', history: [...match.events] });
}

const WHITE_WINS_SIX = { winner: 'white', kind: 'backgammon', cube: 2 } as const;

describe('corrections in a match with a clock', () => {
  it('take a loss on time away; the game goes on, and its clock waits for the director', () => {
    const match = opened().wait(80).claim();
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'black', by: 'time' } });
    correctEnd(match.wait(30), null);
    expect([match.game.phase.name, match.clock.paused, match.clock.turn?.side]).toEqual(['to-play', true, 'white']);
    match.director({ type: 'AdjustClock', reserves: { white: 50_000 } }).director({ type: 'ResumeClock' });
    expect(match.taking(10, play('8/5 6/5')).shown).toEqual([40, 60]);
  });

  it('put another decision in the place of a loss on time', () => {
    const match = opened().wait(80).claim();
    const { finishedAt } = match.state as { finishedAt?: number };
    correctEnd(match.wait(30), { winner: 'white', by: 'forfeit' });
    expect(match.state).toMatchObject({ outcome: { winner: 'white', by: 'forfeit' }, finishedAt, score: { white: 1 } });
  });

  it('stop the clock of a game that they cut short, and start it again with the game', () => {
    const match = opened().wait(10);
    correct(match, 1, WHITE_WINS_SIX).wait(500);
    expect([match.state.status, match.shown, match.clock.turn]).toEqual(['finished', [50, 60], null]);
    correct(match, 1, { winner: 'white', kind: 'single', cube: 1 }).wait(5);
    expect([match.game.phase.name, match.clock.turn?.side, match.shown]).toEqual(['to-play', 'white', [45, 60]]);
  });

  it('count the penalty points of a flag where they were given', () => {
    const match = opened(PENALTY).wait(70).claim();
    expect(match.score).toEqual([1, 2]);
    correct(match, 1, { winner: 'black', kind: 'gammon', cube: 1 });
    expect([match.score, match.state.status]).toEqual([[0, 4], 'open']);
    correct(match, 1, { winner: 'black', kind: 'backgammon', cube: 1 });
    // Black would have had three before the flag and has five with it: the game is over with the match.
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'black', by: 'time' } });
    correct(match, 1, null);
    expect([match.score, match.game.phase.name]).toEqual([[0, 2], 'to-play']);
  });

  it('let a match go on that penalty points had ended', () => {
    const match = opened(PENALTY);
    correct(match, 1, { winner: 'black', kind: 'backgammon', cube: 1 }).wait(70).claim();
    expect(match.state).toMatchObject({ status: 'finished', score: { black: 5 }, outcome: { by: 'time' } });
    expect(match.refusal({ type: 'CorrectEnd', end: null, reason: '', history: match.events })).toMatchObject({
      code: 'match.correction-not-allowed',
      params: { reason: 'ended-by-games' },
    });
    correct(match, 1, { winner: 'black', kind: 'single', cube: 1 }).wait(9);
    expect([match.score, match.clock.turn?.side, match.game.phase.name]).toEqual([[0, 3], 'white', 'to-play']);
  });

  it('stay when a loss on time is taken back with the act', () => {
    const match = opened().wait(80).claim();
    correct(match, 1, { winner: 'black', kind: 'gammon', cube: 1 });
    expect(match.state).toMatchObject({ status: 'finished', score: { black: 2 } });
    match.takeBack();
    expect([match.score, match.game.terms.cube.away, match.clock.paused]).toEqual([
      [0, 2],
      { white: 5, black: 3 },
      true,
    ]);
  });
});
