import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const MODULES = join(import.meta.dirname, '..', '..', 'src', 'modules');
/** `row.kind === 'chouette'`, `kind !== "match"`, `case 'chouette':` … */
const BRANCH = /\bkind\s*[!=]==\s*['"](?:match|chouette)['"]|\bcase\s+['"]chouette['"]/;

describe('what differs between kinds of series', () => {
  it('is asked of the kind, and nowhere decided by its name', () => {
    const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
    );
    expect(files.length).toBeGreaterThan(100);
    const branches = files.filter((file) => BRANCH.test(readFileSync(join(MODULES, file), 'utf8')));
    expect(branches).toEqual([]);
  });
});
