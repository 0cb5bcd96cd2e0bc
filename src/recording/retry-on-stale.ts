import { setTimeout as wait } from 'node:timers/promises';

/** The result of an attempt when another writer was faster. */
export const STALE = Symbol('stale');

/** Other instances were faster every time; nothing was changed. */
export class StreamBusyError extends Error {
  override readonly name = 'StreamBusyError';
}

export const TRIES = 20;

/**
 * What the first attempt gives that is not stale. Each attempt has to read, decide and write anew. After `TRIES` stale
 * ones in a row: StreamBusyError.
 */
export async function retryOnStale<T>(attempt: (nth: number) => Promise<T | typeof STALE>): Promise<T> {
  for (let nth = 1; nth <= TRIES; nth += 1) {
    const outcome = await attempt(nth);
    if (outcome !== STALE) return outcome;
    // The first tries at once: usually one writer was ahead. Later ones leave the others some time to get through.
    if (nth > 2) await wait(nth);
  }
  throw new StreamBusyError(`the stream changed ${TRIES} times in a row before this write could land`);
}
