// Laws of clocks (T33, T34): whatever happens in a match, time goes to the side whose turn it is, all of it and nothing else.

import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import {
  type MatchClock,
  endedTurn,
  interruptedTurn,
  newClock,
  pausedClock,
  pressedClock,
  reservesAt,
  resumedTurn,
  startedTurn,
  unpausedClock,
} from '../../../src/domain/clock/match-clock.js';
import { CLOCK_MODES, type ClockMode, type ClockSettings, EXPIRIES } from '../../../src/domain/clock/settings.js';
import { momentOf } from '../../../src/domain/game/actions.js';
import { milliseconds } from '../../../src/domain/kernel/brands.js';
import { fold } from '../../../src/domain/kernel/decider.js';
import { type BySide, SIDES, type Side, bySide, opponent } from '../../../src/domain/kernel/side.js';
import { sideOnClock } from '../../../src/domain/match/clock/clock-turns.js';
import type { MatchEvent } from '../../../src/domain/match/events.js';
import { matchEventOf, storedEvent } from '../../../src/domain/series/record.js';
import { by } from '../../support/domain/builders.js';
import { MATCH } from '../../support/domain/given.js';
import { Chance, actOf, randomChoices, scorersAct } from '../../support/chance/random-player.js';
import { SECOND, TimedMatch } from '../../support/domain/timed-match.js';
import { lawSeed, lawTimes } from '../../support/chance/laws.js';

const SEED = 20261121;
const DAY = 86_400;
const PER_TURN = 12_000;

const settings = (mode: ClockMode): ClockSettings => ({
  mode,
  reserveSeconds: DAY,
  perTurnSeconds: mode === 'plain' ? 0 : PER_TURN / SECOND,
  onExpiry: 'loseMatch',
  ginException: true,
});

type Step = 'press' | 'offer' | 'refuse' | 'accept' | 'pause' | 'resume' | 'stop';
const STEPS: readonly Step[] = ['press', 'press', 'press', 'offer', 'refuse', 'accept', 'pause', 'resume', 'stop'];

/** A turn as a person with a stopwatch writes it down. */
interface WrittenTurn {
  readonly side: Side;
  ms: number;
  pressed: boolean;
}

/** The clock after random steps, and independently of it every turn with what it took. */
function timed(mode: ClockMode, steps: readonly (readonly [Step, number])[]) {
  let clock: MatchClock = startedTurn(newClock(settings(mode)), 'white', milliseconds(0));
  let now = milliseconds(0);
  let running: WrittenTurn = { side: 'white', ms: 0, pressed: false };
  let kept: WrittenTurn | null = null;
  let isOver = false;
  const turns = [running];
  const begin = (side: Side): void => {
    running = { side, ms: 0, pressed: false };
    turns.push(running);
  };
  for (const [step, wait] of steps) {
    now = milliseconds(now + wait);
    if (!clock.paused && !isOver) running.ms += wait;
    if (isOver) break;
    const other = opponent(running.side);
    if (step === 'press' && kept === null) {
      clock = pressedClock(clock, other, now);
      running.pressed = true;
      begin(other);
    } else if (step === 'offer' && kept === null) {
      clock = interruptedTurn(clock, running.side, now);
      kept = running;
      begin(other);
    } else if (step === 'refuse' && kept !== null) {
      clock = resumedTurn(clock, now);
      running = kept;
      kept = null;
    } else if (step === 'accept' && kept !== null) {
      clock = endedTurn(clock, 'pressed', now);
      running.pressed = kept.pressed = true;
      isOver = true;
    } else if (step === 'pause' && !clock.paused) clock = pausedClock(clock, now);
    else if (step === 'resume' && clock.paused) clock = unpausedClock(clock, now);
    else if (step === 'stop') {
      clock = endedTurn(clock, 'broken-off', now);
      isOver = true;
    }
  }
  return { clock: isOver ? clock : endedTurn(clock, 'broken-off', now), now, turns };
}

/** T33 for one turn, as the rules write it. */
function cost(mode: ClockMode, { ms, pressed }: WrittenTurn): number {
  switch (mode) {
    case 'simpleDelay':
      return Math.max(0, ms - PER_TURN);
    case 'bronstein':
      return ms - Math.min(ms, PER_TURN);
    case 'fischer':
      return pressed ? ms - PER_TURN : ms;
    case 'plain':
      return ms;
  }
}

describe('every clock', () => {
  const walks = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.integer({ min: 0, max: 60_000 })), { maxLength: 60 });

  it.each(CLOCK_MODES)('charges each side on a %s clock with its own turns, by the rule', (mode) => {
    fc.assert(
      fc.property(walks, (steps) => {
        const { clock, now, turns } = timed(mode, steps);
        const left = reservesAt(clock, now);
        for (const side of SIDES) {
          const own = turns.filter((turn) => turn.side === side);
          expect(DAY * SECOND - left[side]).toBe(own.reduce((sum, turn) => sum + cost(mode, turn), 0));
        }
      }),
      { seed: lawSeed(SEED), numRuns: lawTimes(300) },
    );
  });

  it('loses no millisecond: what both have used is what has passed', () => {
    fc.assert(
      fc.property(walks, (steps) => {
        const { clock, now, turns } = timed('plain', steps);
        const { white, black } = reservesAt(clock, now);
        expect(2 * DAY * SECOND - white - black).toBe(turns.reduce((sum, { ms }) => sum + ms, 0));
      }),
      { seed: lawSeed(SEED), numRuns: lawTimes(300) },
    );
  });
});

