import { setImmediate as settle } from 'node:timers/promises';
import { StreamBusyError } from './retry-on-stale.js';
import { StreamQueue } from './stream-queue.js';

/** Work that ends when the test says so. */
function work(): { run: () => Promise<string>; begun: () => boolean; end: () => void } {
  let begun = false;
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return {
    run: async () => {
      begun = true;
      await ended;
      return 'done';
    },
    begun: () => begun,
    end,
  };
}

describe('the queue of writes to a stream', () => {
  it('lets one through after the other, in the order of asking', async () => {
    const queue = new StreamQueue();
    const [first, second] = [work(), work()];
    const all = [queue.run('a', first.run), queue.run('a', second.run)];

    await settle();
    expect([first.begun(), second.begun()]).toEqual([true, false]);
    first.end();
    await settle();
    expect(second.begun()).toBe(true);
    second.end();

    expect(await Promise.all(all)).toEqual(['done', 'done']);
  });

  it('lets no writer wait for ever: one that gives up has done nothing, and those behind it still wait for those before', async () => {
    jest.useFakeTimers();
    try {
      const queue = new StreamQueue();
      const [first, second, third] = [work(), work(), work()];
      const ends = [queue.run('a', first.run)];
      const late = queue.run('a', second.run).catch((error: unknown) => error);
      jest.advanceTimersByTime(5_000);
      ends.push(queue.run('a', third.run));

      jest.advanceTimersByTime(2_001);
      expect(await late).toBeInstanceOf(StreamBusyError);
      await settle();
      expect([second.begun(), third.begun()]).toEqual([false, false]);
      first.end();
      await settle();
      expect(third.begun()).toBe(true);
      third.end();

      expect(await Promise.all(ends)).toEqual(['done', 'done']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('lets other streams pass', async () => {
    const queue = new StreamQueue();
    const waiting = work();
    const all = queue.run('a', waiting.run);

    expect(await queue.run('b', async () => 'passed')).toBe('passed');

    waiting.end();
    await all;
  });

  it('goes on after work that failed', async () => {
    const queue = new StreamQueue();
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', async () => 'next');

    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });
});
