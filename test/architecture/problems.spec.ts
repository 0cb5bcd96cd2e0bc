import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { schemasOf } from '../../src/cli/type-schemas.js';
import { RULE_PROBLEMS } from '../../src/rules/catalogue/catalogue.js';
import { PROBLEMS } from '../../src/rules/problems.js';
import { documentedFacts } from '../support/documents/problem-facts.js';

const ROOT = join(import.meta.dirname, '..', '..');

/** The text of every file of the program below a folder, by its name; specs are not of the program. */
function sources(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join(folder, file));
  return new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** The rows of the table in docs/problems.md. */
function documented(): readonly (readonly [code: string, status: string, title: string, when: string])[] {
  const lines = readFileSync(join(ROOT, 'docs', 'problems.md'), 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, code = '', status = '', title = '', when = ''] = line.split('|').map((cell) => cell.trim());
      return [code.replaceAll('`', ''), status, title, when];
    });
}

describe('docs/problems.md', () => {
  it('lists every problem with its status and title, and no other', () => {
    const kinds = Object.entries(PROBLEMS).map(([code, { status, statusInBody, title }]) => [
      code,
      statusInBody === undefined ? String(status) : `${status} (${statusInBody} in the body)`,
      title,
    ]);

    expect(documented().map(([code, status, title]) => [code, status, title])).toEqual(
      kinds.sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
    );
  });

  it('says of each when it comes', () => {
    expect(documented().filter(([, , , when]) => when.length < 10)).toEqual([]);
  });
});

describe('the examples of problems', () => {
  const examples = JSON.parse(readFileSync(join(ROOT, 'docs', 'examples', 'problems.json'), 'utf8')) as Readonly<
    Record<string, { readonly status: number; readonly title: string; readonly code: string; readonly params?: object }>
  >;

  it.each(Object.entries(examples))('are of their kind: %s', (code, { status, title, code: shown, params = {} }) => {
    const kind = PROBLEMS[code];
    expect([shown, title]).toEqual([code, kind?.title]);
    expect([kind?.status, kind?.statusInBody]).toContain(status);
    const facts = ['index', ...(documentedFacts().get(code) ?? [])];
    expect(Object.keys(params).filter((name) => !facts.includes(name))).toEqual([]);
  });
});

describe('the facts in docs/problems.md', () => {
  it('are those that the types give to each code', () => {
    const { properties } = schemasOf('src/api-types.ts')['ParamsByCode'] as {
      readonly properties: Readonly<Record<string, { readonly properties?: object }>>;
    };
    const typed = Object.entries(properties)
      .map(([code, params]) => [code, Object.keys(params.properties ?? {}).toSorted()] as const)
      // Of a rule `index` is the action of a batch.
      .map(([code, names]) => [code, code in RULE_PROBLEMS ? names.filter((name) => name !== 'index') : names] as const)
      .filter(([, names]) => names.length > 0);

    expect(Object.fromEntries(documentedFacts())).toEqual(Object.fromEntries(typed));
  }, 60_000);
});

describe('the codes of refusals', () => {
  it('all have a status and words', () => {
    for (const { status, title, detail } of Object.values(RULE_PROBLEMS)) {
      expect([status, title.length > 0, detail.length <= 1]).toEqual([expect.any(Number), true, true]);
    }
  });

  it.each(Object.keys(RULE_PROBLEMS))('are given by the domain: %s', (code) => {
    const givers = [...sources('src/domain')].filter(
      ([file, text]) => !file.endsWith('kernel/violation.ts') && text.includes(`'${code}'`),
    );

    expect(givers).not.toEqual([]);
  });

  it('are all in the table where the edge throws them', () => {
    const thrown = [...sources('src').values()].flatMap((text) => [
      ...[...text.matchAll(/new ApplicationError\(\s*'([^']+)'/g)].map(([, code]) => code),
      ...[...text.matchAll(/\bnotFound\(\s*'([^']+)'/g)].map(([, thing]) => `${thing}.not-found`),
    ]);

    expect(thrown.length).toBeGreaterThan(20);
    expect(thrown.filter((code) => code === undefined || !Object.hasOwn(PROBLEMS, code))).toEqual([]);
  });
});
