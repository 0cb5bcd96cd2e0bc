import { EventEmitter } from 'node:events';
import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Client, type QueryConfig, type QueryResult } from 'pg';
import type { ConnectDone, ConnectionPool, PooledClient, QueryDone } from '../pool.js';
import { VALUE_TYPES } from '../value-types.js';
import { LeaseQueue, NestedLeaseError, type Lease } from './lease-queue.js';

/** Longer than any piece of work holds the connection: only a lease that is never given back lasts that long. */
const PATIENCE = 30_000;

/** The session as one holder sees it, until it is released. */
class LeasedClient extends EventEmitter implements PooledClient {
  private released = false;

  constructor(
    private readonly session: Client,
    private readonly giveBack: () => void,
  ) {
    super();
  }

  query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult>;
  query(statement: string | QueryConfig, values: unknown[] | undefined, done: QueryDone): void;
  query(statement: string | QueryConfig, done: QueryDone): void;
  query(
    statement: string | QueryConfig,
    valuesOrDone?: unknown[] | QueryDone,
    done?: QueryDone,
  ): Promise<QueryResult> | void {
    const values = typeof valuesOrDone === 'function' ? undefined : valuesOrDone;
    const callback = typeof valuesOrDone === 'function' ? valuesOrDone : done;
    const result = this.run(statement, values);
    if (!callback) return result;
    result.then(
      (rows) => callback(undefined, rows),
      (error: Error) => callback(error),
    );
  }

  release(): void {
    if (this.released) throw new Error('this connection was released already');
    this.released = true;
    this.giveBack();
  }

  private async run(statement: string | QueryConfig, values: unknown[] | undefined): Promise<QueryResult> {
    if (this.released) throw new Error('this connection was released and may be in other hands now');
    return typeof statement === 'string' ? this.session.query(statement, values) : this.session.query(statement);
  }
}

/**
 * A pool of one: PGlite's single session behind `pg`'s own client, so that statements, values and errors are those of
 * `pg`, and behind a lease, so that it is never shared. Does not own the PGlite instance.
 */
export class LeasedPool extends EventEmitter implements ConnectionPool {
  readonly leases = new LeaseQueue(PATIENCE);
  private readonly session: Client;
  private ending = false;

  private constructor(pglite: PGlite) {
    super();
    this.session = new Client({ ...createPgConfig(pglite), types: VALUE_TYPES });
    this.session.on('error', (error) => this.emit('error', error));
  }

  static async open(pglite: PGlite): Promise<LeasedPool> {
    const pool = new LeasedPool(pglite);
    await pool.session.connect();
    return pool;
  }

  connect(): Promise<PooledClient>;
  connect(done: ConnectDone): void;
  connect(done?: ConnectDone): Promise<PooledClient> | void {
    const lease: Lease = { state: 'waiting' };
    if (done) {
      // TypeORM asks this way. Its transactions are marked by the entity manager; nothing else of it keeps a lease.
      this.lend(lease).then(
        (client) => done(undefined, client, () => client.release()),
        (error: Error) => done(error),
      );
      return;
    }
    if (this.leases.isHeldHere()) return Promise.reject(new NestedLeaseError());
    const client = this.lend(lease);
    this.leases.markHolder(lease);
    return client;
  }

  /** One statement under a lease of its own. */
  async query(statement: QueryConfig): Promise<QueryResult> {
    const lease = await this.leases.take();
    try {
      this.refuseIfEnding();
      return await this.session.query(statement);
    } finally {
      this.leases.give(lease);
    }
  }

  end(): Promise<void>;
  end(done: () => void): void;
  end(done?: () => void): Promise<void> | void {
    const ended = this.drain();
    if (!done) return ended;
    void ended.then(done);
  }

  /** Lets the work that is in the queue get through. The session stays as it is: its owner closes PGlite. */
  private async drain(): Promise<void> {
    if (this.ending) return;
    const last = await this.leases.take();
    this.ending = true;
    this.leases.give(last);
  }

  private async lend(lease: Lease): Promise<PooledClient> {
    await this.leases.take(lease);
    try {
      this.refuseIfEnding();
    } catch (error) {
      this.leases.give(lease);
      throw error;
    }
    return new LeasedClient(this.session, () => void this.takeBack(lease));
  }

  private refuseIfEnding(): void {
    if (this.ending) throw new Error('the database is being closed');
  }

  /** Leaves nothing of the holder's transaction to the next one. */
  private async takeBack(lease: Lease): Promise<void> {
    lease.state = 'returning';
    try {
      if (this.session.getTransactionStatus() !== 'I') await this.session.query('ROLLBACK');
    } catch (error) {
      this.emit('error', error);
    } finally {
      this.leases.give(lease);
    }
  }
}
