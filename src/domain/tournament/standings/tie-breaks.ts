/**
 * The tie-breaks, each a criterion over the cross table.
 *
 * | Rule | Criterion |
 * |---|---|
 * | T50.1, T51.1 match wins | `wins` |
 * | T18 table points of a league | `points-table` |
 * | T50.2 direct result | `direct` |
 * | T50.3, T50.4 Buchholz, without the lowest opponent | `buchholz-cut-1`, `buchholz` |
 * | T50.5 Sonneborn–Berger | `sonneborn-berger` |
 * | T50.6, T51.4 point difference (T52) | `difference` |
 * | T51.2, T51.3 wins and difference among the tied | `wins-among-tied`, `difference-among-tied` |
 * | T51.5 points won | `points-won` |
 * | boards won, of teams | `boards-won` |
 * | T50.7, T51.6 lots by the recorded seed | `lots` |
 */

import type { Id } from '../../kernel/brands.js';
import { shuffledOrder } from '../draw/lots.js';
import type { CrossTable, Meeting } from './cross-table.js';
import type { Criterion } from './ranking.js';

export const TIE_BREAKS = [
  'direct',
  'buchholz-cut-1',
  'buchholz',
  'sonneborn-berger',
  'difference',
  'wins-among-tied',
  'difference-among-tied',
  'points-won',
  'boards-won',
  'lots',
] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** T50 */
export const SWISS_TIE_BREAKS: readonly TieBreak[] = [
  'direct',
  'buchholz-cut-1',
  'buchholz',
  'sonneborn-berger',
  'difference',
  'lots',
];

/** T51 */
export const ROUND_ROBIN_TIE_BREAKS: readonly TieBreak[] = [
  'wins-among-tied',
  'difference-among-tied',
  'difference',
  'points-won',
  'lots',
];

/** What separates teams of as many team matches won before anything else. */
export const TEAM_TIE_BREAKS: readonly TieBreak[] = ['boards-won', 'points-won'];

/** Match wins, before any tie-break. */
export function winsOf(table: CrossTable): Criterion {
  return perEntry('wins', (entry) => table.wins(entry));
}

/** Points of a league (T18). `forfeit`: for an entrant who lost without playing. A draw gives half of a win and half of a loss. */
export function seasonPoints(
  table: CrossTable,
  points: { readonly win: number; readonly loss: number; readonly forfeit: number },
): Criterion {
  return perEntry('points-table', (entry) =>
    sumOf(table.of(entry), ({ won, drawn, played }) => {
      if (drawn) return (points.win + points.loss) / 2;
      return won ? points.win : played ? points.loss : points.forfeit;
    }),
  );
}

/** The criterion of that name. After one that looks only at the tie, the parts are looked at anew (T51). */
export function tieBreak(name: TieBreak, table: CrossTable, seed: string): Criterion {
  switch (name) {
    case 'direct':
      return { name, goOn: 'again', values: (tied) => directResults(table, tied) };
    case 'buchholz':
      return perEntry(name, (entry) => sumOf(opponentWins(table, entry), (wins) => wins));
    case 'buchholz-cut-1':
      return perEntry(name, (entry) => {
        const wins = opponentWins(table, entry);
        return sumOf(wins, (each) => each) - (wins.length === 0 ? 0 : Math.min(...wins));
      });
    case 'sonneborn-berger':
      return perEntry(name, (entry) =>
        sumOf(table.of(entry), ({ opponent, worth, played }) =>
          played && opponent !== null ? worth * table.wins(opponent) : 0,
        ),
      );
    case 'difference':
      return restarting(perEntry(name, (entry) => sumOf(table.of(entry), ({ difference }) => difference)));
    case 'points-won':
      return restarting(perEntry(name, (entry) => sumOf(table.of(entry), ({ points }) => points)));
    case 'boards-won':
      return restarting(perEntry(name, (entry) => sumOf(table.of(entry), ({ boards }) => boards)));
    case 'wins-among-tied':
      // T24: a forfeit is a win, but none against the one who did not come.
      return amongTied(name, table, ({ worth, played }) => (played ? worth : 0));
    case 'difference-among-tied':
      return amongTied(name, table, ({ difference }) => difference);
    case 'lots':
      return { name, goOn: 'next', values: (tied) => lots(seed, tied) };
  }
}

function perEntry(name: string, value: (entry: Id) => number): Criterion {
  return { name, goOn: 'next', values: (tied) => new Map(tied.map((entry) => [entry, value(entry)])) };
}

/** T51: whatever separates some, the others start again among themselves. */
function restarting(criterion: Criterion): Criterion {
  return { ...criterion, goOn: 'restart' };
}

function amongTied(name: string, table: CrossTable, value: (meeting: Meeting) => number): Criterion {
  const values = (tied: readonly Id[]): ReadonlyMap<Id, number> => {
    const others = new Set(tied);
    return new Map(tied.map((entry) => [entry, sumOf(table.among(entry, others), value)]));
  };
  return { name, goOn: 'restart', values };
}

/**
 * T50.2: of two who have met, who won more; of several, the entrant who has beaten each of the others, by more wins than losses
 * where they met more than once. Null where neither is so: then the criterion does not apply. An entrant who is tied with no other
 * has no direct result.
 */
function directResults(table: CrossTable, tied: readonly Id[]): ReadonlyMap<Id, number> | null {
  if (tied.length < 2) return null;
  const others = new Set(tied);
  const beaten = (entry: Id): number => {
    const ahead = new Map<Id, number>();
    for (const { opponent, played, worth } of table.among(entry, others)) {
      if (played && opponent !== null) ahead.set(opponent, (ahead.get(opponent) ?? 0) + 2 * worth - 1);
    }
    return [...ahead.values()].filter((matches) => matches > 0).length;
  };
  if (tied.length === 2) {
    const values = new Map(
      tied.map((entry) => [entry, sumOf(table.among(entry, others), ({ worth, played }) => (played ? worth : 0))]),
    );
    return new Set(values.values()).size === 2 ? values : null;
  }
  const first = tied.find((entry) => beaten(entry) === tied.length - 1);
  return first === undefined ? null : new Map(tied.map((entry) => [entry, entry === first ? 1 : 0]));
}

/** T50: a bye or forfeit counts as an opponent who has won half of the rounds, rounded down. */
function opponentWins(table: CrossTable, entry: Id): readonly number[] {
  return table
    .of(entry)
    .map(({ opponent, played }) =>
      opponent === null || !played ? Math.floor(table.rounds / 2) : table.wins(opponent),
    );
}

/** The same seed gives the same lots to the same entrants. */
function lots(seed: string, tied: readonly Id[]): ReadonlyMap<Id, number> {
  const drawn = shuffledOrder(`${seed}/lots`, tied.toSorted());
  return new Map(drawn.map((entry, index) => [entry, drawn.length - index]));
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}
