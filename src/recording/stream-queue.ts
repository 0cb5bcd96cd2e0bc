import { Injectable } from '@nestjs/common';
import { StreamBusyError } from './retry-on-stale.js';

/** Milliseconds that a write waits for those before it; behind a database that hangs they would add up. */
const PATIENCE = 7_000;

/**
 * Lets the writes to one stream pass one after the other inside this instance, in the order of asking; other streams do
 * not wait. Only a courtesy: what keeps two writes apart is the version in the statement.
 */
@Injectable()
export class StreamQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /**
   * What the work gives, once all earlier work on this stream is done; StreamBusyError if that takes too long,
   * and then nothing was done. Not to be nested for one stream.
   */
  async run<T>(streamId: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(streamId);
    let open: () => void = () => {};
    const tail = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.tails.set(streamId, tail);
    const leave = (): void => {
      // The last in the queue takes the key with it, so that the map holds only streams that are being written.
      if (this.tails.get(streamId) === tail) this.tails.delete(streamId);
      open();
    };
    if (before && !(await isInTime(before))) {
      // Those behind still wait for those before.
      void before.then(leave);
      throw new StreamBusyError('the writes before this one took too long');
    }
    try {
      return await work();
    } finally {
      leave();
    }
  }
}

/** Whether it is this one's turn before patience is over. */
function isInTime(before: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    void before.then(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}
