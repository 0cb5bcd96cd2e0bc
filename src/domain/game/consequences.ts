/** What follows by itself from an act: forced passes (R34), shut-out sides passed over (R21), the end of the game (R42). */

import { forcedPass } from '../board/decide.js';
import { endOf } from '../board/end.js';
import { isSideShutOut } from '../board/state.js';
import { resultOfWin } from '../cube/worth.js';
import { withConsequences } from '../kernel/decider.js';
import type { Side } from '../kernel/side.js';
import { refusalToDouble } from './rights.js';
import type { GameEvent } from './events.js';
import { evolveGame } from './evolve.js';
import type { GameState, OpenGame } from './state.js';

/** The events of an act with everything that follows from them. */
export function afterwards(state: GameState, events: readonly GameEvent[]): readonly GameEvent[] {
  return withConsequences(evolveGame, consequence, state, events);
}

function consequence(state: GameState, sofar: readonly GameEvent[]): readonly GameEvent[] {
  if (state.status !== 'open') return [];
  const { phase } = state;
  if (phase.name !== 'before-roll' && phase.name !== 'to-play' && phase.name !== 'name-doublet') return [];
  const next =
    decidedOnTheBoard(state) ??
    forcedPass({ phase, variant: state.variant, position: state.position }) ??
    (phase.name === 'before-roll' ? passedOver(state, phase.side, sofar) : null);
  return next === null ? [] : [next];
}

/** The end that the position brings about (R42, V54), with the points that it is worth (R53, V23). */
function decidedOnTheBoard(state: OpenGame): GameEvent | null {
  const end = endOf(state);
  if (end === null) return null;
  if (end.winner !== null) {
    return { type: 'GameFinished', result: resultOfWin(end.winner, end.level, state, 'play') };
  }
  const { value: cube } = state.cube;
  return { type: 'GameFinished', result: { winner: null, kind: 'single', cube, points: 0, by: 'play' } };
}

/** A shut-out side without a right to double is passed over; never twice in one act, or two such sides would go on for ever. */
function passedOver(state: OpenGame, side: Side, sofar: readonly GameEvent[]): GameEvent | null {
  if (!state.rules.autoPassShutOut || sofar.some(({ type }) => type === 'TurnSkipped')) return null;
  if (refusalToDouble(state, side) === null) return null;
  return isSideShutOut(state, side) ? { type: 'TurnSkipped', side, by: 'rule' } : null;
}
