/** The texts of the pages in every language: complete, and with the same facts in them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Words = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, '..', '..', 'web', 'src', 'texts');
/** The languages: a folder for each. */
const LANGUAGES = readdirSync(FOLDER).filter((name) => !name.endsWith('.ts'));
/** The sets of texts, such as `table`: a file for each in every language. */
const setsIn = (language: string): readonly string[] =>
  readdirSync(join(FOLDER, language)).map((file) => file.replace(/\.ts$/, ''));
/** What the service says in English itself; `refusal-words.spec.ts` looks at these. */
const OF_SERVICE = ['refusals', 'refused-facts'];
const TRANSLATED = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  setsIn(language)
    .filter((set) => !OF_SERVICE.includes(set))
    .map((set) => ({ language, set })),
);

async function wordsOf(language: string, set: string): Promise<Words> {
  return ((await import(join(FOLDER, language, `${set}.ts`))) as Record<string, Words>)[language] ?? {};
}

function factsIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

it('are there in German, set by set', () => {
  expect(LANGUAGES).toContain('de');
  expect([...setsIn('de')].sort()).toEqual([...setsIn('en'), ...OF_SERVICE].sort());
});

describe.each(TRANSLATED)('the texts "$set" in "$language"', ({ language, set }) => {
  let [english, words]: [Words, Words] = [{}, {}];
  beforeAll(async () => {
    [english, words] = [await wordsOf('en', set), await wordsOf(language, set)];
  });

  it('are all there, and no others', () => {
    expect(Object.keys(english).length).toBeGreaterThan(1);
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('tell the same facts as the English ones', () => {
    const told = (all: Words): object =>
      Object.fromEntries(Object.entries(all).map(([word, text]) => [word, factsIn(text)]));
    expect(told(words)).toEqual(told(english));
  });
});
