import { Pools } from '../support/jest/one-pool-runner.mjs';

/** A worker as its pool sees it: what it asks, and what it is told. */
interface Worker {
  readonly ask: () => void;
  readonly told: unknown[];
}

/** The workers of a run that has begun a file in each of two. */
function twoWorkers(): readonly Worker[] {
  const workers: Worker[] = [];
  const pools = new Pools();
  pools.set('the only project', {
    pool: {
      options: { workerData: 'the configuration' },
      run: (_path, { channel }) => {
        const told: unknown[] = [];
        channel.onMessage((message) => told.push(message));
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it is no window
        workers.push({ told, ask: () => channel.postMessage('jest-light-runner-get-worker-data') });
      },
    },
  });
  for (const path of ['a.spec.ts', 'b.spec.ts']) pools.get('the only project')?.run({ path });
  return workers;
}

it('tells each worker its configuration when that worker asks, so that none misses it and waits for ever', () => {
  const [early, late] = twoWorkers();
  const answer = { type: 'jest-light-runner-worker-data', workerData: 'the configuration' };
  early?.ask();
  expect([early?.told, late?.told]).toEqual([[answer], []]);
  late?.ask();
  expect([early?.told, late?.told]).toEqual([[answer], [answer]]);
});
