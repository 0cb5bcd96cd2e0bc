import { ApplicationError } from '../http/application-error.js';
import type { Recipient } from '../http/answers/recipient.js';

export interface Patience {
  /** How many wait at most behind the one whose work is being done. */
  readonly waiting: number;
  /** How long each of them waits at most, in milliseconds. */
  readonly milliseconds: number;
}

/**
 * Does one piece of work at a time, in the order in which callers ask. It refuses a caller with `service.busy` where too many wait,
 * or where that caller has waited too long, and forgets a caller who has left.
 */
export class OneAtATime {
  private readonly waiting: (() => void)[] = [];
  private isBusy = false;

  constructor(private readonly patience: Patience) {}

  /** What the work gives once it is its turn. Without a `recipient` it runs whether or not a caller waits for it. */
  async run<T>(recipient: Recipient | null, work: () => Promise<T>): Promise<T> {
    if (this.isBusy) await this.turn(recipient);
    this.isBusy = true;
    try {
      recipient?.refuseIfGone();
      return await work();
    } finally {
      const next = this.waiting.shift();
      // Stays busy when it is handed on, so that no other comes between.
      if (next === undefined) this.isBusy = false;
      else next();
    }
  }

  private turn(recipient: Recipient | null): Promise<void> {
    const { waiting, milliseconds } = this.patience;
    if (this.waiting.length >= waiting) return Promise.reject(this.busy());
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        forget?.();
        const place = this.waiting.indexOf(begin);
        if (place >= 0) this.waiting.splice(place, 1);
      };
      const begin = (): void => {
        leave();
        resolve();
      };
      const timer = setTimeout(() => {
        leave();
        reject(this.busy());
      }, milliseconds);
      const forget = recipient?.onceDone(() => {
        leave();
        reject(recipient.gone());
      });
      this.waiting.push(begin);
    });
  }

  private busy(): ApplicationError {
    const retryAfter = Math.max(1, Math.ceil(this.patience.milliseconds / 1000));
    const detail = `The service works on long requests one at a time, and too many are waiting. Send the request again in ${retryAfter} s.`;
    return new ApplicationError('service.busy', detail, { retryAfter });
  }
}
