import type { QueryConfig } from 'pg';
import { Database, DatabaseUnavailableError, type DatabaseKind, type Statement } from './database.js';
import type { BriefReads } from './brief-reads.js';
import { isOutage } from './outage.js';
import type { ConnectionPool } from './pool.js';

interface PoolOwner {
  /** Runs the inside of a transaction whose connection came from this pool. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly afterClose: () => Promise<void>;
  /** Where brief reads go; without it they are like all others. */
  readonly briefReads?: BriefReads;
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

  override async query<Row extends object>({ brief, ...statement }: Statement): Promise<Row[]> {
    const { briefReads } = this.owner;
    // `pg` only reads the values.
    const query = statement as QueryConfig;
    try {
      const way = (brief === true ? briefReads : undefined) ?? this.pool;
      const result = await way.query(query);
      return result.rows as Row[];
    } catch (error) {
      throw isOutage(error) ? new DatabaseUnavailableError('the database cannot be reached', { cause: error }) : error;
    }
  }

  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.owner.inTransaction(work);
  }

  override close(): Promise<void> {
    this.closing ??= Promise.all([this.owner.briefReads?.end(), this.pool.end()]).then(this.owner.afterClose);
    return this.closing;
  }
}
