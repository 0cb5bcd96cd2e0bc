/** Section 7 of the worked examples: positions of Dutch backgammon and Acey-Deucey with all legal plays of a roll. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Die, Roll } from '../../../src/domain/dice/roll.js';
import type { VariantId } from '../../../src/domain/variant/variants.js';

export interface VariantExample {
  readonly title: string;
  readonly variant: VariantId;
  /** `X[...] O[...]`, all points in the view of X, the mover. */
  readonly drawn: string;
  readonly dice: Roll;
  /** Empty where nothing can be played. */
  readonly plays: readonly string[];
}

const FILE = join(import.meta.dirname, '..', '..', 'fixtures', 'positions', 'worked-examples-variants.txt');

export const VARIANT_EXAMPLES: readonly VariantExample[] = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n\n')
  .map(readExample);

function readExample(block: string): VariantExample {
  const [title = '', drawn = '', asked = '', ...lines] = block.split('\n');
  const [, a, b, count] = /^roll (\d)-(\d) {3}plays (\d+)/.exec(asked) ?? [];
  const plays = lines
    .join(' | ')
    .split(' | ')
    .filter((text) => text !== 'pass');
  if (plays.length !== Number(count)) throw new Error(`${title}: ${plays.length} plays are listed, not ${count}`);
  return { title, variant: variantOfExample(title), drawn, dice: [Number(a) as Die, Number(b) as Die], plays };
}

function variantOfExample(title: string): VariantId {
  if (/^VA[1-7] /.test(title)) return 'dutch';
  return title.includes('European') ? 'aceyDeucey.european' : 'aceyDeucey.seed';
}
