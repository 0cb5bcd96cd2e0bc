/** Where everything lies on the board, in units of the drawing. */
import { type BoardFacts, POINTS, type Position, type Side, opponentOf, seenPoints } from './view.js';

export const COLUMN = 40;
export const RADIUS = 18;
export const BAR_WIDTH = 44;
export const TRAY = 48;
export const WIDTH = 12 * COLUMN + BAR_WIDTH + TRAY;
export const HEIGHT = 440;
export const EDGE = 20;
export const BAR_X = 6 * COLUMN + BAR_WIDTH / 2;
export const TRAY_X = WIDTH - TRAY / 2;
/** Checkers of a stack that are seen apart; a higher stack shows its number. */
const APART = 5;

export type Place = number | 'bar' | 'rsv' | 'off';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A checker where it lies; `id` is the same while it moves. */
export interface PlacedChecker extends Spot {
  readonly id: string;
  readonly side: Side;
  readonly place: Place;
}

/** A number on the highest checker of a stack that is too high to count. */
export interface StackNumber extends Spot {
  readonly side: Side;
  readonly count: number;
}

/** The middle of a point's column, in the seat's numbering: 1 at the bottom right, 24 at the top right. */
export function columnOf(point: number): number {
  const fromRight = point <= 12 ? point - 1 : POINTS - point;
  const right = WIDTH - TRAY - COLUMN / 2 - fromRight * COLUMN;
  return fromRight < 6 ? right : right - BAR_WIDTH;
}

export function isBottom(point: number): boolean {
  return point <= 12;
}

/** All checkers of a position as a seat sees them, and the numbers of high stacks. */
export function laidOut(
  position: Position,
  seat: Side,
  facts: BoardFacts,
): { readonly checkers: readonly Omit<PlacedChecker, 'id'>[]; readonly numbers: readonly StackNumber[] } {
  const checkers: Omit<PlacedChecker, 'id'>[] = [];
  const numbers: StackNumber[] = [];
  const stack = (side: Side, place: Place, count: number, spotOf: (index: number) => Spot): void => {
    for (let index = 0; index < count; index += 1) {
      checkers.push({ side, place, ...spotOf(Math.min(index, APART - 1)) });
    }
    // Beside the tray stands how many are in it.
    if (count > APART && place !== 'off') numbers.push({ side, count, ...spotOf(APART - 1) });
  };
  for (const [index, { pinned, owner, count }] of seenPoints(position, seat, facts).entries()) {
    const spotOf = stackOn(index + 1);
    if (pinned !== null) stack(pinned, index + 1, 1, spotOf);
    const raised = pinned === null ? 0 : 1;
    if (owner !== null) stack(owner, index + 1, count, (at) => spotOf(Math.min(at + raised, APART - 1)));
  }
  for (const side of [seat, opponentOf(seat)]) {
    const { bar, off, reserve = 0 } = position[side];
    const down = side === seat ? 1 : -1;
    const middle = HEIGHT / 2;
    stack(side, 'bar', bar, (at) => ({ x: BAR_X, y: middle + down * (70 + at * 26) }));
    stack(side, 'off', off, (at) => ({ x: TRAY_X, y: middle + down * (HEIGHT / 2 - EDGE - RADIUS - at * 10) }));
    stack(side, 'rsv', reserve, (at) => ({ x: TRAY_X, y: middle + down * (44 + at * 10) }));
  }
  return { checkers, numbers };
}

function stackOn(point: number): (index: number) => Spot {
  const x = columnOf(point);
  return (index) => {
    const height = EDGE + RADIUS + index * 2 * RADIUS;
    return { x, y: isBottom(point) ? HEIGHT - height : height };
  };
}

/**
 * The checkers with names that last: those that lie as before keep their names, and each that is new somewhere has the name
 * of one that has left its place, so that a reader sees it go.
 */
export function followed(
  before: readonly PlacedChecker[],
  after: readonly Omit<PlacedChecker, 'id'>[],
): readonly PlacedChecker[] {
  const free = [...before];
  const take = (fits: (one: PlacedChecker) => boolean): PlacedChecker | undefined => {
    const at = free.findIndex(fits);
    return at < 0 ? undefined : free.splice(at, 1)[0];
  };
  const named = after.map((checker) => {
    const same = take(({ side, place, x, y }) => {
      return side === checker.side && place === checker.place && x === checker.x && y === checker.y;
    });
    return { ...checker, id: same?.id ?? '' };
  });
  let next = before.length;
  return named.map((checker) => {
    if (checker.id !== '') return checker;
    const gone = take(({ side }) => side === checker.side);
    if (gone !== undefined) return { ...checker, id: gone.id };
    next += 1;
    return { ...checker, id: `${checker.side}${next}` };
  });
}
