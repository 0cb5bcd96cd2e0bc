/** A position as one seat sees it: what the board draws. */
import type { Schemas } from '../../../client/src/index.js';

export type Side = 'white' | 'black';
export type Checkers = Schemas['CheckersDto'];
export type Position = Schemas['PositionDto'];

/** What of a variant the board has to know; the match says it. */
export type BoardFacts = Schemas['MatchDto']['board'];

export interface SeenPoint {
  /** Whose checker lies at the bottom, under those of the other side. */
  readonly pinned: Side | null;
  readonly owner: Side | null;
  /** Without a pinned one. */
  readonly count: number;
}

export const POINTS = 24;

export function opponentOf(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The other side's number of the same point. */
export function pointAcross({ direction }: BoardFacts, point: number): number {
  if (direction === 'opposite') return POINTS + 1 - point;
  return point <= POINTS / 2 ? point + POINTS / 2 : point - POINTS / 2;
}

/** The 24 points in the numbering of the seat; index 0 is its ace point. */
export function seenPoints(position: Position, seat: Side, facts: BoardFacts): readonly SeenPoint[] {
  const other = opponentOf(seat);
  return Array.from({ length: POINTS }, (_, index) => {
    const own = standing(position[seat], index + 1);
    const across = standing(position[other], pointAcross(facts, index + 1));
    const pinned = own.isPinned ? seat : across.isPinned ? other : null;
    const owner = own.count > 0 && !own.isPinned ? seat : across.count > 0 && !across.isPinned ? other : null;
    return { pinned, owner, count: owner === null ? 0 : owner === seat ? own.count : across.count };
  });
}

function standing({ points, pinned = [] }: Checkers, point: number): { count: number; isPinned: boolean } {
  return { count: points[point - 1] ?? 0, isPinned: pinned.includes(point) };
}
