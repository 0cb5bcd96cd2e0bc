import { isNativeError } from 'node:util/types';
import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Recording, type Change, type RecordedEvent, type RecordPlace, type WriteOutcome } from './recording.js';
import { writeStatement } from './write-statement.js';

const UNIQUE_VIOLATION = '23505';
/** The server gave up one of two that waited for each other. It wrote nothing, so that one may try again. */
const GIVEN_UP = new Set(['40001', '40P01']);

const EVENT_COLUMNS = `stream_id as "streamId", version, game_number as "gameNumber", type, data, actor,
  recorded_at as "recordedAt"`;

/** The record in the database. */
@Injectable()
export class DatabaseRecording extends Recording {
  constructor(private readonly database: Database) {
    super();
  }

  override async write(change: Change): Promise<WriteOutcome> {
    checkVersions(change);
    const statement = await writeStatement(change);
    try {
      const [row] = await this.database.query<{ landed: boolean }>(statement);
      return row?.landed === true ? 'written' : 'stale';
    } catch (error) {
      const outcome = outcomeOf(error, change);
      if (outcome === null) throw error;
      return outcome;
    }
  }

  override events(streamId: string, after: number, limit: number): Promise<RecordedEvent[]> {
    return this.database.query({
      name: 'recording_events',
      text: `select ${EVENT_COLUMNS} from recorded_event
        where stream_id = $1 and version > $2 order by version limit $3`,
      values: [streamId, after, limit],
    });
  }

  override follow(after: RecordPlace | null, limit: number): Promise<readonly (RecordedEvent & RecordPlace)[]> {
    return this.database.query({
      name: 'recording_follow',
      // A later sequence can be committed while an earlier one is still open: only what no open transaction can
      // come before is safe to hand out.
      text: `select ${EVENT_COLUMNS}, xid, sequence from recorded_event
        where (xid, sequence) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
        order by xid, sequence limit $3`,
      values: [after?.xid ?? '0', after?.sequence ?? 0, limit],
    });
  }

  override async place(): Promise<RecordPlace> {
    const [row] = await this.database.query<{ xid: string }>({
      name: 'recording_place',
      text: 'select pg_snapshot_xmin(pg_current_snapshot()) as xid',
    });
    return { xid: row?.xid ?? '0', sequence: 0 };
  }

  override async forgetAnswers(before: Date): Promise<void> {
    await this.database.query({
      name: 'recording_forget_answers',
      text: 'delete from idempotency_key where created_at < $1',
      values: [before],
    });
  }
}

/** A version that does not say how many events there are would leave a hole in the stream. */
function checkVersions({ streams }: Change): void {
  for (const { id, expectedVersion, version, events } of streams) {
    if ((expectedVersion ?? 0) + events.length !== version) {
      throw new Error(`stream ${id}: version ${version} is not ${expectedVersion ?? 0} plus ${events.length} events`);
    }
  }
}

/** What a refusal by the database means, or null if it is none that was foreseen. Nothing was written. */
function outcomeOf(error: unknown, change: Change): WriteOutcome | null {
  if (!isNativeError(error) || !('code' in error)) return null;
  if (typeof error.code === 'string' && GIVEN_UP.has(error.code)) return 'stale';
  if (error.code !== UNIQUE_VIOLATION || !('constraint' in error)) return null;
  if (error.constraint === 'idempotency_key_pkey') return 'key-taken';
  // Which of a new stream's rows meets the old one first is up to the server.
  const exists = change.streams.some(
    ({ table, expectedVersion }) =>
      expectedVersion === null && [`${table}_pkey`, 'recorded_event_pkey'].includes(String(error.constraint)),
  );
  return exists ? 'stale' : null;
}
