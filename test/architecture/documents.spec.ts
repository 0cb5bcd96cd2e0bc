import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** What npm runs without being told by package.json. */
const OF_NPM = ['ci', 'install'];

function scripts(): ReadonlyMap<string, string> {
  const { scripts: listed } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return new Map(Object.entries(listed));
}

/** The commands that a text names as `npm run x`, `npm test` or `npm start`. */
function namedIn(file: string): readonly string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:^|`|\$ |&& )npm (?:run (?:-s )?)?([a-z][a-z:-]*)/gm)].map(([, name = '']) => name);
}

/** The source of a file that is built, as it stands in the repository. */
function sourceOf(file: string): string {
  return file.replace(/^(\.\/)?dist\//, '').replace(/(?<=^src\/.*)\.js$/, '.ts');
}

describe('the commands', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])('that %s names are in package.json', (file) => {
    const unknown = namedIn(file).filter((name) => !scripts().has(name) && !OF_NPM.includes(name));

    expect(unknown).toEqual([]);
  });

  it('of package.json are all in CONTRIBUTING.md', () => {
    const named = namedIn('CONTRIBUTING.md');

    expect([...scripts().keys()].filter((name) => !named.includes(name))).toEqual([]);
  });

  it('run files that exist', () => {
    const files = [...scripts().values()].flatMap((script) => script.match(/\S+\.(?:mjs|js|ts|json|cjs)\b/g) ?? []);

    expect(files.filter((file) => !existsSync(join(ROOT, sourceOf(file))))).toEqual([]);
  });
});

describe('the documents', () => {
  it.each(['README.md', 'CONTRIBUTING.md', 'ARCHITECTURE.md'])('name only files that exist: %s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const paths = [...text.matchAll(/`((?:src|test|docs|docker|scripts|bench|attack)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );

    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
