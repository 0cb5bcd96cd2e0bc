import {
  AT,
  MatchRecord,
  acceptResignation,
  openSession,
  opening,
  play,
  reportGame,
  resign,
  roll,
  startGame,
} from '../../../test/support/domain/builders.js';
import { given } from '../../../test/support/domain/given.js';
import { TimedMatch } from '../../../test/support/domain/timed-match.js';
import { reserveAtLength } from '../clock/settings.js';
import type { MatchCommand } from './commands.js';
import { pointsWon } from './rated.js';
import { crawfordState } from './score.js';

const late = (to: 'white' | 'black', points: number): MatchCommand => ({
  type: 'AddPenalty',
  to,
  points,
  reason: 'late',
  at: AT,
});

const slip = (white: number, black: number): MatchCommand => {
  return { type: 'ReportScore', score: { white, black }, at: AT };
};

const cancel = (match: MatchRecord, penalty: number): MatchCommand => {
  return { type: 'CancelPenalty', penalty, reason: 'a train', at: AT, history: [...match.events] };
};

const length = (match: MatchRecord, points: number): MatchCommand => {
  return { type: 'CorrectLength', length: points, reason: 'wrong sheet', at: AT, history: [...match.events] };
};

describe('a penalty that a director gives', () => {
  it('counts for the score and the Crawford game, and the match shows it (T22)', () => {
    const match = new MatchRecord({ length: 5 }).do(reportGame(1, 'white', 'gammon', 1)).do(late('white', 2));
    expect([match.score, crawfordState(match.state)]).toEqual([[4, 0], 'now']);
    expect(match.state).toMatchObject({
      penalties: [{ to: 'white', points: 2, reason: 'late', flag: false, cancelled: null }],
    });
    given(match.start().events).when(late('white', 1)).thenRefused('game.open');
  });

  it('loses the match with more than half of its length, however they add up (T21)', () => {
    const match = new MatchRecord({ length: 7 }).do(late('white', 3)).do(late('black', 1));
    expect(match.state.status).toBe('open');
    match.do(late('white', 1));
    expect(match.state).toMatchObject({
      status: 'finished',
      score: { white: 4, black: 1 },
      outcome: { winner: 'white', by: 'forfeit' },
    });
  });

  it('loses no match with half of its length, nor with points that were cancelled (T21)', () => {
    expect(new MatchRecord({ length: 4 }).do(late('white', 2)).state.status).toBe('open');
    const match = new MatchRecord({ length: 7 }).do(late('white', 3));
    match.do(cancel(match, 1)).do(late('white', 3));
    expect([match.state.status, match.score]).toEqual(['open', [3, 0]]);
  });

  it('loses no match together with a flag (T21)', () => {
    const clock = { mode: 'plain', reserveSeconds: 60, onExpiry: 'penaltyPoints', expiryPoints: 4 } as const;
    const match = new TimedMatch({ length: 15, clock }).start().act(opening(3, 1)).wait(70).claim();
    match.act(resign('single'), acceptResignation).do({ type: 'AddPenalty', to: 'black', points: 4, reason: 'late' });
    match.do({ type: 'AddPenalty', to: 'black', points: 1, reason: 'late' });
    expect([match.state.status, match.score]).toEqual(['open', [0, 10]]);
    match.do({ type: 'CancelPenalty', penalty: 3, reason: 'a train', history: [...match.events] });
    expect([match.state.status, match.score]).toEqual(['open', [0, 9]]);
  });

  it('wins the match as a forfeit for who needs no more, and never otherwise', () => {
    const match = new MatchRecord({ length: 5 }).do(reportGame(1, 'white', 'gammon', 2)).do(late('white', 1));
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'white', by: 'forfeit' } });
  });

  it('counts a flag neither as one of them nor for a forfeit', () => {
    const clock = { mode: 'plain', reserveSeconds: 60, onExpiry: 'penaltyPoints', expiryPoints: 2 } as const;
    const match = new TimedMatch({ length: 5, clock }).start().act(opening(3, 1)).wait(70).claim().wait(1);
    expect(match.state).toMatchObject({ penalties: [{ to: 'black', points: 2, flag: true }] });
    const history = [...match.events];
    match.do({ type: 'CancelPenalty', penalty: 1, reason: 'the clock stuck', history });
    expect([match.score, match.game.terms.cube.away]).toEqual([[0, 0], { white: 5, black: 5 }]);
  });
});

