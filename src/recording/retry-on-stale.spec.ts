import { retryOnStale, STALE, StreamBusyError, TRIES } from './retry-on-stale.js';

describe('trying again when another writer was faster', () => {
  it('gives what the first attempt gives that is not stale, and counts the attempts', async () => {
    const seen: number[] = [];

    const outcome = await retryOnStale(async (nth) => {
      seen.push(nth);
      return nth < 3 ? STALE : `at ${nth}`;
    });

    expect(outcome).toBe('at 3');
    expect(seen).toEqual([1, 2, 3]);
  });

  it('does not try again after a failure', async () => {
    let attempts = 0;

    const outcome = retryOnStale(() => {
      attempts += 1;
      return Promise.reject(new Error('broken'));
    });

    await expect(outcome).rejects.toThrow('broken');
    expect(attempts).toBe(1);
  });

  it('says that the stream is busy after twenty stale ones', async () => {
    let attempts = 0;

    const outcome = retryOnStale(async () => {
      attempts += 1;
      return STALE;
    });

    await expect(outcome).rejects.toThrow(StreamBusyError);
    expect(attempts).toBe(TRIES);
    expect(TRIES).toBe(20);
  });
});