/** Milliseconds of each side, left and used together: all that it was ever given. */
type Given = BySide<number>;

/**
 * A match played at random, with pauses between its acts; the time of each side as a spectator writes it down, and what it had been given
 * at each version with which an act ended.
 */
function played(seed: number, clock: object) {
  const chance = new Chance(seed);
  const { rules = {}, ...choices } = randomChoices(chance);
  const match = new TimedMatch({ ...choices, rules, clock });
  const used = { white: 0, black: 0 };
  let casting = { white: 0, black: 0 };
  const given = new Map<number, Given>();
  for (let acts = 0; acts < 150 && match.state.status === 'open'; acts++) {
    const { state } = match;
    const game = state.status === 'open' ? state.game : null;
    const before = match.types.length;
    const seconds = chance.of([0, 0, 1, 3, 10, 40]);
    const side = game === null || match.clock.paused ? null : sideOnClock(game);
    if (side !== null) used[side] += seconds * SECOND;
    match.wait(seconds);
    if (chance.onceIn(20)) match.director({ type: match.clock.paused ? 'ResumeClock' : 'PauseClock' });
    else if (game === null) match.start();
    else if (state.dice === 'recorded' && chance.onceIn(25)) tried(() => match.takeBack());
    else if (chance.onceIn(15)) tried(() => match.send(by(chance.of([...SIDES, null]), scorersAct(game, chance))));
    else {
      const { toAct, actions } = momentOf(game);
      const actor = toAct ?? chance.of(SIDES);
      const sober = actions[actor].filter((action) => action !== 'resign' || chance.onceIn(10));
      match.act({ ...actOf(chance.of(sober), game, chance) });
    }
    // The starter's time before the opening was withdrawn is given back, but not what a take-back has left used.
    const casts = match.state.status === 'open' && match.state.game?.phase.name === 'opening';
    const isTakenBack = match.types.slice(before).includes('TakenBack');
    const last = match.events.at(-1);
    const starter = last?.type === 'InGame' && last.event.type === 'RollVoided' ? last.event.side : null;
    if (casts && starter !== null) used[starter] = casting[starter];
    else if (casts || game === null || isTakenBack) casting = { ...used };
    const left = reservesAt(match.clock, match.now);
    given.set(
      match.events.length,
      bySide((of) => left[of] + used[of]),
    );
  }
  return { match, used, given };
}

function tried(act: () => unknown): void {
  try {
    act();
  } catch {
    // Refused: nothing has happened.
  }
}

describe('every match with a clock', () => {
  const seeds = fc.sample(fc.integer(), { seed: lawSeed(SEED), numRuns: lawTimes(40) });

  it('charges each side with the time in which it had to act', () => {
    for (const seed of seeds) {
      const { match, used } = played(seed, { mode: 'plain', reserveSeconds: DAY });
      const left = reservesAt(match.clock, match.now);
      expect({ seed, white: DAY * SECOND - left.white, black: DAY * SECOND - left.black }).toEqual({ seed, ...used });
    }
  });

  it('gives each side on a Fischer clock the time of a turn once, however often the turn is taken back', () => {
    let compared = 0;
    for (const seed of seeds) {
      const { match, given } = played(seed, { mode: 'fischer', reserveSeconds: DAY, perTurnSeconds: 12 });
      for (const [index, event] of match.events.entries()) {
        const [before, after] = event.type === 'TakenBack' ? [given.get(event.to), given.get(index + 1)] : [];
        if (before === undefined || after === undefined) continue;
        compared += 1;
        expect({ seed, ...after }).toEqual({ seed, ...before });
      }
    }
    expect(compared).toBeGreaterThan(0);
  });

  it('is what its record says, flags and penalties included', () => {
    const ways = new Set<string>();
    for (const seed of seeds) {
      const onExpiry = EXPIRIES[Math.abs(seed) % EXPIRIES.length]!;
      const mode = CLOCK_MODES[Math.abs(seed >> 4) % CLOCK_MODES.length]!;
      const { match } = played(seed, { mode, reserveSeconds: 60, onExpiry });
      const stored = match.events.map((event) => throughJson(storedEvent(event)));
      const events: MatchEvent[] = stored.map((event) => matchEventOf(event));
      expect(isDeepStrictEqual(events, match.events)).toBe(true);
      expect(isDeepStrictEqual(fold(MATCH.evolve, MATCH.initialState, events), match.state)).toBe(true);
      expect(isDeepStrictEqual(throughJson(match.state), match.state)).toBe(true);
      expect(Math.min(...Object.values(match.clock.reserves))).toBeGreaterThanOrEqual(0);
      for (const { type } of stored) ways.add(type);
      if (match.types.includes('ClockFlagged')) ways.add(onExpiry);
    }
    expect([...ways]).toEqual(
      expect.arrayContaining(['ClockFlagged', 'PenaltyPointsAdded', 'ClockPaused', 'TakenBack', ...EXPIRIES]),
    );
  });
});

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
