// Lets Node run our TypeScript files, translated by the same tool and settings as in the tests.
import { readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

// Node loads this file twice: as the program's import, and, in a thread of its own, as the hooks it registers.
if (isMainThread) register(import.meta.url);

export async function resolve(specifier, context, next) {
  try {
    return await next(specifier, context);
  } catch (error) {
    if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
    return next(specifier.replace(/\.js$/, '.ts'), context);
  }
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { transformSync } = await import('@swc/core');
  const filename = fileURLToPath(url);
  const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, sourceMaps: 'inline' });
  return { format: 'module', source: code, shortCircuit: true };
}
