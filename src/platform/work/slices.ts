/**
 * Long work in slices. One thread does everything here, so work that takes more than a moment stops every few
 * milliseconds and lets all others have their turn. However many do long work at once: between two looks at the network
 * only one of them has a slice, so that a small request waits for one slice and not for all of them.
 */

/** Milliseconds of one slice. */
const SLICE = 8;

const waiting: (() => void)[] = [];

/** Resolves in a later turn of the event loop, one caller for each turn, in the order of asking. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(grant);
  });
}

function grant(): void {
  waiting[0]?.();
  // The one that has its turn stays in the list until now, so that a caller that comes meanwhile sets no second timer.
  setImmediate(() => {
    waiting.shift();
    if (waiting.length > 0) grant();
  });
}

/** One piece of long work and the time that it has used of its slice. */
export class Slices {
  private began: number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(private readonly now: () => number = () => performance.now()) {
    this.began = now();
  }

  /** Whether the slice is used up; work that finds this out has to `pause`. */
  get isOver(): boolean {
    return this.now() - this.began >= SLICE;
  }

  /** Lets all others have their turn if the slice is used up. */
  async pause(): Promise<void> {
    if (!this.isOver) return;
    await nextTurn();
    this.began = this.now();
  }

  /** What work in steps gives, as many of them in each slice as there is time for. */
  async through<T>(steps: Iterator<void, T, void>): Promise<T> {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      await this.pause();
    }
  }
}

/** The parts as one text, for parts that take long to make: others have their turns in between. */
export async function joinedInSlices(parts: Iterable<string>, separator: string): Promise<string> {
  const slices = new Slices();
  const written: string[] = [];
  for (const part of parts) {
    written.push(part);
    await slices.pause();
  }
  return written.join(separator);
}
