/**
 * Refusals that the service has sent to tests, as examples for readers: with `REFUSALS_TO` each worker keeps one of each code in
 * that folder, and `npm run problem-examples` makes docs/examples/problems.json of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiAnswer } from '../clients/api-client.js';

const FOLDER = process.env['REFUSALS_TO'] ?? '';
/** What tests send on purpose to be hostile says little to a reader. */
const LONGEST = 1_000;

const kept = new Map<string, ApiAnswer['body']>();
if (FOLDER !== '') {
  mkdirSync(FOLDER, { recursive: true });
  process.once('exit', () => {
    writeFileSync(join(FOLDER, `${process.pid}.json`), JSON.stringify(Object.fromEntries(kept)));
  });
}

/** Keeps the refusal, if it says more than the one that is kept of its code, or as much in fewer words. */
export function keepRefusal({ body, text }: ApiAnswer): void {
  if (FOLDER === '' || typeof body.code !== 'string' || text.length > LONGEST) return;
  const before = kept.get(body.code);
  if (before === undefined || isBetter(body, before)) kept.set(body.code, body);
}

/** Whether a refusal is the better example. */
export function isBetter(one: ApiAnswer['body'], other: ApiAnswer['body']): boolean {
  const more = factsIn(one) - factsIn(other);
  return more > 0 || (more === 0 && JSON.stringify(one).length < JSON.stringify(other).length);
}

/** How much a program can read of it: the facts, and whether fields are named. */
function factsIn({ params = {}, errors }: ApiAnswer['body']): number {
  return Object.keys(params).filter((name) => name !== 'index').length + (errors === undefined ? 0 : 1);
}
