/** A position as one seat sees it: what the board draws. */
import type { Schemas } from '../../../client/src/index.js';

export type Side = 'white' | 'black';
export type Checkers = Schemas['CheckersDto'];
export type Position = Schemas['PositionDto'];
export type Variant = Schemas['GameDto']['variant'];

/** What of a variant the board has to know; the rules are the service's. */
export interface BoardFacts {
  /** Both sides run the same way (as in Fevga), so that a point is the other side's point half a board away. */
  readonly isParallel: boolean;
  /** Checkers that close a point. */
  readonly closing: 1 | 2;
  readonly hasCube: boolean;
}

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

/** Built-in variants in which both sides run the same way and one checker closes a point. */
const PARALLEL: readonly string[] = ['fevga', 'moultezim'];
/** Built-in variants that are played without a cube. */
const WITHOUT_CUBE: readonly string[] = [
  'aceyDeucey.seed',
  'aceyDeucey.american',
  'aceyDeucey.european',
  'portes',
  'tavla',
  'plakoto',
  'fevga',
  'moultezim',
];

/** A built-in variant is known by its name; the record of a club's own says the same. */
export function factsOf(variant: Variant): BoardFacts {
  if (typeof variant !== 'string') {
    const { direction, ownPointSize, cube } = variant;
    return { isParallel: direction === 'parallel', closing: ownPointSize, hasCube: cube === 'allowed' };
  }
  const isParallel = PARALLEL.includes(variant);
  return { isParallel, closing: isParallel ? 1 : 2, hasCube: !WITHOUT_CUBE.includes(variant) };
}

/** The other side's number of the same point. */
export function pointAcross({ isParallel }: BoardFacts, point: number): number {
  if (!isParallel) return POINTS + 1 - point;
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
