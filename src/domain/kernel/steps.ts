/**
 * Work on long records and texts in steps. Nothing here waits: the caller decides after each step whether
 * to go on at once or to let others have their turn first.
 */

/** Stops after each step, and gives its result with the last. */
export type Steps<T> = Generator<void, T, void>;

/** So many events or lines are one step. */
const IN_ONE_STEP = 50;

/** What the work gives, all steps at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The items in their order, with a step after every few of them; `work` is done for each. */
export function* eachInSteps<Item>(items: Iterable<Item>, work: (item: Item) => void): Steps<void> {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % IN_ONE_STEP === 0) yield;
  }
}
