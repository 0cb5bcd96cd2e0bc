/** How long small GETs wait while something dear goes on. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { SmallGets } from './small-gets.js';

/** A process that sends small GETs until it is disconnected. */
export async function watch(asked: SmallGets): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'small-gets.ts'), [JSON.stringify(asked)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await longestSince(child);
  return child;
}

/** The longest wait since the last time that it was asked for. */
export async function longestSince(child: ChildProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('longest?');
  const [longest] = (await told) as [number];
  return longest;
}
