import { ApplicationError } from '../http/application-error.js';
import { createLogger } from '../logging/logger.js';
import {
  BLOCKS_FOR,
  FAILURE,
  FILLS_MEMORY,
  SHORT_THREAD_OF,
  THREAD_OF,
} from '../../../test/support/service/thread-tasks.js';
import { TYPESCRIPT_THREAD } from '../../../test/support/jest/typescript-child.js';
import { THREAD, type ThreadSettings, ThreadWork } from './thread-work.js';

const works: ThreadWork[] = [];

function work(settings: Partial<ThreadSettings> = {}): ThreadWork {
  const made = new ThreadWork(createLogger('silent'), { ...THREAD, ...TYPESCRIPT_THREAD, ...settings });
  works.push(made);
  return made;
}

afterEach(async () => {
  await Promise.all(works.splice(0).map((each) => each.onApplicationShutdown()));
});

const caught = (asked: Promise<unknown>): Promise<unknown> => asked.catch((error: unknown) => error);

describe('the thread for long calculations', () => {
  it('does the long ones, and leaves the short ones where they are asked for', async () => {
    const beside = work();
    expect(await beside.run(THREAD_OF, null)).toBeGreaterThan(0);
    expect(await beside.run(SHORT_THREAD_OF, null)).toBe(0);
  });

  it('lets the loop go on meanwhile', async () => {
    const beside = work();
    await beside.run(THREAD_OF, null);
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    await beside.run(BLOCKS_FOR, 300);
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(5);
  });

  it('hands on what a task throws', async () => {
    expect(await caught(work().run(FAILURE, 'not today'))).toMatchObject({ name: 'TypeError', message: 'not today' });
  });

  it('goes on with another thread after one has run out of memory', async () => {
    const beside = work({ memory: 32 });
    const waiting = [caught(beside.run(FILLS_MEMORY, null)), caught(beside.run(THREAD_OF, null))];
    const [broken, next] = await Promise.all(waiting);
    expect(broken).toMatchObject({ code: 'ERR_WORKER_OUT_OF_MEMORY' });
    expect(next).toBeGreaterThan(0);
  });

  it('gives up what takes too long, and then does the next', async () => {
    const beside = work({ timeLimit: 3_000 });
    const late = await caught(beside.run(BLOCKS_FOR, 60_000));
    expect(late).toBeInstanceOf(ApplicationError);
    expect(late).toMatchObject({ code: 'service.unavailable', facts: { retryAfter: 30 } });
    expect(await beside.run(THREAD_OF, null)).toBeGreaterThan(0);
  });

  it('refuses what is one too many to wait', async () => {
    const beside = work({ mostWaiting: 2 });
    await beside.run(THREAD_OF, null);
    const asked = Array.from({ length: 6 }, () => caught(beside.run(BLOCKS_FOR, 200)));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 200).length).toBeGreaterThan(1);
    const refused = answers.filter((answer) => answer !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ code: 'service.unavailable', facts: { retryAfter: 5 } });
  });

  it('does a task of another name after one of a crowd, not behind all of them', async () => {
    const beside = work();
    await beside.run(THREAD_OF, null);
    let done = 0;
    const crowd = Array.from({ length: 8 }, () => beside.run(BLOCKS_FOR, 20).then(() => (done += 1)));
    await beside.run(THREAD_OF, null);
    expect(done).toBeLessThanOrEqual(2);
    await Promise.all(crowd);
    expect(done).toBe(8);
  });

  it('ends with the service, and says so to those who wait', async () => {
    const beside = work({ farewell: 50 });
    await beside.run(THREAD_OF, null);
    const waiting = caught(beside.run(BLOCKS_FOR, 60_000));
    beside.beforeApplicationShutdown();
    expect(await waiting).toMatchObject({ code: 'service.unavailable' });
    expect(await caught(beside.run(THREAD_OF, null))).toMatchObject({ code: 'service.unavailable' });
  });
});
