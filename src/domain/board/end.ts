/** How the position ends a game (R42, V23, V40, V54). The kind of a win follows from the final position only (R54). */

import { SIDES, type Side, opponent } from '../kernel/side.js';
import { POINTS } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';
import type { VariantRules, VariantScoring } from '../variant/variant-rules.js';
import { VARIANTS, variantOf } from '../variant/variants.js';
import { type LossLevel, type ResultKind, possibleKinds } from '../variant/win-kinds.js';
import type { BoardState } from './state.js';

type BoardEnd =
  | { readonly winner: Side; readonly kind: ResultKind; readonly level: LossLevel }
  /** Drawn: both mothers are pinned (V54). */
  | { readonly winner: null };

/** How the board ends the game, or null while it goes on. */
export function endOf({ position, variant: of }: Pick<BoardState, 'position' | 'variant'>): BoardEnd | null {
  const variant = variantOf(of);
  const off = SIDES.find((side) => position[side].off === variant.checkers);
  const losers = off === undefined ? SIDES.filter((side) => isMotherLost(variant, position, side)) : [opponent(off)];
  const [loser] = losers;
  if (loser === undefined) return null;
  if (losers.length > 1) return { winner: null };
  const { scoring } = variant;
  const winner = opponent(loser);
  const kind = off === undefined ? 'gammon' : winKind(position, winner, scoring);
  return { winner, kind, level: scoring.kind === 'checkersLeft' ? checkersLeft(position[loser], scoring) : kind };
}

/** The kind of win that the final position shows, as far as the scoring knows it (R49–R51, V40). */
export function winKind(
  position: Position,
  winner: Side,
  scoring: VariantScoring = VARIANTS.backgammon.scoring,
): ResultKind {
  const loser = position[opponent(winner)];
  const [kind] = possibleKinds(loser, scoring).slice(-1);
  if (kind !== 'backgammon') return kind ?? 'single';
  const inWinnersHome = loser.points.slice(18).some((count) => count > 0);
  return loser.bar > 0 || (loser.reserve ?? 0) > 0 || inWinnersHome ? 'backgammon' : 'gammon';
}

/** The checkers that the loser has left, as far as they count (V23); a win is worth one at least. */
function checkersLeft({ points, bar, reserve = 0 }: Checkers, scoring: VariantScoring): number {
  const onPoints = points.reduce((sum, count) => sum + count, 0);
  const counted =
    scoring.kind === 'checkersLeft' && scoring.count === 'onBoardOnly' ? onPoints : onPoints + bar + reserve;
  return Math.max(1, counted);
}

/** V54: the last checker on its own start point is pinned, and the other side no longer has such a checker to lose. */
function isMotherLost({ mother }: VariantRules, position: Position, side: Side): boolean {
  if (mother === 'none' || !isMotherPinned(position[side])) return false;
  const other = position[opponent(side)];
  return mother === 'immediateLoss' || other.points[POINTS - 1] === 0 || isMotherPinned(other);
}

function isMotherPinned({ pinned = [] }: Checkers): boolean {
  return pinned.includes(POINTS);
}
