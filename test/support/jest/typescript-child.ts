import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { bundledProgram } from './bundled-program.js';
import { AS_COMPILED_FIRST } from './node-flags.mjs';

const SUPPORT = join(import.meta.dirname, '..');
const AS_TYPESCRIPT = ['--import', join(import.meta.dirname, 'register-typescript.mjs')];

/** A thread that runs our TypeScript files, as the tests do. */
export const TYPESCRIPT_THREAD = { execArgv: AS_TYPESCRIPT } as const;

/** Another Node process that runs a TypeScript file of this folder, without building it first. */
export function forkTypescript(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  return fork(join(SUPPORT, file), args, {
    execArgv: [...AS_COMPILED_FIRST, ...AS_TYPESCRIPT],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}

/** The same, bundled: for programs that read most of our files. */
export function forkBundled(
  file: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ChildProcess {
  return fork(bundledProgram(join(SUPPORT, file)), args, {
    // Its threads read our files as they are. Without source maps: reading those of a bundle is a tenth of a start, and an error
    // names its function anyway.
    execArgv: [...AS_COMPILED_FIRST, '--import', join(import.meta.dirname, 'register-in-threads.mjs')],
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
}
