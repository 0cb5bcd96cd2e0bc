/**
 * Several priorities in one whole number, so that one matching settles them all: each gets the room that its sum over a
 * round can need at most, and what needs more room than a number keeps exactly is refused.
 */

import { type Edge, MOST_COST } from './matching.js';
import { COSTS, type Priority } from './priorities.js';
import type { Field } from './field.js';

export type Pair = readonly [seat: number, other: number];

/** The pairs with their costs, least first priority first, or null if the numbers would not stay exact. */
export function packedEdges(
  field: Field,
  pairs: readonly Pair[],
  priorities: readonly Priority[],
): readonly Edge[] | null {
  const costs = priorities.map((priority) => pairs.map(([seat, other]) => COSTS[priority](field, seat, other)));
  const rooms = costs.map((list) => 1 + mostOfARound(field, pairs, list));
  if (rooms.reduce((product, room) => product * room, 1) > MOST_COST) return null;
  return pairs.map(([from, to], pair) => ({
    from,
    to,
    cost: costs.reduce((sum, list, priority) => sum * (rooms[priority] ?? 1) + (list[pair] ?? 0), 0),
  }));
}

/** No round costs more: each pair is counted for both its seats, as if every seat had the dearest of its pairs. */
function mostOfARound(field: Field, pairs: readonly Pair[], costs: readonly number[]): number {
  const most = costs.reduce((dearest, cost) => (cost > dearest ? cost : dearest), 0);
  // Only one pair has the bye.
  if (pairs.every(([, other], pair) => other === field.bye || costs[pair] === 0)) return most;
  const dearest = Array.from<number>({ length: field.seats }).fill(0);
  pairs.forEach(([seat, other], pair) => {
    const cost = costs[pair] ?? 0;
    if (cost > (dearest[seat] ?? 0)) dearest[seat] = cost;
    if (cost > (dearest[other] ?? 0)) dearest[other] = cost;
  });
  const bothEnds = dearest.reduce((sum, cost) => sum + cost, 0);
  return Math.min(Math.floor(bothEnds / 2), most * Math.floor(field.seats / 2));
}
