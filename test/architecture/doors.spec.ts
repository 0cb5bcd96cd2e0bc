import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..', '..', 'src');
const DOOR = join(SOURCES, 'domain', 'index.ts');

/** The names in the braces of imports or exports. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*$/, ''),
      )
      .filter((name) => name !== ''),
  );
}

describe('the door of the domain', () => {
  it('has nothing that no file outside asks for', () => {
    const outside = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.startsWith('domain'))
      .map((file) => readFileSync(join(SOURCES, file), 'utf8'));
    const asked = new Set(outside.flatMap((text) => namesIn(text, /\{([^{}]*)\} from '[^']*domain\/index\.js'/g)));
    const door = readFileSync(DOOR, 'utf8');

    expect(door).not.toContain('export *');
    expect(namesIn(door, /\{([^{}]*)\} from/g).filter((name) => !asked.has(name))).toEqual([]);
  });
});
