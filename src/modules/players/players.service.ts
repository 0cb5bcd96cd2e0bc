import { Injectable } from '@nestjs/common';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answers/answer.js';
import type { Call } from '../../platform/http/requests/call.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { type Admitted, Handler } from '../../recording/handle.js';
import type { SideRow } from '../../recording/recording.js';
import { Admission, type Reader, readerOf } from '../auth/index.js';
import type {
  CreatePlayerDto,
  MergePlayerDto,
  PlayerDto,
  PlayerListDto,
  PlayerListQuery,
  UpdatePlayerDto,
} from './dto/player.dto.js';
import { changedColumns, newPlayer, playerView } from './player.mapper.js';
import { type MergeRow, type PlayerRow, PlayersRepository } from './players.repository.js';

const CURSORS = idCursors('players');

type PlayerAnswer = Answer<PlayerDto>;

/** The people of the club. Everything else knows their ids only, so a new name is a new name everywhere. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly admission: Admission,
    private readonly handler: Handler,
    private readonly repository: PlayersRepository,
    private readonly ids: IdSource,
  ) {}

  async create(call: Call, asked: CreatePlayerDto): Promise<PlayerAnswer> {
    const id = this.ids.next();
    return this.handler.handle(call, {
      read: null,
      find: () => null,
      plan: (_none, { now }) => {
        const row = newPlayer(id, asked, now);
        return { streams: [], rows: [{ table: 'player', insert: { ...row } }], after: row };
      },
      answer: (_none, row) => made(playerView(row, 'staff'), row.version, `/v1/players/${id}`, 'staff'),
    });
  }

  async view(call: Call, id: string): Promise<PlayerAnswer> {
    const { rows, caller } = await this.admission.admit<PlayerRow>(call, this.repository.byId(id));
    return answerOf(personOf(rows, id), readerOf(caller));
  }

  async list(call: Call, { q, name, archived, cursor, limit }: PlayerListQuery): Promise<Answer<PlayerListDto>> {
    const after = CURSORS.placeIn(cursor);
    const read = this.repository.list({ text: q, name: name ?? null, withArchived: archived, after, limit });
    const { rows, caller } = await this.admission.admit<PlayerRow>(call, read);
    const reader = readerOf(caller);
    return found(pageOf(rows, limit, (row) => playerView(row, reader), CURSORS.of));
  }

  /** Changes the fields that are named. Archived people too: their results still show their names. */
  async update(call: Call, id: string, { status, ...asked }: UpdatePlayerDto): Promise<PlayerAnswer> {
    return this.change(call, id, (row) => ({
      ...changedColumns(asked),
      ...(status === undefined ? {} : broughtBack(row)),
    }));
  }

  /** Keeps a person from starting anything new; results stay. Archiving an archived person changes nothing. */
  async archive(call: Call, id: string): Promise<PlayerAnswer> {
    return this.change(call, id, (row, now) => (row.archived_at === null ? { archived_at: now } : {}));
  }

  /**
   * Merges a player into another. Results keep their ids; names and lists follow `into`. Players that were merged into the
   * first one before are now merged into the second, so one step always leads to the player who remains.
   */
  async merge(call: Call, id: string, { into }: MergePlayerDto): Promise<PlayerAnswer> {
    return this.handler.handle(call, {
      read: this.repository.forMerge(id, into),
      find: ({ rows }: Admitted<MergeRow>) => personOf(rows, id),
      plan: ({ is_meeting: isMeeting, ...row }, { rows, now }) => {
        const remaining = rows.find((candidate) => candidate.id === into);
        if (remaining === undefined) throw notFound('player', into, '/into');
        checkMerge(row, remaining, isMeeting);
        const merged = {
          version: row.version + 1,
          archived_at: row.archived_at ?? now,
          merged_into: remaining.id,
        };
        const before = rows.filter((candidate) => candidate.merged_into === row.id);
        const updates = [
          update(row, merged),
          // A new version for the remaining player too, so that no other request can merge that player elsewhere at the same time.
          update(remaining, {}),
          ...before.map((earlier) => update(earlier, { merged_into: remaining.id })),
        ];
        const unless = this.repository.meeting(id, into);
        return { streams: [], rows: updates, unless, after: { ...row, ...merged } };
      },
      answer: (_row, after) => answerOf(after),
    });
  }

  private change(
    call: Call,
    id: string,
    columnsOf: (row: PlayerRow, now: Date) => Partial<PlayerRow>,
  ): Promise<PlayerAnswer> {
    return this.handler.handle(call, {
      read: this.repository.byId(id),
      find: ({ rows }: Admitted<PlayerRow>) => personOf(rows, id),
      plan: (row, { now }) => {
        const columns = columnsOf(row, now);
        if (Object.keys(columns).length === 0) return { streams: [], rows: [], after: row };
        const after = { ...row, ...columns, version: row.version + 1 };
        return { streams: [], rows: [update(row, columns)], after };
      },
      answer: (_row, after) => answerOf(after),
    });
  }
}

/** Only staff change people. */
function answerOf(row: PlayerRow, reader: Reader = 'staff'): PlayerAnswer {
  return found(playerView(row, reader), row.version, reader);
}

function update({ id, version }: PlayerRow, columns: Partial<PlayerRow>): SideRow {
  return {
    table: 'player',
    update: { id, whereVersion: version, columns: { ...columns, version: version + 1 } },
  };
}

function personOf<Row extends PlayerRow>(rows: readonly Row[], id: string): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (row === undefined) throw notFound('player', id);
  return row;
}

function checkMerge(row: PlayerRow, into: PlayerRow, isMeeting: boolean): void {
  if (row.id === into.id) throw mergeImpossible(`${row.name} cannot be merged into the same player.`, '/into');
  if (row.merged_into !== null) throw mergeImpossible(`${row.name} has been merged into another player already.`, null);
  if (into.merged_into !== null) throw mergeImpossible(`${into.name} has been merged into another player.`, '/into');
  if (into.archived_at !== null) throw mergeImpossible(`${into.name} is archived.`, '/into');
  if (isMeeting) {
    const detail = `${row.name} and ${into.name} sit at one table, or are in one tournament, that is not over: there they are two people.`;
    throw mergeImpossible(detail, '/into');
  }
}

function mergeImpossible(detail: string, pointer: string | null): ApplicationError {
  return new ApplicationError(
    'player.merge-impossible',
    detail,
    pointer === null ? {} : { errors: [{ pointer, message: detail, rule: 'refused' }] },
  );
}

/** What brings an archived person back; nothing for a person who is not archived. */
function broughtBack({ name, archived_at: archivedAt, merged_into: mergedInto }: PlayerRow): Partial<PlayerRow> {
  if (mergedInto !== null) {
    throw new ApplicationError('player.merged', `${name} has been merged into another player and stays merged.`);
  }
  return archivedAt === null ? {} : { archived_at: null };
}
