/**
 * All rounds that the edges allow, the cheapest first (Murty, 1968): after a round has been given, the others are split by
 * the first of its pairs that they do without, and the cheapest of each part is found by a matching.
 */

import { type Edge, cheapestMatching } from './matching.js';

/** Some of the rounds: with these pairs, made of these edges; and the cheapest of them. */
interface Part {
  readonly fixed: readonly Edge[];
  readonly edges: readonly Edge[];
  readonly cheapest: readonly Edge[];
  readonly cost: number;
}

/** The rounds one after another, none twice; equally cheap ones in an order that is always the same. */
export function* roundsInOrder(seats: readonly number[], edges: readonly Edge[]): Generator<readonly Edge[]> {
  let parts = listOf(part(seats, [], edges));
  for (let next = parts[0]; next !== undefined; next = parts[0]) {
    yield next.cheapest;
    parts = [...parts.slice(1), ...without(seats, next)].sort((one, other) => one.cost - other.cost);
  }
}

function without(seats: readonly number[], { fixed, edges, cheapest }: Part): readonly Part[] {
  const loose = cheapest.filter((edge) => !fixed.includes(edge));
  return loose.flatMap((missing, place) =>
    listOf(
      part(
        seats,
        [...fixed, ...loose.slice(0, place)],
        edges.filter((edge) => edge !== missing),
      ),
    ),
  );
}

function part(seats: readonly number[], fixed: readonly Edge[], edges: readonly Edge[]): Part | null {
  const free = seats.filter((seat) => !fixed.some(({ from, to }) => from === seat || to === seat));
  const rest = cheapestMatching(free, edges);
  if (rest === null) return null;
  const cheapest = [...fixed, ...rest];
  return { fixed, edges, cheapest, cost: cheapest.reduce((sum, { cost }) => sum + cost, 0) };
}

function listOf(found: Part | null): readonly Part[] {
  return found === null ? [] : [found];
}
