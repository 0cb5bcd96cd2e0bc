import {
  acceptResignation,
  by,
  correct,
  double,
  drop,
  inGame,
  opening,
  openSession,
  play,
  refuseResignation,
  resign,
  roll,
  skip,
  SHUTTING_OUT_WHITE,
  take,
  withdrawResignation,
} from '../../../../test/support/domain/builders.js';
import { given } from '../../../../test/support/domain/given.js';
import { TimedMatch } from '../../../../test/support/domain/timed-match.js';

/** Plain: what a side has used is what its reserve lacks. */
const PLAIN = { mode: 'plain', reserveSeconds: 1_000 } as const;
const DELAY = { reserveSeconds: 1_000 } as const;
const FISCHER = { mode: 'fischer', reserveSeconds: 20, perTurnSeconds: 10 } as const;

/** White has to play a 3-1, after an opening that took a minute. */
const opened = (clock: object = PLAIN, rules: Readonly<Record<string, unknown>> = {}): TimedMatch =>
  new TimedMatch({ clock, rules }).start().taking(60, opening(3, 1));

/** Black is to roll, after a play of ten seconds. */
const played = (clock: object = PLAIN, rules = {}): TimedMatch => opened(clock, rules).taking(10, play('8/5 6/5'));

describe('the clock of a match', () => {
  it('is not there where the opener did not ask for it, and then no event carries a time', () => {
    const match = new TimedMatch({ clock: { mode: 'none' } }).start().act(opening(3, 1));
    expect(match.state).not.toHaveProperty('clock');
    expect(match.events.at(-1)).not.toHaveProperty('at');
    expect(match.state.rules).toMatchObject({ clock: null });
  });

  it('is part of a match to points only', () => {
    for (const clock of [{}, { mode: 'none' }, null]) {
      given([])
        .when(openSession({ rules: { clock } }))
        .thenRefused('config.invalid', { keys: ['clock'], reasons: ['points-only'] });
    }
  });

  it('refuses what cannot be, by the place in it', () => {
    expect(() => new TimedMatch({ clock: { mode: 'plain', perTurnSeconds: 1, expiryPoints: 1 } })).toThrow(
      /"clock\/perTurnSeconds","clock\/expiryPoints"/,
    );
  });

  it('begins to run for the starter, the opening casts being untimed', () => {
    const match = opened();
    expect([match.shown, match.clock.turn?.side]).toEqual([[1_000, 1_000], 'white']);
    expect(match.taking(7, play('8/5 6/5')).shown).toEqual([993, 1_000]);
  });

  it('begins with the game where the last winner starts', () => {
    const match = opened(PLAIN, { winnerStarts: true }).actBy('black', { type: 'RecordResignation', as: 'single' });
    expect(match.wait(100).shown).toEqual([1_000, 1_000]);
    expect(match.start().wait(5).shown).toEqual([995, 1_000]);
  });

  it('runs from the end of one turn to the end of the next', () => {
    const match = played().taking(5, roll(6, 5)).taking(20, play('24/13'));
    expect(match.shown).toEqual([990, 975]);
    expect(match.wait(3).shown).toEqual([987, 975]);
  });

  it('goes to the responder with a double, and back with a new time per turn', () => {
    const match = played(DELAY).taking(10, double).taking(11, take).taking(9, roll(6, 5));
    expect(match.shown).toEqual([1_000, 1_000]);
    expect(match.taking(7, play('24/13')).shown).toEqual([1_000, 996]);
  });

  it('stops when a double is dropped, and stands between games', () => {
    const match = played().taking(5, double).taking(30, drop).wait(999);
    expect([match.shown, match.clock.turn]).toEqual([[960, 995], null]);
    expect(match.start().wait(50).shown).toEqual([960, 995]);
  });

  it('takes nothing for a forced pass', () => {
    const match = new TimedMatch({ clock: PLAIN }).start();
    match.act(opening(2, 6), play('24/18 13/11'), roll(6, 1), play('13/7* 8/7')).taking(8, roll(6, 6)).wait(2);
    expect([match.types.slice(-2), match.shown]).toEqual([
      ['DiceRolled', 'PlayMade'],
      [998, 992],
    ]);
  });

  it('costs a side that is passed over nothing, and gives it nothing on a Fischer clock', () => {
    const clock = { ...FISCHER, reserveSeconds: 1_000 };
    const rules = { validation: 'legalMoves', cube: false, autoPassShutOut: true };
    const match = new TimedMatch({ clock, rules }).start().taking(1, ...SHUTTING_OUT_WHITE);
    expect(match.types.at(-1)).toBe('TurnSkipped');
    // White's only turn took two seconds, black's three took one, two and two.
    const [white, black] = match.shown;
    expect([white, match.clock.turn?.side]).toEqual([1_008, 'black']);
    expect(black).toBeGreaterThan(1_000);
  });

  it('is pressed by a side that skips its turn', () => {
    const rules = { validation: 'legalMoves' };
    const match = new TimedMatch({ clock: PLAIN, rules }).start().act(...SHUTTING_OUT_WHITE);
    expect(match.taking(6, skip).wait(4).shown).toEqual([994, 996]);
  });

  it('answers a resignation in the time of who answers', () => {
    const match = played(DELAY).wait(10).actBy('black', resign('single')).wait(20);
    expect(match.shown).toEqual([992, 1_000]);
    expect(match.act(refuseResignation).wait(5).shown).toEqual([992, 997]);
    match.actBy('black', resign('single')).wait(1).actBy('black', withdrawResignation).taking(1, roll(6, 5));
    expect(match.shown).toEqual([992, 996]);
  });

  it('goes on for a side to whom the other one resigns in its turn', () => {
    const match = played().wait(10).actBy('white', resign('single')).wait(10);
    expect(match.shown).toEqual([990, 980]);
    match.act(acceptResignation).wait(500);
    expect([match.shown, match.clock.turn]).toEqual([[990, 980], null]);
  });

  it('stops when the last checker is off, and when the match is ended', () => {
    const match = played().wait(10).do({ type: 'EndMatch', winner: 'white', by: 'forfeit' }).wait(100);
    expect([match.shown, match.clock.turn]).toEqual([[990, 990], null]);
  });
});