describe('a penalty that is cancelled (T23)', () => {
  it('is as if it had never been given', () => {
    const match = new MatchRecord({ length: 5 }).do(late('black', 2)).do(reportGame(1, 'black', 'gammon', 1));
    expect(crawfordState(match.state)).toBe('now');
    match.do(cancel(match, 1));
    expect([match.score, crawfordState(match.state)]).toEqual([[0, 2], 'before']);
    expect(match.state).toMatchObject({ penalties: [{ points: 2, cancelled: 'a train' }] });
  });

  it('lets a match go on that it had ended', () => {
    const match = new MatchRecord({ length: 3 }).do(late('white', 1)).do(late('white', 1));
    expect(match.state.status).toBe('finished');
    match.do(cancel(match, 2));
    expect([match.state.status, match.score]).toEqual(['open', [1, 0]]);
    given(match.events).when(cancel(match, 2)).thenRefused('penalty.not-found');
    given(match.events).when(cancel(match, 3)).thenRefused('penalty.not-found');
  });

  it('is no part of the score of a slip any more, nor of the points won (T22)', () => {
    const match = new MatchRecord({ length: 5 }).do(late('black', 1)).do(late('black', 2));
    match.do(cancel(match, 1)).do(slip(5, 3)).do(cancel(match, 2));
    expect([match.score, match.state.status]).toEqual([[5, 1], 'finished']);
    const { score, penalties = [] } = match.state;
    expect(pointsWon({ length: 5, score, penalties }, [])).toEqual({ white: 5, black: 1 });
  });

  it('lets a match go on whose slip has too few points without it', () => {
    const match = new MatchRecord({ length: 5 }).do(late('white', 1)).do(slip(5, 2));
    match.do(cancel(match, 1));
    expect([match.score, match.state.status]).toEqual([[4, 2], 'open']);
    match.do(late('white', 1));
    expect([match.score, match.state.status]).toEqual([[5, 2], 'finished']);
  });

  it('changes no match that its games have decided otherwise', () => {
    const match = new MatchRecord({ length: 3 }).do(late('white', 1)).do(reportGame(1, 'black', 'backgammon', 1));
    match.do(cancel(match, 1));
    expect(match.state).toMatchObject({ score: { white: 0, black: 3 }, outcome: { winner: 'black', by: 'reported' } });
  });

  it('is no matter of money sessions', () => {
    const session = new MatchRecord({}, openSession());
    given(session.events).when(late('white', 1)).thenRefused('match.money-session');
    given(session.events).when(cancel(session, 1)).thenRefused('match.money-session');
    given(session.events).when(length(session, 5)).thenRefused('match.money-session');
  });
});

describe('the clock of a match of the wrong length (T31)', () => {
  const corrected = (match: TimedMatch, points: number): TimedMatch =>
    match.do({ type: 'CorrectLength', length: points, reason: 'wrong sheet', history: [...match.events] });

  it('gives both sides what the right length gives, and takes it back', () => {
    const match = corrected(new TimedMatch({ length: 3 }), 9);
    expect(match.shown).toEqual([1_080, 1_080]);
    expect(match.state.rules).toMatchObject({ clock: { reserveSeconds: 1_080 } });
    expect(corrected(match, 3).shown).toEqual([360, 360]);
    expect(corrected(new TimedMatch({ length: 3, clock: { mode: 'plain' } }), 5).shown).toEqual([1_800, 1_800]);
    expect(corrected(new TimedMatch({ length: 3, clock: { reserveSecondsPerPoint: 91 } }), 5).shown).toEqual([
      455, 455,
    ]);
  });

  it('leaves a reserve alone that the length had not made, and that of an older record', () => {
    expect(corrected(new TimedMatch({ length: 3, clock: { reserveSeconds: 360 } }), 9).shown).toEqual([360, 360]);
    const { reserveSecondsPerPoint: _ofLength, ...settings } = new TimedMatch({ length: 3 }).clock.settings;
    expect(reserveAtLength(settings, 6)).toBeUndefined();
  });

  it('gives or takes the difference from what is left while time runs, and the turn goes on', () => {
    const match = new TimedMatch({ length: 3 }).start().act(opening(3, 1)).wait(112);
    expect(corrected(match, 5).shown).toEqual([500, 600]);
    expect(match.wait(10).shown).toEqual([490, 600]);
    expect(corrected(match, 3).shown).toEqual([250, 360]);
  });

  it('waits for the director where a shorter match leaves a side nothing', () => {
    const match = new TimedMatch({ length: 9 }).start().act(opening(3, 1)).wait(512);
    expect(corrected(match, 3).shown).toEqual([0, 360]);
    expect([match.clock.paused, match.wait(100).shown, match.state.status]).toEqual([true, [0, 360], 'open']);
  });

  it('gives no time away by a slip that is put right', () => {
    const match = new TimedMatch({ length: 9 }).start().act(opening(3, 1)).wait(512);
    expect(match.shown).toEqual([580, 1_080]);
    expect(corrected(corrected(match, 3), 9).shown).toEqual([580, 1_080]);
    // Also where a scorer types a play while the clock waits, or the director gives the other side time.
    corrected(match, 3).act(play('8/5 6/5'));
    expect(corrected(match, 9).shown).toEqual([580, 1_080]);
    const adjusted = corrected(match, 3);
    adjusted.director({ type: 'AdjustClock', reserves: { black: 60_000 } });
    expect(adjusted.shown).toEqual([0, 60]);
    expect(corrected(adjusted, 9).shown).toEqual([580, 780]);
  });

  it('leaves a side that has nothing the whole time for each turn', () => {
    const match = new TimedMatch({ length: 9 }).start().act(opening(3, 1)).wait(512);
    corrected(match, 3).act(play('8/5 6/5')).director({ type: 'ResumeClock' });
    match.act(roll(2, 1), play('13/11 6/5'), roll(6, 5)).wait(11);
    expect([match.shown, match.state.status]).toEqual([[0, 360], 'open']);
  });

  it('is counted from the points to go where it came later (T32)', () => {
    const match = new TimedMatch({ length: 5, clock: { mode: 'none' } }).atScore(2, 1);
    match.do({ type: 'IntroduceClock', clock: {}, from: 'next-game', reason: 'slow' });
    expect(corrected(match, 7).shown).toEqual([660, 660]);
  });
});

