/** A built program of the service that should end by itself. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '..', 'dist');

/** The programs that open the database, as they lie in `dist`. */
export const PROGRAMS = {
  service: ['src/main.js'],
  'verify-record': ['src/cli/verify-record.js'],
  token: ['src/cli/token.js', '--role', 'viewer'],
} as const;

export interface ProgramEnd {
  /** Null: it was killed, because the time was up. */
  readonly code: number | null;
  /** What it wrote to standard error, line by line. */
  readonly faults: readonly string[];
  /** What it wrote to standard output: its log, where it is the service. */
  readonly output: string;
  readonly milliseconds: number;
}

/** Runs a program until it ends, or for at most as many milliseconds. */
export async function runProgram(
  program: keyof typeof PROGRAMS,
  settings: Readonly<Record<string, string>>,
  within: number,
): Promise<ProgramEnd> {
  const [file, ...args] = PROGRAMS[program];
  const began = performance.now();
  const child = spawn(process.execPath, [join(DIST, file), ...args], {
    // A folder without .env, so that no local settings count.
    cwd: DIST,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (text += String(chunk)));
  const timer = setTimeout(() => child.kill('SIGKILL'), within);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(timer);
  return {
    code,
    faults: text.split('\n').filter((line) => line.trim() !== ''),
    output,
    milliseconds: performance.now() - began,
  };
}
