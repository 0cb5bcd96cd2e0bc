import { by, double, inGame, opening, play, resign, roll } from '../../../../test/support/domain/builders.js';
import { MATCH } from '../../../../test/support/domain/given.js';
import { TimedMatch, carried } from '../../../../test/support/domain/timed-match.js';
import { type AskedClock, CLOCK_MODES } from '../../clock/settings.js';
import { fold } from '../../kernel/decider.js';
import { countedRecord } from '../counted.js';
import { readRecord } from '../corrections/record-facts.js';
import type { MatchEvent } from '../events.js';
import { isEndedByTime } from './flag.js';

/** White has a 3-1 to play; its flag falls after 72 seconds. */
const opened = (clock: AskedClock = {}, length = 7): TimedMatch =>
  new TimedMatch({ length, clock: { reserveSeconds: 60, ...clock } }).start().act(opening(3, 1));

/** A flag as it was recorded before it said that the game ends by it. */
function withoutEnd(event: MatchEvent): MatchEvent {
  if (event.type !== 'ClockFlagged') return event;
  const { endsGame: _none, ...flag } = event;
  return flag;
}

const CLAIM = { type: 'ClaimTime', gameId: 'game-1' } as const;

describe('a flag that has fallen', () => {
  it('loses the match with the next act, which is not done', () => {
    const match = opened().wait(71.999);
    expect(match.refusal(inGame(1, by(null, play('8/5 6/5'))))).toBeNull();
    const before = match.events.length;
    match.taking(0.001, play('24/23'));
    expect(match.events.slice(before)).toEqual([
      { type: 'ClockFlagged', game: 1, side: 'white', endsGame: true, at: match.now },
      {
        type: 'InGame',
        game: 1,
        event: { type: 'GameFinished', result: { winner: 'black', kind: null, cube: 1, points: 0, by: 'time' } },
        at: match.now,
      },
      { type: 'MatchFinished', winner: 'black', by: 'time', at: match.now },
    ]);
    expect(isEndedByTime(match.events.slice(before))).toBe(true);
    expect(match.score).toEqual([0, 0]);
  });

  it('is found out by whatever either side sends', () => {
    for (const command of [by('black', resign('single')), by('black', roll(6, 5)), by('white', play('8/5 6/5'))]) {
      const match = opened().wait(100).send(command);
      expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'black', by: 'time' } });
    }
  });

  it.each(CLOCK_MODES)('leaves nothing on a %s clock', (mode) => {
    const match = opened({ mode }).wait(100).claim();
    expect([match.state.status, match.shown]).toEqual(['finished', [0, 60]]);
  });

  it('counts from the moment when it fell, and the match ended when that was found out', () => {
    const match = opened();
    const fell = match.now + 72_000;
    match.wait(500).claim();
    expect(match.events.slice(-3)).toMatchObject([{ at: fell }, { at: fell }, { at: match.now }]);
  });

  it('is claimed in vain while there is time, or while neither clock runs', () => {
    const match = opened().wait(70);
    expect(match.refusal(CLAIM)).toEqual({
      code: 'clock.not-expired',
      params: { reason: 'time-left', side: 'white', remaining: 2_000 },
    });
    const casting = new TimedMatch().start();
    expect(casting.refusal(CLAIM)).toMatchObject({ code: 'clock.not-expired', params: { reason: 'nobody' } });
    expect(new TimedMatch({ clock: { mode: 'none' } }).start().refusal(CLAIM)).toEqual({
      code: 'clock.not-in-use',
      params: {},
    });
    expect(match.refusal({ ...CLAIM, gameId: 'game-7' })).toMatchObject({ code: 'game.finished' });
    expect(match.wait(9).claim().refusal(CLAIM)).toMatchObject({ code: 'game.finished' });
  });

  it('can be taken back like any end of a game, and time has then to be given', () => {
    const match = opened({ mode: 'plain' }).wait(100).claim().takeBack().wait(100);
    expect([match.game.phase.name, match.shown, match.clock.paused]).toEqual(['to-play', [0, 60], true]);
    expect(match.refusal(CLAIM)).toMatchObject({ code: 'clock.paused' });
    match.director({ type: 'AdjustClock', reserves: { white: 30_000 } }).director({ type: 'ResumeClock' });
    expect(match.wait(1).act(play('8/5 6/5')).shown).toEqual([29, 60]);
  });

  it.each(CLOCK_MODES)(
    'waits for the director after a take-back on a %s clock, whichever side is to act then',
    (mode) => {
      const match = opened({ mode });
      const before = match.events.length;
      match.act(play('8/5 6/5')).wait(100).claim().takeBack(before).wait(5);
      expect([match.state.status, match.shown, match.clock.paused]).toEqual(['open', [60, 0], true]);
    },
  );

  it('waits for the director also where an earlier version recorded the flag', () => {
    const flagged = opened({ mode: 'bronstein' }).wait(100).claim();
    const older = flagged.events.map(withoutEnd);
    const state = fold(MATCH.evolve, MATCH.initialState, older);
    const command = {
      type: 'TakeBack',
      gameId: 'game-1',
      to: null,
      reason: null,
      history: older,
      at: flagged.now,
    } as const;
    const decision = MATCH.decide(state, command);
    expect(decision.ok && decision.value).toMatchObject([
      { type: 'TakenBack', restored: { clock: { reserves: { white: 0 }, paused: true } } },
    ]);
  });

  it('is no matter while the clock is paused', () => {
    const match = opened().wait(71).director({ type: 'PauseClock' }).wait(1_000);
    expect(match.act(play('8/5 6/5')).state.status).toBe('open');
  });
});

