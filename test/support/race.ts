/** Twenty clients that send the same request at the same moment. */
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

/** How often each status was answered. */
export function statusCounts(answers: readonly ApiAnswer[]): Readonly<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
