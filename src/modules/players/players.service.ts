import { Injectable } from '@nestjs/common';
import { ApplicationError, notFound } from '../../platform/http/application-error.js';
import { type Answer, found, made } from '../../platform/http/answer.js';
import { type Call, checkVersion, requiredVersion } from '../../platform/http/call.js';
import { idCursors, pageOf } from '../../platform/http/list.js';
import { IdSource } from '../../platform/ids/id-source.js';
import { Recording, type SideRow } from '../../recording/recording.js';
import { STALE, StreamBusyError, retryOnStale } from '../../recording/retry-on-stale.js';
import { Admission, type Admitted, type Reader, actorOf, readerOf } from '../auth/index.js';
import type { CreatePlayerDto, MergePlayerDto, PlayerListQuery, UpdatePlayerDto } from './dto/player.dto.js';
import { changedColumns, newPlayer, playerView } from './player.mapper.js';
import type { PlayerView } from './player.view.js';
import { type MergeRow, type PlayerRow, PlayersRepository } from './players.repository.js';

const CURSORS = idCursors('players');

type PlayerAnswer = Answer<PlayerView>;

/** The people of the club. Everything else knows their ids only, so a new name is a new name everywhere. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly admission: Admission,
    private readonly recording: Recording,
    private readonly repository: PlayersRepository,
    private readonly ids: IdSource,
  ) {}

  async create(call: Call, asked: CreatePlayerDto): Promise<PlayerAnswer> {
    return this.writing(async () => {
      const admitted = await this.admission.admit(call, null);
      const row = newPlayer(this.ids.next(), asked, admitted.now);
      const answer = made(playerView(row, 'staff'), row.version, `/v1/players/${row.id}`, 'staff');
      return this.write(call, admitted, [{ table: 'player', insert: { ...row } }], answer);
    });
  }

  async view(call: Call, id: string): Promise<PlayerAnswer> {
    const { rows, caller } = await this.admission.admit<PlayerRow>(call, this.repository.byId(id));
    return answerOf(personOf(rows, id), readerOf(caller));
  }

  async list(call: Call, { q, archived, cursor, limit }: PlayerListQuery): Promise<Answer> {
    const after = CURSORS.placeIn(cursor);
    const read = this.repository.list({ text: q, withArchived: archived, after, limit });
    const { rows, caller } = await this.admission.admit<PlayerRow>(call, read);
    const reader = readerOf(caller);
    return found(pageOf(rows, limit, (row) => playerView(row, reader), CURSORS.of));
  }

  /** Changes the fields that are named. Archived people too: their results still show their names. */
  async update(call: Call, id: string, asked: UpdatePlayerDto): Promise<PlayerAnswer> {
    return this.change(call, id, () => changedColumns(asked));
  }

  /** Keeps a person from starting anything new; results stay. Archiving somebody archived changes nothing. */
  async archive(call: Call, id: string): Promise<PlayerAnswer> {
    return this.change(call, id, (row, now) => (row.archived_at === null ? { archived_at: now } : {}));
  }

  /**
   * Says that two people are one. Results keep the ids that they have; names and lists follow `into`. Whoever was merged
   * into the first one before is now merged into the second, so that one step always leads to the person who remains.
   */
  async merge(call: Call, id: string, { into }: MergePlayerDto): Promise<PlayerAnswer> {
    return this.writing(async () => {
      const admitted = await this.admission.admit<MergeRow>(call, this.repository.forMerge(id, into));
      const { is_meeting: isMeeting, ...row } = personOf(admitted.rows, id);
      checkVersion(call, row.version);
      const remaining = admitted.rows.find((candidate) => isSame(candidate.id, into));
      if (remaining === undefined) throw notFound('player', into, '/into');
      checkMerge(row, remaining, isMeeting);
      const merged = {
        version: row.version + 1,
        archived_at: row.archived_at ?? admitted.now,
        merged_into: remaining.id,
      };
      const before = admitted.rows.filter((candidate) => candidate.merged_into === row.id);
      return this.write(
        call,
        admitted,
        [
          update(row, merged),
          // A new version for the one who remains as well: nobody can merge that one elsewhere at the same moment.
          update(remaining, {}),
          ...before.map((earlier) => update(earlier, { merged_into: remaining.id })),
        ],
        answerOf({ ...row, ...merged }),
      );
    });
  }

  private change(
    call: Call,
    id: string,
    columnsOf: (row: PlayerRow, now: Date) => Partial<PlayerRow>,
  ): Promise<PlayerAnswer> {
    return this.writing(async () => {
      const admitted = await this.admission.admit<PlayerRow>(call, this.repository.byId(id));
      const row = personOf(admitted.rows, id);
      requiredVersion(call);
      checkVersion(call, row.version);
      const columns = columnsOf(row, admitted.now);
      if (Object.keys(columns).length === 0) return answerOf(row);
      const changed = { ...row, ...columns, version: row.version + 1 };
      return this.write(call, admitted, [update(row, columns)], answerOf(changed));
    });
  }

  /** The answer, once it is written with the change; stale when somebody else was faster, under the same key too. */
  private async write(
    call: Call,
    { caller, now }: Admitted<object>,
    rows: readonly SideRow[],
    answer: PlayerAnswer,
  ): Promise<PlayerAnswer | typeof STALE> {
    const stored = this.admission.stored(call, caller, answer);
    const outcome = await this.recording.write({ streams: [], rows, actor: actorOf(caller), at: now, answer: stored });
    return outcome === 'written' ? answer : STALE;
  }

  /** Reads and decides anew as long as others are faster. Reading anew also finds the answer that a twin has stored. */
  private async writing(attempt: () => Promise<PlayerAnswer | typeof STALE>): Promise<PlayerAnswer> {
    try {
      return await retryOnStale(attempt);
    } catch (thrown) {
      if (!(thrown instanceof StreamBusyError)) throw thrown;
      const detail = 'Too many writers at once. Nothing was changed; try again.';
      throw new ApplicationError('series.busy', detail, { retryAfter: 1 });
    }
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
  const row = rows.find((candidate) => isSame(candidate.id, id));
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
    pointer === null ? {} : { errors: [{ pointer, message: detail }] },
  );
}

/** UUIDs are written in capital or small letters. */
function isSame(id: string, other: string): boolean {
  return id.toLowerCase() === other.toLowerCase();
}
