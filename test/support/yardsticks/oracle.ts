/**
 * Data from an independent referee. The whole lies outside the repository (`ORACLE_DIR`, default `../shared/oracle`);
 * `test/fixtures` holds a committed sample of the same lines. Tests use the whole where it is and the sample elsewhere,
 * so that none is ever skipped; in CI the sample is not enough. What is committed as a whole is read from `fixtures.ts`:
 * `.ci/run` repeats with the whole oracle every test that reaches this file.
 */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixtureFile, jsonLines } from './fixtures.js';

/** The folder of the whole oracle; it need not exist. */
export const ORACLE_DIR =
  process.env['ORACLE_DIR'] ?? join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'oracle');

/** The rows of a file of the oracle with one JSON value per line: the whole if it is there, else the committed sample. */
export function oracleLines<Row>(name: string): Row[] {
  const whole = join(ORACLE_DIR, name);
  if (existsSync(whole)) return jsonLines(readFileSync(whole, 'utf8'));
  if (process.env['CI'] === 'true') throw new Error(`CI needs the whole oracle: ${whole} is missing`);
  return jsonLines(fixtureFile(name));
}
