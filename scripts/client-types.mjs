// Writes the types of the client from `openapi.json`; with `--check` only says whether they are what the document says. The
// examples of the document are left out: types know none, and they are captured after the types are needed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT } from './set-up.mjs';

const FILE = join(ROOT, 'client', 'src', 'schema.d.ts');

function withoutExamples(value) {
  if (Array.isArray(value)) return value.map(withoutExamples);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, held]) => !(key === 'examples' && typeof held === 'object'))
      .map(([key, held]) => [key, withoutExamples(held)]),
  );
}

const document = withoutExamples(JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')));
const types = `// Made by \`npm run openapi\` from openapi.json.\n${astToString(await openapiTS(document, { defaultNonNullable: false }))}`;
if (!process.argv.includes('--check')) writeFileSync(FILE, types);
else if (readFileSync(FILE, 'utf8') !== types) {
  process.stderr.write('client/src/schema.d.ts is not what openapi.json says: npm run openapi\n');
  process.exit(1);
}
