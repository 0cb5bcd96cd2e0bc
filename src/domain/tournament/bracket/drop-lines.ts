/**
 * The drop lines of a progressive consolation (T12), also the lower half of a double elimination (T14), as a table: which
 * main round drops into which consolation round, and onto which line. The brackets are made from this table.
 *
 *     round 1       losers     the losers of main round 1, neighbours against each other
 *     then for each main round 2, 3 … that drops:
 *                   survivors  (not before main round 2) neighbours among those who are left
 *                   drop       each who is left against one loser of that main round
 *     in the end    survivors  neighbours, until one is left
 */

export interface ConsolationRound {
  /** Of the consolation, from 1. */
  readonly round: number;
  readonly kind: 'losers' | 'drop' | 'survivors';
  readonly pairings: number;
  /** The main round whose losers come in; null: none. */
  readonly mainRound: number | null;
  /**
   * The positions in that main round from which the losers come, in the order of the pairings: for `losers` two for each
   * pairing, for `drop` one, for `survivors` none.
   */
  readonly lines: readonly number[];
  /** Neighbours exchange drop-ins where that avoids a rematch; only where one of the two could be a rematch at all. */
  readonly swaps: 'neighbours' | 'never';
}

/** The last main round that drops by default: the one before the semifinals, and at least the first (T12). */
export function defaultDropThrough(mainRounds: number): number {
  return Math.max(1, mainRounds - 2);
}

/** The rounds of the consolation of a main bracket with that many rounds; none where only one entrant can lose. */
export function consolationRounds(mainRounds: number, dropThrough: number): readonly ConsolationRound[] {
  const rounds: ConsolationRound[] = [];
  const add = (round: Omit<ConsolationRound, 'round'>): void => {
    rounds.push({ round: rounds.length + 1, ...round });
  };
  const survivors = (pairings: number): void =>
    add({ kind: 'survivors', pairings, mainRound: null, lines: [], swaps: 'never' });
  if (mainRounds < 2) return rounds;
  let pairings = 2 ** (mainRounds - 2);
  add({ kind: 'losers', pairings, mainRound: 1, lines: upTo(2 * pairings), swaps: 'never' });
  const last = Math.min(Math.max(dropThrough, 1), mainRounds);
  for (let mainRound = 2; mainRound <= last; mainRound += 1) {
    if (mainRound > 2) {
      pairings /= 2;
      survivors(pairings);
    }
    // The reverse order brings the losers of one quarter to the survivors of another. From main round 3 on these have come from
    // that other quarter, too, so the entrant who beat them may be the one that drops in.
    const swaps = mainRound > 2 && pairings > 1 ? 'neighbours' : 'never';
    add({ kind: 'drop', pairings, mainRound, lines: upTo(pairings).toReversed(), swaps });
  }
  for (pairings /= 2; pairings >= 1; pairings /= 2) survivors(pairings);
  return rounds;
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
