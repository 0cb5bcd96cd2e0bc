/** The built service as a process of its own, as it is run. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const TOKEN = 'director-token-of-the-bench';

const ROOT = join(import.meta.dirname, '..');
const MAIN = join(ROOT, 'dist', 'src', 'main.js');
const READY_WITHIN = 120_000;
const POLL = 10;

export interface Server {
  readonly port: number;
  readonly pid: number | undefined;
  /** From the start of the process to its first answer from the database. */
  readonly startMilliseconds: number;
  /** Resident memory now and at its highest, in MB; null where the system does not tell. */
  memory(): { readonly now: number; readonly highest: number } | null;
  /** Processor time so far; null where the system does not tell. */
  processorSeconds(): number | null;
  stop(): Promise<void>;
}

/**
 * Starts the service and waits for its first answer. Settings beside these are the service's own defaults; the token is
 * another one where the data are older than this run.
 */
export async function startServer(settings: Readonly<Record<string, string>>, token = TOKEN): Promise<Server> {
  if (!existsSync(MAIN)) throw new Error(`${MAIN} is missing: build first`);
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [...nodeOptions(), MAIN], {
    // A folder without .env, so that no local settings affect the figures.
    cwd: join(ROOT, 'dist'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      PORT: String(port),
      BOOTSTRAP_TOKEN: TOKEN,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whatever happens to the bench, no server outlives it.
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  try {
    await firstAnswer(child, port, token);
  } catch (error) {
    kill();
    throw error;
  }
  return {
    port,
    pid: child.pid,
    startMilliseconds: performance.now() - began,
    memory: () => memoryOf(child),
    processorSeconds: () => processorSecondsOf(child),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Options for the server's Node: those of `npm start`, and more to try, such as `--cpu-prof`. */
function nodeOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const words = `${scripts.start} ${process.env['BENCH_NODE_OPTIONS'] ?? ''}`.split(' ');
  return words.filter((word) => word.startsWith('--'));
}

async function firstAnswer(child: ChildProcess, port: number, token: string): Promise<void> {
  const until = performance.now() + READY_WITHIN;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`the service ended with ${child.exitCode}`);
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/matches?limit=1`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (answer.status === 200) return;
      throw new Error(`the service answered ${answer.status}: ${await answer.text()}`);
    } catch (error) {
      // Not listening yet; anything else is a fault.
      if (!(error instanceof TypeError)) throw error;
    }
    await wait(POLL);
  }
  throw new Error(`the service gave no answer within ${READY_WITHIN} ms`);
}

/** A port of 127.0.0.1 that no program listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

function memoryOf({ pid }: ChildProcess): ReturnType<Server['memory']> {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return null;
  const status = readFileSync(file, 'utf8');
  const megabytes = (name: string): number => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') };
}

/** Ticks of Linux, which counts a process's time in hundredths of a second. */
const TICKS_IN_SECOND = 100;

function processorSecondsOf({ pid }: ChildProcess): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  // The name before them is in brackets and may have blanks in it.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const [user, system] = [fields[11], fields[12]].map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS_IN_SECOND;
}
