/** How work grows with what it is done on; for tests, which compare much of it with little and never with a clock. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '../../../src/domain/kernel/steps.js';

/**
 * How many times as long the one work takes as the other, in processor time. The least of five tries of each, in turn: a
 * machine that is busy for a while, or collects garbage, slows both.
 */
export function timesAsLong(one: () => void, other: () => void): number {
  const tries = [1, 2, 3, 4, 5].map(() => [processorTime(one), processorTime(other)] as const);
  return Math.min(...tries.map(([ofOne]) => ofOne)) / Math.min(...tries.map(([, ofOther]) => ofOther));
}

function processorTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return user + system;
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