describe('mistakes of the person who writes the game down', () => {
  it('a void roll leaves the turn as it is', () => {
    const match = played().taking(5, roll(6, 5), { type: 'VoidRoll', reason: 'cocked', dice: null }, roll(4, 2));
    expect(match.taking(5, play('8/4 6/4')).shown).toEqual([990, 980]);
  });

  it('an opening that is withdrawn has cost nothing', () => {
    const match = opened().taking(30, { type: 'VoidRoll', reason: 'other', dice: null });
    expect([match.shown, match.clock.turn]).toEqual([[1_000, 1_000], null]);
    expect(match.taking(30, opening(1, 3)).wait(2).shown).toEqual([1_000, 998]);
  });

  it('a corrected play leaves the time with the side that has it', () => {
    const match = opened(PLAIN, { validation: 'legalMoves' }).taking(10, play('13/10 13/11')).wait(20);
    expect(match.act(correct('8/5 6/5')).wait(5).shown).toEqual([990, 975]);
  });

  it('a take-back gives the turn back, and no time', () => {
    const match = played().taking(20, roll(6, 5)).taking(10, play('24/13')).wait(5).takeBack();
    expect([match.shown, match.clock.turn?.side]).toEqual([[985, 970], 'black']);
    expect(match.wait(7).shown).toEqual([985, 963]);
    expect(match.takeBack().takeBack().game.phase.name).toBe('to-play');
    expect(match.clock.turn?.side).toBe('white');
  });

  it('a take-back of how a resignation was answered leaves the turn to the side that offers it, if that is refused again', () => {
    const match = played().wait(10).actBy('black', resign('single')).act(refuseResignation).takeBack();
    expect([match.clock.turn?.side, match.wait(4).shown]).toEqual(['white', [986, 990]]);
    expect([match.act(refuseResignation).clock.turn?.side, match.wait(3).shown]).toEqual(['black', [986, 987]]);
    const withdrawn = played().actBy('black', resign('single')).actBy('black', withdrawResignation).takeBack();
    expect(withdrawn.actBy('black', withdrawResignation).wait(5).shown).toEqual([990, 995]);
  });

  it('a take-back leaves alone what the director did to the clock', () => {
    const match = played()
      .director({ type: 'PauseClock' })
      .director({ type: 'AdjustClock', reserves: { white: 77_000 } });
    match.takeBack().wait(50);
    expect([match.game.phase.name, match.clock.paused, match.shown]).toEqual(['to-play', true, [77, 1_000]]);
    expect(match.director({ type: 'ResumeClock' }).wait(7).shown).toEqual([70, 1_000]);
  });

  it.each([1, 2, 5])(
    'a take-back takes what the play has earned on a Fischer clock: it earns that once, however often it is typed (%i)',
    (times) => {
      const match = played(FISCHER).taking(1, roll(6, 5));
      for (let typed = 0; typed < times; typed++) match.act(play('24/13')).takeBack();
      expect(match.shown).toEqual([20, 19]);
      // White has been to act for two seconds, and black for three.
      match.taking(1, play('24/13')).taking(2, roll(6, 5)).takeBack().takeBack().taking(1, play('24/13'));
      expect([match.shown, match.clock.turn?.side]).toEqual([[18, 27], 'white']);
    },
  );

  it('a take-back of several turns takes what all of them have earned, and no more after another take-back between', () => {
    const match = opened(FISCHER);
    const before = match.events.length;
    match.taking(2, play('8/5 6/5'), roll(6, 5), play('24/13')).takeBack();
    expect(match.act(play('24/13'), roll(6, 5), play('24/13')).shown).toEqual([38, 26]);
    match.takeBack(before).wait(1);
    expect([match.shown, match.clock.turn?.side, match.clock.paused]).toEqual([[17, 16], 'white', false]);
  });

  it('a take-back takes what a double, its answer and the end of a game have earned', () => {
    const match = played(FISCHER).taking(1, double).taking(1, drop);
    expect(match.shown).toEqual([29, 29]);
    expect(match.takeBack().shown).toEqual([19, 29]);
    expect([match.takeBack().shown, match.clock.turn?.side]).toEqual([[19, 19], 'black']);
  });

  it('a take-back on a Fischer clock leaves what the director has set', () => {
    const adjust = { type: 'AdjustClock', reserves: { white: 77_000 } } as const;
    const match = opened(FISCHER)
      .taking(4, play('8/5 6/5'))
      .taking(1, roll(6, 5))
      .director(adjust)
      .takeBack()
      .takeBack();
    expect([match.shown, match.clock.turn?.side]).toEqual([[77, 19], 'white']);
    const other = opened(FISCHER)
      .taking(4, play('8/5 6/5'))
      .director({ type: 'AdjustClock', reserves: { black: 77_000 } });
    expect(other.takeBack().shown).toEqual([16, 77]);
  });

  it('a take-back that takes what a side has used already leaves it nothing, and the clock waits for the director', () => {
    const match = opened(FISCHER);
    const before = match.events.length;
    match.taking(18, play('8/5 6/5')).taking(5, roll(6, 5), play('24/13')).taking(11, roll(6, 5)).act(play('24/13'));
    expect(match.shown).toEqual([11, 20]);
    match.takeBack(before);
    expect([match.shown, match.clock.paused, match.clock.turn?.side]).toEqual([[0, 10], true, 'white']);
  });

  it('a take-back of the last act opens the game again, and its clock', () => {
    const match = played().taking(5, double).taking(5, drop).wait(100).takeBack().wait(4);
    expect([match.game.phase.name, match.shown]).toEqual(['answer-double', [981, 995]]);
  });
});

