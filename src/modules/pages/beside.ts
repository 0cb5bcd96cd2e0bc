import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is served as it is, or made into pages, lies beside `src`, also in a build. */
const BESIDE = join(import.meta.dirname, '..', '..', '..');

/** The text of a file beside `src`. */
export function textBeside(...path: readonly string[]): string {
  return readFileSync(join(BESIDE, ...path), 'utf8');
}
