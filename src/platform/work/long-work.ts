import { Injectable } from '@nestjs/common';
import { FewAtATime, LONG_REQUESTS } from './few-at-a-time.js';
import { Slices } from './slices.js';

/** Above these, work takes tens of megabytes for as long as it lasts. */
const LONG_RECORD = 4_000;
const LONG_TEXT = 100_000;
const TURNS = { atOnce: 1, waiting: 32, milliseconds: 8_000, because: LONG_REQUESTS };

/**
 * Work on records and texts, in slices. What is short is worked on at once; of what is long one at a time, so that the
 * memory which it takes does not depend on how many ask for it.
 */
@Injectable()
export class LongWork {
  private readonly queue = new FewAtATime(TURNS);

  /** What work on a record of so many events gives; `service.busy` if it is long and too many wait, or for too long. */
  onRecord<T>(events: number, work: (slices: Slices) => Promise<T>): Promise<T> {
    return this.inTurn(events > LONG_RECORD, work);
  }

  /** The same of work on a text of so many characters. */
  onText<T>(characters: number, work: (slices: Slices) => Promise<T>): Promise<T> {
    return this.inTurn(characters > LONG_TEXT, work);
  }

  private inTurn<T>(isLong: boolean, work: (slices: Slices) => Promise<T>): Promise<T> {
    const begin = (): Promise<T> => work(new Slices());
    return isLong ? this.queue.run(null, begin) : begin();
  }
}
