/**
 * The running clock of a match (T33, T34), in whole milliseconds. Pure: the time comes in with every act. The reserve of a
 * side is charged when its turn ends; until then it follows from when the turn began, so that nothing has to tick.
 *
 * Servers' clocks may be set back, and two instances never agree to the millisecond: time never runs backwards here.
 */

import { type Milliseconds, milliseconds } from '../kernel/brands.js';
import { type BySide, SIDES, type Side, bySide, opponent, withSide } from '../kernel/side.js';
import type { ClockSettings } from './settings.js';

/** The turn that is being timed. */
interface ClockTurn {
  readonly side: Side;
  /** Milliseconds of this turn before `since`. */
  readonly used: number;
  /** Since when its time runs; null while the clock is paused. */
  readonly since: Milliseconds | null;
  /** Milliseconds that the other side had used of its own turn before it offered to resign, and this side has to answer; else null. */
  readonly interrupted: number | null;
}

export interface MatchClock {
  readonly settings: ClockSettings;
  /** Milliseconds left to each side when the turn began. */
  readonly reserves: BySide<number>;
  /** Null: neither clock runs, because the opening roll is to come or no game is open (T34). */
  readonly turn: ClockTurn | null;
  /** Stopped by the director. */
  readonly paused: boolean;
  /** Milliseconds of a shorter match that each side had used already: a longer one gives that much less. Absent where no side owes any. */
  readonly owed?: BySide<number>;
}

/** How a turn ends: `pressed` by its side, or `broken-off` before that, without what a pressed clock adds (Fischer). */
type TurnEnd = 'pressed' | 'broken-off';

const SECOND = 1_000;

/** The clock before the first game. */
export function newClock(settings: ClockSettings): MatchClock {
  const reserve = settings.reserveSeconds * SECOND;
  return { settings, reserves: { white: reserve, black: reserve }, turn: null, paused: false };
}

/** The clock with a new turn of the side, which gets the time per turn anew; null: of neither side. A turn before it counts for nothing. */
export function startedTurn(clock: MatchClock, side: Side | null, at: Milliseconds): MatchClock {
  const turn = side === null ? null : { side, used: 0, since: clock.paused ? null : at, interrupted: null };
  return { ...clock, turn };
}

/** The clock after the end of the turn, charged to the side that used time in it (T33). */
export function endedTurn(clock: MatchClock, end: TurnEnd, at: Milliseconds): MatchClock {
  const { turn } = clock;
  if (turn === null) return clock;
  const { side, interrupted } = turn;
  const after = charged(clock, side, usedAt(turn, at), end);
  return { ...(interrupted === null ? after : charged(after, opponent(side), interrupted, end)), turn: null };
}

/** The clock pressed: the turn ends, and the next one begins at the same moment. */
export function pressedClock(clock: MatchClock, next: Side | null, at: Milliseconds): MatchClock {
  return startedTurn(endedTurn(clock, 'pressed', at), next, notBefore(clock, at));
}

/**
 * The clock while the other side answers a resignation offered by `side`. A side that offers it in its own turn keeps that turn for
 * later; a side that offers it in the other's turn changes nothing, because that side has to act anyway.
 */
export function interruptedTurn(clock: MatchClock, side: Side, at: Milliseconds): MatchClock {
  const { turn } = clock;
  if (turn === null || turn.side !== side) return clock;
  const answering = startedTurn(clock, opponent(side), notBefore(clock, at));
  return answering.turn === null ? clock : { ...answering, turn: { ...answering.turn, interrupted: usedAt(turn, at) } };
}

/** The clock after a resignation came to nothing: the turn that was interrupted goes on with what it had left. */
export function resumedTurn(clock: MatchClock, at: Milliseconds): MatchClock {
  const { turn } = clock;
  if (turn === null || turn.interrupted === null) return clock;
  const { side, interrupted } = turn;
  const since = clock.paused ? null : notBefore(clock, at);
  return {
    ...charged(clock, side, usedAt(turn, at), 'broken-off'),
    turn: { side: opponent(side), used: interrupted, since, interrupted: null },
  };
}

/** The clock stopped by the director: the turn keeps what it has used. */
export function pausedClock(clock: MatchClock, at: Milliseconds): MatchClock {
  const { turn } = clock;
  return { ...clock, paused: true, turn: turn === null ? null : { ...turn, used: usedAt(turn, at), since: null } };
}

/** The clock going on after a pause. */
export function unpausedClock(clock: MatchClock, at: Milliseconds): MatchClock {
  const { turn } = clock;
  return { ...clock, paused: false, turn: turn === null ? null : { ...turn, since: at } };
}

/**
 * The clock going on with a turn that was broken off at an earlier moment: neither side has used time since. Where the flag had fallen
 * by then, the clock waits for the director.
 */
