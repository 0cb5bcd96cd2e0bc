/** Why something was refused, as a sentence that is picked by the kind of refusal and has its facts in it. */

/** What a problem document tells programs. */
export interface Refused {
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

/**
 * The sentences of one language, by code; by code and a fact (`cube.not-available reason=off`) where that fact says more than the
 * code. What a fact means inside of a sentence has the fact alone (`act=roll`).
 */
export type Sentences = Readonly<Partial<Record<string, string>>>;
/** Of people and entries, by their ids. */
export type Names = Readonly<Record<string, string>>;

/** Facts that people read as they are: what they have written themselves, and the notation of plays. */
const AS_WRITTEN = ['roll', 'play', 'move', 'instead', 'from', 'to', 'behind', 'table', 'pools', 'name', 'player'];
const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The sentence for the refusal; null where no sentence fits all that is known of it. */
export function sentenceOf(words: Sentences, refused: Refused, names: Names, locale: string): string | null {
  for (const sentence of sentencesFor(words, refused)) {
    const facts = factsIn(sentence).map((name) => [name, factOf(words, refused, name, names, locale)] as const);
    if (facts.some(([, said]) => said === null)) continue;
    const told = Object.fromEntries(facts);
    return sentence.replaceAll(/\{(\w+)\}/g, (_place, name: string) => told[name] ?? '');
  }
  return null;
}

/** Whose names its sentences tell: ids that its facts have. */
export function idsIn(words: Sentences, refused: Refused): readonly string[] {
  const values = sentencesFor(words, refused)
    .flatMap(factsIn)
    .flatMap((name) => valuesOf(refused, name));
  return [...new Set(values.map(String).filter((value) => ID.test(value)))];
}

/** The sentences for such a refusal, from the one that says most. */
function sentencesFor(words: Sentences, { code, params = {} }: Refused): readonly string[] {
  const keys = Object.entries(params).map(([name, value]) => `${code} ${name}=${String(value)}`);
  return [...keys, code].flatMap((key) => words[key] ?? []);
}

function factsIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function valuesOf({ params = {} }: Refused, name: string): readonly unknown[] {
  const value = params[name] ?? [];
  return Array.isArray(value) ? value : [value];
}

/** A fact as the sentence says it; null where it is not known, or known only to programs. */
function factOf(words: Sentences, refused: Refused, name: string, names: Names, locale: string): string | null {
  const said = valuesOf(refused, name).map((value) => {
    const word =
      words[`${name}=${String(value)}`] ?? (Object.hasOwn(names, String(value)) ? names[String(value)] : undefined);
    if (word !== undefined) return word;
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    return AS_WRITTEN.includes(name) && !ID.test(String(value)) ? String(value) : null;
  });
  return said.length === 0 || said.includes(null) ? null : [...new Set(said)].join(', ');
}
