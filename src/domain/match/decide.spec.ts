import {
  AT,
  MatchRecord,
  acceptResignation,
  by,
  double,
  drop,
  inGame,
  openMatch,
  opening,
  options,
  play,
  reportGame,
  resign,
  roll,
  scored,
  startGame,
  take,
} from '../../../test/support/domain/builders.js';
import { given } from '../../../test/support/domain/given.js';
import type { MatchCommand } from './commands.js';
import type { MatchRules } from './rules.js';

const endMatch = (winner: 'white' | 'black', how: 'forfeit' | 'time' | 'concession'): MatchCommand => ({
  type: 'EndMatch',
  winner,
  by: how,
  at: AT,
});
const slip = (white: number, black: number): MatchCommand => ({
  type: 'ReportScore',
  score: { white, black },
  at: AT,
});

describe('a match', () => {
  it('is opened with its players, its length and no game', () => {
    given([])
      .when(openMatch({ length: 5 }))
      .thenLike([{ type: 'MatchOpened', format: { kind: 'points', length: 5 }, variant: 'backgammon' }]);
    expect(new MatchRecord({ length: 5 }).state).toMatchObject({
      status: 'open',
      score: { white: 0, black: 0 },
      games: 0,
      game: null,
    });
  });

  it('has two players', () => {
    given([])
      .when({ ...openMatch(), players: { white: 'ann', black: 'ann' } })
      .thenRefused('match.same-player');
  });

  it.each([0, -1, 100, 2.5, Number.NaN])('has a length from 1 to 99, not %d', (length) => {
    given([])
      .when(openMatch({ length }))
      .thenRefused('config.invalid', { keys: ['length'], reasons: ['match-length'] });
  });

  it.each([1, 99])('may go to %d', (length) => {
    given([])
      .when(openMatch({ length }))
      .thenLike([{ format: { kind: 'points', length } }]);
  });

  it('is opened once, before anything else', () => {
    given(new MatchRecord().events).when(openMatch()).thenRefused('game.wrong-phase');
    for (const command of [
      startGame(1),
      slip(7, 0),
      endMatch('white', 'forfeit'),
      reportGame(1, 'white', 'single', 1),
    ]) {
      given([]).when(command).thenRefused('game.not-found');
    }
  });
});

describe('the next game', () => {
  it('begins when it is asked for, with the options and terms of that moment', () => {
    const { events } = new MatchRecord({ length: 3, rules: options({ maxCube: 4 }) }).atScore(2, 0);
    given(events)
      .when(startGame(3))
      .thenLike([
        {
          type: 'InGame',
          game: 3,
          event: {
            type: 'GameStarted',
            gameId: 'game-3',
            number: 3,
            starter: null,
            rules: { maxCube: 4, prematureRoll: 'reject' },
            terms: { crawford: true, cube: { inUse: true, maxValue: 4, waiting: [], away: { white: 1, black: 3 } } },
          },
        },
      ]);
  });

  it('waits for the end of the open one', () => {
    const { events } = new MatchRecord().start();
    given(events).when(startGame(2)).thenRefused('game.open', { number: 1 });
    given(events)
      .when(reportGame(2, 'white', 'single', 1))
      .thenRefused('game.open', { number: 1 });
  });

  it('is begun by the winner of the last one where that is agreed, and by the dice the first time', () => {
    const match = new MatchRecord({ rules: options({ winnerStarts: true }) });
    given(match.events)
      .when(startGame(1))
      .thenLike([{ event: { starter: null } }]);
    match.win('black', 'single');
    given(match.events)
      .when(startGame(2))
      .thenLike([{ event: { starter: 'black' } }]);
    match.do(reportGame(2, 'white', 'single', 1));
    given(match.events)
      .when(startGame(3))
      .thenLike([{ event: { starter: 'white' } }]);
    expect(match.start().game.phase).toEqual({ name: 'before-roll', side: 'white', doubling: 'first-turn' });
  });
});

