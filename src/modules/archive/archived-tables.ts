/**
 * What an export holds. Every table of the schema has its place here, or a reason to stay behind (test/integration/archive.int-spec.ts).
 * People and whatever else is no stream is exported row by row, with all columns but those of `without`, which an import leaves
 * empty or makes anew. Of a stream its record is exported, and what the record does not tell; all else of it is made anew from the record.
 */

export interface ArchivedTable {
  readonly table: string;
  /** Columns that stay behind. */
  readonly without?: readonly string[];
  /**
   * Which rows are exported; all of them where there is none. The others stand for what was removed: a club that has no rows
   * but those is empty, and an import clears them away.
   */
  readonly where?: string;
  /** Which of the exported rows make no difference to a club that is empty but for them; $1 is the present time. */
  readonly past?: string;
  /** Columns that an import makes, by its own time. */
  readonly anew?: (now: Date) => Readonly<Record<string, unknown>>;
  /** Whether it has one row, which every club has from its first start on, so that an import replaces it. */
  readonly isOne?: boolean;
}

/** What the streams name, in the order in which it stands before them in the file. */
export const TABLES_BEFORE_STREAMS: readonly ArchivedTable[] = [{ table: 'player' }];

/** In the order in which they stand behind the streams. */
export const TABLES_AFTER_STREAMS: readonly ArchivedTable[] = [
  { table: 'club', without: ['is_only'], isOne: true },
  { table: 'announcement', past: 'ended_at is not null or until <= $1::timestamptz' },
  { table: 'season', where: 'deleted_at is null' },
  { table: 'chouette_group', where: 'deleted_at is null' },
  {
    table: 'webhook',
    // Who has the file must not be able to sign deliveries; a webhook without a secret cannot be active.
    without: ['secret', 'status', 'paused_because', 'status_since'],
    where: `status <> 'deleted'`,
    anew: (now) => ({ status: 'paused', paused_because: 'restored', status_since: now.toISOString() }),
  },
];

export const ARCHIVED_TABLES: readonly ArchivedTable[] = [...TABLES_BEFORE_STREAMS, ...TABLES_AFTER_STREAMS];

export interface ArchivedStreams {
  readonly table: 'series' | 'tournament';
  /** Columns that the record does not tell. */
  readonly head: readonly string[];
}

export const ARCHIVED_STREAMS: readonly ArchivedStreams[] = [
  { table: 'series', head: ['kind', 'tournament_id'] },
  { table: 'tournament', head: [] },
];
