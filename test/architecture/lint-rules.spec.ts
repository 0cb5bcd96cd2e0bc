import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** A file for each rule that the house relies on, breaking it and no other. */
const BREACHES: readonly (readonly [rule: string, file: string, text: string])[] = [
  ['eslint(no-restricted-globals)', 'src/domain/clock.ts', 'export const now = (): number => Date.now();'],
  ['eslint(no-restricted-properties)', 'src/domain/chance.ts', 'export const chance = (): number => Math.random();'],
  [
    'eslint(no-restricted-imports)',
    'src/domain/disk.ts',
    "import { sep } from 'node:path';\nexport const separator = sep;",
  ],
  [
    'eslint(no-restricted-imports)',
    'src/modules/past-the-service.ts',
    "import { decideMatch } from '../domain/index.js';\nexport const decide: unknown = decideMatch;",
  ],
  [
    'eslint(no-restricted-imports)',
    'src/modules/any-spelling.ts',
    "import { IsUUID } from 'class-validator';\nexport const check: unknown = IsUUID;",
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/domain/half.ts',
    `export function half(side: 'white' | 'black'): string {
      switch (side) { case 'white': return 'w'; default: return 'b'; }
    }`,
  ],
  [
    'typescript(no-floating-promises)',
    'src/floating.ts',
    'async function later(): Promise<void> {}\nexport function go(): void { later(); }',
  ],
  ['typescript(no-explicit-any)', 'src/any.ts', 'export type Whatever = any;'],
  ['typescript(no-non-null-assertion)', 'src/sure.ts', 'export const sure = (text?: string): string => text!;'],
  ['node(no-process-env)', 'src/reading.ts', 'export const home = process.env;'],
  ['eslint(no-console)', 'src/loud.ts', "console.log('here');\nexport const loud = true;"],
  [
    'eslint(max-lines)',
    'src/long.ts',
    Array.from({ length: 401 }, (_, nth) => `export const n${nth} = ${nth};`).join('\n'),
  ],
];

interface Finding {
  readonly code: string;
  readonly filename: string;
}

describe('the lint rules', () => {
  const folder = mkdtempSync(join(tmpdir(), 'club-lint-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are each broken by the file that breaks it', () => {
    for (const [, file, text] of BREACHES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${text}\n`);
    }
    // The paths in it count from where it lies.
    copyFileSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const compilerOptions = { strict: true, module: 'NodeNext', target: 'ES2023', types: ['node'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));

    const run = spawnSync(
      process.execPath,
      [join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint'), '--type-aware', '--format', 'json', 'src'],
      { cwd: folder, encoding: 'utf8' },
    );

    const { diagnostics } = JSON.parse(run.stdout) as { diagnostics: readonly Finding[] };
    expect(diagnostics.map(({ code, filename }) => `${code} ${filename}`).sort()).toEqual(
      BREACHES.map(([rule, file]) => `${rule} ${file}`).sort(),
    );
  }, 30_000);
});
