import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { DescribedOnce } from './described-once.js';
import { isCrowded, isOutage } from './outage.js';

interface Waiting {
  readonly statement: QueryConfig;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it was sent before, down a line that broke. */
  again: boolean;
  /** Answered, refused or given up. */
  isOver: boolean;
  /** Where it was sent. */
  line: Promise<Line> | null;
}

interface Line {
  readonly client: Client;
  readonly socket: Duplex;
}

interface Other {
  query(statement: QueryConfig): Promise<QueryResult>;
}

/** How long nothing is tried while the server has no room for another connection. */
const CROWDED_FOR = 1_000;

/**
 * Reads of a row or two by key, pipelined on one connection without waiting for each answer. Reads that arrive together
 * leave in one write and come back in one: with a connection for each, waking a process is half of a read's cost. Not for
 * anything that can take long, because the other reads wait behind it, and not for writes, whose commits would no longer
 * share a flush to the disk.
 */
export class BriefReads {
  private line: Promise<Line> | null = null;
  private waiting: Waiting[] = [];
  private crowdedUntil = 0;

  /**
   * @param patience milliseconds that a read may take in all, its second try included; 0: as long as it takes
   * @param pool where the reads go while the server has no room for a connection of their own
   */
  constructor(
    private readonly config: ClientConfig,
    private readonly patience: number,
    private readonly pool: Other,
  ) {}

  query(statement: QueryConfig): Promise<QueryResult> {
    if (this.crowdedUntil > 0 && this.crowdedUntil > performance.now()) return this.pool.query(statement);
    return new Promise((resolve, reject) => {
      let timer: NodeJS.Timeout | undefined;
      const over = (): void => {
        clearTimeout(timer);
        read.isOver = true;
      };
      const read: Waiting = {
        statement,
        resolve: (result) => {
          over();
          resolve(result);
        },
        reject: (error) => {
          over();
          reject(error);
        },
        again: false,
        isOver: false,
        line: null,
      };
      if (this.patience > 0) timer = setTimeout(() => this.giveUp(read), this.patience);
      this.enqueue(read);
    });
  }

  /** Lets the reads that are under way be answered. A server that does not answer any more is left to its sockets' end. */
  async end(): Promise<void> {
    const { line } = this;
    this.line = null;
    if (line === null) return;
    try {
      const { client } = await line;
      await client.end();
    } catch (error) {
      // A line that cannot be opened needs no end.
      if (!isOutage(error)) throw error;
    }
  }

  private enqueue(read: Waiting): void {
    // Sent after everything that has arrived by now was looked at.
    if (this.waiting.length === 0) setImmediate(() => void this.send());
    this.waiting.push(read);
  }

  private async send(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    const line = (this.line ??= this.open());
    try {
      const { client, socket } = await line;
      socket.cork();
      for (const read of batch) {
        if (read.isOver) continue;
        read.line = line;
        client.query(new DescribedOnce(read.statement), (error: Error | null, result: QueryResult) => {
          if (error === null) read.resolve(result);
          else this.failed(line, read, error);
        });
      }
      socket.uncork();
    } catch (error) {
      if (isCrowded(error)) return this.sendThroughPool(batch);
      for (const { reject } of batch) reject(error);
    }
  }

  private sendThroughPool(batch: readonly Waiting[]): void {
    this.crowdedUntil = performance.now() + CROWDED_FOR;
    for (const { statement, isOver, resolve, reject } of batch) {
      if (!isOver) this.pool.query(statement).then(resolve, reject);
    }
  }

  /** Many share one line, so its loss is made good once, within the time that each read has: reads can be sent again. */
  private failed(line: Promise<Line>, read: Waiting, error: unknown): void {
    if (read.isOver) return;
    if (!isBroken(error) || read.again) return read.reject(error);
    if (this.line === line) this.line = null;
    read.again = true;
    this.enqueue(read);
  }

  /** What was sent behind this read is not answered either: the line is cut, and the others are sent down a new one. */
  private giveUp(read: Waiting): void {
    const { line } = read;
    read.reject(new Error('Query read timeout'));
    if (line === null) return;
    if (this.line === line) this.line = null;
    void line.then(({ socket }) => socket.destroy());
  }

  /** A new connection; once it breaks, the next read opens another. */
  private open(): Promise<Line> {
    const { config } = this;
    const socket = config.stream?.() ?? new Socket();
    const client = new Client({ ...config, pipeline: true, stream: () => socket });
    const line = client.connect().then(() => ({ client, socket }));
    const drop = (): void => {
      if (this.line === line) this.line = null;
    };
    client.on('error', drop);
    client.on('end', drop);
    line.catch(drop);
    return line;
  }
}

/** Whether the connection was lost: not that the server took too long over a statement, or has no room. */
function isBroken(error: unknown): boolean {
  return isOutage(error) && !/^(57014|55P03|53)/.test(String((error as { code?: unknown }).code));
}
