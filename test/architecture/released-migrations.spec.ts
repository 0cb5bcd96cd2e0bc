/** A migration that was released has run on the data of clubs: it is never edited, renamed or taken away again. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..', '..', 'migrations');
const LIST = join(import.meta.dirname, '..', 'fixtures', 'released', 'migrations.json');
const RELEASED: Readonly<Record<string, string>> = JSON.parse(readFileSync(LIST, 'utf8'));

const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

function digest(file: string): string | null {
  return files.includes(file)
    ? createHash('sha256')
        .update(readFileSync(join(FOLDER, file)))
        .digest('hex')
    : null;
}

it.each(Object.entries(RELEASED))('%s is as it was released', (file, released) => {
  expect(digest(file)).toBe(released);
});

it('new ones come after all that were released', () => {
  const [last = ''] = Object.keys(RELEASED).sort().reverse();
  const added = files.filter((file) => !(file in RELEASED));

  expect(added.filter((file) => file < last)).toEqual([]);
});
