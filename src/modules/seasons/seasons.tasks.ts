/** The table of a season, worked out from the text of its matches: a task, because there may be thousands of matches and people. */
import { csvOf } from '../../platform/http/csv/csv.js';
import { task } from '../../platform/work/work.js';
import type { TournamentResult } from '../tournaments/index.js';
import type { SeasonRowDto } from './dto/season-table.dto.js';
import { type SeasonPerson, seasonTableView } from './season.mapper.js';
import type { SeasonColumns, SeasonFacts } from './seasons.repository.js';

/** What the table follows from. What there may be thousands of is text, which is passed on much faster. */
export interface SeasonQuestion {
  readonly row: SeasonColumns;
  readonly facts: SeasonFacts;
  /** JSON: a list of `TournamentResult`. */
  readonly results: string;
  /** The player whose events the table lists as well; without one (null) it lists none. */
  readonly player: string | null;
  /** For a program or for a spreadsheet. */
  readonly as: 'json' | 'csv';
}

const COLUMNS = [
  'place',
  'name',
  'points',
  'tie-break',
  'events',
  'counted',
  'best event',
  'tournaments',
  'matches',
  'wins',
];

/** The table as text. */
export function writtenSeason({ row, facts, results, player, as }: SeasonQuestion): string {
  const people = JSON.parse(facts.people) as readonly SeasonPerson[];
  const finished = JSON.parse(results) as readonly TournamentResult[];
  const table = seasonTableView(row, { ...facts, people }, finished, player);
  return as === 'csv' ? csvOf([COLUMNS, ...table.rows.map(seasonCells)]) : JSON.stringify(table);
}

export function seasonCells(row: SeasonRowDto): (string | number)[] {
  const { place, name, points, tieBreak, events, counted, bestEvent, tournaments, matches, wins } = row;
  return [place, name, points, tieBreak ?? '', events, counted, bestEvent, tournaments, matches, wins];
}

/** Characters of matches, people and results that take a few milliseconds. */
const FEW = 100_000;

export const SEASON_TASK = task(
  import.meta.url,
  writtenSeason,
  ({ facts, results }) => facts.matches.length + facts.people.length + results.length > FEW,
);
