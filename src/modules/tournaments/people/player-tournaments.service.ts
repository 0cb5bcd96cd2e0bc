import { Injectable } from '@nestjs/common';
import { type OpenedTournament, peopleOf } from '../../../domain/index.js';
import { type Answer, found } from '../../../platform/http/answers/answer.js';
import { notFound } from '../../../platform/http/application-error.js';
import type { Call } from '../../../platform/http/requests/call.js';
import { type ListQuery, idCursors, pageOf } from '../../../platform/http/list.js';
import { Slices } from '../../../platform/work/slices.js';
import { Admission } from '../../auth/index.js';
import type { PlayerTournamentDto, PlayerTournamentListDto } from '../dto/player-tournaments.dto.js';
import { TournamentResults } from '../tournament-results.js';
import type { ListedRow } from '../tournament-rows.js';
import { TournamentsRepository } from '../tournaments.repository.js';
import { listedTournamentView } from '../views/tournament.mapper.js';

const CURSORS = idCursors('tournaments-of-player');

/** The tournaments in which a person was. */
@Injectable()
export class PlayerTournamentsService {
  constructor(
    private readonly repository: TournamentsRepository,
    private readonly admission: Admission,
    private readonly results: TournamentResults,
  ) {}

  async list(call: Call, playerId: string, { cursor, limit }: ListQuery): Promise<Answer<PlayerTournamentListDto>> {
    const before = CURSORS.placeIn(cursor);
    const { rows: own } = await this.admission.admit<{ id: string }>(call, this.repository.idsOfPerson(playerId));
    if (own.length === 0) throw notFound('player', playerId);
    const ids = new Set(own.map(({ id }) => id));
    const read = this.repository.ofPlayers([...ids], before, limit);
    const rows = await this.repository.listedNow(read);
    const { items: page, nextCursor } = pageOf(rows, limit, (row) => row, CURSORS.of);
    const items: PlayerTournamentDto[] = [];
    const slices = new Slices();
    for (const row of page) {
      const state = this.repository.listed(read, row);
      if (state.status === 'not-opened') throw new Error(`tournament ${row.id} was read and never opened`);
      items.push({ ...listedTournamentView(state, row.version), ...this.showing(row, state, ids) });
      // Each may be a field of a thousand.
      await slices.pause();
    }
    return found({ items, nextCursor });
  }
  /** The entry with the best place of those that the person has had, or the last one where there is no place, and its place. */
  private showing(
    row: ListedRow,
    state: OpenedTournament,
    ids: ReadonlySet<string>,
  ): Pick<PlayerTournamentDto, 'entryId' | 'entryStatus' | 'entryUntil' | 'place'> {
    const places = this.results.of(row, state).places.filter(({ player }) => ids.has(player));
    const [best] = places.toSorted((a, b) => a.place - b.place);
    const shown = state.entries.findLast((entry) =>
      best === undefined ? peopleOf(entry).some((player) => ids.has(player)) : entry.id === best.entry,
    );
    const { id: entryId = null, status: entryStatus = null, until = null } = shown ?? {};
    const isOut = entryStatus === 'withdrawn' && until !== null;
    return { entryId, entryStatus, ...(isOut && { entryUntil: until }), place: best?.place ?? null };
  }
}
