/**
 * The matches of the whole oracle. `matches` has a committed sample; `real` and the odd texts are read only where they lie,
 * so they are empty in a clone without the oracle (never in CI).
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ORACLE_DIR } from './oracle.js';
import { type OracleMatch, matchesIn, sampleMatches } from './sample-matches.js';

/** All matches of a folder of the oracle; of `matches` the committed sample where the oracle is missing. */
export function oracleMatches(name: 'matches' | 'real'): readonly OracleMatch[] {
  const whole = join(ORACLE_DIR, name);
  if (existsSync(whole)) return matchesIn(whole);
  if (process.env['CI'] === 'true') throw new Error(`CI needs the whole oracle: ${whole} is missing`);
  return name === 'matches' ? sampleMatches() : [];
}

/** The texts in `real/odd`, by file name; none without the oracle. */
export function oddTranscripts(names: readonly string[]): ReadonlyMap<string, string> {
  const folder = join(ORACLE_DIR, 'real', 'odd');
  if (!existsSync(folder)) return new Map();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
