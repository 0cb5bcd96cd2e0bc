/** The committed files of `test/fixtures`, each found by its name in whichever folder it lies. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures');

/** The text of a committed file. */
export function fixtureFile(name: string): string {
  const path = readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((folder) => join(FIXTURES, folder.name, name))
    .find((candidate) => existsSync(candidate));
  if (path === undefined) throw new Error(`no folder of ${FIXTURES} has ${name}`);
  return readFileSync(path, 'utf8');
}

/** The rows of a committed file with one JSON value per line. */
export function fixtureLines<Row>(name: string): Row[] {
  return jsonLines(fixtureFile(name));
}

/** The values of a text with one JSON value per line. */
export function jsonLines<Row>(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}
