import type { OpenedTournament } from '../../../domain/index.js';
import { notFound } from '../../../platform/http/application-error.js';
import type { SentRow, TournamentRead, TournamentRow } from '../tournament-rows.js';
import type { TournamentsRepository } from '../tournaments.repository.js';
import type { Names } from '../views/tournament.mapper.js';

/** A tournament that is there, with the names of its people as far as they were read. */
export type OpenedRow<Row extends TournamentRow = TournamentRow> = Row & {
  readonly state: OpenedTournament;
  readonly names: Names;
};

/** The tournament that was read; refuses where there is none. */
export function openedRow<Row extends TournamentRow>(
  repository: TournamentsRepository,
  read: TournamentRead,
  [sent]: readonly SentRow<Row>[],
  id: string,
): OpenedRow<Row> {
  const row = sent === undefined ? null : repository.whole<Row>(read, sent);
  if (row === null || row.state.status === 'not-opened') throw notFound('tournament', id);
  return { ...row, state: row.state, names: row.names ?? {} };
}
