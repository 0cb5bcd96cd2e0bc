/**
 * What a take-back takes out of the reserves again: a turn that is played again has its time per turn on a Fischer clock once (T33), and
 * without its cost a fallen flag gives no time to go on with (T35). What a side has used is not given back, and what a director has set
 * stays set.
 */

import { type BySide, SIDES, type Side, bySide, withSide } from '../../kernel/side.js';
import type { MatchEvent } from '../events.js';
import { evolveMatch } from '../evolve.js';
import type { MatchState } from '../state.js';
import { clockAfter } from './clock-turns.js';

const NOTHING: BySide<number> = { white: 0, black: 0 };

/** What a flag gives: all that the side has, because nothing was left to it before. */
const ALL = Number.POSITIVE_INFINITY;

/** Milliseconds that a side got, and the version with which it got them. */
interface Given {
  readonly side: Side;
  readonly ms: number;
  readonly version: number;
}

/**
 * Milliseconds that each side got behind the version `to` and still has, infinitely many where its flag fell. `events` are those behind
 * the version `behind`, at which the match was as in `begun`. What was taken back before is gone already, and the figure of a director
 * stands in the place of all before it.
 */
export function undoneTime(
  begun: MatchState,
  events: readonly MatchEvent[],
  behind: number,
  to: number,
): BySide<number> {
  let given: Given[] = [];
  let state = begun;
  for (const [index, event] of events.entries()) {
    const before = state;
    state = evolveMatch(state, event);
    if (event.type === 'TakenBack') given = given.filter(({ version }) => version <= event.to);
    if (event.type === 'ClockAdjusted') given = given.filter(({ side }) => event.before[side] === event.after[side]);
    const added = addedIn(before, event, state);
    const version = behind + index + 1;
    for (const side of SIDES) if (added[side] > 0) given.push({ side, ms: added[side], version });
  }
  return bySide((side) => given.reduce((sum, one) => sum + (one.side === side && one.version > to ? one.ms : 0), 0));
}

/** What the event added to each reserve; on a Fischer clock all that the same clock without a time per turn would lack. */
function addedIn(before: MatchState, event: MatchEvent, after: MatchState): BySide<number> {
  if (event.type === 'ClockFlagged') return withSide(NOTHING, event.side, ALL);
  if (event.type !== 'InGame' || event.at === undefined) return NOTHING;
  if (before.status !== 'open' || before.clock?.settings.mode !== 'fischer') return NOTHING;
  const { clock } = before;
  const game = after.status === 'open' ? after.game : null;
  const { reserves } = clockAfter(clock, event.event, game, event.at);
  const untimed = { ...clock, settings: { ...clock.settings, perTurnSeconds: 0 } };
  const without = clockAfter(untimed, event.event, game, event.at).reserves;
  return bySide((side) => reserves[side] - without[side]);
}
