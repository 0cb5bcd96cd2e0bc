/** `npm run problem-examples -- FOLDER`: docs/examples/problems.json from the refusals that a run of the tests has kept there. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS } from '../../../src/rules/problems.js';
import { isBetter } from './kept-refusals.js';

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'problems.json');
const REQUEST_ID = '7a2739ea-cc03-45fd-9a8c-2f8dae8717de';
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;

type Document = Readonly<Record<string, unknown>> & { readonly code: string; readonly status: number };

const folder = process.argv[2] ?? '';
const best = new Map<string, Document>(Object.entries(JSON.parse(readFileSync(FILE, 'utf8')) as object));
for (const name of readdirSync(folder)) {
  const kept = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Readonly<Record<string, Document>>;
  for (const [code, document] of Object.entries(kept)) {
    const plain = stable(document);
    const before = best.get(code);
    if (before === undefined || isBetter(plain, before)) best.set(code, plain);
  }
}
const sorted = [...best].filter(([code]) => code in PROBLEMS).toSorted(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 1)}\n`);

/** The same ids and times whichever run it comes from. */
function stable(document: Document): Document {
  const ids = new Map<string, string>();
  const text = JSON.stringify({ ...document, requestId: undefined })
    .replaceAll(ID, (id) => {
      if (!ids.has(id)) ids.set(id, `0199d0c5-3a4e-7cc1-9c0d-${ids.size.toString(16).padStart(12, '0')}`);
      return ids.get(id) ?? id;
    })
    .replaceAll(TIME, '2026-11-21T19:30:00.000Z');
  return { ...(JSON.parse(text) as Document), requestId: REQUEST_ID };
}
