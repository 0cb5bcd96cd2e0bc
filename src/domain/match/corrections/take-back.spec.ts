import {
  AT,
  MatchRecord,
  SHUTTING_OUT_WHITE,
  acceptResignation,
  double,
  drop,
  opening,
  options,
  play,
  reportGame,
  resign,
  roll,
  skip,
  take,
} from '../../../../test/support/domain/builders.js';
import { given } from '../../../../test/support/domain/given.js';

/** A match in whose first game white is to roll, shut out by plays that no dice would allow. */
function shutOutRecord(): MatchRecord {
  return new MatchRecord({ rules: options({ validation: 'legalMoves' }) }).start().act(...SHUTTING_OUT_WHITE);
}

/** The match with its last act taken back, which must leave what was there before that act. */
function takenBackTo(before: MatchRecord['state'], match: MatchRecord, game = 1): void {
  const version = match.events.length;
  match.do(match.takeBack(game));
  expect(match.events.length).toBe(version + 1);
  expect(match.state).toEqual(before);
}

describe('a take-back', () => {
  it('undoes the last act as an event of its own', () => {
    const match = new MatchRecord().start().act(opening(3, 1));
    const { state } = match;
    match.act(play('8/5 6/5'));
    given(match.events)
      .when(match.takeBack(1))
      .then([{ type: 'TakenBack', to: 3, reason: 'typing mistake', restored: state }]);
    takenBackTo(state, match);
  });

  it.each([
    ['a roll', [roll(6, 5)]],
    ['a double', [double]],
    ['a take', [double, take]],
    ['a resignation offered', [resign('gammon')]],
    ['a void throw', [{ type: 'VoidRoll', reason: 'cocked', dice: null }]],
    ['a drop that ended the game', [double, drop]],
    ['a resignation accepted', [resign('gammon'), acceptResignation]],
  ] as const)('undoes %s', (_name, acts) => {
    const match = new MatchRecord()
      .start()
      .toRollOf('black')
      .act(...acts.slice(0, -1));
    const { state } = match;
    takenBackTo(state, match.act(...acts.slice(-1)));
  });

  it('undoes a roll together with the dance by which it passed the turn', () => {
    const danced = shutOutRecord();
    const { state } = danced;
    danced.act(roll(6, 6));
    expect(danced.events.at(-1)).toMatchObject({ event: { type: 'PlayMade', moves: [], by: 'rule' } });
    takenBackTo(state, danced);
  });

  it('undoes a skip', () => {
    const match = shutOutRecord();
    const { state } = match;
    takenBackTo(state, match.act(skip));
  });

  it('goes on to the act before it when it is done twice', () => {
    const match = new MatchRecord().start().act(opening(3, 1));
    const opened = match.state;
    match.act(play('8/5 6/5'));
    const played = match.state;
    match.act(roll(6, 5));
    takenBackTo(played, match);
    takenBackTo(opened, match);
    match.do(match.takeBack(1));
    expect(match.game.phase.name).toBe('opening');
    given(match.events).when(match.takeBack(1)).thenRefused('game.correction-not-allowed', {
      reason: 'nothing-to-take-back',
    });
  });

  it('goes back over what was entered after an earlier one', () => {
    const match = new MatchRecord().start().act(opening(3, 1));
    const opened = match.state;
    match.act(play('8/5 6/5')).do(match.takeBack(1)).act(play('24/23 13/10'));
    takenBackTo(opened, match);
    takenBackTo(new MatchRecord().start().state, match);
  });

  it('goes back to a version of the game', () => {
    const match = new MatchRecord().start().act(opening(3, 1));
    const opened = match.state;
    const version = match.events.length;
    match.act(play('8/5 6/5'), roll(6, 5), play('24/13'), double);
    match.do(match.takeBack(1, version));
    expect(match.state).toEqual(opened);
  });

  it('can itself be taken back by returning to the version before it', () => {
    const match = new MatchRecord().start().act(opening(3, 1), play('8/5 6/5'));
    const played = match.state;
    const version = match.events.length;
    match.do(match.takeBack(1)).do(match.takeBack(1, version));
    expect(match.state).toEqual(played);
  });

  it('goes to no version outside the game, nor inside an act', () => {
    const match = shutOutRecord().act(roll(6, 6));
    const last = match.events.length;
    const start = match.events.findIndex((event) => event.type === 'InGame') + 1;
    for (const to of [start - 1, last, last + 5, -1]) {
      given(match.events)
        .when(match.takeBack(1, to))
        .thenRefused('game.wrong-version', {
          to,
          first: start,
          last: last - 1,
          reason: 'outside',
        });
    }
    given(match.events)
      .when(match.takeBack(1, last - 1))
      .thenRefused('game.wrong-version', { reason: 'inside-act' });
    given(match.events)
      .when(match.takeBack(1, start))
      .thenLike([{ type: 'TakenBack', to: start }]);
  });

  it('reopens a game, and a match that it decided', () => {
    const match = new MatchRecord({ length: 1 }).start().act(opening(3, 1), resign('single'));
    const { state } = match;
    match.act(acceptResignation);
    expect(match.state).toMatchObject({ status: 'finished', score: { white: 0, black: 1 } });
    takenBackTo(state, match);
  });

  it('reopens the Crawford game as the Crawford game', () => {
    const match = new MatchRecord({ length: 3 }).atScore(2, 0).start().act(opening(3, 1), resign('single'));
    const { state } = match;
    match.act(acceptResignation);
    expect(match.state.crawfordOver).toBe(true);
    takenBackTo(state, match, 3);
    expect(match.state).toMatchObject({ crawfordOver: false, crawfordGame: 3 });
  });

  it('comes too late once the next game has begun or was reported', () => {
    const match = new MatchRecord().win('white', 'single').start();
    given(match.events)
      .when(match.takeBack(1))
      .thenRefused('game.correction-not-allowed', { reason: 'next-game-started' });
    const reported = new MatchRecord().win('white', 'single').do(reportGame(2, 'black', 'single', 1));
    for (const game of [1, 2]) {
      given(reported.events).when(reported.takeBack(game)).thenRefused('game.correction-not-allowed', {
        reason: 'next-game-started',
      });
    }
  });

  it('is no way to undo a report or a decision, whichever version it names', () => {
    for (const winner of ['white', 'black'] as const) {
      const match = new MatchRecord().start().act(opening(3, 1));
      match.do({ type: 'EndMatch', winner, by: 'forfeit', at: AT });
      for (const to of [null, 2]) {
        given(match.events).when(match.takeBack(1, to)).thenRefused('game.correction-not-allowed', {
          reason: 'ended-by-report',
        });
      }
    }
  });

  it('exists only where people write down what happens at a board', () => {
    const match = new MatchRecord({ dice: 'server' }).start().act(opening(3, 1));
    given(match.events).when(match.takeBack(1)).thenRefused('dice.recorded-only');
    given([]).when(match.takeBack(1)).thenRefused('game.not-found');
  });
});
