import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { isCrowded } from './outage.js';

type Done = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

interface Waiter {
  readonly done: Done;
  readonly timer: NodeJS.Timeout;
  isOver: boolean;
}

/** How often a server that had no room is asked again while none of our own connections is given back. */
const PROBE = 200;

/**
 * A pool whose callers wait, in the order of asking and for a bounded time, also when it is the server that has no more
 * room: for one of our own connections to be given back, or for the server to take another one.
 */
export class PatientPool extends Pool {
  private readonly waiting: Waiter[] = [];
  private probe: NodeJS.Timeout | null = null;
  /** What the server said when it had no room. */
  private refusal: Error | undefined;

  /** @param patience milliseconds that a caller waits for a connection */
  constructor(
    config: PoolConfig,
    private readonly patience: number,
  ) {
    super({ ...config, connectionTimeoutMillis: patience });
    // Emitted before the connection is idle again.
    this.on('release', () => {
      if (this.waiting.length > 0) setImmediate(() => this.next());
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(done: Done): void;
  override connect(done?: Done): Promise<PoolClient> | void {
    if (done) return this.ask(done);
    return new Promise((resolve, reject) => {
      this.ask((error, client) => (client === undefined ? reject(error) : resolve(client)));
    });
  }

  private ask(done: Done): void {
    // Those who wait because the server is full come first.
    if (this.waiting.length > 0) return this.wait(this.waiter(done), false);
    super.connect((error, client, release) => {
      if (isCrowded(error)) {
        this.refusal = error;
        return this.wait(this.waiter(done), true);
      }
      done(error, client, release);
    });
  }

  private waiter(done: Done): Waiter {
    const waiter: Waiter = {
      done,
      isOver: false,
      timer: setTimeout(() => {
        waiter.isOver = true;
        const place = this.waiting.indexOf(waiter);
        if (place >= 0) this.waiting.splice(place, 1);
        done(new Error('timeout exceeded when trying to connect', { cause: this.refusal }), undefined, () => {});
      }, this.patience),
    };
    return waiter;
  }

  private wait(waiter: Waiter, wasRefused: boolean): void {
    // Who was refused a moment ago is still the first.
    if (wasRefused) this.waiting.unshift(waiter);
    else this.waiting.push(waiter);
    this.askLater();
  }

  private askLater(): void {
    this.probe ??= setTimeout(() => {
      this.probe = null;
      this.next();
    }, PROBE);
  }

  /** Lets the first of those who wait try again. */
  private next(): void {
    const waiter = this.waiting.shift();
    if (waiter === undefined) return;
    super.connect((error, client, release) => {
      if (waiter.isOver) {
        if (client !== undefined) release();
        return this.askLater();
      }
      if (isCrowded(error) && !this.ending) {
        this.refusal = error;
        return this.wait(waiter, true);
      }
      clearTimeout(waiter.timer);
      waiter.isOver = true;
      waiter.done(error, client, release);
      // What went wrong here is in the way of the others too, and there may be more room than for this one.
      if (client === undefined || this.idleCount > 0) this.next();
    });
  }
}
