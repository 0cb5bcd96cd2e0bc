import { doublingMoment } from '../board/rights.js';
import { doubleFault } from '../cube/duel.js';
import type { Side } from '../kernel/side.js';
import type { Violation } from '../kernel/violation.js';
import type { OpenGame } from './state.js';

/** Why the side on roll may not double now, or null (R62). */
export function refusalToDouble(game: OpenGame, side: Side): Violation | null {
  return doubleFault(game, side, game.turnsPlayed) ?? doublingMoment(game.phase);
}
