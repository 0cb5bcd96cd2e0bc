import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Statement } from '../platform/database/database.js';
import type { Notice } from './following/outbox.js';

/** Events that are read at once: more than most records have, and read in a few milliseconds. */
const PAGE = 1_000;

/** A fact to be appended to a stream; its version and time are given by the write. */
export interface NewEvent {
  readonly type: string;
  readonly gameNumber: number | null;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A fact as it was recorded. */
export interface RecordedEvent extends NewEvent {
  readonly streamId: string;
  readonly version: number;
  readonly actor: string;
  readonly recordedAt: Date;
  /** The number of the write that it came in: with `recordedAt` the same for all events of that write, and for no others. */
  readonly act: number;
}

/** Values by column name. In a stream's columns an array is a PostgreSQL array; JSON columns take plain objects. */
export type Columns = Readonly<Record<string, unknown>>;

/**
 * One stream's change: its row goes from `expectedVersion` (null: there is no row yet) to `version`, which is
 * `expectedVersion` plus the number of events, and the events are appended with the versions in between.
 */
export interface StreamWrite {
  readonly table: StreamTable;
  readonly id: string;
  readonly expectedVersion: number | null;
  readonly version: number;
  readonly columns: Columns;
  readonly events: readonly NewEvent[];
  /** What of it webhooks get, in this order. There can be thousands: each may be made only when it is read. */
  readonly notices?: Iterable<Notice>;
}

export type StreamTable = 'series' | 'tournament';

/**
 * A row beside the streams, written by the same statement and only if every version matched. An update with
 * `whereVersion` takes part in that check: the row must exist and have that version. The new version is one of `columns`.
 */
export type SideRow =
  | { readonly table: SideTable; readonly insert: Columns }
  | {
      readonly table: SideTable;
      readonly update: { readonly id: string; readonly whereVersion?: number; readonly columns: Columns };
    };

export type SideTable =
  | 'announcement'
  | 'chouette_group'
  | 'club'
  | 'game'
  | 'ledger_entry'
  | 'player'
  | 'season'
  | 'token'
  | 'webhook'
  | 'webhook_delivery';

/** An answer that the same request of the same token will get again. `body` is any JSON. */
export interface StoredAnswer {
  readonly key: string;
  readonly tokenId: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly etag: string | null;
  readonly body: unknown;
}

/** A person as the change read them. */
export interface SeenPerson {
  readonly id: string;
  readonly version: number;
}

/** What a change rests on besides the versions of the rows that it changes. */
export interface Grounds {
  /**
   * People who get a seat. The change is stale where one of them has another version by now: that person may have been merged into
   * another one, or another one, who sits there, into that person.
   */
  readonly seated?: readonly SeenPerson[];
  /**
   * Gives a row where the change must not be made any more. It is asked with the changed rows locked, so that no change that
   * locks one of them too, as everything does that seats a person, comes in between.
   */
  readonly unless?: Statement;
  /**
   * Names under which the change makes people, because it found no player of these names. It is stale where a player has one of them
   * by now: of two changes that name one newcomer at the same time, on whatever instances, the second one finds whom the first one made.
   */
  readonly newNames?: readonly string[];
}

export interface Change extends Grounds {
  readonly streams: readonly StreamWrite[];
  readonly rows: readonly SideRow[];
  /** Who sent it, as the events will say. */
  readonly actor: string;
  readonly at: Date;
  readonly answer: StoredAnswer | null;
}

/**
 * `stale`: a version was not the expected one (or a new stream's id exists); `key-taken`: the idempotency key has an
 * answer already. In both cases nothing was written.
 */
export type WriteOutcome = 'written' | 'stale' | 'key-taken';

/** What is stored beside the record of a stream, made anew from it. */
export interface Renewal {
  readonly table: StreamTable;
  readonly id: string;
  /** Of the row and of the record that `columns` come from. */
  readonly version: number;
  readonly columns: Columns;
  readonly rows: readonly SideRow[];
}

/** The append-only record and the one way to write it. */
export abstract class Recording {
  /** Writes everything or nothing, in one statement and one round trip. Streams are taken in the order of their ids. */
  abstract write(change: Change): Promise<WriteOutcome>;

  /** Replaces what is stored beside a record, where the row still has the version that was read. */
  renew({ table, id, version, columns, rows }: Renewal): Promise<WriteOutcome> {
    return this.write({
      streams: [{ table, id, expectedVersion: version, version, columns, events: [] }],
      rows,
      // No event is recorded, so that nothing of the change names who and when.
      actor: '',
      at: new Date(0),
      answer: null,
    });
  }

  /** A stream's events after a version, oldest first. */
  abstract events(streamId: string, after: number, limit: number): Promise<RecordedEvent[]>;

  /** A stream's record up to a version; a long one page by page, so that others have their turn in between. */
  async record(streamId: string, version: number): Promise<readonly RecordedEvent[]> {
    const record: RecordedEvent[] = [];
    while (record.length < version) {
      const page = await this.events(streamId, record.length, Math.min(PAGE, version - record.length));
      if (page.length === 0) throw new Error(`stream ${streamId} has ${record.length} events, not ${version}`);
      record.push(...page);
      if (record.length < version) await nextTurn();
    }
    return record;
  }

  /** Drops the answers that were stored before a time; their keys are free again. */
  abstract forgetAnswers(before: Date): Promise<void>;
}
