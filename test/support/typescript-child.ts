import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const SUPPORT = import.meta.dirname;
const AS_TYPESCRIPT = ['--import', join(SUPPORT, 'register-typescript.mjs')];

/** A thread that runs our TypeScript files, as the tests do. */
export const TYPESCRIPT_THREAD = { execArgv: AS_TYPESCRIPT } as const;

/** Another Node process that runs a TypeScript file of this folder, without building it first. */
export function forkTypescript(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  return fork(join(SUPPORT, file), args, {
    execArgv: AS_TYPESCRIPT,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
