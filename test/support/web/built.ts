/** What the build has made of the pages: scripts have names of their own, which the manifest of the build tells. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const BUILT = join(import.meta.dirname, '..', '..', '..', 'dist', 'web');

export interface Chunk {
  /** Below the folder of the pages. */
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

const MANIFEST = JSON.parse(readFileSync(join(BUILT, '.vite', 'manifest.json'), 'utf8')) as Record<string, Chunk>;

/** What was made of a source, such as `src/pages/me.tsx`. */
export function builtOf(source: string): Chunk {
  const chunk = MANIFEST[source];
  if (chunk === undefined) throw new Error(`${source} is not among the pages that were built`);
  return chunk;
}
