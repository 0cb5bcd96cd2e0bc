import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is served as it is, or made into pages, lies beside `src`, also in a build. */
export const BESIDE = join(import.meta.dirname, '..', '..', '..');

/** The text of a file beside `src`. */
export function textBeside(...path: readonly string[]): string {
  return readFileSync(join(BESIDE, ...path), 'utf8');
}

/** The version of this service, as its package names it. */
export const { version: SERVICE_VERSION } = JSON.parse(textBeside('package.json')) as { readonly version: string };
