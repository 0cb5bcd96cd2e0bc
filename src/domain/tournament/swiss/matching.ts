/**
 * Perfect matchings of least cost: the one algorithm that is bought in (Edmonds' blossoms, `edmonds-blossom-fixed`, MIT),
 * behind our own types. Deterministic: the same edges in the same order give the same matching everywhere, because the
 * algorithm only adds and compares whole numbers.
 */

import blossom from 'edmonds-blossom-fixed';

/**
 * Costs up to here stay exact. Inside the algorithm dual values grow to twice the largest weight and their sums to four
 * times, and from 2^53 on a double no longer holds every whole number.
 */
export const MOST_COST = 2 ** 50;

/** Two seats and what it costs to put them together: a whole number from 0 to MOST_COST. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly cost: number;
}

/**
 * Of the edges those that pair all the seats at the least sum of costs, or null where they cannot. Edges to other seats
 * are left aside.
 */
export function cheapestMatching(seats: readonly number[], edges: readonly Edge[]): readonly Edge[] | null {
  if (seats.length === 0) return [];
  const vertexOf = new Map(seats.map((seat, vertex) => [seat, vertex]));
  const ends = edges.flatMap((edge) => {
    const [from, to] = [vertexOf.get(edge.from), vertexOf.get(edge.to)];
    return from === undefined || to === undefined ? [] : [{ edge, from, to }];
  });
  const dearest = ends.reduce((most, { edge }) => Math.max(most, edge.cost), 0);
  const partners = blossom(
    ends.map(({ edge, from, to }) => [from, to, dearest - edge.cost] as const),
    true,
  );
  const chosen = ends.filter(({ from, to }) => partners[from] === to).map(({ edge }) => edge);
  return chosen.length * 2 === seats.length ? chosen : null;
}