export function clockGoingOn(clock: MatchClock, brokenOff: Milliseconds, at: Milliseconds): MatchClock {
  const stopped = pausedClock(clock, brokenOff);
  const going = clock.paused ? stopped : unpausedClock(stopped, at);
  return fallenFlag(going, at) === null ? going : stopped;
}

/** The clock which shows so many milliseconds for the side at this moment; the time per turn goes on as it was. */
export function adjustedReserve(clock: MatchClock, side: Side, shown: number, at: Milliseconds): MatchClock {
  const reserve = shown + ofReserve(clock, usedBy(clock, side, at));
  return { ...clock, reserves: withSide(clock.reserves, side, reserve) };
}

/**
 * The clock with another reserve for the whole match: both sides get the difference, or lose it as far as they have it. Where
 * a side has nothing left then, the clock waits for the director: no correction makes a flag fall. What a side could not lose it
 * owes, so that a correction back gives no time away, whatever is played or adjusted between.
 */
export function clockWithReserve(clock: MatchClock, reserveSeconds: number, at: Milliseconds): MatchClock {
  const difference = (reserveSeconds - clock.settings.reserveSeconds) * SECOND;
  const { owed: before = { white: 0, black: 0 }, ...unchanged } = clock;
  const due = bySide((side) => reservesAt(clock, at)[side] - before[side] + difference);
  const owed = bySide((side) => Math.max(0, -due[side]));
  const changed = SIDES.reduce<MatchClock>(
    (adjusted, side) => adjustedReserve(adjusted, side, Math.max(0, due[side]), at),
    unchanged,
  );
  const isUsedUp = difference < 0 && SIDES.some((side) => due[side] <= 0);
  const isOwed = SIDES.some((side) => owed[side] > 0);
  const settings = { ...clock.settings, reserveSeconds };
  return { ...(isUsedUp ? pausedClock(changed, at) : changed), settings, ...(isOwed ? { owed } : {}) };
}

/** The milliseconds that the clock shows for each side at this moment, never less than 0. */
export function reservesAt(clock: MatchClock, at: Milliseconds): BySide<number> {
  return bySide((side) => Math.max(0, clock.reserves[side] - ofReserve(clock, usedBy(clock, side, at))));
}

/** Milliseconds of the turn that is being timed, up to this moment. */
export function usedAt({ used, since }: ClockTurn, at: Milliseconds): number {
  return used + (since === null ? 0 : Math.max(0, at - since));
}

/** When the flag of the running turn falls unless a side acts first; null where neither clock runs. */
export function flagMoment(clock: MatchClock): Milliseconds | null {
  const { turn, reserves, settings } = clock;
  if (turn === null || turn.since === null) return null;
  const free = settings.mode === 'simpleDelay' ? settings.perTurnSeconds * SECOND : 0;
  return milliseconds(turn.since + Math.max(0, reserves[turn.side] + free - turn.used));
}

/** The side whose flag has fallen, and when it fell; null while there is time, and while neither clock runs. */
export function fallenFlag(
  clock: MatchClock,
  at: Milliseconds,
): { readonly side: Side; readonly at: Milliseconds } | null {
  const moment = flagMoment(clock);
  return clock.turn === null || moment === null || at < moment ? null : { side: clock.turn.side, at: moment };
}

/** Simple delay: milliseconds until the reserve of the running turn begins to run; null for other modes and without a turn. */
export function delayLeft({ settings, turn }: MatchClock, at: Milliseconds): number | null {
  if (settings.mode !== 'simpleDelay' || turn === null) return null;
  return Math.max(0, settings.perTurnSeconds * SECOND - usedAt(turn, at));
}

/** T33: what a turn of so many milliseconds takes from the reserve, and what pressing the clock adds to it. */
function charged(clock: MatchClock, side: Side, used: number, end: TurnEnd): MatchClock {
  const { settings, reserves } = clock;
  const perTurn = settings.perTurnSeconds * SECOND;
  const back = settings.mode === 'bronstein' ? Math.min(used, perTurn) : 0;
  const added = settings.mode === 'fischer' && end === 'pressed' ? perTurn : 0;
  const left = Math.max(0, reserves[side] - ofReserve(clock, used) + back) + added;
  return { ...clock, reserves: withSide(reserves, side, left) };
}

/** How much of so many milliseconds of a turn the display of the reserve runs through: all but the delay. */
function ofReserve({ settings }: MatchClock, used: number): number {
  return settings.mode === 'simpleDelay' ? Math.max(0, used - settings.perTurnSeconds * SECOND) : used;
}

/** Milliseconds that the side has used of a turn that is not over. */
function usedBy({ turn }: MatchClock, side: Side, at: Milliseconds): number {
  if (turn === null) return 0;
  return turn.side === side ? usedAt(turn, at) : (turn.interrupted ?? 0);
}

function notBefore({ turn }: MatchClock, at: Milliseconds): Milliseconds {
  return turn === null || turn.since === null || at > turn.since ? at : turn.since;
}
