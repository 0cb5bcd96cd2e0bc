import { type Milliseconds, milliseconds } from '../kernel/brands.js';
import {
  type MatchClock,
  adjustedReserve,
  delayLeft,
  endedTurn,
  fallenFlag,
  flagMoment,
  interruptedTurn,
  newClock,
  pausedClock,
  pressedClock,
  reservesAt,
  resumedTurn,
  startedTurn,
  unpausedClock,
} from './match-clock.js';
import type { ClockMode } from './settings.js';

const T0 = 1_772_600_000_000;
const at = (seconds: number): Milliseconds => milliseconds(T0 + seconds * 1_000);

function clockOf(mode: ClockMode, reserveSeconds: number, perTurnSeconds = mode === 'plain' ? 0 : 12): MatchClock {
  return newClock({ mode, reserveSeconds, perTurnSeconds, onExpiry: 'loseMatch', ginException: true });
}

/** Seconds that the clock shows, white's first. */
function shown(clock: MatchClock, seconds: number): readonly number[] {
  const { white, black } = reservesAt(clock, at(seconds));
  return [white / 1_000, black / 1_000];
}

describe('a turn on the clock', () => {
  it.each([
    ['simpleDelay', 10, 60, 2],
    ['simpleDelay', 25, 47, 0],
    ['bronstein', 10, 50, null],
    ['fischer', 10, 50, null],
    ['plain', 10, 50, null],
  ] as const)('shows on a %s clock after %i seconds %i of 60', (mode, seconds, left, delay) => {
    const clock = startedTurn(clockOf(mode, 60), 'white', at(0));
    expect(shown(clock, seconds)).toEqual([left, 60]);
    expect(delayLeft(clock, at(seconds))).toBe(delay === null ? null : delay * 1_000);
  });

  it.each([
    ['simpleDelay', [47, 60], 72],
    ['bronstein', [47, 60], 60],
    ['fischer', [47, 60], 60],
    ['plain', [35, 60], 60],
  ] as const)('of 25 seconds leaves on a %s clock %j, and would have lasted %i', (mode, left, limit) => {
    const clock = startedTurn(clockOf(mode, 60), 'white', at(0));
    expect(flagMoment(clock)).toBe(at(limit));
    expect(fallenFlag(clock, milliseconds(at(limit) - 1))).toBeNull();
    expect(fallenFlag(clock, at(limit + 100))).toEqual({ side: 'white', at: at(limit) });
    expect(shown(pressedClock(clock, 'black', at(25)), 25)).toEqual(left);
  });

  it('keeps on a Fischer clock what it did not use', () => {
    const clock = pressedClock(startedTurn(clockOf('fischer', 60), 'white', at(0)), 'black', at(2));
    expect(shown(clock, 2)).toEqual([70, 60]);
  });

  it('that is broken off earns nothing', () => {
    const clock = startedTurn(clockOf('fischer', 60), 'white', at(0));
    expect(shown(endedTurn(clock, 'broken-off', at(2)), 50)).toEqual([58, 60]);
  });

  it('never costs less than nothing, whatever the time of day does', () => {
    const clock = startedTurn(clockOf('plain', 60), 'white', at(100));
    const pressed = pressedClock(clock, 'black', at(90));
    expect(pressed.turn).toMatchObject({ side: 'black', since: at(100) });
    expect(shown(pressed, 95)).toEqual([60, 60]);
  });
});

describe('a pause', () => {
  it('stops the time of the turn and of its delay', () => {
    const clock = pausedClock(startedTurn(clockOf('simpleDelay', 60), 'white', at(0)), at(10));
    expect([flagMoment(clock), fallenFlag(clock, at(9_999)), shown(clock, 9_999)]).toEqual([null, null, [60, 60]]);
    const going = unpausedClock(clock, at(1_000));
    expect([flagMoment(going), delayLeft(going, at(1_001))]).toEqual([at(1_062), 1_000]);
    expect(shown(pressedClock(going, 'black', at(1_005)), 1_005)).toEqual([57, 60]);
  });

  it('goes on through turns that staff put right', () => {
    const clock = pausedClock(startedTurn(clockOf('plain', 60), 'white', at(0)), at(10));
    const next = pressedClock(clock, 'black', at(500));
    expect([next.turn, shown(next, 600)]).toEqual([
      { side: 'black', used: 0, since: null, interrupted: null },
      [50, 60],
    ]);
    expect(shown(unpausedClock(next, at(700)), 710)).toEqual([50, 50]);
  });

  it('between games is a pause too', () => {
    const clock = unpausedClock(pausedClock(clockOf('plain', 60), at(0)), at(10));
    expect(clock).toEqual(clockOf('plain', 60));
  });
});

describe('a resignation that is offered', () => {
  it('in its own turn is answered in the time of the other side, and the turn goes on after it', () => {
    const offered = interruptedTurn(startedTurn(clockOf('simpleDelay', 60), 'white', at(0)), 'white', at(10));
    expect(offered.turn).toMatchObject({ side: 'black', interrupted: 10_000 });
    expect([flagMoment(offered), shown(offered, 32)]).toEqual([at(82), [60, 50]]);
    const refused = resumedTurn(offered, at(32));
    expect([flagMoment(refused), shown(refused, 40)]).toEqual([at(94), [54, 50]]);
  });

  it('in the turn of the other side changes nothing', () => {
    const clock = startedTurn(clockOf('simpleDelay', 60), 'white', at(0));
    const offered = interruptedTurn(clock, 'black', at(10));
    expect([offered, resumedTurn(offered, at(20))]).toEqual([clock, clock]);
  });

  it('and accepted costs both what they used', () => {
    const offered = interruptedTurn(startedTurn(clockOf('plain', 60), 'white', at(0)), 'white', at(10));
    expect(shown(offered, 15)).toEqual([50, 55]);
    expect(shown(endedTurn(offered, 'pressed', at(15)), 99)).toEqual([50, 55]);
  });
});

describe('a reserve that is adjusted', () => {
  it.each(['simpleDelay', 'bronstein', 'fischer', 'plain'] as const)(
    'on a %s clock shows what it was set to',
    (mode) => {
      const clock = startedTurn(clockOf(mode, 60), 'white', at(0));
      const adjusted = adjustedReserve(adjustedReserve(clock, 'white', 30_000, at(20)), 'black', 90_000, at(20));
      expect(shown(adjusted, 20)).toEqual([30, 90]);
      expect(shown(adjusted, 25)).toEqual([25, 90]);
      expect(flagMoment(adjusted)).toBe(at(50));
    },
  );

  it('leaves the delay of the turn as it was', () => {
    const clock = adjustedReserve(startedTurn(clockOf('simpleDelay', 60), 'white', at(0)), 'white', 30_000, at(2));
    expect([shown(clock, 12), shown(clock, 22), flagMoment(clock)]).toEqual([[30, 60], [20, 60], at(42)]);
  });

  it('gives time to a side whose flag has fallen', () => {
    const clock = startedTurn(clockOf('bronstein', 5), 'white', at(0));
    const adjusted = adjustedReserve(clock, 'white', 10_000, at(100));
    expect([
      fallenFlag(clock, at(100))?.side,
      fallenFlag(adjusted, at(109)),
      fallenFlag(adjusted, at(110))?.side,
    ]).toEqual(['white', null, 'white']);
  });
});
