// Clocks: the worked examples TN1 to TN4 and TN19. Times are in seconds, as there.

import { type AskedClock, clockSettings } from '../../../src/domain/clock/settings.js';
import { newClock, pressedClock, startedTurn, fallenFlag, reservesAt } from '../../../src/domain/clock/match-clock.js';
import { milliseconds } from '../../../src/domain/kernel/brands.js';
import { crawfordState } from '../../../src/domain/match/score.js';
import { recordedScore } from '../../../src/domain/match/endings.js';
import { opening } from '../../support/domain/builders.js';
import { TimedMatch } from '../../support/domain/timed-match.js';

const minutes = (text: string): number => {
  const [whole = 0, rest = 0] = text.split(':').map(Number);
  return whole * 60 + rest;
};

function settingsOf(clock: AskedClock, length = 11) {
  const settings = clockSettings(clock, 2 * length);
  if (!settings.ok || settings.value === null) throw new Error('no clock');
  return settings.value;
}

/** White's reserve after these turns of its own, in seconds; `flag` where its flag fell first. */
function afterTurns(clock: AskedClock, turns: readonly number[]): number | 'flag' {
  let running = newClock(settingsOf(clock));
  let now = milliseconds(0);
  for (const seconds of turns) {
    running = startedTurn(running, 'white', now);
    now = milliseconds(now + seconds * 1_000);
    if (fallenFlag(running, now) !== null) return 'flag';
    running = pressedClock(running, 'black', now);
  }
  return reservesAt(running, now).white / 1_000;
}

const TURNS = [8, 30, 12, 75];
const RESERVE = { reserveSeconds: minutes('22:00') };

describe('worked examples of clocks', () => {
  it('TN1: the default clock', () => {
    expect(settingsOf({}, 11)).toMatchObject({ reserveSeconds: minutes('22:00'), perTurnSeconds: 12 });
    expect(settingsOf({ doubles: true }, 7)).toMatchObject({ reserveSeconds: minutes('17:30'), perTurnSeconds: 18 });
  });

  it('TN2: simple delay', () => {
    expect(afterTurns(RESERVE, TURNS)).toBe(minutes('20:39'));
    const charges = TURNS.map((turn) => minutes('22:00') - Number(afterTurns(RESERVE, [turn])));
    expect(charges).toEqual([0, 18, 0, 63]);
    expect(afterTurns(RESERVE, [25])).toBe(minutes('22:00') - 13);
  });

  it('TN3: Bronstein, Fischer and a plain clock', () => {
    expect(afterTurns({ ...RESERVE, mode: 'bronstein' }, TURNS)).toBe(minutes('20:39'));
    expect(afterTurns({ ...RESERVE, mode: 'fischer' }, TURNS)).toBe(minutes('20:43'));
    expect(afterTurns({ ...RESERVE, mode: 'plain' }, TURNS)).toBe(minutes('19:55'));
  });

  it('TN4: near zero', () => {
    const short = { reserveSeconds: 5, perTurnSeconds: 12 };
    expect(afterTurns(short, [10])).toBe(5);
    expect(afterTurns({ ...short, mode: 'bronstein' }, [5])).toBe('flag');
    expect(afterTurns({ ...short, mode: 'bronstein' }, [4.999])).toBe(5);
    for (const mode of ['simpleDelay', 'bronstein'] as const) {
      expect(afterTurns({ ...short, mode }, [17])).toBe('flag');
    }
    expect(afterTurns(short, [16.999])).toBe(0.001);
  });

  const flaggedAt = (white: number, black: number, clock: AskedClock = {}): TimedMatch => {
    const match = new TimedMatch({ length: 7, clock: { reserveSeconds: 60, ...clock } });
    return match.atScore(white, black).start().act(opening(3, 1)).wait(72).claim();
  };

  it('TN19: the match is lost on time, and recorded with the points that the loser had', () => {
    const { state } = flaggedAt(4, 6);
    if (state.status !== 'finished' || state.outcome === null) throw new Error('the match is over');
    expect(state).toMatchObject({ outcome: { winner: 'black', by: 'time' }, score: { white: 4, black: 6 } });
    expect(recordedScore(state, state.outcome)).toEqual({ white: 4, black: 7 });
  });

  it('TN19: a penalty point wins the match as well for who needs one, and brings the Crawford game to who needs two', () => {
    const over = flaggedAt(4, 6, { onExpiry: 'penaltyPoints' });
    expect(over.state).toMatchObject({
      status: 'finished',
      outcome: { winner: 'black', by: 'time' },
      score: { white: 4, black: 7 },
    });
    const open = flaggedAt(4, 5, { onExpiry: 'penaltyPoints' });
    expect(open.state).toMatchObject({ status: 'open', score: { white: 4, black: 6 } });
    expect(open.shown).toEqual([60, 60]);
    expect(crawfordState(open.state)).toBe('now');
    expect(open.game.terms.crawford).toBe(false);
    open.act({ type: 'RecordResignation', as: 'single' });
    expect([...open.score]).toEqual([4, 7]);
    const next = flaggedAt(4, 5, { onExpiry: 'penaltyPoints' });
    next.actBy('black', { type: 'RecordResignation', as: 'single' }).start();
    expect([...next.score, next.game.terms.crawford]).toEqual([5, 6, true]);
  });
});
