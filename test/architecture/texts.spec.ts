/** The texts of the pages in every language: complete, and with the same facts in them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

type Words = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, '..', '..', 'web', 'src', 'texts');
/** The files, such as `de` and `table.de`: the last part is the language. */
const FILES = readdirSync(FOLDER)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => name !== 'index');
const TRANSLATED = FILES.filter((name) => !/(?:^|\.)en$/.test(name));

async function wordsOf(file: string): Promise<Words> {
  const language = file.split('.').at(-1) ?? '';
  return ((await import(join(FOLDER, `${file}.ts`))) as Record<string, Words>)[language] ?? {};
}

function factsIn(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();
}

it('are there in German, file by file', () => {
  const english = FILES.filter((name) => !TRANSLATED.includes(name));
  expect(TRANSLATED).toEqual(expect.arrayContaining(english.map((name) => name.replace(/en$/, 'de'))));
});

describe.each(TRANSLATED)('the texts in "%s"', (file) => {
  let [english, words]: [Words, Words] = [{}, {}];
  beforeAll(async () => {
    [english, words] = [await wordsOf(file.replace(/\w+$/, 'en')), await wordsOf(file)];
  });

  it('are all there, and no others', () => {
    expect(Object.keys(english).length).toBeGreaterThan(10);
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    expect(Object.entries(words).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('tell the same facts as the English ones', () => {
    const told = (all: Words): object =>
      Object.fromEntries(Object.entries(all).map(([word, text]) => [word, factsIn(text)]));
    expect(told(words)).toEqual(told(english));
  });
});
