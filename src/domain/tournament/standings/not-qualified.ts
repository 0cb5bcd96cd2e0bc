/** Those who were left behind where a stage was followed by another one: they have places behind its field (T16). */

import type { Id } from '../../kernel/brands.js';
import { type StandingRow, standingsOf } from './standings.js';
import { entrantsOf } from '../stages.js';
import type { OpenedTournament } from '../state.js';

/** The rows of the stages before the last one, without those who play on, with the places that they have in all. */
export function notQualified(tournament: OpenedTournament): readonly StandingRow[] {
  const tables = standingsOf(tournament);
  const behind: StandingRow[] = [];
  for (let number = tournament.stages.length; number > 1; number -= 1) {
    const next = tournament.stages[number - 1];
    const field = new Set<Id>(next === undefined ? [] : entrantsOf(next));
    const rows = tables
      .filter(({ stage, flight }) => stage === number - 1 && flight === 'main')
      .flatMap((table) => table.rows.filter(({ entry }) => !field.has(entry)))
      .toSorted((a, b) => a.place - b.place);
    // Equal places in different groups are one place, behind everybody who went further; no criterion is looked at across groups.
    const better = (place: number): number => rows.filter((row) => row.place < place).length;
    behind.push(...rows.map((row) => ({ ...row, place: field.size + better(row.place) + 1, separatedBy: null })));
  }
  return behind;
}
