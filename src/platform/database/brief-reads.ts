import { Socket } from 'node:net';
import { Client, type ClientConfig, type QueryConfig, type QueryResult } from 'pg';
import { isOutage } from './outage.js';

interface Waiting {
  readonly statement: QueryConfig;
  readonly resolve: (result: QueryResult) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it was sent before, down a line that broke. */
  readonly again: boolean;
}

interface Line {
  readonly client: Client;
  readonly socket: Socket;
}

/**
 * Reads of a row or two by key, sent down one connection one behind the other without waiting for each answer. Those that
 * come in together leave in one write and come back in one: with a connection for each, half of a read's cost is waking
 * somebody up. Not for anything that can take long, because the others wait behind it, and not for writes, whose commits
 * would no longer share a flush to the disk.
 */
export class BriefReads {
  private line: Promise<Line> | null = null;
  private waiting: Waiting[] = [];

  constructor(private readonly config: ClientConfig) {}

  query(statement: QueryConfig): Promise<QueryResult> {
    return new Promise((resolve, reject) => {
      this.enqueue({ statement, resolve, reject, again: false });
    });
  }

  async end(): Promise<void> {
    const { line } = this;
    this.line = null;
    if (line === null) return;
    const { client } = await line;
    await client.end();
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
      for (const read of batch)
        client.query(read.statement).then(read.resolve, (error) => this.failed(line, read, error));
      socket.uncork();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  /** Many share one line, so its loss is made good once: reads can be sent again. */
  private failed(line: Promise<Line>, read: Waiting, error: unknown): void {
    if (!isOutage(error) || read.again) return read.reject(error);
    if (this.line === line) this.line = null;
    this.enqueue({ ...read, again: true });
  }

  /** A new connection; once it breaks, the next read opens another. */
  private open(): Promise<Line> {
    const socket = new Socket();
    const client = new Client({ ...this.config, pipeline: true, stream: () => socket });
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
