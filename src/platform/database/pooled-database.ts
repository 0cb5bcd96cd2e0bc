import type { QueryConfig } from 'pg';
import { Database, type DatabaseKind, type OneConnection, type Statement } from './database.js';
import type { BriefReads } from './brief-reads.js';
import { translated } from './outage.js';
import type { ConnectionPool, PooledClient } from './pool.js';

interface PoolOwner {
  /** Runs the inside of a transaction whose connection came from this pool. */
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>;
  readonly afterClose: () => Promise<void>;
  /** Where brief reads go; without it they are like all others. */
  readonly briefReads?: BriefReads;
  /** The form in which the pool gets a statement that is alone. */
  readonly asQuery?: (statement: QueryConfig) => QueryConfig;
  /** Ends at once what still waits for the server. */
  readonly cut: () => void;
}

const BEGIN = { writes: 'begin', oneMoment: 'begin isolation level repeatable read, read only' } as const;

/** How long statements that are under way may still take once the database is being closed. */
const FAREWELL = 1_000;

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
    const { briefReads, asQuery } = this.owner;
    // `pg` only reads the values.
    const query = statement as QueryConfig;
    try {
      const result =
        brief === true && briefReads !== undefined
          ? await briefReads.query(query)
          : await this.pool.query(asQuery?.(query) ?? query);
      return result.rows as Row[];
    } catch (error) {
      throw translated(error);
    }
  }

  override async transaction<T>(
    work: (inside: OneConnection) => Promise<T>,
    kind: keyof typeof BEGIN = 'writes',
  ): Promise<T> {
    try {
      return await within(await this.pool.connect(), BEGIN[kind], work);
    } catch (error) {
      throw translated(error);
    }
  }

  inTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.owner.inTransaction(work);
  }

  override close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    const { briefReads, cut, afterClose } = this.owner;
    // What does not answer any more would never end by itself, and would keep the process.
    setTimeout(cut, FAREWELL).unref();
    await Promise.all([briefReads?.end(), this.pool.end()]);
    await afterClose();
  }
}

async function within<T>(client: PooledClient, begin: string, work: (inside: OneConnection) => Promise<T>): Promise<T> {
  let isSound = false;
  try {
    await client.query(begin);
    // Work that writes much thinks between its statements; each of them has its limit all the same.
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const inside: OneConnection = {
      query: async <Row extends object>({ brief: _brief, ...statement }: Statement) =>
        (await client.query(statement as QueryConfig)).rows as Row[],
    };
    const made = await work(inside).catch(async (error: unknown) => {
      await client.query('rollback').then(
        () => (isSound = true),
        () => {},
      );
      throw error;
    });
    await client.query('commit');
    isSound = true;
    return made;
  } finally {
    // A connection that cannot even go back is given up.
    client.release(!isSound);
  }
}
