/** What of a match counts beyond itself: for the ratings, and between the two who played it (T22, T24, T73). */

import type { GameResult } from '../cube/worth.js';
import { type PenaltyPoints, pointsGiven } from '../kernel/penalty-points.js';
import { type BySide, type Side, bySide } from '../kernel/side.js';
import { type MatchEnd, type MatchState, isVoid } from './state.js';

/** The result of a match as ratings and head-to-head take it. */
export interface RatedResult {
  readonly winner: Side;
  readonly length: number;
}

/**
 * T73: the result of a finished match to points that was played, reported, lost on time or conceded; else null. A forfeit
 * never counts (T24), a decision does not where no game had begun, and neither do doubles, in which each side is two people.
 */
export function ratedResult(state: MatchState): RatedResult | null {
  if (state.status !== 'finished' || isVoid(state) || state.outcome === null) return null;
  const { format, outcome, games } = state;
  if (format.kind === 'money' || state.pairs !== undefined) return null;
  const { winner, by } = outcome;
  return isPlayed(by, games) ? { winner, length: format.length } : null;
}

function isPlayed(by: MatchEnd, games: number): boolean {
  switch (by) {
    case 'play':
    case 'reported':
      return true;
    case 'time':
    case 'concession':
      return games > 0;
    case 'forfeit':
      return false;
  }
}

/** Games won by each side, without those that were cut short when the match was ended from outside. */
export function gamesWon(results: readonly GameResult[]): BySide<number> {
  return bySide((side) => results.filter(({ winner, kind }) => winner === side && kind !== null).length);
}

/**
 * Points won by each side, at most the length (T52): those of its games, and those that a slip has given, which a match keeps
 * that goes on from it (T23, T43). Penalty points, which a score has in it, are none (T22).
 */
export function pointsWon({ length, score, penalties }: CountedMatch, results: readonly GameResult[]): BySide<number> {
  return bySide((side) => {
    const won = results.filter(({ winner }) => winner === side).reduce((sum, { points }) => sum + points, 0);
    const counted = score[side] - pointsGiven(penalties ?? [], side);
    // A penalty behind the last point is in no score, and takes nothing from what was won.
    return Math.min(length, Math.max(won, counted));
  });
}

/** What the points of a match are counted from. */
interface CountedMatch {
  readonly length: number;
  readonly score: BySide<number>;
  readonly penalties?: readonly PenaltyPoints[] | null;
}
