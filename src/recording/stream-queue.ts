import { Injectable } from '@nestjs/common';
import { StreamBusyError } from './retry-on-stale.js';

/** Milliseconds that a write waits for those before it; behind a database that hangs they would add up. */
const PATIENCE = 7_000;

/**
 * Lets the writes to one stream pass one after the other inside this instance, in the order of asking; other streams do
 * not wait. For streams this is only a courtesy: what keeps two writes apart is the version in the statement.
 *
 * Those who add people by their names queue by these names as well, so that two requests do not make the same person twice. For
 * names the queue is all there is: two people of one name are no fault in the record, and nothing in the statement forbids them.
 */
@Injectable()
export class StreamQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /**
   * What the work gives, once all earlier work on this stream, or on all of these, is done; StreamBusyError if that takes too
   * long, and then nothing was done. Not to be nested for one stream.
   */
  async run<T>(streams: string | readonly string[], work: () => Promise<T>): Promise<T> {
    const held: (() => void)[] = [];
    try {
      // In one order for all, so that no two wait for each other. Names come before the ids of streams, which begin with a digit
      // up to `f`: who waits for a name holds no tournament meanwhile.
      const ids = typeof streams === 'string' ? [streams] : [...new Set(streams)].toSorted().toReversed();
      for (const id of ids) held.push(await this.turn(id));
      return await work();
    } finally {
      for (const leave of held) leave();
    }
  }

  /** Waits for the turn on the stream. What it gives ends that turn. */
  private async turn(streamId: string): Promise<() => void> {
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
    return leave;
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
