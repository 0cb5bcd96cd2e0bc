/** How many matches an entrant has played, as a table shows them. */

import type { Id } from '../../kernel/brands.js';
import { type Pairing, isDrawn } from '../met.js';

export interface MatchCounts {
  /** Decided ones that count, forfeits and walkovers included; a bye is none (T7). Always those won, drawn and lost. */
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  /** Of teams; absent: none. */
  readonly drawn?: number;
  /** T19: played, but not counted, because one of the two left early. */
  readonly annulled: number;
}

const NONE: MatchCounts = { played: 0, won: 0, lost: 0, annulled: 0 };

/** The counts of everybody who has a decided pairing among these. */
export function matchCounts(pairings: readonly Pairing[]): (entry: Id) => MatchCounts {
  const counts = new Map<Id, MatchCounts>();
  for (const { white, black, status, winner, outcome, annulled } of pairings) {
    if (status !== 'finished' || white === null || black === null || white === 'bye' || black === 'bye') continue;
    for (const entry of [white, black]) {
      const so = counts.get(entry) ?? NONE;
      const played = so.played + 1;
      // Matches that were never played are none that the table has lost.
      if (annulled) counts.set(entry, { ...so, annulled: so.annulled + (outcome === null ? 0 : 1) });
      else if (winner === entry) counts.set(entry, { ...so, played, won: so.won + 1 });
      else if (isDrawn(outcome)) counts.set(entry, { ...so, played, drawn: (so.drawn ?? 0) + 1 });
      else counts.set(entry, { ...so, played, lost: so.lost + 1 });
    }
  }
  return (entry) => counts.get(entry) ?? NONE;
}
