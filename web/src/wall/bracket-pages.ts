/**
 * A bracket that is larger than the wall, in pages: parts of the draw, each with the rounds in which it narrows down, and then
 * the last rounds together. All pairings are on one page at least.
 */
import type { Column } from '../parts/matches/rounds.js';

interface Fits {
  /** How many pairings stand below each other. */
  readonly rows: number;
  /** How many rounds stand beside each other. */
  readonly across: number;
}

/** A part of the draw; the parts of each round lie one below the other. */
function shareOf(column: Column, nth: number, parts: number): Column {
  const edge = (part: number): number => Math.ceil((column.pairings.length * part) / parts);
  return { ...column, key: `${column.key} ${nth}`, pairings: column.pairings.slice(edge(nth), edge(nth + 1)) };
}

/** How many parts a round is shown in: halves, quarters, eighths … */
function partsOf(pairings: number, rows: number): number {
  let parts = 1;
  while (Math.ceil(pairings / parts) > rows && parts < pairings) parts *= 2;
  return parts;
}

export function bracketPages(columns: readonly Column[], { rows, across }: Fits): readonly (readonly Column[])[] {
  const pages: (readonly Column[])[] = [];
  let from = 0;
  while (from < columns.length) {
    const parts = partsOf(columns[from]?.pairings.length ?? 0, rows);
    const goesOn = (nth: number): boolean => {
      const column = columns[nth];
      if (column === undefined || nth - from >= across || column.part !== columns[from]?.part) return false;
      return column.pairings.length % parts === 0 && column.pairings.length <= rows * parts;
    };
    let to = from + 1;
    while (goesOn(to)) to += 1;
    for (let nth = 0; nth < parts; nth += 1) {
      pages.push(columns.slice(from, to).map((column) => shareOf(column, nth, parts)));
    }
    // The last round of the parts begins what they lead to, where it is small enough to be there once more.
    const last = columns[to - 1];
    const isShownAgain =
      to - from > 1 &&
      to < columns.length &&
      columns[to]?.part === last?.part &&
      (last?.pairings.length ?? 0) <= rows &&
      columns.length - to < across;
    from = isShownAgain ? to - 1 : to;
  }
  return pages;
}