describe('penalty points', () => {
  const PENALTY = { onExpiry: 'penaltyPoints', refillSeconds: 20 } as const;

  it('go to the opponent, and the act is done', () => {
    const match = opened(PENALTY).wait(75);
    const before = match.events.length;
    match.act(play('8/5 6/5'));
    expect(match.types.slice(before)).toEqual([
      'ClockFlagged',
      'PenaltyPointsAdded',
      'MatchScoreChanged',
      'TermsChanged',
      'PlayMade',
    ]);
    expect([match.score, match.shown]).toEqual([
      [0, 1],
      [17, 60],
    ]);
  });

  it('come again for every refill that is used up', () => {
    const match = opened(PENALTY)
      .wait(72 + 20 + 20 + 5)
      .claim();
    expect([match.score, match.shown]).toEqual([
      [0, 3],
      [15, 60],
    ]);
    expect(match.refusal(CLAIM)).toMatchObject({ params: { remaining: 15_000 } });
  });

  it('are not given for an act that is refused', () => {
    const match = opened(PENALTY).wait(100);
    expect(match.refusal(inGame(1, by(null, play('24/23'))))).toMatchObject({ code: 'play.must-use-both-dice' });
    expect(match.score).toEqual([0, 0]);
  });

  it('end the match where they reach its length, however late that is found out', () => {
    const match = opened({ ...PENALTY, expiryPoints: 2 }, 3)
      .wait(100_000)
      .act(play('8/5 6/5'));
    expect(match.types.slice(-9)).toEqual([
      'ClockFlagged',
      'PenaltyPointsAdded',
      'MatchScoreChanged',
      'TermsChanged',
      'ClockFlagged',
      'PenaltyPointsAdded',
      'MatchScoreChanged',
      'GameFinished',
      'MatchFinished',
    ]);
    expect(match.score).toEqual([0, 4]);
    const flags = match.events.filter(({ type }) => type === 'ClockFlagged');
    expect(flags.map((flag) => 'endsGame' in flag)).toEqual([false, true]);
  });

  it('make the cube dead for the side that they bring to match point (R69), until they are taken back', () => {
    const match = opened(PENALTY, 2).wait(75).act(play('8/5 6/5'));
    expect([match.score, match.game.terms.cube.away]).toEqual([[0, 1], { white: 2, black: 1 }]);
    expect(match.refusal(inGame(1, by('black', double)))).toMatchObject({ code: 'cube.dead' });
    match.takeBack().takeBack();
    expect([match.score, match.game.terms.cube.away]).toEqual([[0, 0], { white: 2, black: 2 }]);
  });

  it('leave a corrected record as it would have been', () => {
    const match = opened(PENALTY, 5).wait(75).act(play('8/5 6/5'));
    const { facts } = readRecord(match.events);
    expect(countedRecord(facts, match.state).games.map(({ due }) => due)).toEqual([match.game.terms]);
  });

  it('are taken back together with the flag and with what it gave for going on: the director gives time', () => {
    const match = opened(PENALTY).wait(75).act(play('8/5 6/5')).takeBack();
    expect([match.score, match.shown, match.clock.paused]).toEqual([[0, 1], [17, 60], false]);
    match.takeBack().wait(9);
    expect([match.score, match.state.penalties ?? [], match.game.phase.name]).toEqual([[0, 0], [], 'to-play']);
    expect([match.shown, match.clock.paused]).toEqual([[0, 60], true]);
    match.director({ type: 'AdjustClock', reserves: { white: 30_000 } }).director({ type: 'ResumeClock' });
    expect(match.taking(13, play('8/5 6/5')).shown).toEqual([29, 60]);
  });

  it('are taken back with every time that was given for going on, on any clock and over any number of turns', () => {
    for (const mode of CLOCK_MODES) {
      const match = opened({ ...PENALTY, mode });
      const before = match.events.length;
      match.act(play('8/5 6/5')).taking(110, roll(6, 5)).act(play('24/13')).taking(1, roll(4, 2), play('8/4 6/4'));
      expect([mode, match.score[0] > 1, match.shown[1] > 0]).toEqual([mode, true, true]);
      match.takeBack(before);
      expect([mode, match.score, match.shown[1], match.clock.paused]).toEqual([mode, [0, 0], 0, true]);
      expect(match.clock.turn?.side).toBe('white');
    }
  });

  it('are taken back without the time that a director has given since', () => {
    const match = opened(PENALTY);
    const before = match.events.length;
    match
      .act(play('8/5 6/5'))
      .taking(75, roll(6, 5))
      .director({ type: 'AdjustClock', reserves: { black: 50_000 } });
    match.takeBack(before).wait(12 + 5);
    expect([match.score, match.shown, match.clock.paused]).toEqual([[0, 0], [55, 50], false]);
  });
});

