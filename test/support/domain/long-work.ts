/** How work grows with what it is done on; for tests, which compare much of it with little and never with a clock. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '../../../src/domain/kernel/steps.js';

/** The processor time that the work takes, the least of three tries. */
export function processorTime(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  });
  return Math.min(...times);
}

/** Writes a dash between what is done for each turn that others have meanwhile, until the work is done. */
export async function withTurns<T>(order: string[], work: () => Promise<T>): Promise<T> {
  let isDone = false;
  const others = async (): Promise<void> => {
    while (!isDone) {
      await nextTurn();
      order.push('-');
    }
  };
  const watching = others();
  try {
    return await work();
  } finally {
    isDone = true;
    await watching;
  }
}

/** How often the work stops to let others have their turn, and what it gives. */
export function stopsOf<T>(steps: Steps<T>): { readonly stops: number; readonly given: T } {
  for (let stops = 0; ; stops += 1) {
    const step = steps.next();
    if (step.done === true) return { stops, given: step.value };
  }
}
