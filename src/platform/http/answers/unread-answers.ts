import { ApplicationError } from '../application-error.js';
import type { Recipient } from './recipient.js';

export interface UnreadLimits {
  /** Bytes that all of them together may hold. */
  readonly bytes: number;
  /** Milliseconds that every recipient has, however much there is to read. */
  readonly grace: number;
  /** Bytes that a recipient has to take in a second beyond that. */
  readonly bytesPerSecond: number;
}

interface Unread {
  readonly bytes: number;
  readonly since: number;
  readonly end: () => void;
}

/**
 * Large answers that were sent and that their readers have not taken yet. A recipient who takes longer than the limits say is cut
 * off; where room is needed before, the caller that has been reading longest makes it.
 */
export class UnreadAnswers {
  private readonly unread = new Map<Recipient, Unread>();

  constructor(private readonly limits: UnreadLimits) {}

  /** Makes sure that there is room for so many bytes more, or refuses with `service.busy`. */
  makeRoom(bytes: number): void {
    for (const [recipient, { since, end }] of this.unread) {
      if (this.held() + bytes <= this.limits.bytes) return;
      if (performance.now() - since < this.limits.grace) break;
      end();
      recipient.cut();
    }
    if (this.held() + bytes <= this.limits.bytes) return;
    const retryAfter = Math.max(1, Math.ceil(this.limits.grace / 1000));
    const detail = `Too many large answers are waiting for their readers. Send the request again in ${retryAfter} s.`;
    throw new ApplicationError('service.busy', detail, { retryAfter });
  }

  /** Watches an answer until it is taken. */
  watch(recipient: Recipient, bytes: number): void {
    const { grace, bytesPerSecond } = this.limits;
    const timer = setTimeout(() => recipient.cut(), grace + (1000 * bytes) / bytesPerSecond);
    const end = (): void => {
      clearTimeout(timer);
      forget();
      this.unread.delete(recipient);
    };
    const forget = recipient.onceDone(end);
    this.unread.set(recipient, { bytes, since: performance.now(), end });
  }

  private held(): number {
    let sum = 0;
    for (const { bytes } of this.unread.values()) sum += bytes;
    return sum;
  }
}
