import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const SUPPORT = import.meta.dirname;

/** Another Node process that runs a TypeScript file of this folder, without building it first. */
export function forkTypescript(file: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(join(SUPPORT, file), [], {
    execArgv: ['--import', join(SUPPORT, 'register-typescript.mjs')],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
