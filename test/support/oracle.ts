/**
 * Data from an independent referee. The whole lies outside the repository (`ORACLE_DIR`, default `../shared/oracle`);
 * `test/fixtures` holds a committed sample of the same lines. Tests use the whole where it is and the sample elsewhere,
 * so that none is ever skipped; in CI the sample is not enough.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const FIXTURES = join(ROOT, 'test', 'fixtures');

/** The folder of the whole oracle; it need not exist. */
export const ORACLE_DIR = process.env['ORACLE_DIR'] ?? join(ROOT, '..', 'shared', 'oracle');

/** The text of a file of the oracle, the whole if it is there, else the sample of that name in `test/fixtures`. */
export function oracleFile(name: string): string {
  const whole = join(ORACLE_DIR, name);
  if (existsSync(whole)) return readFileSync(whole, 'utf8');
  if (process.env['CI'] === 'true') throw new Error(`CI needs the whole oracle: ${whole} is missing`);
  const sample = readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => join(FIXTURES, folder.name, name))
    .find((path) => existsSync(path));
  if (sample === undefined) throw new Error(`neither ${whole} nor a sample of it in ${FIXTURES}`);
  return readFileSync(sample, 'utf8');
}

/** The rows of a file with one JSON value per line. */
export function oracleLines<Row>(name: string): Row[] {
  return oracleFile(name)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
