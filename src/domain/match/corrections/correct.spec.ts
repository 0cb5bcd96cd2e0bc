import {
  AT,
  MatchRecord,
  double,
  drop,
  inGame,
  openSession,
  opening,
  play,
  reportGame,
  resign,
  roll,
  scored,
  startGame,
  take,
} from '../../../../test/support/domain/builders.js';
import { given } from '../../../../test/support/domain/given.js';
import type { ResultKind } from '../../variant/win-kinds.js';
import { milliseconds } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import { atOnce } from '../../kernel/steps.js';
import { affectedInSteps } from './affected.js';
import { readRecord } from './record-facts.js';
import type { AskedEnd, AskedResult, AskedWin, MatchCommand } from '../commands.js';
import { crawfordState, nextGameTerms } from '../score.js';

const LATER = milliseconds(1_772_700_000_000);

const won = (winner: Side, kind: ResultKind = 'single', cube = 1): AskedWin => ({ winner, kind, cube });

function correct(match: MatchRecord, game: number, result: AskedResult | null): MatchCommand {
  const history = [...match.events];
  return { type: 'CorrectResult', gameId: `game-${game}`, result, reason: 'the slip', at: LATER, history };
}

function correctEnd(match: MatchRecord, end: AskedEnd | null): MatchCommand {
  return { type: 'CorrectEnd', end, reason: 'the slip', at: LATER, history: [...match.events] };
}

/** A match with games of which only the results are known. */
function reported(length: number, ...results: readonly AskedWin[]): MatchRecord {
  const match = new MatchRecord({ length });
  for (const [index, { winner, kind, cube }] of results.entries()) match.do(reportGame(index + 1, winner, kind, cube));
  return match;
}

/** What the command would change, by kind and number. */
function affected(match: MatchRecord, command: MatchCommand) {
  const before = readRecord([...match.events]);
  return atOnce(affectedInSteps(before, match.do(command).events.slice(before.version)));
}

