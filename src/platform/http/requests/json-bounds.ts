/** What JSON may bring, counted in its bytes: to parse it and check its form costs a hundred times as much. */
import type { BrokenRule, FieldFault } from '../application-error.js';

/** Deeper than any form of ours. */
export const DEEPEST = 32;

/** Braces, brackets, colons and commas in a body: more than a list of 2,000 has, or a form with 2,000 fields. */
const MOST_MARKS = 20_000;
/** And in a batch. The largest that can be right, 1,000 rolls and as many plays of 16 moves, has some 190,000. */
const MOST_MARKS_OF_BATCHES = 200_000;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** What each byte does to the depth outside of texts; NaN: nothing, because it marks no structure. */
const STEPS = new Float64Array(256).fill(Number.NaN);
for (const opening of '{[') STEPS[opening.charCodeAt(0)] = 1;
for (const closing of '}]') STEPS[closing.charCodeAt(0)] = -1;
for (const between of ',:') STEPS[between.charCodeAt(0)] = 0;

/** A bound that a body exceeds. */
export type Excess = BrokenRule & Pick<FieldFault, 'message'>;

export function tooDeep(): Excess {
  return { message: `must not be nested deeper than ${DEEPEST} levels`, rule: 'max', limit: DEEPEST };
}

/** Why this JSON is not even parsed; null where it may be. `isBatch`: whether the operation takes many things at once. */
export function excessOf(json: Uint8Array, isBatch: boolean): Excess | null {
  const mostMarks = isBatch ? MOST_MARKS_OF_BATCHES : MOST_MARKS;
  let marks = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfText(json, at);
      continue;
    }
    const step = STEPS[byte] ?? Number.NaN;
    if (Number.isNaN(step)) continue;
    marks += 1;
    depth += step;
    // The body itself is the first level, and nothing is below it yet.
    if (depth > DEEPEST + 1) return tooDeep();
    if (marks > mostMarks) {
      return {
        message: 'must not have more fields and items than any request needs',
        rule: 'length',
        limit: mostMarks,
      };
    }
  }
  return null;
}

/** Where the text that begins at `start` ends: at the next quote with an even number of backslashes before it. */
function endOfText(json: Uint8Array, start: number): number {
  for (let quote = json.indexOf(QUOTE, start + 1); quote !== -1; quote = json.indexOf(QUOTE, quote + 1)) {
    let first = quote;
    while (json[first - 1] === BACKSLASH) first -= 1;
    if ((quote - first) % 2 === 0) return quote;
  }
  return json.length;
}