describe('an act in a game', () => {
  it('is the business of the game', () => {
    const match = new MatchRecord().start();
    given(match.events)
      .when(inGame(1, scored(opening(3, 1))))
      .then([{ type: 'InGame', game: 1, event: { type: 'OpeningRolled', white: 3, black: 1 } }]);
    given(match.events)
      .when(inGame(1, scored(roll(3, 1))))
      .thenRefused('game.wrong-phase');
  });

  it('is too late in a game that is over', () => {
    const match = new MatchRecord().win('white', 'single');
    given(match.events)
      .when(inGame(1, scored(roll(3, 1))))
      .thenRefused('game.finished');
    match.start();
    given(match.events)
      .when(inGame(1, scored(roll(3, 1))))
      .thenRefused('game.finished');
  });

  it('that ends the game changes the score', () => {
    const match = new MatchRecord().start().toRollOf('black').act(double);
    given(match.events)
      .when(inGame(1, scored(drop)))
      .thenLike([
        { event: { type: 'DoubleDropped' } },
        { event: { type: 'GameFinished' } },
        { type: 'MatchScoreChanged', score: { white: 0, black: 1 } },
      ]);
  });

  it('that brings a side to the length ends the match', () => {
    const match = new MatchRecord({ length: 3 }).start().act(opening(3, 1), resign('backgammon'));
    given(match.events)
      .when(inGame(1, scored(acceptResignation)))
      .thenLike([
        { event: { type: 'ResignationAccepted' } },
        { event: { type: 'GameFinished', result: { points: 3 } } },
        { type: 'MatchScoreChanged', score: { white: 0, black: 3 } },
        { type: 'MatchFinished', winner: 'black', by: 'play', at: AT },
      ]);
    expect(match.act(acceptResignation).state).toMatchObject({
      status: 'finished',
      outcome: { winner: 'black', by: 'play' },
    });
  });

  it('happens to the cube as the match lays down', () => {
    const asked = (rules: Partial<MatchRules>, white = 0, black = 0) => {
      const match = new MatchRecord({ length: 5, rules }).atScore(white, black).start().toRollOf('black');
      return given(match.events).when(inGame(match.game.number, scored(double)));
    };
    asked({ cube: false }).thenRefused('cube.not-available');
    asked({ maxCube: 1 }).thenRefused('cube.cap');
    asked({}, 4, 0).thenRefused('match.crawford-no-cube');
    asked({ crawford: false }, 0, 4).thenRefused('cube.dead');
    asked({}).thenLike([{ event: { type: 'Doubled' } }]);
  });

  it('may turn a dead cube where that is agreed', () => {
    const match = new MatchRecord({ length: 5, rules: options({ crawford: false, deadCube: 'allow' }) });
    match.atScore(0, 4).start().toRollOf('black').act(double, take);
    expect(match.game.cube).toEqual({ value: 2, owner: 'white', offered: null });
  });

  it('may turn the cube at match point without the Crawford rule', () => {
    const match = new MatchRecord({ length: 5, rules: options({ crawford: false }) }).atScore(4, 0).start();
    expect(match.game.terms.crawford).toBe(false);
    expect(match.toRollOf('black').act(double).game.phase.name).toBe('answer-double');
  });
});

describe('Holland', () => {
  /** After the Crawford game at 4–3 in a match to 5: white leads, black trails. */
  const postCrawford = (rules: Partial<MatchRules>) =>
    new MatchRecord({ length: 5, rules: options({ holland: true, ...rules }) })
      .atScore(4, 2)
      .do(reportGame(7, 'black', 'single', 1))
      .start();

  it('holds for the trailer, also against a leader who may turn a dead cube', () => {
    const match = postCrawford({ deadCube: 'allow' }).toRollOf('white');
    given(match.events)
      .when(inGame(8, scored(double)))
      .thenLike([{ event: { type: 'Doubled', side: 'white' } }]);
    match.act(roll(2, 1), play('13/11 6/5'));
    given(match.events)
      .when(inGame(8, scored(double)))
      .thenRefused('match.holland-too-early');
  });

  it('holds for both where that is agreed', () => {
    const match = postCrawford({ deadCube: 'allow', hollandApplies: 'both' }).toRollOf('white');
    given(match.events)
      .when(inGame(8, scored(double)))
      .thenRefused('match.holland-too-early', { side: 'white' });
  });
});