describe('a game lost on time', () => {
  const GAME = { onExpiry: 'loseGame' } as const;

  it('counts what the cube shows, and the match goes on with a refilled reserve', () => {
    const match = opened(GAME).wait(1_000).claim();
    expect([match.score, match.state.status, match.shown]).toEqual([[0, 1], 'open', [60, 60]]);
    expect(match.events.at(-2)).toMatchObject({
      event: { type: 'GameFinished', result: { winner: 'black', kind: 'single', points: 1, by: 'time' } },
    });
    expect(match.start().act(opening(3, 1), play('8/5 6/5')).state.status).toBe('open');
  });

  it.each(CLOCK_MODES)('leaves exactly the refill on a %s clock, which adds nothing for the turn', (mode) => {
    const match = new TimedMatch({ clock: { ...GAME, mode, reserveSeconds: 60, refillSeconds: 5 } }).start();
    match.act(opening(3, 1), play('8/5 6/5')).wait(1_000).claim();
    expect([match.score, match.shown[1], match.clock.turn]).toEqual([[1, 0], 5, null]);
  });

  it('gives the other side, whose offer to resign was being answered, the time of its own turn back', () => {
    const clock = { ...GAME, mode: 'bronstein', reserveSeconds: 60, refillSeconds: 5 } as const;
    const match = new TimedMatch({ clock }).start().act(opening(3, 1)).wait(20).actBy('white', resign('single'));
    expect(match.wait(100).claim().shown).toEqual([52, 5]);
  });

  it('adds the time of the turn, where an earlier version recorded the flag', () => {
    const { events } = opened({ ...GAME, mode: 'bronstein', refillSeconds: 5 })
      .wait(1_000)
      .claim();
    const states = [events, events.map(withoutEnd)].map((record) => fold(MATCH.evolve, MATCH.initialState, record));
    expect(states).toMatchObject([5_000, 17_000].map((white) => ({ clock: { reserves: { white } } })));
  });

  it.each(CLOCK_MODES)('goes on after a take-back once the director gives time, on a %s clock', (mode) => {
    const match = opened({ ...GAME, mode, refillSeconds: 5 })
      .wait(1_000)
      .claim()
      .takeBack()
      .wait(9);
    expect([match.score, match.game.phase.name]).toEqual([[0, 0], 'to-play']);
    expect([match.shown, match.clock.paused]).toEqual([[0, 60], true]);
  });

  it('may count the worst that could still have happened', () => {
    expect(
      opened({ ...GAME, expiryWinType: 'worstPossible' })
        .wait(99)
        .claim().score,
    ).toEqual([0, 3]);
    const noGammons = new TimedMatch({
      clock: { reserveSeconds: 60, ...GAME, expiryWinType: 'worstPossible' },
      rules: { gammons: false },
    });
    expect(noGammons.start().act(opening(3, 1)).wait(99).claim().score).toEqual([0, 1]);
  });

  it('ends the match on time where it reaches the length', () => {
    const match = opened(GAME, 1).wait(99).claim();
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'black', by: 'time' } });
    expect(match.score).toEqual([0, 1]);
  });
});

describe('the gin exception', () => {
  const SURE = 'X[1:2 off:13] O[19:15]';

  it.each([
    ['at match point with a game that cannot be lost', 6, SURE, {}, 'open'],
    ['with a game that can still be lost', 6, 'X[1:2 off:13] O[24:4 off:11]', {}, 'open'],
    ['with a game that can be lost by one roll', 6, 'X[6:2 off:13] O[24:4 off:11]', {}, 'finished'],
    ['away from match point', 5, SURE, {}, 'finished'],
    ['where it was switched off', 6, SURE, { ginException: false }, 'finished'],
  ] as const)('%s, white at %i of 7 in %s', (_, score, drawing, clock, status) => {
    const match = new TimedMatch({ length: 7, clock: { reserveSeconds: 60, ...clock } }).atScore(score, 0).start();
    carried(match, drawing);
    expect(match.wait(500).act(roll(2, 1)).state.status).toBe(status);
  });

  it('leaves a claim without effect, and says why', () => {
    const match = new TimedMatch({ length: 7, clock: { reserveSeconds: 60 } }).atScore(6, 0).start();
    carried(match, SURE);
    const claim = { type: 'ClaimTime', gameId: `game-${match.state.games}` } as const;
    expect(match.wait(500).refusal(claim)).toMatchObject({
      code: 'clock.not-expired',
      params: { reason: 'sure-win', side: 'white' },
    });
    match.taking(50, roll(2, 1), play('1/off(2)'));
    expect(match.state).toMatchObject({ status: 'finished', outcome: { winner: 'white', by: 'play' } });
  });
});
