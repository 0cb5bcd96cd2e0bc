import { EventEmitter } from 'node:events';
import { isNativeError } from 'node:util/types';
import type { PGlite } from '@electric-sql/pglite';
import { Client, type QueryConfig, type QueryResult } from 'pg';
import type { ConnectDone, ConnectionPool, PooledClient, QueryDone } from '../pool.js';
import { DatabaseUnavailableError } from '../database.js';
import { VALUE_TYPES } from '../value-types.js';
import { LeaseQueue, NestedLeaseError, type Lease } from './lease-queue.js';
import { PgliteSocket } from './pglite-socket.js';

/** The session as one holder sees it, until it is released. */
class LeasedClient extends EventEmitter implements PooledClient {
  private released = false;

  constructor(
    private readonly session: Client,
    private readonly send: <T>(work: () => Promise<T>) => Promise<T>,
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
    return this.send(() =>
      typeof statement === 'string' ? this.session.query(statement, values) : this.session.query(statement),
    );
  }
}

/** As PGlite has them: `pg` would take them from the environment, which speaks of other databases. */
const ITS_OWN = {
  user: 'postgres',
  database: 'postgres',
  host: 'localhost',
  ssl: false,
  sslnegotiation: 'postgres',
  // The types of `pg` do not know it.
  replication: 'false',
} as const;

/**
 * A pool of one: PGlite's single session behind `pg`'s own client, so that statements, values and errors are those of
 * `pg`, and behind a lease, so that it is never shared. Does not own the PGlite instance.
 */
export class LeasedPool extends EventEmitter implements ConnectionPool {
  readonly leases: LeaseQueue;
  private readonly session: Client;
  private draining: Promise<void> | null = null;
  private ending = false;

  private stopped: Error | null = null;

  private constructor(
    pglite: PGlite,
    patience: number,
    private readonly onStop: (error: Error) => void,
  ) {
    super();
    this.leases = new LeaseQueue(patience);
    this.session = new Client({
      ...ITS_OWN,
      stream: () => new PgliteSocket(pglite),
      types: VALUE_TYPES,
    });
    this.session.on('error', (error) => this.stop(error));
  }

  /** @param patience milliseconds that a caller waits for the session */
  static async open(pglite: PGlite, patience: number, onStop: (error: Error) => void): Promise<LeasedPool> {
    const pool = new LeasedPool(pglite, patience, onStop);
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
      return await this.send(() => this.answered(statement));
    } finally {
      this.leases.give(lease);
    }
  }

  /** `pg` gives a promise only for statements of its own making. */
  private answered(statement: QueryConfig): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.session.query(statement, (error: Error | undefined, result: QueryResult) =>
        error ? reject(error) : resolve(result),
      );
    });
  }

  end(): Promise<void>;
  end(done: () => void): void;
  end(done?: () => void): Promise<void> | void {
    const ended = (this.draining ??= this.drain());
    if (!done) return ended;
    void ended.then(done);
  }

  /** Refuses from now on everything that has not begun, also what is in the queue. */
  cut(): void {
    this.ending = true;
  }

  /** Lets the work that is in the queue get through. The session stays as it is: its owner closes PGlite. */
  private async drain(): Promise<void> {
    const last = await this.leases.take();
    this.ending = true;
    this.leases.give(last);
    this.leases.end();
  }

  private async lend(lease: Lease): Promise<PooledClient> {
    await this.leases.take(lease);
    try {
      this.refuseIfEnding();
    } catch (error) {
      this.leases.give(lease);
      throw error;
    }
    const send = <T>(work: () => Promise<T>): Promise<T> => this.send(work);
    return new LeasedClient(this.session, send, () => void this.takeBack(lease));
  }

  /** Whether PGlite has given up. */
  get isStopped(): boolean {
    return this.stopped !== null;
  }

  /** Everything goes to the session by here: after it has ended itself, nothing would ever be answered. */
  private async send<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isLastWord(error)) this.stop(error);
      throw error;
    }
  }

  private stop(error: Error): void {
    if (this.stopped !== null) return;
    this.stopped = error;
    this.onStop(error);
  }

  private refuseIfEnding(): void {
    if (this.stopped !== null) {
      throw new DatabaseUnavailableError('the embedded database has stopped', { cause: this.stopped });
    }
    if (this.ending) throw new DatabaseUnavailableError('the database is being closed');
  }

  /** Leaves nothing of the holder's transaction to the next one. */
  private async takeBack(lease: Lease): Promise<void> {
    lease.state = 'returning';
    try {
      if (this.stopped === null && this.session.getTransactionStatus() !== 'I') await this.session.query('ROLLBACK');
    } catch (error) {
      this.emit('error', error);
    } finally {
      this.leases.give(lease);
    }
  }
}

/** Whether the server ends itself with this error. */
function isLastWord(error: unknown): error is Error {
  if (!isNativeError(error) || !('severity' in error)) return false;
  return error.severity === 'PANIC' || error.severity === 'FATAL';
}
