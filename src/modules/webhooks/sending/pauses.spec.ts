import { PATIENCE, pauseAfter } from './pauses.js';

const HOUR = 3_600_000;

it('doubles the time since the first attempt with each pause, from five seconds on, and ends after three days', () => {
  const tries: number[] = [];
  let now = 0;
  for (let pause = pauseAfter(0, now); pause !== null; pause = pauseAfter(0, now)) {
    now += pause;
    tries.push(now / 1_000);
  }

  expect(tries.slice(0, 6)).toEqual([5, 10, 20, 40, 80, 160]);
  expect(Math.max(...tries.map((time, nth) => time - (tries[nth - 1] ?? 0)))).toBe((6 * HOUR) / 1_000);
  expect(now).toBeGreaterThanOrEqual(PATIENCE);
  expect(now).toBeLessThan(PATIENCE + 6 * HOUR);
  expect(tries.length).toBeLessThan(30);
});
