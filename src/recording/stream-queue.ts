import { Injectable } from '@nestjs/common';

/**
 * Lets the writes to one stream pass one after the other inside this instance, in the order of asking; other streams do
 * not wait. Only a courtesy: what keeps two writes apart is the version in the statement.
 */
@Injectable()
export class StreamQueue {
  private readonly tails = new Map<string, Promise<void>>();

  /** What the work gives, once everybody who asked for this stream before is through. Not to be nested for one stream. */
  async run<T>(streamId: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(streamId);
    let open: () => void = () => {};
    const tail = new Promise<void>((resolve) => {
      open = resolve;
    });
    this.tails.set(streamId, tail);
    try {
      if (before) await before;
      return await work();
    } finally {
      // The last in the queue takes the key with it, so that the map holds only streams that are being written.
      if (this.tails.get(streamId) === tail) this.tails.delete(streamId);
      open();
    }
  }

  /** The same for several streams at once, taken in the order of their ids so that two such writes cannot block each other. */
  async runAll<T>(streamIds: readonly string[], work: () => Promise<T>): Promise<T> {
    const inOrder = [...new Set(streamIds)].sort();
    const enter = inOrder.reduceRight<() => Promise<T>>((inner, streamId) => () => this.run(streamId, inner), work);
    return enter();
  }
}
