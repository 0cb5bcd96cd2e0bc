/** Everybody against everybody (T16): groups, and the rounds of each by the circle method. */

import type { Id } from '../../kernel/brands.js';

export interface RobinRound {
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

/**
 * The rounds in which everybody meets everybody once: n − 1 of them, or n with a bye for each where n is odd. Whoever sits
 * on the fixed chair changes sides from round to round, as the others do by going round. `most`: only so many rounds.
 */
export function roundRobin(entries: readonly Id[], most: number | null = null): readonly RobinRound[] {
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
  return most === null ? rounds : rounds.slice(0, most);
}
