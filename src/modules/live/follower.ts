import { type EventStream, eventData } from '../../platform/http/answers/event-stream.js';
import type { Caller } from '../../recording/gate.js';
import { type Reader, readerOf } from '../auth/index.js';
import type { Closing } from './live-metrics.js';

/** Who follows, as long as the stream is open. */
export interface Following {
  readonly tokenHash: Buffer | null;
  readonly requestId: string;
  readonly names: readonly string[];
  readonly versions: readonly number[];
}

/** The problem of a topic, or of a token, as a stream carries it. */
export type ToldProblem = Readonly<Record<string, unknown>>;

/** One open stream with all of its topics. */
export class Follower {
  readonly requestId: string;
  /** The hash of the token in hexadecimal digits; null without one. */
  readonly tokenHash: string | null;
  readonly reader: Reader;
  /** What was told of each topic, in the order of the topics. */
  private readonly versions: number[];
  private readonly names: readonly string[];
  private gone = 0;
  private closing: Closing = 'left';

  constructor(
    private readonly stream: EventStream,
    readonly caller: Caller | null,
    { tokenHash, requestId, names, versions }: Following,
  ) {
    this.names = names;
    this.tokenHash = tokenHash?.toString('hex') ?? null;
    this.requestId = requestId;
    this.versions = [...versions];
    this.reader = readerOf(caller);
  }

  get isOver(): boolean {
    return this.stream.isOver;
  }

  /** Tells something of a topic. A follower for whom too much waits is closed; where it comes again, it goes on from its last id. */
  tell(event: 'state' | 'change', nth: number, version: number, data: Buffer): void {
    if (this.closesStalled()) return;
    this.versions[nth] = version;
    this.stream.send(`event: ${event}\nid: ${this.versions.join('.')}\n`, data);
  }

  tellTime(data: Buffer): void {
    if (!this.closesStalled()) this.stream.send('event: time\n', data);
  }

  /** Says that a topic is gone; a stream without topics ends. */
  tellGone(topic: string, problem: ToldProblem): void {
    if (this.isOver) return;
    this.stream.send(`event: gone\nid: ${this.versions.join('.')}\n`, eventData({ topic, problem }));
    this.gone += 1;
    if (this.gone >= this.versions.length) this.end('gone');
  }

  /** Says of every topic that it is gone, and ends the stream: the token is good no longer. */
  endWithout(problem: ToldProblem): void {
    const id = this.versions.join('.');
    for (const topic of this.names) this.stream.send(`event: gone\nid: ${id}\n`, eventData({ topic, problem }));
    this.end('token');
  }

  taken(): Promise<void> {
    return this.stream.taken();
  }

  /** Ends the stream in order. `retry`: milliseconds after which the reader is to come again. */
  end(reason: Closing, retry: number | null = null): void {
    if (this.isOver) return;
    this.closing = reason;
    this.stream.end(retry);
  }

  /** Closes the stream at once, whatever waits in it: another caller has its place. */
  giveWay(): void {
    this.closing = 'full';
    this.stream.cut();
  }

  onceClosed(call: (reason: Closing) => void): void {
    this.stream.onceClosed(() => call(this.closing));
  }

  private closesStalled(): boolean {
    if (!this.stream.isStalled) return this.isOver;
    this.closing = 'stalled';
    this.stream.cut();
    return true;
  }
}
