/** The service under attack. It is stopped in the end whatever it does, and it may have ended by itself. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { type Server, startServer } from '../bench/server.js';

const STOPPED_WITHIN = 15_000;
const POLL = 50;

/** Starts the service with the settings, works, and stops it. */
export async function withService<T>(
  settings: Readonly<Record<string, string>>,
  work: (server: Server) => Promise<T>,
  token?: string,
): Promise<T> {
  // The faults that an attack causes belong into its table and not into the terminal.
  const server = await startServer({ LOG_LEVEL: 'silent', ...settings }, token);
  try {
    return await work(server);
  } finally {
    await endWithin(server, 'SIGTERM', STOPPED_WITHIN);
  }
}

export function isRunning({ pid }: Pick<Server, 'pid'>): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds from the signal to the end of the service; null: it had to be killed. */
export async function endWithin(server: Server, signal: NodeJS.Signals, within: number): Promise<number | null> {
  const began = performance.now();
  if (server.pid === undefined || !isRunning(server)) return 0;
  process.kill(server.pid, signal);
  while (isRunning(server)) {
    if (performance.now() - began > within) {
      process.kill(server.pid, 'SIGKILL');
      return null;
    }
    await wait(POLL);
  }
  return performance.now() - began;
}

/** Bytes that the service has read so far, from connections and files; null where the system does not tell. */
export function bytesRead({ pid }: Server): number | null {
  const file = `/proc/${pid}/io`;
  if (!existsSync(file)) return null;
  return Number(/^rchar: (\d+)$/m.exec(readFileSync(file, 'utf8'))?.[1]);
}

/** How much more memory the service has needed since this was called, at its highest, in MB; null where nothing tells. */
export function memoryMeter(server: Server): () => number | null {
  const file = `/proc/${server.pid}/clear_refs`;
  // The highest so far is that of the start, which makes a whole database: from now on it is counted anew.
  if (existsSync(file)) writeFileSync(file, '5');
  const before = server.memory();
  return () => {
    const after = server.memory();
    return before === null || after === null ? null : Math.max(0, after.highest - before.now);
  };
}
