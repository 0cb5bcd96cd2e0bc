import { EventEmitter } from 'node:events';
import type { QueryConfig, QueryResult } from 'pg';

/** The part of `pg`'s Client that TypeORM and migrations use. */
export interface PooledClient extends EventEmitter {
  query(statement: string | QueryConfig, values?: unknown[]): Promise<QueryResult>;
  query(statement: string | QueryConfig, values: unknown[] | undefined, done: QueryDone): void;
  query(statement: string | QueryConfig, done: QueryDone): void;
  release(error?: Error | boolean): void;
}

export type QueryDone = (error: Error | undefined, result?: QueryResult) => void;
export type ConnectDone = (error: Error | undefined, client?: PooledClient, release?: PooledClient['release']) => void;

/** The part of `pg`'s Pool that we use: `pg` gives it for PostgreSQL, `LeasedPool` for the embedded database. */
export interface ConnectionPool extends EventEmitter {
  connect(): Promise<PooledClient>;
  connect(done: ConnectDone): void;
  query(statement: QueryConfig): Promise<QueryResult>;
  end(): Promise<void>;
  end(done: () => void): void;
}
