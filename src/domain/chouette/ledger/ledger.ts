/**
 * The ledger of an evening (C40–C44): entries are never edited, a correction reverses them by new ones; totals follow from
 * them, and the transfers that settle the totals are as few as can be.
 */

import type { Id } from '../../kernel/brands.js';
import type { Entry } from './settlement.js';

/** An entry as it stands in the ledger, numbered in order from 1. */
export interface LedgerLine extends Entry {
  readonly number: number;
  /** The game; a sale of the box belongs to the game before which it was made. */
  readonly game: number;
  /** The entry that this one takes back (C44), or null. */
  readonly reverses: number | null;
}

/** Money from one to another, in the smallest unit of the currency. */
export interface Transfer {
  readonly from: Id;
  readonly to: Id;
  readonly amount: number;
}

/** What a point is worth: one value for all, or the value that a player has named (C10). */
export interface Stakes {
  readonly stake: number;
  readonly stakes?: Readonly<Record<Id, number>>;
}

/** What a point is worth to this player. */
export function stakeOf({ stake, stakes = {} }: Stakes, player: Id): number {
  return stakes[player] ?? stake;
}

/** What a point is worth between two: the lower of their stakes (C10). */
export function amountOf({ from, to, points }: Pick<Entry, 'from' | 'to' | 'points'>, stakes: Stakes): number {
  return points * Math.min(stakeOf(stakes, from), stakeOf(stakes, to));
}

/** New lines behind those that there are. */
export function ledgerLines(entries: readonly Entry[], game: number, already: number): readonly LedgerLine[] {
  return entries.map((entry, index) => ({ number: already + index + 1, game, ...entry, reverses: null }));
}

/** The lines that take back these (C44). */
export function reversalOf(lines: readonly LedgerLine[], already: number): readonly LedgerLine[] {
  return lines.map(({ number, game, from, to, points, reason }, index) => ({
    number: already + index + 1,
    game,
    from: to,
    to: from,
    points,
    reason,
    reverses: number,
  }));
}

/** The entries with money in the place of points, each at the stake of its two. */
export function inMoney(entries: readonly Entry[], stakes: Stakes): readonly Entry[] {
  return entries.map((entry) => ({ ...entry, points: amountOf(entry, stakes) }));
}

/** The points of each person after the entries; the sum of all stays what it was. */
export function pointsAfter(points: ReadonlyMap<Id, number>, entries: readonly Entry[]): ReadonlyMap<Id, number> {
  const after = new Map(points);
  for (const entry of entries) {
    after.set(entry.from, (after.get(entry.from) ?? 0) - entry.points);
    after.set(entry.to, (after.get(entry.to) ?? 0) + entry.points);
  }
  return after;
}

/** Above so many people with something to settle, the fewest transfers are no longer looked for, only few. */
const MOST_SOUGHT = 16;

/**
 * Transfers that settle all debts, as few as there can be: people who settle among themselves are put into as
 * many groups as possible, for a group of n needs n − 1.
 */
export function transfers(amounts: ReadonlyMap<Id, number>): readonly Transfer[] {
  const open = [...amounts].filter(([, amount]) => amount !== 0);
  return groupsOf(open).flatMap(settledAmong);
}

type Owing = readonly [player: Id, amount: number];

/** The people in as many groups as possible of which each sums to zero. */
function groupsOf(open: readonly Owing[]): readonly (readonly Owing[])[] {
  if (open.length > MOST_SOUGHT) return [open];
  const all = 2 ** open.length - 1;
  const sums = new Float64Array(all + 1);
  const groups = new Int8Array(all + 1);
  const added = new Int8Array(all + 1).fill(-1);
  for (let chosen = 1; chosen <= all; chosen += 1) {
    for (const [place, [, amount]] of open.entries()) {
      if ((chosen & (1 << place)) === 0) continue;
      const rest = chosen ^ (1 << place);
      sums[chosen] = (sums[rest] ?? 0) + amount;
      if (added[chosen] === -1 || (groups[rest] ?? 0) > (groups[chosen] ?? 0)) {
        groups[chosen] = groups[rest] ?? 0;
        added[chosen] = place;
      }
    }
    if (sums[chosen] === 0) groups[chosen] = (groups[chosen] ?? 0) + 1;
  }
  return groupsFound(open, added, sums);
}

/** Takes people away in the order in which they were added; a group is whole where the rest sums to zero. */
function groupsFound(open: readonly Owing[], added: Int8Array, sums: Float64Array): readonly (readonly Owing[])[] {
  const found: Owing[][] = [];
  let group: Owing[] = [];
  for (let chosen = sums.length - 1; chosen > 0;) {
    const place = added[chosen] ?? 0;
    const person = open[place];
    if (person !== undefined) group.push(person);
    chosen ^= 1 << place;
    if (sums[chosen] === 0) {
      found.push(group);
      group = [];
    }
  }
  return found;
}

/** The largest debtor pays the largest creditor until all debts are settled: each transfer settles at least one person. */
function settledAmong(group: readonly Owing[]): readonly Transfer[] {
  const rest = new Map(group);
  const made: Transfer[] = [];
  for (;;) {
    const sorted = [...rest].sort(([, a], [, b]) => a - b);
    const [debtor, creditor] = [sorted[0], sorted.at(-1)];
    if (debtor === undefined || creditor === undefined || debtor[1] >= 0 || creditor[1] <= 0) return made;
    const amount = Math.min(-debtor[1], creditor[1]);
    made.push({ from: debtor[0], to: creditor[0], amount });
    rest.set(debtor[0], debtor[1] + amount);
    rest.set(creditor[0], creditor[1] - amount);
  }
}
