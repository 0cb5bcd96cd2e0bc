import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Logger } from '../../platform/logging/logger.js';
import { Writes } from '../writes.js';

/** Milliseconds between two looks at what other instances have written. */
const EVERY = 500;

/** A stream that is being followed. */
export interface Watched {
  /** The version that the follower knows; the follower sets it. */
  version: number;
  end(): void;
}

interface Watch extends Watched {
  readonly changed: () => void;
}

/**
 * Tells followers that a stream has gone beyond the version that they know: at once where this instance wrote, and else by one
 * query for all followed streams together, which finds their rows by primary key. There is no cursor through all events, so an
 * open transaction delays no follower, in whatever stream or database of the server it is.
 */
@Injectable()
export class StreamWatch implements BeforeApplicationShutdown {
  private readonly watches = new Map<string, Set<Watch>>();
  private readonly waiting = new Set<() => void>();
  private timer: NodeJS.Timeout | null = null;
  private isLooking = false;
  private isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly logger: Logger,
    writes: Writes,
  ) {
    writes.listen(({ streams }) => {
      for (const { id, version } of streams) this.tell(id, version);
    });
  }

  /** Calls `changed` whenever the stream has another version than `version` says, again and again until that is set. */
  watch(id: string, version: number, changed: () => void): Watched {
    const watches = this.watches.get(id) ?? new Set();
    this.watches.set(id, watches);
    const watch: Watch = {
      version,
      changed,
      end: () => {
        watches.delete(watch);
        if (watches.size === 0 && this.watches.get(id) === watches) this.watches.delete(id);
        if (this.watches.size === 0) this.rest();
      },
    };
    watches.add(watch);
    if (!this.isStopped) this.timer ??= setInterval(() => void this.look(), EVERY).unref();
    return watch;
  }

  /**
   * Waits until the stream has gone beyond a version, but no longer than so many milliseconds, than this instance runs, and
   * than its recipient is there.
   */
  async beyond(
    id: string,
    version: number,
    milliseconds: number,
    recipient: { onceDone(call: () => void): () => void },
  ) {
    if (this.isStopped) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        watch.end();
        forget();
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      const watch = this.watch(id, version, end);
      const forget = recipient.onceDone(end);
      this.waiting.add(end);
      // What was recorded between the caller's read and this moment.
      void this.look();
    });
  }

  /** Every waiting caller gets an answer before the connections close. */
  beforeApplicationShutdown(): void {
    this.isStopped = true;
    this.rest();
    for (const end of this.waiting) end();
  }

  private rest(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private tell(id: string, version: number): void {
    for (const watch of this.watches.get(id) ?? []) if (version > watch.version) watch.changed();
  }

  /** One look at a time: a slow database gets no second question before it has answered the first. */
  private async look(): Promise<void> {
    if (this.isLooking || this.watches.size === 0) return;
    this.isLooking = true;
    try {
      for (const { id, version } of await this.versions([...this.watches.keys()])) this.tell(id, version);
    } catch (error) {
      // The next look finds everything that this one would have found.
      this.logger.warn({ err: error }, 'the followed streams could not be looked at');
    } finally {
      this.isLooking = false;
    }
  }

  private versions(ids: readonly string[]): Promise<{ id: string; version: number }[]> {
    return this.database.query({
      name: 'recording_versions',
      text: `select id, version from series where id = any($1::uuid[])
        union all select id, version from tournament where id = any($1::uuid[])`,
      values: [ids],
    });
  }
}