describe('the director', () => {
  it('pauses the clock, and only staff may play', () => {
    const match = played().wait(5).director({ type: 'PauseClock' }).wait(100);
    expect(match.shown).toEqual([990, 995]);
    const playerRolls = inGame(1, by('black', roll(6, 5)));
    expect(match.refusal(playerRolls)).toMatchObject({ code: 'clock.paused' });
    expect(match.refusal({ type: 'ClaimTime', gameId: 'game-1' })).toMatchObject({ code: 'clock.paused' });
    expect(match.refusal({ type: 'PauseClock', reason: '' })).toMatchObject({ code: 'clock.paused' });
    match.act(roll(6, 5), play('24/13')).wait(100);
    expect(match.director({ type: 'ResumeClock' }).wait(3).shown).toEqual([987, 995]);
    expect(match.refusal({ type: 'ResumeClock', reason: '' })).toMatchObject({ code: 'clock.not-paused' });
  });

  it('adjusts what the clock shows, and both is recorded', () => {
    const match = played()
      .wait(5)
      .director({ type: 'AdjustClock', reserves: { black: 500_000 } });
    expect(match.events.at(-1)).toMatchObject({
      type: 'ClockAdjusted',
      before: { white: 990_000, black: 995_000 },
      after: { white: 990_000, black: 500_000 },
      reason: 'a ruling',
    });
    expect(match.wait(10).shown).toEqual([990, 490]);
  });

  it('introduces a clock between games, with what the score leaves of the reserve (T32)', () => {
    const match = new TimedMatch({ length: 9, clock: { mode: 'none' } }).atScore(3, 4);
    expect(match.refusal({ type: 'PauseClock', reason: '' })).toMatchObject({ code: 'clock.not-in-use' });
    match.director({ type: 'IntroduceClock', clock: {}, from: 'next-game' });
    expect([match.shown, match.clock.turn]).toEqual([[660, 660], null]);
    expect(match.start().act(opening(3, 1)).wait(20).shown).toEqual([652, 660]);
    const again = { type: 'IntroduceClock', clock: {}, from: 'now', reason: '' } as const;
    expect(match.refusal(again)).toMatchObject({ code: 'clock.in-use' });
  });

  it('introduces a clock in a game only before its first roll, or in extreme cases at once (T36)', () => {
    const match = new TimedMatch({ clock: { mode: 'none' } }).start();
    const introduce = { type: 'IntroduceClock', clock: PLAIN, from: 'next-game', reason: '' } as const;
    expect(match.refusal(introduce)).toBeNull();
    match.act(opening(3, 1));
    expect(match.refusal(introduce)).toMatchObject({ code: 'game.open' });
    match.director({ ...introduce, from: 'now' }).wait(9);
    expect(match.shown).toEqual([991, 1_000]);
    expect(match.act(play('8/5 6/5')).wait(1).shown).toEqual([991, 999]);
  });

  it('introduces a clock while a resignation is answered, behind which the turn goes on', () => {
    const match = new TimedMatch({ clock: { mode: 'none' } }).start().act(opening(3, 1), play('8/5 6/5'));
    match.actBy('black', resign('single')).director({ type: 'IntroduceClock', clock: PLAIN, from: 'now' });
    expect(match.wait(2).act(refuseResignation).wait(9).shown).toEqual([998, 991]);
  });

  it('cannot introduce nothing, nor what cannot be', () => {
    const match = new TimedMatch({ clock: { mode: 'none' } });
    const introduce = { type: 'IntroduceClock', from: 'now', reason: '' } as const;
    const refusal = { code: 'config.invalid', params: { keys: ['clock/mode'], reasons: ['clock-none'] } };
    expect(match.refusal({ ...introduce, clock: { mode: 'none' } })).toEqual(refusal);
    expect(match.refusal({ ...introduce, clock: { mode: 'plain', perTurnSeconds: 1 } })).toMatchObject({
      params: { keys: ['clock/perTurnSeconds'], reasons: ['clock-plain'] },
    });
  });
});
