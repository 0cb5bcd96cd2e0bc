import { Pool } from 'pg';
import { PooledDatabase } from './pooled-database.js';
import { VALUE_TYPES } from './value-types.js';

/** Long enough for a pool under load, short enough for a client that waits for an answer. */
const CONNECT_TIMEOUT = 10_000;

/** PostgreSQL behind a pool of at most `poolSize` connections, which are made when they are needed. */
export function openPostgres(url: string, poolSize: number, onIdleError: (error: Error) => void): PooledDatabase {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: VALUE_TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'backgammon-club',
  });
  // A connection that breaks while idle leaves the pool by itself; without a listener it would end the process.
  pool.on('error', onIdleError);
  return new PooledDatabase('postgres', pool, {
    inTransaction: (work) => work(),
    afterClose: async () => {},
  });
}