describe('a game without its moves', () => {
  it('is recorded with its points', () => {
    given(new MatchRecord().events)
      .when(reportGame(1, 'black', 'gammon', 2))
      .then([
        {
          type: 'ResultReported',
          gameId: 'game-1',
          number: 1,
          result: { winner: 'black', kind: 'gammon', cube: 2, points: 4, by: 'reported' },
          crawford: false,
        },
        { type: 'MatchScoreChanged', score: { white: 0, black: 4 } },
      ]);
  });

  it('counts by the options of the match', () => {
    const short = new MatchRecord({ rules: options({ backgammonMultiplier: 2 }) });
    given(short.events)
      .when(reportGame(1, 'white', 'backgammon', 1))
      .thenLike([{ result: { points: 2 } }, {}]);
    const plain = new MatchRecord({ rules: options({ gammons: false }) });
    given(plain.events)
      .when(reportGame(1, 'white', 'backgammon', 2))
      .thenLike([{ result: { points: 2 } }, {}]);
  });

  it('can be the Crawford game, and the last one', () => {
    const match = new MatchRecord({ length: 3 }).atScore(2, 0);
    given(match.events)
      .when(reportGame(3, 'black', 'single', 1))
      .thenLike([{ crawford: true }, {}]);
    match.do(reportGame(3, 'black', 'single', 1));
    expect(match.state).toMatchObject({ crawfordGame: 3, crawfordOver: true });
    given(match.events)
      .when(reportGame(4, 'black', 'single', 2))
      .thenLike([
        { crawford: false },
        { score: { white: 2, black: 3 } },
        { type: 'MatchFinished', winner: 'black', by: 'reported' },
      ]);
  });

  it.each([
    ['in the Crawford game', 2, {}, 4, 0],
    ['when the cube is dead for both', 2, { crawford: false }, 4, 4],
    ['when one side can turn it once only', 4, { crawford: false }, 4, 0],
    ['beyond the cap', 8, { maxCube: 4 }, 0, 0],
    ['without a cube', 2, { cube: false }, 0, 0],
    ['that no cube shows', 3, {}, 0, 0],
    ['that is none', 0, {}, 0, 0],
  ])('cannot have a cube %s', (_why, cube, rules, white, black) => {
    const match = new MatchRecord({ length: 5, rules }).atScore(white, black);
    given(match.events)
      .when(reportGame(match.state.games + 1, 'black', 'single', cube))
      .thenRefused('result.cube-impossible', { cube });
  });
});

describe('a paper slip', () => {
  it('ends the match with the score that it shows', () => {
    given(new MatchRecord().events)
      .when(slip(7, 4))
      .then([
        { type: 'MatchReported', winner: 'white', by: 'reported', score: { white: 7, black: 4 } },
        { type: 'MatchScoreChanged', score: { white: 7, black: 4 } },
        { type: 'MatchFinished', winner: 'white', by: 'reported', at: AT },
      ]);
  });

  it('ends an open game too, which is worth what the slip adds', () => {
    const match = new MatchRecord().atScore(3, 2).start().act(opening(3, 1));
    given(match.events)
      .when(slip(3, 8))
      .thenLike([
        { type: 'MatchReported' },
        { event: { type: 'GameFinished', result: { winner: 'black', kind: null, points: 6, by: 'reported' } } },
        { type: 'MatchScoreChanged' },
        { type: 'MatchFinished', winner: 'black' },
      ]);
  });

  it.each([
    [7, 1, 'below-present'],
    [2, 7, 'below-present'],
    [6, 6, 'nobody-reached'],
    [7, 7, 'both-reached'],
    [9, 8, 'both-reached'],
  ])('cannot say %d–%d over 3–2: %s', (white, black, reason) => {
    given(new MatchRecord().atScore(3, 2).events)
      .when(slip(white, black))
      .thenRefused('match.score-impossible', { reason, length: 7, presentWhite: 3, presentBlack: 2 });
  });
});

describe('the end by decision', () => {
  it.each([
    ['forfeit', 'forfeit'],
    ['time', 'time'],
    ['concession', 'resignation'],
  ] as const)('by %s keeps the score and ends the open game for nothing', (how, way) => {
    const match = new MatchRecord().atScore(3, 2).start().toRollOf('black').act(double);
    given(match.events)
      .when(endMatch('white', how))
      .then([
        { type: 'MatchReported', winner: 'white', by: how, score: null },
        {
          type: 'InGame',
          game: 6,
          event: { type: 'GameFinished', result: { winner: 'white', kind: null, cube: 1, points: 0, by: way } },
        },
        { type: 'MatchFinished', winner: 'white', by: how, at: AT },
      ]);
    expect(match.do(endMatch('white', how)).state).toMatchObject({ status: 'finished', score: { white: 3, black: 2 } });
  });

  it('needs no open game', () => {
    given(new MatchRecord().events)
      .when(endMatch('black', 'time'))
      .thenLike([{ type: 'MatchReported' }, { type: 'MatchFinished', winner: 'black', by: 'time' }]);
  });

  it('is final', () => {
    const { events } = new MatchRecord().do(endMatch('black', 'forfeit'));
    for (const command of [startGame(1), slip(7, 0), endMatch('white', 'time'), reportGame(1, 'white', 'single', 1)]) {
      given(events).when(command).thenRefused('match.finished', { winner: 'black' });
    }
    given(events)
      .when(inGame(1, by('white', roll(3, 1))))
      .thenRefused('game.finished');
  });
});
