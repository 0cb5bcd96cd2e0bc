import { isNativeError } from 'node:util/types';
import { fileURLToPath } from 'node:url';
import { type BeforeApplicationShutdown, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Piscina } from 'piscina';
import { ApplicationError } from '../http/application-error.js';
import { Logger } from '../logging/logger.js';
import { FewAtATime, LONG_REQUESTS } from './few-at-a-time.js';
import { Work, type Task } from './work.js';

/** How the thread is run. */
export interface ThreadSettings {
  /** Options of Node for it; those of the process if none are given. */
  readonly execArgv?: readonly string[];
  /** Tasks that may wait while one is done. */
  readonly mostWaiting: number;
  /** Milliseconds after which a task is given up, waiting for those of other names included. */
  readonly timeLimit: number;
  /** Megabytes of memory after which the thread is ended. */
  readonly memory: number;
  /** Milliseconds that tasks are given to end when the service is stopped. */
  readonly farewell: number;
}

export const THREAD: ThreadSettings = {
  mostWaiting: 1_000,
  timeLimit: 60_000,
  memory: 512,
  farewell: 5_000,
};

/** Who asks waits no longer for an answer than a request does: what came too late would be calculated for no reader. */
const LINE = { atOnce: 1, milliseconds: 8_000, because: LONG_REQUESTS };

/** What Piscina says when the thread of a task was ended. */
const ENDED = /^(Terminating worker thread|The task has been aborted)$/;

/**
 * One thread beside the main one, which is started by the first long task and does one after another. Tasks of one name
 * wait in a line of their own, so that a task waits for one of each other name at most: a crowd that asks for ratings by rules of
 * its own does not hold up a director who pairs a round. Where the thread breaks down, the task that it was at fails with
 * the fault, and another thread does the next.
 */
@Injectable()
export class ThreadWork extends Work implements BeforeApplicationShutdown, OnApplicationShutdown {
  private pool: Piscina | null = null;
  private stopping: Promise<void> | null = null;
  /** Tasks under way, counted here: the pool's own bound passes over those that can be given up. */
  private asked = 0;
  private readonly lines = new Map<string, FewAtATime>();

  constructor(
    private readonly logger: Logger,
    private readonly settings: ThreadSettings = THREAD,
  ) {
    super();
  }

  protected override async beside<Input, Output>(asked: Task<Input, Output>, input: Input): Promise<Output> {
    if (this.asked > this.settings.mostWaiting) throw full();
    this.asked += 1;
    try {
      return await this.lineOf(asked).run(null, () => this.inThread(asked, input));
    } finally {
      this.asked -= 1;
    }
  }

  private lineOf({ module, name }: Task<never, unknown>): FewAtATime {
    const key = `${module} ${name}`;
    const known = this.lines.get(key);
    if (known !== undefined) return known;
    const line = new FewAtATime({ ...LINE, waiting: this.settings.mostWaiting });
    this.lines.set(key, line);
    return line;
  }

  private async inThread<Input, Output>({ module, name }: Task<Input, Output>, input: Input): Promise<Output> {
    if (this.stopping !== null) throw endedWithService();
    const late = new AbortController();
    const timeLimit = setTimeout(() => late.abort(), this.settings.timeLimit);
    try {
      const given: unknown = await this.thread().run(input, {
        filename: fileURLToPath(module),
        name,
        signal: late.signal,
      });
      return given as Output;
    } catch (error) {
      throw refusalOf(error, late.signal.aborted) ?? error;
    } finally {
      clearTimeout(timeLimit);
    }
  }

  /** Tasks under way may end first, so that those who wait for them get their answers. */
  beforeApplicationShutdown(): void {
    setTimeout(() => void this.stop(), this.settings.farewell).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /** Once only: told so again in the midst of it, the pool would take the end of its thread for a breakdown and start another. */
  private stop(): Promise<void> {
    this.stopping ??= this.pool?.destroy() ?? Promise.resolve();
    return this.stopping;
  }

  private thread(): Piscina {
    this.pool ??= this.started();
    return this.pool;
  }

  private started(): Piscina {
    const { execArgv, memory } = this.settings;
    const pool = new Piscina({
      minThreads: 1,
      maxThreads: 1,
      resourceLimits: { maxOldGenerationSizeMb: memory },
      ...(execArgv === undefined ? {} : { execArgv: [...execArgv] }),
      recordTiming: false,
    });
    // A fault of a thread that had nothing to do; others reach the caller that waits for the task.
    pool.on('error', (err: unknown) => this.logger.error({ err }, 'the thread for long calculations broke down'));
    return pool;
  }
}

function refusalOf(error: unknown, isLate: boolean): ApplicationError | null {
  if (isLate) {
    return unavailable(
      'The service stopped the calculation because it took too long. Nothing has changed; try again later.',
      30,
    );
  }
  return isNativeError(error) && ENDED.test(error.message) ? endedWithService() : null;
}

function full(): ApplicationError {
  return unavailable('Too many long calculations are waiting. Nothing has changed; try again.', 5);
}

function endedWithService(): ApplicationError {
  return unavailable('The service is shutting down. Nothing has changed; try again.', 5);
}

function unavailable(detail: string, retryAfter: number): ApplicationError {
  return new ApplicationError('service.unavailable', detail, { retryAfter });
}
