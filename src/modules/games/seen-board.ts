/** A board as somebody sees it who sits at one side of it: what every drawing of a board begins with. */

import {
  type Checkers,
  POINTS,
  type Position,
  SIDES,
  type Side,
  type Variant,
  opponent,
  pointAcross,
  variantOf,
} from '../../domain/index.js';
import type { GameView } from './game.view.js';

/** What stands on a point. */
export interface SeenPoint {
  /** Whose checker lies at the bottom, under those of the other side (V50). */
  readonly pinned: Side | null;
  /** Whose checkers stand there; null: nobody's. */
  readonly owner: Side | null;
  /** Without a pinned one. */
  readonly count: number;
}

/** The 24 points in the numbering of the seat; index 0 is its ace point, which is at the bottom right. */
export function seenPoints(position: Position, seat: Side, variant: Variant): readonly SeenPoint[] {
  const { direction } = variantOf(variant);
  const other = opponent(seat);
  return Array.from({ length: POINTS }, (_, index) => {
    const own = pointOf(position[seat], index + 1);
    const across = pointOf(position[other], pointAcross(direction, index + 1));
    const pinned = own.pinned ? seat : across.pinned ? other : null;
    const owner = own.count > 0 && !own.pinned ? seat : across.count > 0 && !across.pinned ? other : null;
    return { pinned, owner, count: owner === null ? 0 : owner === seat ? own.count : across.count };
  });
}

function pointOf({ points, pinned = [] }: Checkers, point: number): { count: number; pinned: boolean } {
  return { count: points[point - 1] ?? 0, pinned: pinned.includes(point) };
}

/** The moment of the game in words. */
export function caption(view: GameView): string {
  const { number, cube, pips } = view;
  const owner = cube.owner === null ? 'in the middle' : `of ${cube.owner}`;
  const counts = pips === null ? '' : `, pips ${pips.white} white, ${pips.black} black`;
  const beside = view.position === null ? '' : besideTheBoard(view.position);
  return `Game ${number}: ${momentText(view)}, cube ${cube.value} ${owner}${counts}${beside}`;
}

/** Checkers that are not in play yet, and pinned ones, where there are any. */
function besideTheBoard(position: Position): string {
  return SIDES.map((side) => {
    const { reserve = 0, pinned = [] } = position[side];
    const waiting = reserve === 0 ? '' : `, ${reserve} ${side} in reserve`;
    return pinned.length === 0 ? waiting : `${waiting}, ${side} pinned on ${pinned.join(' and ')}`;
  }).join('');
}

function momentText({ phase, onRoll, toAct, dice, cube, resignation, result }: GameView): string {
  switch (phase) {
    case 'opening':
      return 'opening roll';
    case 'roll-or-double':
      return `${onRoll} to roll or double`;
    case 'roll':
      return `${onRoll} to roll`;
    case 'play':
      return `${onRoll} to play ${(dice ?? []).join('-')}`;
    case 'name-doublet':
      return `${onRoll} to name a doublet`;
    case 'answer-double':
      return `${toAct} to answer the cube at ${cube.offered?.value ?? cube.value}`;
    case 'answer-resignation':
      return `${toAct} to answer a resignation (${resignation?.as ?? ''})`;
    case 'finished':
      return result === null || result.winner === null
        ? 'finished, won by nobody'
        : `finished, ${result.winner} won ${result.points}`;
  }
}