describe('the correction of a result', () => {
  it('is one event, with what it brings about behind it', () => {
    const match = reported(7, won('white'), won('black', 'gammon'));
    const result = { winner: 'black', kind: 'gammon', cube: 2, points: 4, by: 'reported' };
    given(match.events)
      .when(correct(match, 1, won('black', 'gammon', 2)))
      .then([
        { type: 'ResultCorrected', gameId: 'game-1', number: 1, result, reason: 'the slip', at: LATER } as never,
        { type: 'MatchScoreChanged', score: { white: 0, black: 6 } },
        {
          type: 'GameStandingChanged',
          gameId: 'game-1',
          number: 1,
          standing: {
            result,
            counts: true,
            crawfordDue: false,
            corrected: {
              recorded: { winner: 'white', kind: 'single', cube: 1, points: 1, by: 'reported' },
              reason: 'the slip',
              at: LATER,
            },
          } as never,
        },
      ]);
    match.do(correct(match, 1, won('black', 'gammon', 2)));
    expect(crawfordState(match.state)).toBe('now');
    expect(match.state.status === 'open' && nextGameTerms(match.state).cube.away).toEqual({ white: 7, black: 1 });
  });

  it('changes nothing where that result counts already, and back to what was recorded is what was recorded', () => {
    const match = new MatchRecord().start().toRollOf('white').act(double, drop);
    given(match.events)
      .when(correct(match, 1, won('white')))
      .then([]);
    match.do(correct(match, 1, won('black', 'gammon')));
    expect(match.score).toEqual([0, 2]);
    const standing = { corrected: null, result: { winner: 'white', by: 'drop', points: 1 } };
    given(match.events)
      .when(correct(match, 1, won('white')))
      .thenLike([{ type: 'ResultCorrected' }, {}, {}, { type: 'GameStandingChanged', standing }]);
  });

  it('lets the next game begin with who would begin it', () => {
    const match = new MatchRecord({ rules: { winnerStarts: true } }).do(reportGame(1, 'white', 'single', 1));
    match.do(reportGame(2, 'black', 'single', 1)).do(correct(match, 2, won('white')));
    given(match.events)
      .when(startGame(3))
      .thenLike([{ event: { type: 'GameStarted', starter: 'white' } }]);
    match.do(correct(match, 1, won('black'))).do(correct(match, 2, null));
    given(match.events)
      .when(startGame(3))
      .thenLike([{ event: { type: 'GameStarted', starter: 'black' } }]);
  });

  it('ends a match that would have ended, and the games behind its end do not count (T43)', () => {
    const match = reported(5, won('white', 'gammon'), won('black'), won('white')).start();
    match.do(correct(match, 1, won('white', 'backgammon', 2)));
    expect(match.state).toMatchObject({
      status: 'finished',
      score: { white: 6, black: 0 },
      outcome: { winner: 'white', by: 'reported' },
      finishedAt: LATER,
    });
    const counting = match.events.flatMap((event) =>
      event.type === 'GameStandingChanged' ? [[event.number, event.standing.counts]] : [],
    );
    expect(counting).toEqual([
      [1, true],
      [2, false],
      [3, false],
      [4, false],
    ]);
  });

  it('lets a match go on that would have gone on, with the open game that its end had cut off', () => {
    const match = reported(5, won('white', 'gammon'), won('black')).start().act(opening(3, 1), play('8/5 6/5'), double);
    const { game } = match;
    match.do(correct(match, 1, won('white', 'backgammon', 2)));
    expect(match.state).toMatchObject({ status: 'finished', score: { white: 6, black: 0 } });
    match.do(correct(match, 1, won('white', 'gammon')));
    expect(match.state).toMatchObject({ status: 'open', score: { white: 2, black: 1 } });
    expect(match.game).toEqual(game);
    match.act(take);
    expect(match.game.cube.value).toBe(2);
  });

  it('gives a match that is over another winner, at the moment when it was over', () => {
    const match = reported(3, won('white'), won('black', 'gammon', 2));
    match.do(correct(match, 2, won('white', 'gammon', 2)));
    expect(match.state).toMatchObject({
      status: 'finished',
      score: { white: 5, black: 0 },
      outcome: { winner: 'white', by: 'reported' },
      finishedAt: AT,
    });
  });

  it('counts the games of a session anew, also after it was closed', () => {
    const session = new MatchRecord({}, openSession({ stake: 5 })).do(reportGame(1, 'white', 'single', 2));
    session.do(reportGame(2, 'black', 'gammon', 4)).do({ type: 'CloseSession', at: AT });
    const changes = affected(session, correct(session, 2, won('black', 'single', 4)));
    expect(session.state).toMatchObject({ status: 'finished', score: { white: 2, black: 4 }, finishedAt: AT });
    expect(changes.at(-1)).toEqual({
      kind: 'ledger',
      id: 'match',
      before: { white: -6, black: 6 },
      after: { white: -2, black: 2 },
    });
    given(session.events)
      .when(correct(session, 1, won('white', 'gammon')))
      .thenRefused('result.jacoby');
  });

  it.each([
    ['a cube that nobody could have turned so far', 3, won('white', 'single', 8), 'result.cube-impossible'],
    ['a cube that is none', 1, won('white', 'single', 3), 'result.cube-impossible'],
    ['checkers where kinds count', 1, { ...won('white'), points: 3 }, 'result.level-impossible'],
  ] as const)('is refused for %s', (_what, game, result, code) => {
    const match = reported(5, won('white', 'gammon'), won('white'), won('black'));
    given(match.events)
      .when(correct(match, game, result))
      .thenRefused(code);
  });

  it('is refused for a game that is open, that its match has cut off, or that there is not', () => {
    const match = new MatchRecord().start();
    given(match.events)
      .when(correct(match, 1, won('white')))
      .thenRefused('game.correction-not-allowed', { reason: 'still-open' });
    given(match.events)
      .when(correct(match, 2, null))
      .thenRefused('game.not-found');
    match.do({ type: 'EndMatch', winner: 'white', by: 'time', at: AT });
    given(match.events)
      .when(correct(match, 1, won('white')))
      .thenRefused('game.correction-not-allowed', { reason: 'ended-with-match' });
  });

  it('is refused where a slip says less than the games would give', () => {
    const match = reported(7, won('white')).do({ type: 'ReportScore', score: { white: 7, black: 1 }, at: AT });
    given(match.events)
      .when(correct(match, 1, won('black', 'gammon', 2)))
      .thenRefused('match.score-impossible', { reason: 'below-games', presentBlack: 4 });
    match.do(correct(match, 1, won('black')));
    expect(match.state).toMatchObject({ status: 'finished', score: { white: 7, black: 1 } });
  });

  it('lets the games have the last word where they end the match before the slip does', () => {
    const match = reported(5, won('white')).do({ type: 'ReportScore', score: { white: 5, black: 1 }, at: AT });
    match.do(correct(match, 1, won('black', 'backgammon', 2)));
    expect(match.state).toMatchObject({ score: { white: 0, black: 6 }, outcome: { winner: 'black', by: 'reported' } });
    match.do(correct(match, 1, won('white')));
    expect(match.state).toMatchObject({ score: { white: 5, black: 1 }, outcome: { winner: 'white', by: 'reported' } });
  });
});

