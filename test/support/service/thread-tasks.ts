/** Tasks for the tests of the thread: what may happen to one. */
import { threadId } from 'node:worker_threads';
import { task } from '../../../src/platform/work/work.js';

const ALWAYS = (): boolean => true;

/** The thread in which it ran; 0 is the main one. */
export function threadOf(_input: null): number {
  return threadId;
}

export function failure(what: string): never {
  throw new TypeError(what);
}

export function blocksFor(milliseconds: number): number {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  return milliseconds;
}

export function fillsMemory(_input: null): number {
  const kept: unknown[] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
}

export const THREAD_OF = task(import.meta.url, threadOf, ALWAYS);
export const SHORT_THREAD_OF = task(import.meta.url, threadOf, () => false);
export const FAILURE = task(import.meta.url, failure, ALWAYS);
export const BLOCKS_FOR = task(import.meta.url, blocksFor, ALWAYS);
export const FILLS_MEMORY = task(import.meta.url, fillsMemory, ALWAYS);
