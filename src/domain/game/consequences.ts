/** What follows by itself from an act: forced passes (R34), shut-out sides passed over (R21), the end of the game (R42). */

import { fold } from '../kernel/decider.js';
import { type Side, opponent } from '../kernel/side.js';
import { hasLegalPlay } from '../play/legal-plays.js';
import { isShutOut } from '../play/shut-out.js';
import { variantOf } from '../variant/variants.js';
import { refusalToDouble, tableCube } from './rights.js';
import { movementOf } from './bonus.js';
import type { GameEvent } from './events.js';
import { evolveGame } from './evolve.js';
import { checkersLeft, endOf, settled } from './result.js';
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
  switch (phase.name) {
    case 'opening':
    case 'answer-double':
    case 'answer-resignation':
      return null;
    case 'name-doublet':
      return decidedOnTheBoard(state);
    case 'before-roll':
      return decidedOnTheBoard(state) ?? passedOver(state, phase.side, sofar);
    case 'to-play': {
      const { side, roll, origin } = phase;
      const over = decidedOnTheBoard(state);
      if (over !== null) return over;
      return hasLegalPlay(movementOf(variantOf(state.variant), origin), state.position, side, roll)
        ? null
        : { type: 'PlayMade', side, dice: roll, moves: [], by: 'rule', breaks: null };
    }
  }
}

/** The end that the position brings about (R42, V54), with the points that it is worth (R53, V23). */
function decidedOnTheBoard(state: OpenGame): GameEvent | null {
  const variant = variantOf(state.variant);
  const end = endOf(variant, state.position);
  if (end === null) return null;
  const { winner, kind } = end;
  const cube = tableCube(state);
  if (winner === null)
    return { type: 'GameFinished', result: { winner, kind, cube: cube.value, points: 0, by: 'play' } };
  const { scoring } = variant;
  const level = scoring.kind === 'checkersLeft' ? checkersLeft(state.position[opponent(winner)], scoring) : kind;
  return { type: 'GameFinished', result: settled(winner, level, cube, state, 'play') };
}

/** A shut-out side without a right to double is passed over; never twice in one act, or two such sides would go on for ever. */
function passedOver(state: OpenGame, side: Side, sofar: readonly GameEvent[]): GameEvent | null {
  if (!state.rules.autoPassShutOut || sofar.some(({ type }) => type === 'TurnSkipped')) return null;
  if (refusalToDouble(state, side) === null) return null;
  return isShutOut(variantOf(state.variant), state.position, side) ? { type: 'TurnSkipped', side, by: 'rule' } : null;
}
