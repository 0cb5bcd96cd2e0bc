/** Entrants of a round robin or league who have left and count as never entered: none of their results stands (T19). */

import type { Id } from '../../kernel/brands.js';
import { entriesOut } from '../met.js';
import { pairingsOf } from '../pairings.js';
import type { OpenedTournament } from '../state.js';
import { type Criterion, type Ranked, rankingOf } from './ranking.js';

/** Who has left a stage of rounds, from 1, and has no match there that counts; none in any other stage. */
export function neverEntered(tournament: OpenedTournament, number: number): ReadonlySet<Id> {
  const { stages, entries } = tournament;
  if (stages[number - 1]?.kind !== 'rounds') return new Set();
  const annulled = new Set<Id>();
  const counting = new Set<Id>();
  for (const { stage, white, black, annulled: isAnnulled } of pairingsOf(tournament)) {
    if (stage !== number || white === null || black === null) continue;
    for (const entry of [white, black]) (isAnnulled ? annulled : counting).add(entry);
  }
  return new Set([...entriesOut(entries).keys()].filter((entry) => annulled.has(entry) && !counting.has(entry)));
}

/** What puts the first of them behind the last of the others. */
const NEVER_ENTERED = 'never-entered';

/** The entrants from the best down, those who count as never entered behind all others. */
export function rankingWithout(
  annulled: ReadonlySet<Id>,
  entries: readonly Id[],
  criteria: readonly Criterion[],
): readonly Ranked[] {
  const counting = rankingOf(
    entries.filter((entry) => !annulled.has(entry)),
    criteria,
  );
  const behind = rankingOf(
    entries.filter((entry) => annulled.has(entry)),
    criteria,
  ).map(({ entry, place, separatedBy }, index) => ({
    entry,
    place: counting.length + place,
    separatedBy: index === 0 && counting.length > 0 ? NEVER_ENTERED : separatedBy,
  }));
  return [...counting, ...behind];
}
