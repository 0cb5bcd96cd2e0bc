import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { firstRow, notFound, requestInvalid } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { type Admitted, Handler } from '../../recording/handle.js';
import { Admission } from '../auth/index.js';
import { type AnnouncementRow, AnnouncementsRepository, type ReadableRow } from './announcements.repository.js';
import type {
  AnnouncementDto,
  AnnouncementListDto,
  AnnouncementListQuery,
  CreateAnnouncementDto,
} from './dto/announcement.dto.js';

const CURSORS = idCursors('announcements');

/** What the club announces, as long as it holds. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: AnnouncementsRepository,
    private readonly clock: Clock,
    private readonly ids: IdSource,
  ) {}

  announce(
    call: Call,
    { text, until = null, tournamentId = null }: CreateAnnouncementDto,
  ): Promise<Answer<AnnouncementDto>> {
    const id = this.ids.next();
    return this.handler.handle(call, {
      read: tournamentId === null ? null : this.repository.tournament(tournamentId),
      find: ({ rows: [tournament] }: Admitted<{ readonly id: string }>) => {
        if (tournamentId === null || tournament !== undefined) return null;
        throw notFound('tournament', tournamentId, '/tournamentId');
      },
      plan: (_none, { now }) => {
        const row: AnnouncementRow = {
          id,
          version: 1,
          text,
          tournament_id: tournamentId,
          created_at: now,
          until: endOf(until, now),
          ended_at: null,
        };
        return { streams: [], rows: [{ table: 'announcement', insert: { ...row } }], after: row };
      },
      answer: (_none, row) => made(viewOf(row), row.version, `/v1/announcements/${id}`),
    });
  }

  /** Those that have not ended. Without a token: those about public tournaments. */
  async list(call: Call, { tournamentId, cursor, limit }: AnnouncementListQuery): Promise<Answer<AnnouncementListDto>> {
    const before = CURSORS.placeIn(cursor);
    const publicOnly = call.tokenHash === null;
    const about = { tournamentId: tournamentId ?? null, publicOnly };
    const read = this.repository.list({ ...about, before, limit, now: this.clock.now() });
    const { rows } = await this.admission.admitReader<AnnouncementRow>(call, read, () => true);
    return found(pageOf(rows, limit, viewOf, CURSORS.of));
  }

  async view(call: Call, id: string): Promise<Answer<AnnouncementDto>> {
    const isOpen = ([row]: readonly ReadableRow[]): boolean => row?.open_to_all === true;
    const { rows } = await this.admission.admitReader<ReadableRow>(call, this.repository.byId(id), isOpen);
    return answerOf(firstRow(rows, 'announcement', id));
  }

  /** Ending an ended announcement changes nothing. */
  end(call: Call, id: string): Promise<Answer<AnnouncementDto>> {
    return this.handler.handle(call, {
      read: this.repository.byId(id),
      find: ({ rows }: Admitted<ReadableRow>): AnnouncementRow => firstRow(rows, 'announcement', id),
      plan: (row, { now }) => {
        if (row.ended_at !== null) return { streams: [], rows: [], after: row };
        const columns = { ended_at: now, version: row.version + 1 };
        const update = { id: row.id, whereVersion: row.version, columns };
        return { streams: [], rows: [{ table: 'announcement', update }], after: { ...row, ...columns } };
      },
      answer: (_row, after) => answerOf(after),
    });
  }
}

function endOf(until: string | null, now: Date): Date | null {
  if (until === null) return null;
  const end = new Date(until);
  if (end > now) return end;
  const limit = now.toISOString();
  const message = `must be a time in the future; it is now ${limit}`;
  throw requestInvalid([{ pointer: '/until', message, rule: 'min', limit }]);
}

function answerOf(row: AnnouncementRow): Answer<AnnouncementDto> {
  return found(viewOf(row), row.version);
}

function viewOf({ id, version, text, ...row }: AnnouncementRow): AnnouncementDto {
  return {
    id,
    version,
    text,
    tournamentId: row.tournament_id,
    createdAt: row.created_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
  };
}
