import { type ClientConfig, Pool } from 'pg';
import { BriefReads } from './brief-reads.js';
import { PooledDatabase } from './pooled-database.js';
import { VALUE_TYPES } from './value-types.js';

/** Long enough for a pool under load, short enough for a client that waits for an answer. */
const CONNECT_TIMEOUT = 10_000;

/** PostgreSQL behind a pool of at most `poolSize` connections, which are made when they are needed. */
export function openPostgres(url: string, poolSize: number, onIdleError: (error: Error) => void): PooledDatabase {
  const connection: ClientConfig = {
    connectionString: url,
    types: VALUE_TYPES,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    application_name: 'backgammon-club',
  };
  // One of the connections is that of the brief reads; migrations need two others at once.
  const pool = new Pool({ ...connection, max: Math.max(2, poolSize - 1), idleTimeoutMillis: 60_000 });
  // A connection that breaks while idle leaves the pool by itself; without a listener it would end the process.
  pool.on('error', onIdleError);
  return new PooledDatabase('postgres', pool, {
    inTransaction: (work) => work(),
    afterClose: async () => {},
    briefReads: new BriefReads(connection),
  });
}
