import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
const MOST_LINES = 400;

/**
 * Words for which the glossary has another one, as parts of identifiers: `kill` is found in `killChecker`. Only those
 * that mean nothing else in a program; the others are for readers to find.
 */
const OTHER_WORDS = words(`
  stone stones chip chips rail capture captures captured ply plies
  raise raised bet bets wager balance banker payout payouts
  user users participant participants league admin teammate
`);

/** The same for whole identifiers. */
const OTHER_NAMES = words(`
  currentPlayer activePlayer playerToMove sideToMove boardState diceResult doubleRoll isDouble
  isCrawford isPostCrawford moneyMatch unlimitedMatch targetScore
`);

/** Past participles that do not end in -ed, as far as functions are tempted to be called so. */
const PARTICIPLES = words(`
  begun born borne bound broken brought built chosen cut done drawn driven fallen found forgotten frozen given gone grown heard held
  hidden hit kept known laid led left lost made met paid put read risen said seen sent set shown shut sold spent split spoken stood
  sought taken taught told thrown torn understood won worn written
`);
const PARTICLES = words('again apart away back down in off on out over up');

/** What makes a result or an answer is called by what it is. */
const CONSTRUCTORS = words('accepted refused found made changed');

const SHELVES = /(^|[-.])(utils?|helpers?|common|shared|misc)([-.]|$)/;

/** What stands in quotes, in order. */
function wordsIn(text: string): readonly string[] {
  return [...text.matchAll(/'([^']+)'/g)].map(([, word = '']) => word);
}

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** Text of every TypeScript file below the folders, by its name in the repository. */
function sources(...folders: readonly string[]): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const typescript = files.filter((file) => file.endsWith('.ts'));
  return new Map(typescript.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** Names of the files whose text is found wanting, with what was found. */
function found(texts: ReadonlyMap<string, string>, look: (text: string, file: string) => readonly string[]): string[] {
  return [...texts].flatMap(([file, text]) => look(text, file).map((what) => `${file}: ${what}`));
}

/** The identifiers of a text, without comments and without what stands in quotes. */
function identifiers(text: string): ReadonlySet<string> {
  const code = text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g, '')
    .replaceAll(/\/\/.*/g, '');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}

function wordsOf(identifier: string): readonly string[] {
  return (identifier.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());
}

/** Whether a name says only that something was done: `takenBack`, but not `offeredCube`. */
function isBareParticiple(name: string): boolean {
  const [first = '', ...others] = wordsOf(name);
  const isParticiple = PARTICIPLES.includes(first) || /[^e]ed$/.test(first);
  return isParticiple && others.every((word) => PARTICLES.includes(word)) && !CONSTRUCTORS.includes(name);
}

function exportedFunctions(text: string): readonly string[] {
  return [
    ...text.matchAll(/^export (?:async )?function\*? ?(\w+)/gm),
    ...text.matchAll(/^export const (\w+)(?:: [^=\n]+)? = (?:async )?(?:\([^\n]*|\w+) =>/gm),
  ].map(([, name = '']) => name);
}

describe('the house rules', () => {
  it(`keep every file at ${MOST_LINES} lines or fewer`, () => {
    const long = found(sources('src', 'test', 'migrations', 'bench', 'attack', 'examples'), (text) => {
      const lines = text.split('\n').length - 1;
      return lines > MOST_LINES ? [`${lines} lines`] : [];
    });

    expect(long).toEqual([]);
  });

  it('leave no test out and nothing for later', () => {
    // Put together here, so that this file is not its own finding.
    const marks = new RegExp(
      [
        String.raw`\b(it|test|describe)\.(skip|only|todo|failing)\b`,
        String.raw`\b[xf](it|describe|test)\(`,
        String.raw`\b(TO${''}DO|FIX${''}ME|XX${''}X|HA${''}CK)\b`,
        String.raw`@ts-(ignore|nocheck|expect-error)`,
        String.raw`synchronize: *tr${''}ue`,
      ].join('|'),
    );
    const texts = sources('src', 'test', 'migrations', 'bench', 'attack', 'examples');

    expect(found(texts, (text) => text.match(marks)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('use the words of the glossary', () => {
    const texts = sources('src/domain', 'src/rules', 'src/modules');

    const others = found(texts, (text) =>
      [...identifiers(text)].filter(
        (name) => OTHER_NAMES.includes(name) || wordsOf(name).some((word) => OTHER_WORDS.includes(word)),
      ),
    );

    expect(others).toEqual([]);
  });

  it('call functions that decide `decideX` and values by nouns, and none by a bare past participle', () => {
    const names = ['takenBack', 'scored', 'carriedOut', 'offeredCube', 'decidePlay', 'accepted', 'feed'];
    expect(names.filter(isBareParticiple)).toEqual(['takenBack', 'scored', 'carriedOut']);
    expect(exportedFunctions('export function* one() {}\nexport const two = (a: number) => a;')).toEqual([
      'one',
      'two',
    ]);
    const texts = sources('src/domain', 'src/rules', 'src/modules');

    expect(found(texts, (text) => exportedFunctions(text).filter(isBareParticiple))).toEqual([]);
  });

  it('have a union where others have an enum', () => {
    expect(found(sources('src'), (text) => text.match(/^\s*(export )?(const )?enum \w+/m)?.slice(0, 1) ?? [])).toEqual(
      [],
    );
  });

  it('name files in kebab-case after what is in them', () => {
    const texts = sources('src', 'test', 'migrations', 'bench', 'attack', 'examples');

    const odd = found(texts, (_text, file) =>
      /^[a-z0-9]+([-.][a-z0-9]+)*\.ts$/.test(basename(file)) && !SHELVES.test(basename(file)) ? [] : ['name'],
    );

    expect(odd).toEqual([]);
  });

  // The compiler does not see them; a folder that moves leaves them behind.
  it('find the programs that they start beside themselves', () => {
    const path = /join\(import\.meta\.dirname((?:, '[^']+')*, '[^']+\.(?:ts|mjs)')\)/g;
    const texts = sources('src', 'test', 'bench', 'attack');
    const programs = [...texts].flatMap(([file, text]) =>
      [...text.matchAll(path)].map(([, parts = '']) => [file, join(dirname(file), ...wordsIn(parts))] as const),
    );

    expect(programs.map(([, program]) => program)).toContain('bench/load/live-followers.ts');
    expect(programs.filter(([, program]) => !existsSync(join(ROOT, program)))).toEqual([]);
  });
});
