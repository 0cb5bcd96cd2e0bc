/**
 * Drawing lots from a recorded seed (T5): the same seed and the same list give the same order on every machine, so that every
 * reader can repeat a draw from its receipt. This file contains no chance; the caller supplies the seed.
 */

const TWO_TO_32 = 4_294_967_296;

/** The items in an order that the seed decides, every order being as likely as any other (Fisher and Yates). */
export function shuffledOrder<Item>(seed: string, items: readonly Item[]): Item[] {
  const lots = lotsFrom(seed);
  const rest = [...items];
  const drawn: Item[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(lots(rest.length), 1));
  return drawn;
}

/** Whole numbers below a bound, one after another, all decided by the seed; none is likelier than another. */
export function lotsFrom(seed: string): (bound: number) => number {
  const next = sfc32(seed);
  return (bound) => {
    const fair = TWO_TO_32 - (TWO_TO_32 % bound);
    let lot = next();
    while (lot >= fair) lot = next();
    return lot % bound;
  };
}

/** The small fast counter generator of the PractRand suite, its state filled from the seed by four FNV-1a hashes. */
function sfc32(seed: string): () => number {
  let [a, b, c, counter] = [fnv1a(`${seed}/a`), fnv1a(`${seed}/b`), fnv1a(`${seed}/c`), 1];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  // The first numbers still show how the state was filled.
  for (let mixed = 0; mixed < 15; mixed += 1) next();
  return next;
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
