import { existsSync, readFileSync, readdirSync } from 'node:fs';
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

/** The rules that a text names, like `R77`; of a range its ends. */
function rulesIn(text: string): readonly string[] {
  return [...text.matchAll(/\b[RTCV]\d{1,3}\b/g)].map(([rule]) => rule);
}

describe('the rules', () => {
  const rules = readFileSync(join(ROOT, 'docs', 'rules.md'), 'utf8');
  const known = new Set([...rules.matchAll(/^- \*\*([RTCV]\d{1,3})\*\*/gm)].map(([, rule]) => rule));
  const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join('src', file));

  it('that sources and documents name are in docs/rules.md', () => {
    const unknown = [...sources, 'docs/problems.md', 'docs/directors-acts.md', 'README.md', 'ARCHITECTURE.md'].flatMap(
      (file) =>
        rulesIn(readFileSync(join(ROOT, file), 'utf8'))
          .filter((rule) => !known.has(rule))
          .map((rule) => `${file}: ${rule}`),
    );

    expect(unknown).toEqual([]);
  });

  it('that refusals name by their section are there too', () => {
    const named = sources.flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\(section (\d+)\)/g)].map(([, section = '']) => section),
    );
    const headings = [...rules.matchAll(/^### (\d+) /gm)].map(([, section]) => section);

    expect(named.filter((section) => !headings.includes(section))).toEqual([]);
    expect(named.length).toBeGreaterThan(0);
  });

  it('are each there once', () => {
    const all = [...rules.matchAll(/^- \*\*([RTCV]\d{1,3})\*\*/gm)].map(([, rule]) => rule);

    expect(all).toEqual([...new Set(all)]);
    expect(all.length).toBeGreaterThan(150);
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
