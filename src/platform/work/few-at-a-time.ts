import { ApplicationError } from '../http/application-error.js';
import type { Recipient } from '../http/answers/recipient.js';

export interface Turns {
  /** How many pieces of work are done at the same time. */
  readonly atOnce: number;
  /** How many callers wait at most behind those. */
  readonly waiting: number;
  /** How long each of them waits at most, in milliseconds. */
  readonly milliseconds: number;
  /** Why they wait, as a sentence that a refused caller reads. */
  readonly because: string;
}

/** Why large pieces of work wait for each other. */
export const LONG_REQUESTS = 'The service works on long requests one at a time, and too many are waiting.';

/**
 * Does only so many pieces of work at the same time, in the order in which callers ask. It refuses a caller with `service.busy` where
 * too many wait, or where that caller has waited too long, and forgets a caller who has left.
 */
export class FewAtATime {
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly turns: Turns) {}

  /** What the work gives once it is its turn. Without a `recipient` it runs whether or not a caller waits for it. */
  async run<T>(recipient: Recipient | null, work: () => Promise<T>): Promise<T> {
    // Who waits is given the place of one who has ended.
    if (this.running >= this.turns.atOnce) await this.turn(recipient);
    else this.running += 1;
    try {
      recipient?.refuseIfGone();
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }

  /** Whether no work is done, and so none waits. */
  get isIdle(): boolean {
    return this.running === 0;
  }

  private turn(recipient: Recipient | null): Promise<void> {
    const { waiting, milliseconds } = this.turns;
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
    const retryAfter = Math.max(1, Math.ceil(this.turns.milliseconds / 1000));
    const detail = `${this.turns.because} Send the request again in ${retryAfter} s.`;
    return new ApplicationError('service.busy', detail, { retryAfter });
  }
}
