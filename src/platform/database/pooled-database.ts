import { isNativeError } from 'node:util/types';
import { Database, DatabaseUnavailableError, type DatabaseKind, type Statement } from './database.js';
import type { ConnectionPool } from './pool.js';

interface PoolOwner {
  /** Runs the inside of a transaction whose connection came from this pool. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly afterClose: () => Promise<void>;
}

/** A database behind a pool of `pg`'s shape; TypeORM gets the same pool. */
export class PooledDatabase extends Database {
  private closing: Promise<void> | null = null;

  constructor(
    readonly kind: DatabaseKind,
    readonly pool: ConnectionPool,
    private readonly owner: PoolOwner,
  ) {
    super();
  }

  override async query<Row extends object>(statement: Statement): Promise<Row[]> {
    try {
      // `pg` only reads the values.
      const result = await this.pool.query({ ...statement, values: statement.values as unknown[] });
      return result.rows as Row[];
    } catch (error) {
      throw isOutage(error) ? new DatabaseUnavailableError('the database cannot be reached', { cause: error }) : error;
    }
  }

  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.owner.inTransaction(work);
  }

  override close(): Promise<void> {
    this.closing ??= this.pool.end().then(this.owner.afterClose);
    return this.closing;
  }
}

/** Classes of SQLSTATE and codes of the network that say nothing about the statement, only about the way to the server. */
const OUTAGE_STATES = /^(08...|57P0[1-5]|53...)$/;
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);
/** What `pg` says without a code when a connection breaks or none can be had. */
const OUTAGE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function isOutage(error: unknown): boolean {
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return OUTAGE_STATES.test(code) || OUTAGE_CODES.has(code) || OUTAGE_MESSAGES.test(error.message);
}
