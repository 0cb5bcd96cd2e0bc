/** Whose fees are in a pool (T60, T65). */

import type { Id } from '../../kernel/brands.js';
import { isIn } from '../draw/not-drawn.js';
import { isOut } from '../met.js';
import { pairingsOf } from '../pairings.js';
import { entrantsOf } from '../stages.js';
import type { Entry, OpenedTournament } from '../state.js';

/** The entries that count, as the prizes say. */
export function countedEntries(tournament: OpenedTournament): readonly Entry[] {
  const { prizes, entries } = tournament;
  switch (prizes?.counts ?? 'entered') {
    case 'entered':
      return entries;
    case 'paid':
      return entries.filter(({ paid }) => paid);
    case 'plays':
      return playingEntries(tournament);
  }
}

/** What of the fees has come in. */
export interface FeesSoFar {
  /** How many are in the pool, or will be once they are paid. */
  readonly expected: number;
  /** How many of these are paid. */
  readonly paid: number;
}

/** How many entry fees are expected, and how many of them are paid (T60). */
export function feesSoFar(tournament: OpenedTournament): FeesSoFar {
  const counted = new Set(countedEntries(tournament));
  if (tournament.prizes?.counts === 'paid') for (const entry of playingEntries(tournament)) counted.add(entry);
  return { expected: counted.size, paid: [...counted].filter(({ paid }) => paid).length };
}

/** Who plays or has played: before the draw all who are in, afterwards all who were drawn and those who came late. */
export function playingEntries(tournament: OpenedTournament): readonly Entry[] {
  const { entries, stages } = tournament;
  const [stage] = stages;
  if (stage === undefined) return entries.filter(isIn);
  const met = pairingsOf(tournament).flatMap(({ white, black }) => [white, black]);
  const field = new Set<Id | null>([...entrantsOf(stage), ...met]);
  const isLate = (entry: Entry): boolean => (stage.kind === 'ladder' ? !isOut(entry) : entry.from > 1 && isIn(entry));
  return entries.filter((entry) => field.has(entry.id) || isLate(entry));
}

/** What the entrant pays: the entry fee, and the fees of the side pools that name the entry. */
function feesOf({ prizes }: OpenedTournament, { id }: Entry): number {
  if (prizes === null) return 0;
  const sides = prizes.sidePools.filter(({ entries }) => entries.includes(id));
  return sides.reduce((sum, { fee }) => sum + fee, prizes.entryFee);
}

/** What each of those who play has still to pay. */
export function unpaidFees(tournament: OpenedTournament): ReadonlyMap<Id, number> {
  const unpaid = playingEntries(tournament).filter(({ paid }) => !paid);
  return new Map(unpaid.map((entry) => [entry.id, feesOf(tournament, entry)]));
}