describe('a match of the wrong length (T43)', () => {
  const played = (points: number): MatchRecord =>
    new MatchRecord({ length: points })
      .do(reportGame(1, 'black', 'gammon', 1))
      .do(reportGame(2, 'white', 'gammon', 1))
      .do(reportGame(3, 'black', 'single', 1));

  it('goes on from its last score if it was too short', () => {
    const match = played(3);
    expect(match.state).toMatchObject({ status: 'finished', score: { white: 2, black: 3 } });
    match.do(length(match, 4));
    expect(match.state).toMatchObject({ status: 'open', score: { white: 2, black: 3 }, format: { length: 4 } });
    expect(crawfordState(match.state)).toBe('now');
  });

  it('was won by who first had enough points if it was too long; games behind that do not count', () => {
    const match = played(9).start().act(opening(3, 1), play('8/5 6/5'));
    const before = match.state;
    match.do(length(match, 2));
    expect(match.state).toMatchObject({
      status: 'finished',
      score: { white: 0, black: 2 },
      outcome: { winner: 'black', by: 'reported' },
    });
    match.do(length(match, 9));
    expect(match.state).toEqual(before);
  });

  it('counts no penalty that was given behind its end', () => {
    const match = new MatchRecord({ length: 9 }).do(reportGame(1, 'black', 'gammon', 2)).do(late('white', 2));
    match.do(length(match, 3));
    expect(match.state).toMatchObject({ score: { white: 0, black: 4 }, outcome: { winner: 'black', by: 'reported' } });
  });

  it('counts a slip in place of the games before it, unless they decide the match', () => {
    const match = new MatchRecord({ length: 5 }).do(reportGame(1, 'black', 'single', 1));
    match.do({ type: 'ReportScore', score: { white: 6, black: 3 }, at: AT });
    match.do(length(match, 7));
    expect([match.state.status, match.score]).toEqual(['open', [6, 3]]);
    const result = { winner: 'black', kind: 'gammon', cube: 4 } as const;
    const history = [...match.events];
    match.do({ type: 'CorrectResult', gameId: 'game-1', result, reason: 'the slip', at: AT, history });
    expect(match.state).toMatchObject({ score: { white: 0, black: 8 }, outcome: { winner: 'black' } });
  });

  it('goes on from the score of a slip, and ends again with it if the length was right after all', () => {
    const match = new MatchRecord({ length: 5 }).do({ type: 'ReportScore', score: { white: 6, black: 3 }, at: AT });
    match.do(length(match, 7));
    expect(match.state).toMatchObject({ status: 'open', score: { white: 6, black: 3 } });
    expect(crawfordState(match.state)).toBe('now');
    given(match.events)
      .when(startGame(1))
      .thenLike([{ event: { terms: { crawford: true } } }]);
    match.do(length(match, 5));
    expect(match.state).toMatchObject({
      status: 'finished',
      score: { white: 6, black: 3 },
      outcome: { winner: 'white' },
    });
  });

  it('goes on from a slip with the penalty points that it has in it, counted once', () => {
    const match = new MatchRecord({ length: 5 }).do(late('black', 1)).do(slip(5, 2));
    match.do(length(match, 7));
    expect(match.score).toEqual([5, 2]);
    match.do(late('black', 1));
    expect(match.score).toEqual([5, 3]);
    match.do(cancel(match, 1));
    expect(match.score).toEqual([5, 2]);
  });

  it('cannot be told from a slip on which both have enough, also where the match goes on from it', () => {
    const refused = { reason: 'both-reached' };
    const cancelled = new MatchRecord({ length: 5 }).do(late('black', 2)).do(slip(3, 5));
    cancelled.do(cancel(cancelled, 1));
    given(cancelled.events).when(length(cancelled, 3)).thenRefused('match.score-impossible', refused);
    const longer = new MatchRecord({ length: 7 }).do(slip(3, 7));
    longer.do(length(longer, 9));
    given(longer.events).when(length(longer, 3)).thenRefused('match.score-impossible', refused);
    longer.do(length(longer, 5));
    expect(longer.state).toMatchObject({ status: 'finished', outcome: { winner: 'black', by: 'reported' } });
  });

  it('goes on with the game that its slip has cut short, from that score (R69, R72)', () => {
    const match = new MatchRecord({ length: 5 }).start().act(opening(3, 1), play('8/5 6/5')).do(slip(2, 5));
    match.do(length(match, 6));
    expect([match.game.terms.crawford, match.state.crawfordGame]).toEqual([true, 1]);
    match.act(resign('single'), acceptResignation);
    const { score } = match.state;
    expect(score.white + score.black).toBe(8);
    // What it gave counts beside the slip, whatever is corrected later.
    match.do(length(match, 7));
    expect(match.state.score).toEqual(score);
  });

  it('cannot be told from a slip on which both have enough', () => {
    const match = new MatchRecord({ length: 9 }).do({ type: 'ReportScore', score: { white: 9, black: 6 }, at: AT });
    given(match.events).when(length(match, 5)).thenRefused('match.score-impossible', { reason: 'both-reached' });
    given(match.events).when(length(match, 6)).thenRefused('match.score-impossible', { reason: 'both-reached' });
    given(match.events).when(length(match, 9)).then([]);
    given(match.events).when(length(match, 0)).thenRefused('config.invalid');
    match.do(length(match, 7));
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'white' } });
  });

  it('leaves a decision as it is', () => {
    const match = new MatchRecord({ length: 5 }).do({ type: 'EndMatch', winner: 'black', by: 'forfeit', at: AT });
    match.do(length(match, 7));
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'black', by: 'forfeit' } });
  });
});

