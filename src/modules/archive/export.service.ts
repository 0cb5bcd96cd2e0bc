import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type OneConnection } from '../../platform/database/database.js';
import type { Call } from '../../platform/http/requests/call.js';
import { Slices } from '../../platform/work/slices.js';
import { type EventRange, eventsOf } from '../../recording/event-ranges.js';
import type { RecordedEvent } from '../../recording/recording.js';
import { Admission } from '../auth/index.js';
import { ClubFacts } from '../club/index.js';
import { SERVICE_VERSION } from '../pages/index.js';
import { type ActLine, type ArchiveLine, FORMAT, type HeaderLine, type RowLine } from './archive-line.js';
import { ArchiveRepository, type StreamRow } from './archive.repository.js';
import {
  ARCHIVED_STREAMS,
  type ArchivedStreams,
  type ArchivedTable,
  TABLES_AFTER_STREAMS,
  TABLES_BEFORE_STREAMS,
} from './archived-tables.js';
import { LineWriter } from './summed-line.js';

/** Events that are read at once: some milliseconds, also in the embedded database. */
const PAGE = 500;
/** Characters that go out together. */
const PART = 65_536;

/** A club at one moment: rows that may change, whole, and how far each record reached, because a record only grows. */
interface Moment {
  readonly header: HeaderLine;
  readonly before: readonly RowLine[];
  readonly streams: readonly (ArchivedStreams & { readonly rows: readonly StreamRow[] })[];
  readonly after: readonly RowLine[];
}

/** The whole club as a text. */
@Injectable()
export class ExportService {
  constructor(
    private readonly database: Database,
    private readonly repository: ArchiveRepository,
    private readonly clock: Clock,
    private readonly club: ClubFacts,
    private readonly admission: Admission,
  ) {}

  /** The export for a caller who may have it, as far as the caller reads. */
  async forCaller(call: Call): Promise<AsyncIterable<string>> {
    await this.admission.admit(call, null);
    return this.text();
  }

  /**
   * One moment of the club as a text in parts, each made when the one before it is taken. No transaction stays open meanwhile and
   * no writer waits: what of a record was there at that moment can be read at any time later.
   */
  async text(): Promise<AsyncIterable<string>> {
    return this.parts(await this.moment());
  }

  private moment(): Promise<Moment> {
    return this.database.transaction(async (inside) => {
      const at = this.clock.now().toISOString();
      const header = {
        type: 'header',
        format: FORMAT,
        version: SERVICE_VERSION,
        ...(await this.club.identity(inside)),
        at,
      } as const;
      const before = await this.rowLines(inside, TABLES_BEFORE_STREAMS);
      const after = await this.rowLines(inside, TABLES_AFTER_STREAMS);
      const streams: Moment['streams'][number][] = [];
      for (const kind of ARCHIVED_STREAMS) streams.push({ ...kind, rows: await this.repository.streams(inside, kind) });
      return { header, before, streams, after };
    }, 'oneMoment');
  }

  private async rowLines(inside: OneConnection, tables: readonly ArchivedTable[]): Promise<RowLine[]> {
    const lines: RowLine[] = [];
    for (const archived of tables) {
      const { table } = archived;
      for (const row of await this.repository.rows(inside, archived)) lines.push({ type: 'row', table, row });
    }
    return lines;
  }

  private async *parts(moment: Moment): AsyncGenerator<string> {
    const writer = new LineWriter();
    const slices = new Slices();
    let part = '';
    for await (const line of this.lines(moment)) {
      part += writer.write(line);
      if (part.length < PART) continue;
      yield part;
      part = '';
      await slices.pause();
    }
    yield part + writer.write({ type: 'end', lines: writer.count + 1 });
  }

  private async *lines({ header, before, streams, after }: Moment): AsyncGenerator<ArchiveLine> {
    yield header;
    yield* before;
    for (const { table, head, rows } of streams) {
      for (const batch of batches(rows)) {
        const events = await eventsOf(this.database, batch);
        let next = 0;
        for (const { row, first, last } of batch) {
          const { id, version } = row;
          const own = events.slice(next, (next += last - first + 1));
          if (own.length <= last - first || own[0]?.streamId !== id) throw new Error(`${table} ${id} lacks events`);
          if (first === 1) {
            const told = Object.fromEntries(head.map((column) => [column, row[column] ?? null]));
            yield { type: 'stream', table, id, version, head: told };
          }
          yield* actsOf(own);
        }
      }
    }
    yield* after;
  }
}

interface BatchRange extends EventRange {
  readonly row: StreamRow;
}

/** All events of the streams, so many at a time: several short streams, or a part of a long one. */
function* batches(rows: readonly StreamRow[]): Generator<readonly BatchRange[]> {
  let batch: BatchRange[] = [];
  let size = 0;
  for (const row of rows) {
    for (let first = 1; first <= row.version;) {
      const last = Math.min(row.version, first + PAGE - size - 1);
      batch.push({ row, id: row.id, first, last });
      size += last - first + 1;
      first = last + 1;
      if (size < PAGE) continue;
      yield batch;
      [batch, size] = [[], 0];
    }
  }
  if (batch.length > 0) yield batch;
}

/** The events by the writes that they came in. */
function* actsOf(events: readonly RecordedEvent[]): Generator<ActLine> {
  let line: ActLine | null = null;
  let own: ActLine['events'][number][] = [];
  for (const { act, actor, recordedAt, type, gameNumber, data } of events) {
    const at = recordedAt.toISOString();
    if (line === null || line.act !== act || line.at !== at || line.actor !== actor) {
      if (line !== null) yield line;
      own = [];
      line = { type: 'act', act, at, actor, events: own };
    }
    own.push({ type, gameNumber, data });
  }
  if (line !== null) yield line;
}
