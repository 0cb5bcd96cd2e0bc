/** The facts that each problem can have, as docs/problems.md lists them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'problems.md');

/** The names of the facts by the codes that have some. */
export function documentedFacts(): ReadonlyMap<string, readonly string[]> {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return new Map(
    lines
      .filter((line) => /^- `[a-z-]+\.[a-z-]+`:/.test(line))
      .map((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word))
      .map(([code = '', ...names]) => [code, names]),
  );
}