describe('the Crawford game after a correction', () => {
  it('is the game that it would have been; one that was wrongly played as such stands (T44)', () => {
    const match = reported(5, won('white', 'gammon'), won('white', 'gammon'), won('black'));
    expect(crawfordState(match.state)).toBe('after');
    const changes = affected(match, correct(match, 2, won('white')));
    expect(crawfordState(match.state)).toBe('before');
    expect(changes).toMatchObject([
      { kind: 'game', before: { number: 2, result: { points: 2 } }, after: { number: 2, result: { points: 1 } } },
      {
        kind: 'game',
        before: { number: 3, crawford: true, crawfordDue: true, scoreBefore: { white: 4, black: 0 } },
        after: { number: 3, crawford: true, crawfordDue: false, scoreAfter: { white: 3, black: 1 } },
      },
      {
        kind: 'match',
        before: { crawford: 'after', score: { white: 4, black: 1 } },
        after: { crawford: 'before', score: { white: 3, black: 1 } },
      },
    ]);
    match.do(reportGame(4, 'white', 'single', 1));
    expect(match.state.status === 'open' && nextGameTerms(match.state).crawford).toBe(true);
  });

  it('may be told a cube under which it was played, though none is due', () => {
    const match = reported(5, won('white'), won('black', 'single', 2));
    match.do(correct(match, 1, won('white', 'gammon', 2)));
    match.do(correct(match, 2, won('black', 'gammon', 2)));
    expect(match.state.score).toEqual({ white: 4, black: 4 });
    given(match.events)
      .when(correct(match, 2, won('black', 'single', 4)))
      .thenLike([{ type: 'ResultCorrected' }, { type: 'GameStandingChanged' }]);
    given(match.events)
      .when(correct(match, 2, won('black', 'single', 16)))
      .thenRefused('result.cube-impossible', { crawford: true });
  });

  it('takes effect in the open game at once: a double in it was none (R73)', () => {
    const match = reported(5, won('white', 'backgammon')).start().toRollOf('white').act(double);
    match.do(correct(match, 1, won('white', 'single', 4)));
    expect(match.game).toMatchObject({
      terms: { crawford: true },
      cube: { value: 1, owner: null, offered: null },
      phase: { name: 'before-roll', side: 'white', doubling: 'over' },
    });
    match.act(roll(6, 5));
    expect(match.state.crawfordGame).toBe(2);
    match.do(correct(match, 1, won('white', 'backgammon')));
    expect(match.game.terms).toMatchObject({ crawford: false, cube: { away: { white: 2, black: 5 } } });
    expect(match.state.crawfordGame).toBeNull();
  });
});

describe('a slip of the director in the Crawford game that was none', () => {
  it('gives the cube back when it is put right, as its doubles had left it', () => {
    const match = reported(5, won('white', 'backgammon')).start().toRollOf('white').act(double, take);
    const { cube } = match.game;
    expect(cube).toEqual({ value: 2, owner: 'black', offered: null });
    match.do(correct(match, 1, won('white', 'single', 4)));
    expect(match.game.cube).toEqual({ value: 1, owner: null, offered: null });
    match.act(roll(6, 5));
    match.do(correct(match, 1, won('white', 'backgammon')));
    expect(match.game).toMatchObject({ cube, terms: { crawford: false } });
    // Once more, with a length that was meant for another match.
    const lengthTo = (length: number) =>
      ({ type: 'CorrectLength', length, reason: 'the other match', at: AT, history: [...match.events] }) as const;
    match.do(lengthTo(4));
    expect(match.game).toMatchObject({ terms: { crawford: true }, cube: { value: 1 } });
    match.do(lengthTo(5));
    expect(match.game).toMatchObject({ cube, terms: { crawford: false } });
  });

  it('lets a side double again whose double waited for its answer', () => {
    const match = reported(5, won('white', 'backgammon')).start().toRollOf('white').act(double);
    match.do(correct(match, 1, won('white', 'single', 4)));
    match.do(correct(match, 1, won('white', 'backgammon')));
    expect(match.game).toMatchObject({
      cube: { value: 1, owner: null, offered: null },
      phase: { name: 'before-roll', side: 'white', doubling: 'open' },
    });
    expect(match.act(double, take).game.cube).toMatchObject({ value: 2, owner: 'black' });
  });

  it('gives no second time to double to a side that has rolled since, also where the roll was void', () => {
    const match = reported(5, won('white', 'backgammon')).start().toRollOf('white').act(double);
    match.do(correct(match, 1, won('white', 'single', 4)));
    match.act(roll(6, 5), { type: 'VoidRoll', reason: 'cocked', dice: null });
    match.do(correct(match, 1, won('white', 'backgammon')));
    expect(match.game.phase).toMatchObject({ name: 'before-roll', side: 'white', doubling: 'over' });
  });
});

