/**
 * What a take-back takes out of the reserves again: a turn that is played again has its time per turn on a Fischer clock once (T33).
 * What a side has used is not given back, and what a director has set stays set.
 */

import type { MatchClock } from '../../clock/match-clock.js';
import type { OpenGame } from '../../game/state.js';
import { type BySide, SIDES, type Side, bySide } from '../../kernel/side.js';
import type { InGame, MatchEvent } from '../events.js';
import { evolveMatch } from '../evolve.js';
import type { MatchState } from '../state.js';
import { clockAfter } from './clock-turns.js';

/** Milliseconds that a side got, and the version with which it got them. */
interface Given {
  readonly side: Side;
  readonly ms: number;
  readonly version: number;
}

/**
 * Milliseconds that each side got behind the version `to` and still has; `events` are those behind the version `behind`, at which the
 * match was as in `begun`. What was taken back before is gone already, and the figure of a director stands in the place of all before it.
 */
export function undoneTime(
  begun: MatchState,
  events: readonly MatchEvent[],
  behind: number,
  to: number,
): BySide<number> {
  let given: readonly Given[] = [];
  let state = begun;
  for (const [index, event] of events.entries()) {
    const before = state;
    state = evolveMatch(state, event);
    if (event.type === 'TakenBack') given = given.filter(({ version }) => version <= event.to);
    else if (event.type === 'ClockAdjusted')
      given = given.filter(({ side }) => event.before[side] === event.after[side]);
    else if (event.type === 'InGame' && before.status === 'open' && before.clock !== undefined) {
      const added = addedIn(before.clock, event, state.status === 'open' ? state.game : null);
      const version = behind + index + 1;
      given = [...given, ...SIDES.map((side) => ({ side, ms: added[side], version })).filter(({ ms }) => ms > 0)];
    }
  }
  return bySide((side) => given.reduce((sum, one) => sum + (one.side === side && one.version > to ? one.ms : 0), 0));
}

/** What the event added to each reserve: all that the same clock without a time per turn would lack. */
function addedIn(clock: MatchClock, { event, at }: InGame, after: OpenGame | null): BySide<number> {
  const { settings } = clock;
  if (settings.mode !== 'fischer' || at === undefined) return { white: 0, black: 0 };
  const { reserves } = clockAfter(clock, event, after, at);
  const without = clockAfter({ ...clock, settings: { ...settings, perTurnSeconds: 0 } }, event, after, at);
  return bySide((side) => reserves[side] - without.reserves[side]);
}
