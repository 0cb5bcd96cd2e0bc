/** From the start of the process to its first answer from a database that is there already (design.md section 7). */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './median.js';
import { startServer } from './server.js';

const STARTS = 3;

/** Milliseconds, the median of a few starts. */
export async function coldStart(settings: Readonly<Record<string, string>>): Promise<number> {
  const all: number[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    const server = await startServer(settings);
    all.push(server.startMilliseconds);
    await server.stop();
  }
  return median(all);
}

/** The same on the embedded database, which the first start has made. */
export async function embeddedColdStart(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'));
  try {
    const settings = { DATA_DIR: folder };
    const first = await startServer(settings);
    await first.stop();
    return await coldStart(settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The yardstick: a Node process that does nothing. */
export function bareStart(): number {
  const all = Array.from({ length: STARTS }, () => {
    const began = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - began;
  });
  return median(all);
}
