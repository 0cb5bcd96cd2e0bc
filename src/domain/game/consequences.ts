/** What follows by itself from an act: forced passes (R34), shut-out sides passed over (R21), the end of the game (R42). */

import { fold } from '../kernel/decider.js';
import { SIDES, type Side } from '../kernel/side.js';
import { hasLegalPlay } from '../play/legal-plays.js';
import { isShutOut } from '../play/shut-out.js';
import { variantOf } from '../variant/variants.js';
import { refusalToDouble, tableCube } from './rights.js';
import type { GameEvent } from './events.js';
import { evolveGame } from './evolve.js';
import { settled, winKind } from './result.js';
import type { GameState, OpenGame } from './state.js';

/** The events of an act with everything that follows from them. */
export function afterwards(state: GameState, events: readonly GameEvent[]): readonly GameEvent[] {
  const all = [...events];
  let now = fold(evolveGame, state, events);
  for (let next = consequence(now, all); next !== null; next = consequence(now, all)) {
    all.push(next);
    now = evolveGame(now, next);
  }
  return all;
}

function consequence(state: GameState, sofar: readonly GameEvent[]): GameEvent | null {
  if (state.status !== 'open') return null;
  const { phase } = state;
  if (phase.name === 'before-roll') {
    return wonByBearingOff(state) ?? passedOver(state, phase.side, sofar);
  }
  if (phase.name === 'to-play') {
    const won = wonByBearingOff(state);
    if (won !== null) return won;
    const { side, roll } = phase;
    return hasLegalPlay(variantOf(state.variant), state.position, side, roll)
      ? null
      : { type: 'PlayMade', side, dice: roll, moves: [], by: 'rule', breaks: null };
  }
  return null;
}

function wonByBearingOff(state: OpenGame): GameEvent | null {
  const { checkers } = variantOf(state.variant);
  const winner = SIDES.find((side) => state.position[side].off === checkers);
  if (winner === undefined) return null;
  const kind = winKind(state.position, winner);
  return { type: 'GameFinished', result: settled(winner, kind, tableCube(state), state, 'play') };
}

/** A shut-out side without a right to double is passed over; never twice in one act, or two such sides would go on for ever. */
function passedOver(state: OpenGame, side: Side, sofar: readonly GameEvent[]): GameEvent | null {
  if (!state.rules.autoPassShutOut || sofar.some(({ type }) => type === 'TurnSkipped')) return null;
  if (refusalToDouble(state, side) === null) return null;
  return isShutOut(variantOf(state.variant), state.position, side) ? { type: 'TurnSkipped', side, by: 'rule' } : null;
}
