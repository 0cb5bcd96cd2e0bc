import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailableError } from '../database.js';

/** One holder's time with the connection. */
export interface Lease {
  /** `returning`: out of the holder's hands, not yet ready for the next. */
  state: 'waiting' | 'held' | 'returning' | 'over';
}

export class NestedLeaseError extends Error {
  override readonly name = 'NestedLeaseError';

  constructor() {
    super('this code holds the only connection already: use that one, or give it back first');
  }
}

/** The connection was not free in time: nothing was done. */
export class LeaseTimeoutError extends DatabaseUnavailableError {
  override readonly name = 'LeaseTimeoutError';
}

interface Waiter {
  readonly lease: Lease;
  readonly grant: () => void;
}

/**
 * The connection for one holder at a time, in the order of the requests. Two transactions interleaved on one session would
 * corrupt each other, so there is no way around this queue. A holder that asks for a second lease would wait for itself:
 * the queue refuses that at once where the asynchronous context shows it (`within`, `markHolder`), and after `patience`
 * milliseconds where it does not.
 */
export class LeaseQueue {
  private readonly holders = new AsyncLocalStorage<Lease>();
  private readonly waiting: Waiter[] = [];
  private current: Lease | null = null;
  private isOver = false;

  constructor(private readonly patience: number) {}

  /** Gives the lease once it is this caller's turn. */
  async take(lease: Lease = { state: 'waiting' }): Promise<Lease> {
    if (this.isHeldHere()) throw new NestedLeaseError();
    if (this.current === null) {
      this.current = lease;
      lease.state = 'held';
      return lease;
    }
    await this.turn(lease);
    return lease;
  }

  /** Ends the lease and hands the connection to the next in the queue. */
  give(lease: Lease): void {
    if (lease.state !== 'held' && lease.state !== 'returning') throw new Error('this lease is over already');
    lease.state = 'over';
    const next = this.waiting.shift();
    this.current = next?.lease ?? null;
    if (next) {
      next.lease.state = 'held';
      next.grant();
    }
  }

  /** Whether the calling code is known to hold the connection. */
  isHeldHere(): boolean {
    return this.holders.getStore()?.state === 'held';
  }

  /** Runs work that holds the connection by other means: the inside of a transaction of TypeORM. */
  async within<T>(work: () => Promise<T>): Promise<T> {
    if (this.isOver) return work();
    const lease: Lease = { state: 'held' };
    try {
      return await this.holders.run(lease, work);
    } finally {
      lease.state = 'over';
    }
  }

  /**
   * Marks the calling code, from here on, as the holder of a lease that it asked for by itself. To be called before the
   * first await, else the mark does not reach the caller.
   */
  markHolder(lease: Lease): void {
    if (!this.isOver) this.holders.enterWith(lease);
  }

  /**
   * Forgets the holders, once the last of them has given the connection back. Node hands what this storage keeps on to every promise
   * of the process, so that each database that was opened and closed would make the process slower for good.
   */
  end(): void {
    this.isOver = true;
    this.holders.disable();
  }

  private turn(lease: Lease): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiter), 1);
        lease.state = 'over';
        reject(new LeaseTimeoutError(`the connection was not given back within ${this.patience} ms`));
      }, this.patience);
      const waiter: Waiter = {
        lease,
        grant: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.waiting.push(waiter);
    });
  }
}
