/** Everybody against everybody (T16): groups, and the rounds of each by the circle method. */

import type { Id } from '../../kernel/brands.js';

interface RobinRound {
  readonly pairs: readonly { readonly white: Id; readonly black: Id }[];
  /** Who has no opponent in this round, where their number is odd. */
  readonly bye: Id | null;
}

/** The entrants, the best first, dealt out to groups to and fro, so that the groups are about equally strong. */
export function groupsOf(order: readonly Id[], count: number): readonly (readonly Id[])[] {
  const groups: Id[][] = Array.from({ length: count }, () => []);
  order.forEach((entry, index) => {
    const lap = Math.floor(index / count);
    const step = index % count;
    groups[lap % 2 === 0 ? step : count - 1 - step]?.push(entry);
  });
  return groups;
}

/** The entrants, the best first, in divisions about equally large, the best in the first. */
export function divisionsOf(order: readonly Id[], count: number): readonly (readonly Id[])[] {
  const beginOf = (division: number): number => Math.ceil((order.length * division) / count);
  return Array.from({ length: count }, (_, index) => order.slice(beginOf(index), beginOf(index + 1)));
}

/**
 * The rounds in which all entrants meet each other once: n − 1 of them, or n with a bye for each where n is odd. The entrant who sits
 * on the fixed chair changes sides from round to round, as the others do by going round. `most`: only so many rounds. `double`:
 * then the same rounds again, with sides exchanged.
 */
export function roundRobin(
  entries: readonly Id[],
  { most = null, double = false }: { readonly most?: number | null; readonly double?: boolean } = {},
): readonly RobinRound[] {
  if (entries.length < 2) return [];
  const [fixed = null, ...rest] = entries.length % 2 === 0 ? entries : [null, ...entries];
  const rounds = Array.from({ length: rest.length }, (_, round) => {
    const circle = [fixed, ...rest.slice(round), ...rest.slice(0, round)];
    const pairs: { white: Id; black: Id }[] = [];
    let bye: Id | null = null;
    for (let seat = 0; seat < circle.length / 2; seat += 1) {
      const [one = null, other = null] = [circle[seat], circle[circle.length - 1 - seat]];
      if (one === null || other === null) bye = one ?? other;
      else pairs.push((seat + round) % 2 === 0 ? { white: one, black: other } : { white: other, black: one });
    }
    return { pairs, bye };
  });
  const exchanged = ({ pairs, bye }: RobinRound): RobinRound => ({
    pairs: pairs.map(({ white, black }) => ({ white: black, black: white })),
    bye,
  });
  const all = double ? [...rounds, ...rounds.map(exchanged)] : rounds;
  return most === null ? all : all.slice(0, most);
}