describe('the correction of an end', () => {
  it('lets a match go on that was reported by mistake, with its open game as it was', () => {
    const match = reported(7, won('white')).start().act(opening(3, 1));
    const before = match.state;
    match.do({ type: 'ReportScore', score: { white: 7, black: 4 }, at: AT }).do(correctEnd(match, null));
    expect(match.state).toEqual(before);
    expect(match.act(play('8/5 6/5')).game.turns).toBe(1);
  });

  it('puts another slip or decision in its place, at the moment when the match was over', () => {
    const match = reported(7, won('white')).start();
    match.do({ type: 'ReportScore', score: { white: 7, black: 4 }, at: AT });
    match.do(correctEnd(match, { score: { white: 5, black: 8 } }));
    expect(match.state).toMatchObject({
      score: { white: 5, black: 8 },
      outcome: { winner: 'black', by: 'reported' },
      finishedAt: AT,
    });
    match.do(correctEnd(match, { winner: 'white', by: 'forfeit' }));
    expect(match.state).toMatchObject({ score: { white: 1, black: 0 }, outcome: { winner: 'white', by: 'forfeit' } });
    given(match.events)
      .when(correctEnd(match, { winner: 'white', by: 'forfeit' }))
      .then([]);
    given(match.events)
      .when(correctEnd(match, { score: { white: 0, black: 7 } }))
      .thenRefused('match.score-impossible', { reason: 'below-present' });
  });

  it('decides a match otherwise that its games had decided, but gives it no other score', () => {
    const match = reported(1, won('white'));
    for (const end of [null, { score: { white: 0, black: 1 } }]) {
      given(match.events)
        .when(correctEnd(match, end))
        .thenRefused('match.correction-not-allowed', { reason: 'ended-by-games' });
    }
    match.do(correctEnd(match, { winner: 'black', by: 'forfeit' }));
    expect(match.state).toMatchObject({ score: { white: 1, black: 0 }, outcome: { winner: 'black', by: 'forfeit' } });
    match.do(correctEnd(match, null));
    expect(match.state).toMatchObject({ outcome: { winner: 'white', by: 'reported' }, finishedAt: AT });
  });

  it('opens a session again that was closed, and nothing else of it', () => {
    const session = new MatchRecord({}, openSession()).do({ type: 'CloseSession', at: AT });
    given(session.events)
      .when(correctEnd(session, { winner: 'white', by: 'forfeit' }))
      .thenRefused('match.money-session');
    session.do(correctEnd(session, null)).start();
    given(session.events).when(correctEnd(session, null)).thenRefused('match.correction-not-allowed', {
      reason: 'not-ended',
    });
  });
});

describe('a take-back after a correction', () => {
  it('undoes the last act in the game and no correction', () => {
    const match = reported(7, won('white')).start().act(opening(3, 1), play('8/5 6/5'));
    match.do(correct(match, 1, won('black', 'gammon'))).do(match.takeBack(2));
    expect(match.state).toMatchObject({ score: { white: 0, black: 2 } });
    expect(match.game).toMatchObject({ turns: 0, terms: { cube: { away: { white: 7, black: 5 } } } });
    const types = match.events.slice(-5).map((event) => (event.type === 'InGame' ? event.event.type : event.type));
    expect(types).toEqual([
      'ResultCorrected',
      'MatchScoreChanged',
      'StandingCorrected',
      'TermsChanged',
      'GameStandingChanged',
    ]);
    expect(match.events.at(-6)).toMatchObject({ type: 'TakenBack' });
  });

  it('is refused for a game whose result was corrected, or that its match has cut off', () => {
    const match = reported(5, won('white')).start().act(opening(3, 1), resign('single'));
    match.do(inGame(2, scored({ type: 'AcceptResignation' })));
    const corrected = correct(match, 2, won('black', 'gammon'));
    given([...match.events])
      .when(match.takeBack(2))
      .thenLike([{ type: 'TakenBack' }]);
    match.do(corrected);
    given(match.events).when(match.takeBack(2)).thenRefused('game.correction-not-allowed', { reason: 'corrected' });
    const ended = reported(5, won('white')).start();
    ended.do(correct(ended, 1, won('white', 'backgammon', 2)));
    given(ended.events).when(ended.takeBack(2)).thenRefused('game.correction-not-allowed', {
      reason: 'ended-by-report',
    });
  });
});
