/** How a game ends and what it is worth (R48–R54, R57). Win type from the final position only (R54). */

import type { Cube } from '../cube/cube.js';
import type { Side } from '../kernel/side.js';
import { opponent } from '../kernel/side.js';
import type { Position } from '../position/position.js';
import type { GameRules, GameTerms } from './rules.js';

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

/** What decides about the worth of a win: the options of the game and the terms of its contest. */
export interface Scoring {
  readonly rules: Pick<GameRules, 'gammons' | 'backgammonMultiplier'>;
  readonly terms: Pick<GameTerms, 'money'>;
}

/**
 * Whether Jacoby turns gammons and backgammons into single games with this cube (R80–R83): unless a double was taken,
 * which the cube shows by having an owner. An automatic double leaves it in the middle above 1 (R82).
 */
export function isUnderJacoby(cube: Cube, { money }: Scoring['terms']): boolean {
  if (money === null || !money.jacoby || cube.owner !== null) return false;
  return !money.jacobyAfterAutomaticDouble || cube.value === 1;
}

/** The result of a win of this kind with this cube: what it is scored as, and the points (R49–R53, R80). */
export function settled(winner: Side, kind: ResultKind, cube: Cube, scoring: Scoring, by: ResultWay): GameResult {
  const scored = isUnderJacoby(cube, scoring.terms) ? 'single' : kind;
  return { winner, kind: scored, cube: cube.value, points: cube.value * multiplier(scored, scoring.rules), by };
}

/** What a win of this kind multiplies the cube by (R49–R52). */
export function multiplier(kind: ResultKind, rules: Scoring['rules']): number {
  if (!rules.gammons || kind === 'single') return 1;
  return kind === 'gammon' ? 2 : rules.backgammonMultiplier;
}
