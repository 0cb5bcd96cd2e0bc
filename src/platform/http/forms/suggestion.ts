import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong, missing or too many; in short words fewer, where two changes make any word out of any other. */
const MOST_CHANGES = 2;

/** Letters of a word of which two are too many to be wrong. */
const SHORT = 5;

/** What to say behind a sentence about a word that is not known: the known word that was probably meant, or nothing. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  return meant === null ? '' : `; did you mean "${meant}"?`;
}

/** The known word that is written almost like this one; null where there is none. Capital letters count as small ones. */
export function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let fewest = MOST_CHANGES + 1;
  for (const candidate of known) {
    const most = Math.min(MOST_CHANGES, Math.floor(candidate.length / 2));
    // Words of another length are far from it, and long ones would take their time.
    if (Math.abs(candidate.length - word.length) > most) continue;
    const changes = distance(word.toLowerCase(), candidate.toLowerCase());
    if (changes > most || changes >= fewest) continue;
    // Two changes make another short word of a short one, unless they only put its letters in another order.
    if (changes > 1 && candidate.length <= SHORT && !isReordered(word, candidate)) continue;
    best = candidate;
    fewest = changes;
  }
  return best;
}

function isReordered(word: string, candidate: string): boolean {
  const sorted = (text: string): string => [...text.toLowerCase()].sort().join('');
  return sorted(word) === sorted(candidate);
}
