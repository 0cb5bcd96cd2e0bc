/**
 * The programs that tests start in processes of their own, each bundled into one file: a process that reads two thousand files
 * spends more on its start than most tests do on everything else. Made once for each state of the sources, and kept.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '..', '..', '..');
const KEPT = join(ROOT, 'node_modules', '.cache', 'backgammon-club', 'programs');

const OLD = 3_600_000;

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
  const folder = join(KEPT, (state ??= stateOfSources()));
  const name = entry
    .slice(ROOT.length + 1)
    .replaceAll('/', '-')
    .replace(/\.ts$/, '.mjs');
  const program = join(folder, name);
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  forgetOld();
  const draft = mkdtempSync(`${folder}.`);
  const bundle = ['--import', join(HERE, 'register-typescript.mjs'), join(HERE, 'bundle-program.ts')];
  execFileSync(process.execPath, [...bundle, entry, join(draft, name)], { stdio: ['ignore', 'ignore', 'inherit'] });
  // Another worker may do the same just now: the last one replaces the files by equal ones.
  for (const made of readdirSync(draft)) renameSync(join(draft, made), join(folder, made));
  rmSync(draft, { recursive: true });
  return program;
}
