/** The two sides of a board and data that both have. */

export const SIDES = ['white', 'black'] as const;

export type Side = (typeof SIDES)[number];

export type BySide<T> = Readonly<Record<Side, T>>;

/** The other side. */
export function opponent(side: Side): Side {
  return side === 'white' ? 'black' : 'white';
}

/** The same computation for both sides. */
export function bySide<T>(of: (side: Side) => T): BySide<T> {
  return { white: of('white'), black: of('black') };
}

/** A copy in which one side has another value. */
export function withSide<T>(both: BySide<T>, side: Side, value: T): BySide<T> {
  return side === 'white' ? { white: value, black: both.black } : { white: both.white, black: value };
}
