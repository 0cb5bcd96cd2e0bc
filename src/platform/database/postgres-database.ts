import { Socket } from 'node:net';
import type { ClientConfig } from 'pg';
import { BriefReads } from './brief-reads.js';
import { DescribedOnce } from './described-once.js';
import { PatientPool } from './patient-pool.js';
import { PooledDatabase } from './pooled-database.js';
import { VALUE_TYPES } from './value-types.js';

/** The longest wait for a connection: enough for a pool under load, and little for a client that waits for an answer. */
const LONGEST_WAIT = 6_000;
/** How long the server's own word about a statement that takes too long may be on its way before nothing more is expected. */
const GRACE = 1_000;
/** A statement that spends its time waiting for others gives up a little earlier, so that the reason can be told. */
const OF_IT_FOR_LOCKS = 0.8;

/**
 * PostgreSQL behind a pool of at most `poolSize` connections, which are made when they are needed.
 *
 * @param statementTimeout milliseconds that a statement may take, and a caller may wait for a connection; 0: no limit. The
 *   server gives up what takes longer; of a server that says nothing any more the connection is cut a second later.
 */
export function openPostgres(
  url: string,
  poolSize: number,
  onIdleError: (error: Error) => void,
  statementTimeout = 0,
): PooledDatabase {
  const wait = statementTimeout === 0 ? LONGEST_WAIT : Math.min(LONGEST_WAIT, statementTimeout);
  const sockets = new Set<Socket>();
  const connection: ClientConfig = {
    connectionString: url,
    types: VALUE_TYPES,
    connectionTimeoutMillis: wait,
    keepAlive: true,
    application_name: 'backgammon-club',
    stream: () => {
      const socket = new Socket();
      sockets.add(socket.once('close', () => sockets.delete(socket)));
      return socket;
    },
    ...limits(statementTimeout),
  };
  // One of the connections is that of the brief reads; migrations need two others at once.
  const pool = new PatientPool({ ...connection, max: Math.max(2, poolSize - 1), idleTimeoutMillis: 60_000 }, wait);
  // A connection that breaks while idle leaves the pool by itself; without a listener it would end the process.
  pool.on('error', onIdleError);
  // So would one that breaks while it is lent, between two statements of a transaction: the next statement is refused, which is enough.
  pool.on('connect', (client) => client.on('error', () => {}));
  const patience = statementTimeout === 0 ? 0 : statementTimeout + GRACE;
  return new PooledDatabase('postgres', pool, {
    inTransaction: (work) => work(),
    afterClose: async () => {},
    asQuery: (statement) => new DescribedOnce(statement),
    briefReads: new BriefReads({ ...connection, query_timeout: 0 }, patience, pool),
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
  });
}

/** The same limits for the server and for this side; part of opening a connection, so that no statement pays for them. */
function limits(statementTimeout: number): ClientConfig {
  if (statementTimeout === 0) return {};
  return {
    statement_timeout: statementTimeout,
    lock_timeout: Math.ceil(statementTimeout * OF_IT_FOR_LOCKS),
    idle_in_transaction_session_timeout: statementTimeout,
    query_timeout: statementTimeout + GRACE,
  };
}
