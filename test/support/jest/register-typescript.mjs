// Lets Node run our TypeScript files, translated by the same tool and settings as in the tests. What was translated once is
// kept below node_modules, so that a process starts about as fast as from a build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, register } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';

// Node loads this file twice for each thread of the program: as the thread's import, and, in a thread of its own, as the hooks
// that it registers.
const AS_HOOKS = '?hooks';
if (!import.meta.url.endsWith(AS_HOOKS)) register(`${import.meta.url}${AS_HOOKS}`);

/** Jest adds a query to the address of a test file, so that the file runs again when it is asked for again. */
const TYPESCRIPT = /\.ts(?:\?.*)?$/;

const ROOT = join(import.meta.dirname, '..', '..', '..');
const CACHE = join(ROOT, 'node_modules', '.cache', 'backgammon-club', 'typescript');

/** Changes with the translator and its settings. */
function translatorDigest() {
  const { version } = createRequire(import.meta.url)('@swc/core/package.json');
  return createHash('sha256')
    .update(version)
    .update(readFileSync(join(ROOT, '.swcrc')));
}
let translator;

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('.') && specifier.endsWith('.js') && TYPESCRIPT.test(context.parentURL ?? '')) {
    const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!TYPESCRIPT.test(url)) return next(url, context);
  const filename = fileURLToPath(url);
  const source = readFileSync(filename, 'utf8');
  translator ??= translatorDigest();
  const kept = join(CACHE, `${translator.copy().update(filename).update('\0').update(source).digest('hex')}.mjs`);
  return { format: 'module', source: read(kept) ?? (await translated(filename, source, kept)), shortCircuit: true };
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

async function translated(filename, source, kept) {
  const { transformSync } = await import('@swc/core');
  const { code } = transformSync(source, { filename, sourceMaps: 'inline' });
  mkdirSync(CACHE, { recursive: true });
  // Another process may do the same at this time: the last one replaces the file with an equal one.
  const draft = `${kept}.${process.pid}.${threadId}`;
  writeFileSync(draft, code);
  renameSync(draft, kept);
  return code;
}
