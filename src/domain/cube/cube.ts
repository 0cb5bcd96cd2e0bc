/**
 * The doubling cube (R61–R70, R72, R75): its value, its owner, an offer that awaits an answer, and who may double.
 *
 * The cube never looks at the board. Order of refusals as in rules.md section 21, phase and turn having been looked at before.
 */

import { type BySide, type Side, opponent } from '../kernel/side.js';
import { type Violation, violation } from '../kernel/violation.js';

export interface Cube {
  /** What a single game is worth now; a power of two. */
  readonly value: number;
  /** Null: in the middle. */
  readonly owner: Side | null;
  /** A double that awaits its answer. */
  readonly offered: OfferedDouble | null;
}

/** A double, or a further turn of the cube in answer to one (R86, R87). */
interface OfferedDouble {
  /** What the cube will show when it is accepted: the level L of R86. */
  readonly value: number;
  /** Who turned the cube last; the other side answers. */
  readonly by: Side;
  /** Further turns so far: 0 for the double itself, 1 for a beaver, 2 for a raccoon and so on (R88). */
  readonly turns: number;
}

/** What the contest lays down about doubling in one game. */
export interface CubeTerms {
  /** False: neither side may double in this game (R62 b). */
  readonly inUse: boolean;
  /** R61: no double beyond this value; null is without limit. */
  readonly maxValue: number | null;
  /** No value beyond this one either: points could not be counted any more. There where it is less than the largest cube. */
  readonly countable?: number;
  /** R75: the sides that must wait for two rolls of each side. */
  readonly waiting: readonly Side[];
  /** R69: points that each side still needs, or null where no cube is ever dead. */
  readonly away: BySide<number> | null;
}

/** R75: rolls that each side must have had before a waiting side may double. */
const HOLLAND_ROLLS = 2;

/** R67 knows no limit; beyond this cube points would no longer be exact numbers, of which it is worth up to fifteen times its value. */
export const LARGEST_CUBE = 2 ** 49;

/** The cube at the start of a game (R8). */
export const CENTRED_CUBE: Cube = { value: 1, owner: null, offered: null };

/** Why the side may not double with this cube now, or null when it may; `turnsPlayed` counts rolls completed (R75). */
export function doubleRefusal(
  cube: Cube,
  terms: CubeTerms,
  crawford: boolean,
  side: Side,
  turnsPlayed: BySide<number>,
): Violation | null {
  if (!terms.inUse) return violation('cube.not-available', { side, reason: 'off' });
  if (cube.owner === opponent(side)) {
    return violation('cube.not-available', { side, reason: 'owned-by-opponent', value: cube.value });
  }
  if (crawford) return violation('match.crawford-no-cube', { side });
  if (terms.waiting.includes(side) && (turnsPlayed.white < HOLLAND_ROLLS || turnsPlayed.black < HOLLAND_ROLLS)) {
    return violation('match.holland-too-early', {
      side,
      whiteRolls: turnsPlayed.white,
      blackRolls: turnsPlayed.black,
      needed: HOLLAND_ROLLS,
    });
  }
  if (terms.away !== null && isDeadCube(cube, terms.away[side])) {
    return violation('cube.dead', { side, value: cube.value, away: terms.away[side] });
  }
  const max = highestValue(terms);
  if (cube.value * 2 > max) return violation('cube.cap', { side, value: cube.value, max });
  return null;
}

/** The highest value that a cube may reach (R61), as far as its points can be counted. */
export function highestValue({ maxValue, ...terms }: CubeTerms): number {
  return Math.min(maxValue ?? LARGEST_CUBE, highestStake(terms));
}

/** How often a stake may be multiplied where no cube does it (V24). */
export function highestStake({ countable = LARGEST_CUBE }: Pick<CubeTerms, 'countable'>): number {
  return countable;
}

/** Whether a plain win at the present value already ends the match for a side that needs `away` points (R69). */
function isDeadCube(cube: Cube, away: number): boolean {
  return away <= cube.value;
}

/** The cube with a double on the table (R63): the value is offered, not yet reached. */
export function offeredCube(cube: Cube, by: Side): Cube {
  return { ...cube, offered: { value: cube.value * 2, by, turns: 0 } };
}

/** The cube turned once more in answer to a double (R87): at twice the level, for the other side to answer. */
export function cubeTurnedAgain(cube: Cube, by: Side): Cube {
  if (cube.offered === null) return cube;
  return { ...cube, offered: { value: cube.offered.value * 2, by, turns: cube.offered.turns + 1 } };
}

/**
 * The cube after the chain was accepted (R65, R89): at the offered value, owned by the side that was doubled first,
 * however often it was turned.
 */
export function takenCube(cube: Cube, doubler: Side): Cube {
  return { value: cube.offered?.value ?? cube.value, owner: opponent(doubler), offered: null };
}

/** What dropping the offer costs (R64, R90): the value before the last turn. */
export function dropCost(cube: Cube): number {
  return cube.offered === null ? cube.value : cube.offered.value / 2;
}

/**
 * The cube after the last turn was dropped: the turns before it stand, because a side that turns the cube again accepts the
 * turn before (R87, R89). A double that was dropped leaves it as it was.
 */
export function droppedCube(cube: Cube, doubler: Side): Cube {
  const { offered } = cube;
  if (offered === null || offered.turns === 0) return { ...cube, offered: null };
  return { value: dropCost(cube), owner: opponent(doubler), offered: null };
}

/** The cube doubled by itself in the opening, still in the middle (R95). */
export function automaticallyDoubledCube(cube: Cube): Cube {
  return { ...cube, value: cube.value * 2 };
}

/** Whether a number is a value that a cube can show (R6): 1, 2, 4 … */
export function isCubeValue(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 1 && Number.isInteger(Math.log2(value));
}

/**
 * Whether a cube can have come to this value under the terms (R62, R65, R69): doubles alternate between the sides, each
 * by a side for which the cube was not dead yet. Either side may have made the first.
 */
export function isReachableValue(value: number, terms: CubeTerms, crawford: boolean): boolean {
  if (!isCubeValue(value)) return false;
  if (value === 1) return true;
  if (!terms.inUse || crawford || value > highestValue(terms)) return false;
  const { away } = terms;
  if (away === null) return true;
  const startedBy = (first: Side): boolean => {
    let doubler = first;
    for (let shown = 1; shown < value; shown *= 2) {
      if (away[doubler] <= shown) return false;
      doubler = opponent(doubler);
    }
    return true;
  };
  return startedBy('white') || startedBy('black');
}
