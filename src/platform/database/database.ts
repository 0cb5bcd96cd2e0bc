import { StartFault } from '../start-fault.js';

/** One SQL statement. `name` makes it a prepared statement on each connection: the same name must always carry the same text. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  /** Plain objects travel as JSON, arrays as PostgreSQL arrays, `Date` and `Buffer` as themselves, `undefined` as null. */
  readonly values?: readonly unknown[];
  /** A read of a row or two by key, outside a transaction: it may share its connection with others of its kind. */
  readonly brief?: boolean;
}

/** What statements are sent to: the database, or the one connection of a transaction. */
export type OneConnection = Pick<Database, 'query'>;

export type DatabaseKind = 'postgres' | 'embedded';

/**
 * The way to the database for everything that is not a migration. Values come back alike from both kinds: int8 and
 * numeric as number, timestamptz as Date, json and jsonb as plain data, bytea as Buffer, xid8 as text.
 */
export abstract class Database {
  abstract readonly kind: DatabaseKind;

  /** The rows of one statement, in one round trip. Outside a transaction the statement is one: all of it or nothing. */
  abstract query<Row extends object = Record<string, unknown>>(statement: Statement): Promise<Row[]>;

  /**
   * All statements of the work on one connection in one transaction: it takes effect as a whole when the work has ended, and not
   * at all where it throws. Only this work uses the embedded database so long. For what one statement cannot do; `oneMoment`:
   * everything is read as it is at the beginning, and nothing is written.
   */
  abstract transaction<T>(work: (inside: OneConnection) => Promise<T>, kind?: 'writes' | 'oneMoment'): Promise<T>;

  /** Lets running statements end, then gives the connections (and the data folder) back. May be called twice. */
  abstract close(): Promise<void>;
}

/** The database cannot be reached just now; nothing is known about a statement that was under way. */
export class DatabaseUnavailableError extends StartFault {
  override readonly name: string = 'DatabaseUnavailableError';
}

/** The database has no room for what was to be written; it was not written. */
export class DatabaseFullError extends DatabaseUnavailableError {
  override readonly name = 'DatabaseFullError';
}