describe('a slip behind a length that was corrected and put back', () => {
  it('is a slip again, which can be corrected as such', () => {
    const match = new MatchRecord({ length: 5 }).do({ type: 'ReportScore', score: { white: 5, black: 3 }, at: AT });
    match.do(length(match, 7)).do(length(match, 5));
    const end = { score: { white: 3, black: 5 } };
    match.do({ type: 'CorrectEnd', end, reason: 'columns', at: AT, history: [...match.events] });
    expect(match.state).toMatchObject({ score: { white: 3, black: 5 }, outcome: { winner: 'black', by: 'reported' } });
  });
});

describe('a void match', () => {
  it('stays void, whatever a director corrects', () => {
    const match = new MatchRecord({ length: 5 }).do(late('white', 1)).do(reportGame(1, 'black', 'single', 1));
    match.do({ type: 'VoidMatch', reason: 'others', at: AT });
    const history = [...match.events];
    const common = { reason: 'x', at: AT, history };
    for (const command of [
      length(match, 7),
      cancel(match, 1),
      { type: 'CorrectEnd', end: null, ...common },
      { type: 'CorrectResult', gameId: 'game-1', result: null, ...common },
      match.takeBack(1),
    ] satisfies MatchCommand[]) {
      given(history).when(command).thenRefused('match.correction-not-allowed', { reason: 'void' });
    }
  });
});

describe('a take-back behind the act of a director', () => {
  it('is refused; later acts are taken back as ever', () => {
    const match = new MatchRecord({ length: 5 }).start().act(opening(3, 1), play('8/5 6/5'));
    const version = match.events.length;
    match.do(length(match, 7));
    for (const to of [null, version]) {
      given(match.events)
        .when(match.takeBack(1, to))
        .thenRefused('game.correction-not-allowed', { reason: 'director-acted' });
    }
    match.act(roll(6, 5)).do(match.takeBack(1));
    expect(match.game.phase.name).toBe('before-roll');
    expect(match.state).toMatchObject({ format: { length: 7 } });
  });

  it('is refused where that was a penalty cancelled', () => {
    const match = new MatchRecord({ length: 5 }).do(late('white', 1)).start().act(opening(3, 1));
    match.do(cancel(match, 1));
    given(match.events)
      .when(match.takeBack(1))
      .thenRefused('game.correction-not-allowed', { reason: 'director-acted' });
  });
});
