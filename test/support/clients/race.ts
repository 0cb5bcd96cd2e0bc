/** Twenty clients that send the same request at the same moment. */
import type { Database } from '../../../src/platform/database/database.js';
import type { ApiAnswer, ApiClient } from './api-client.js';

export const RACERS = 20;

/**
 * What every client is answered. Each has its connection before the start, so that all requests are there before the first
 * one is answered; with several callers (instances of the service) they are dealt out in turn.
 */
export async function race(
  callers: readonly ApiClient[],
  send: (api: ApiClient, nth: number) => Promise<ApiAnswer>,
): Promise<readonly ApiAnswer[]> {
  const racers = Array.from({ length: RACERS }, (_, nth) => callers[nth % callers.length] as ApiClient);
  await Promise.all(racers.map((api) => api.get('/health/live')));
  return Promise.all(racers.map(send));
}

/**
 * Does the work while every write to the record waits until the gate was read so many times: with one read for each
 * instance, all of them have looked at the series before any of them changes it.
 */
export async function holdingWrites<T>(database: Database, reads: number, work: () => Promise<T>): Promise<T> {
  const query = database.query.bind(database);
  const transaction = database.transaction.bind(database);
  let open = (): void => {};
  const looked = new Promise<void>((resolve) => (open = resolve));
  let done = 0;
  database.query = async <Row extends object>(statement: Parameters<typeof query>[0]): Promise<Row[]> => {
    if (statement.name?.startsWith('recording_write') === true) await looked;
    const rows = await query<Row>(statement);
    if (statement.name?.startsWith('gate_') === true && (done += 1) === reads) open();
    return rows;
  };
  database.transaction = async <Written>(...ofWrite: Parameters<typeof transaction<Written>>): Promise<Written> => {
    await looked;
    return transaction<Written>(...ofWrite);
  };
  try {
    return await work();
  } finally {
    Reflect.deleteProperty(database, 'query');
    Reflect.deleteProperty(database, 'transaction');
  }
}

/** How often each status was answered. */
export function statusCounts(answers: readonly ApiAnswer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
