/**
 * The programs that tests start in processes of their own, each bundled into one file: a process that reads two thousand files
 * spends more on its start than most tests do on everything else. Made once for each state of the sources, all of them together
 * because they are made of the same files, and kept.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..', '..');
const KEPT = join(ROOT, 'node_modules', '.cache', 'backgammon-club', 'programs');

const OLD = 3_600_000;

const PROGRAMS = [
  'src/main.ts',
  ...['backup', 'data-source', 'restore', 'token', 'verify-record'].map((name) => `src/cli/${name}.ts`),
  ...['record-writer', 'service-with-a-bug'].map((name) => `test/support/service/${name}.ts`),
];

let state: string | null = null;

/** Another one whenever a file has changed that could be in a program. */
function stateOfSources(): string {
  const digest = createHash('sha256');
  for (const folder of ['src', 'migrations', 'test/support']) {
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const { mtimeMs, size } = statSync(join(ROOT, folder, file));
      digest.update(`${folder}/${file} ${mtimeMs} ${size}\n`);
    }
  }
  return digest.digest('hex').slice(0, 16);
}

/** Removes what no run needs any more; another run may be at work on other sources just now. */
function forgetOld(): void {
  for (const name of readdirSync(KEPT)) {
    const old = join(KEPT, name);
    if (statSync(old).mtimeMs < Date.now() - OLD) rmSync(old, { recursive: true, force: true });
  }
}

/** The path of the program that begins with a TypeScript file. */
export function bundledProgram(entry: string): string {
  const path = relative(ROOT, entry);
  if (!PROGRAMS.includes(path)) throw new Error(`${path} has to stand among the programs of bundled-program.ts`);
  const folder = join(KEPT, (state ??= stateOfSources()));
  if (!existsSync(folder)) bundleAll(folder);
  return join(folder, `${nameOf(path)}.mjs`);
}

function nameOf(path: string): string {
  return path.replaceAll('/', '-').replace(/\.ts$/, '');
}

function bundleAll(folder: string): void {
  mkdirSync(KEPT, { recursive: true });
  forgetOld();
  const draft = mkdtempSync(`${folder}.`);
  const bundle = ['--import', join(HERE, 'register-typescript.mjs'), join(HERE, 'bundle-program.ts'), draft];
  const programs = PROGRAMS.map((path) => `${nameOf(path)}=${join(ROOT, path)}`);
  execFileSync(process.execPath, [...bundle, ...programs], { stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    renameSync(draft, folder);
  } catch (error) {
    // Another worker was earlier.
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}
