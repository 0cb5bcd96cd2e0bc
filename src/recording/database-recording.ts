import { isNativeError } from 'node:util/types';
import { Inject, Injectable } from '@nestjs/common';
import { Database, type OneConnection, type Statement } from '../platform/database/database.js';
import { Outbox } from './following/outbox.js';
import { namesLock, takenName } from './new-names.js';
import { Recording, type Change, type RecordedEvent, type WriteOutcome } from './recording.js';
import { Writes } from './writes.js';
import { lockStatements, writeStatement } from './write-statement.js';

const UNIQUE_VIOLATION = '23505';
/** The server gave up one of two that waited for each other. It wrote nothing, so that one may try again. */
const GIVEN_UP = new Set(['40001', '40P01']);

/** The number of the write that an event of this table came in, also where that write was in another database. */
export function actOf(table: string): string {
  return `coalesce(${table}.act, ${table}.xid::text::bigint)`;
}

/** What a `RecordedEvent` needs of the table `e`. */
export const EVENT_COLUMNS = `e.stream_id as "streamId", e.version, e.game_number as "gameNumber", e.type, e.data, e.actor,
  e.recorded_at as "recordedAt", ${actOf('e')} as act`;

/** Whether a change was written, and whether a webhook is to hear of it. */
interface Landed {
  readonly landed: boolean;
  readonly noticed?: boolean;
}

/** The record in the database. */
@Injectable()
export class DatabaseRecording extends Recording {
  constructor(
    @Inject(Database) private readonly database: OneConnection,
    private readonly outbox: Outbox = new Outbox(),
    private readonly writes: Writes = new Writes(),
  ) {
    super();
  }

  override async write(change: Change): Promise<WriteOutcome> {
    checkVersions(change);
    const statement = await writeStatement(change);
    try {
      const row = await this.sent(statement, change);
      if (row?.landed !== true) return 'stale';
      if (row.noticed === true) this.outbox.filled();
      this.writes.tell(change);
      return 'written';
    } catch (error) {
      const outcome = outcomeOf(error, change);
      if (outcome === null) throw error;
      return outcome;
    }
  }

  private async sent(statement: Statement, change: Change): Promise<Landed | undefined> {
    const { unless, newNames = [] } = change;
    const ofNames = newNames.length > 0;
    const looks = [...(ofNames ? [takenName(newNames)] : []), ...(unless === undefined ? [] : [unless])];
    const send = async (connection: OneConnection): Promise<Landed | undefined> => {
      const [row] = await connection.query<Landed>(statement);
      return row;
    };
    if (looks.length === 0) return send(this.database);
    // One statement sees the database as it was before it waited for its locks, so that the look needs one of its own behind them.
    const sendLocked = async (inside: OneConnection): Promise<Landed | undefined> => {
      // Names come first: a change that waits for one holds no row meanwhile.
      if (ofNames) await inside.query(namesLock(newNames));
      for (const lock of lockStatements(change)) {
        // Who is late gives the locks back at once: others may wait for them.
        if ((await inside.query(lock)).length === 0) return { landed: false };
      }
      for (const look of looks) {
        if ((await inside.query(look)).length > 0) return { landed: false };
      }
      return send(inside);
    };
    return this.database instanceof Database ? this.database.transaction(sendLocked) : sendLocked(this.database);
  }

  override events(streamId: string, after: number, limit: number): Promise<RecordedEvent[]> {
    return this.database.query({
      name: 'recording_events',
      text: `select ${EVENT_COLUMNS} from recorded_event e
        where e.stream_id = $1 and e.version > $2 order by e.version limit $3`,
      values: [streamId, after, limit],
    });
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
  // Two made links of one tournament at once: the second one reads again, and ends those of the first.
  if (error.constraint === 'token_link') return 'stale';
  // Which of a new stream's rows meets the old one first is up to the server.
  const exists = change.streams.some(
    ({ table, expectedVersion }) =>
      expectedVersion === null && [`${table}_pkey`, 'recorded_event_pkey'].includes(String(error.constraint)),
  );
  return exists ? 'stale' : null;
}
