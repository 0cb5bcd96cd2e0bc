/** How a game ends and what it is worth (R48–R54, R57). Win type from the final position only (R54). */

import type { Side } from '../kernel/side.js';
import { opponent } from '../kernel/side.js';
import type { Position } from '../position/position.js';
import type { GameRules } from './rules.js';

export const RESULT_KINDS = ['single', 'gammon', 'backgammon'] as const;
export type ResultKind = (typeof RESULT_KINDS)[number];

export const RESULT_WAYS = ['play', 'drop', 'resignation', 'forfeit', 'time', 'settlement', 'reported'] as const;
export type ResultWay = (typeof RESULT_WAYS)[number];

export interface GameResult {
  readonly winner: Side;
  /** Null when the contest was ended from outside: nobody knows how this game would have gone. */
  readonly kind: ResultKind | null;
  /** The cube's value that was settled. */
  readonly cube: number;
  /** Points won by the winner. */
  readonly points: number;
  readonly by: ResultWay;
}

/** The kind of win that the final position shows, whatever the rules pay for it (R49–R51). */
export function winKind(position: Position, winner: Side): ResultKind {
  const loser = position[opponent(winner)];
  if (loser.off > 0) return 'single';
  const inWinnersHome = loser.points.slice(18).some((count) => count > 0);
  return loser.bar > 0 || inWinnersHome ? 'backgammon' : 'gammon';
}

/** What a win of this kind multiplies the cube by (R49–R52). */
export function multiplier(kind: ResultKind, rules: Pick<GameRules, 'gammons' | 'backgammonMultiplier'>): number {
  if (!rules.gammons || kind === 'single') return 1;
  return kind === 'gammon' ? 2 : rules.backgammonMultiplier;
}
