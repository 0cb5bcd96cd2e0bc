/** The sentences in which pages say what is refused, in each language that the service does not speak: exact, and for all that a page can meet. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EDGE_PROBLEMS } from '../../src/platform/http/problems.js';
import { RULE_PROBLEMS } from '../../src/rules/catalogue/catalogue.js';
import { Facts } from '../../src/rules/catalogue/facts.js';
import type { RuleProblem } from '../../src/rules/rule-problem.js';
import { PROBLEM_EXAMPLES } from '../../src/rules/problem-examples.js';
import { CLUB_PROBLEMS } from '../../src/rules/problems.js';
import { type Refused, type Sentences, idsIn, sentenceOf } from '../../web/src/parts/refusals/sentence.js';

const ROOT = join(import.meta.dirname, '..', '..');
const PAGES = join(ROOT, 'web', 'src');
const LANGUAGES = readdirSync(join(PAGES, 'texts')).filter((name) => !name.endsWith('.ts') && name !== 'en');
const CODES = Object.keys({ ...EDGE_PROBLEMS, ...CLUB_PROBLEMS, ...RULE_PROBLEMS });
const EXAMPLES: Readonly<Record<string, object>> = PROBLEM_EXAMPLES;

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Described {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly 'x-problems'?: Readonly<Record<string, readonly string[]>> }>>>
  >;
}
const API = JSON.parse(readFileSync(join(ROOT, 'openapi.json'), 'utf8')) as Described;

function meant(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : (API.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
}

/** The facts of each kind of problem, as the API describes them. */
function factsByCode(schema: Schema): readonly (readonly [code: unknown, facts: Readonly<Record<string, Schema>>])[] {
  const { oneOf = [], allOf = [], properties = {} } = meant(schema);
  const { code, params } = properties;
  const own = code === undefined ? [] : (valuesOf(code) ?? []).map((each) => [each, params?.properties ?? {}] as const);
  return [...own, ...[...oneOf, ...allOf].flatMap(factsByCode)];
}
const FACTS = new Map(factsByCode({ $ref: '#/components/schemas/ProblemDto' }));

/** What a fact may be, where it is one of a few. */
function valuesOf(schema: Schema): readonly unknown[] | null {
  const { enum: few = null, const: only } = meant(schema);
  return only === undefined ? few : [only];
}

function factsIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

interface Key {
  readonly code: string;
  readonly name: string;
  readonly value: string;
}

/** `cube.cap`, `cube.not-available reason=off` or `act=roll`. */
function keyOf(key: string): Key {
  const [, code = '', name = '', value = ''] = /^(?:([\w.-]+?)(?: |$))?(?:(\w+)=(.*))?$/.exec(key) ?? [];
  return { code, name, value };
}

function listed(codes: string): readonly string[] {
  return codes.trim().split(/\s+/);
}

/** Problems of operations that pages use for something by which these cannot come about. */
const NEVER_MET: Readonly<Record<string, readonly string[]>> = {
  'no page plays a chouette on the board': listed(`
    chouette.already-answered chouette.answer-order chouette.double-policy chouette.lone-taker chouette.member-needed
    chouette.no-extra chouette.not-captain chouette.not-offered chouette.take-policy chouette.window-closed
    game.settlement-impossible game.no-settlement
  `),
  'the pages send no such act of a chouette': listed(`
    chouette-group.not-found chouette.adjustment-impossible chouette.no-partner chouette.option-off
    chouette.proxy-impossible chouette.sale-impossible chouette.seats-impossible chouette.settlement-impossible
  `),
  'the pages choose only from what there is, and send what is required': listed(`
    flight.not-found turn.not-found request.version-required side.required throw.required game.wrong-version
    request.media-type result.level-impossible result.turned-impossible
  `),
  'only the sentence of the service says which option it is': listed(`
    config.invalid
  `),
};

/** The kinds of refusal that an operation which a page uses can answer with. */
function codesOfPages(): ReadonlySet<string> {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const calls = files.flatMap((file) => [
    ...readFileSync(join(PAGES, file), 'utf8').matchAll(/\.(GET|POST|PATCH|DELETE)\(\s*'(\/v1[^']*)'/g),
  ]);
  return new Set(
    calls.flatMap(([, method = '', path = '']) =>
      Object.values(API.paths[path]?.[method.toLowerCase()]?.['x-problems'] ?? {}).flat(),
    ),
  );
}

/** What cannot be one where it is refused: the matches of a schedule that is too long, and the players from whom on the box has a partner. */
const NEVER_ONE = ['matches', 'partnerFrom'];

/** The documented example of each refusal by a rule for each of its reasons, with one number after the other at one. */
function refusalsOfOne(): readonly Refused[] {
  return Object.entries(EXAMPLES).flatMap(([code, example]) => {
    const facts = FACTS.get(code) ?? {};
    const reasons =
      facts['reason'] === undefined ? [{}] : (valuesOf(facts['reason']) ?? []).map((reason) => ({ reason }));
    const counts = Object.keys(facts).filter(
      (name) => meant(facts[name] ?? {}).type === 'integer' && !NEVER_ONE.includes(name),
    );
    return reasons.flatMap((reason) => counts.map((name) => ({ code, params: { ...example, ...reason, [name]: 1 } })));
  });
}

it('count right in English where it is one', () => {
  const said = refusalsOfOne().flatMap(({ code, params }) => {
    const { detail }: Partial<RuleProblem> = (RULE_PROBLEMS as Readonly<Record<string, RuleProblem>>)[code] ?? {};
    return detail === undefined ? [] : [detail(new Facts<never>(params as never))];
  });
  expect(said.length).toBeGreaterThan(50);
  expect(
    said.filter((sentence) => /\b1 (?!as |follows |has |is |lies |ms |was )\w+s\b|\bare 1\b/.test(sentence)),
  ).toEqual([]);
});

it('are there in German', () => {
  expect(LANGUAGES).toContain('de');
});

describe.each(LANGUAGES)('the sentences for refusals in "%s"', (language) => {
  let words: Sentences = {};
  let keys: readonly string[] = [];
  beforeAll(async () => {
    const file = join(PAGES, 'texts', language, 'refusals.ts');
    words = ((await import(file)) as Record<string, Sentences>)[language] ?? {};
    keys = Object.keys(words);
  });

  it('are for kinds of problem and facts that there are', () => {
    const names = new Set([...FACTS.values()].flatMap(Object.keys));
    const strange = keys.filter((key) => {
      const { code, name, value } = keyOf(key);
      if (code === '') return !names.has(name);
      if (!CODES.includes(code)) return true;
      if (name === '') return false;
      const schema = FACTS.get(code)?.[name];
      if (schema === undefined) return true;
      const values = valuesOf(schema);
      return values !== null && !values.map(String).includes(value);
    });
    expect(strange).toEqual([]);
  });

  it('name only facts that the documented example of the problem has, or for one reason those that it can have', () => {
    const unknown = keys.flatMap((key) => {
      const { code, name } = keyOf(key);
      const told = { ...EXAMPLES[code], ...(name === '' ? {} : FACTS.get(code)) };
      return factsIn(words[key] ?? '')
        .filter((fact) => !(fact in told))
        .map((fact) => `${key}: ${fact}`);
    });
    expect(unknown).toEqual([]);
  });

  it('are said of every documented example whole, without a word that only programs read', () => {
    const codes = [...new Set(keys.map((key) => keyOf(key).code))].filter((code) => code !== '');
    const said = codes.map((code) => {
      const refused: Refused = { code, params: { ...EXAMPLES[code] } };
      const names = Object.fromEntries(idsIn(words, refused).map((id) => [id, 'Ann']));
      return [code, sentenceOf(words, refused, names, language)] as const;
    });
    expect(said.filter(([, sentence]) => sentence === null || /[{}]|null|undefined/.test(sentence))).toEqual([]);
  });

  it('count right where it is one', () => {
    const said = refusalsOfOne().map((refused) => sentenceOf(words, refused, {}, language) ?? '');
    expect(said.filter((sentence) => sentence !== '').length).toBeGreaterThan(50);
    expect(said.filter((sentence) => /\b1 [A-ZÄÖÜ]\w*(?:e|en|n|s)\b|\bsind 1\b/.test(sentence))).toEqual([]);
  });

  it('are there for every reason, where the kind of problem alone has none', () => {
    const without = [...FACTS].flatMap(([code, { reason }]) => {
      if (typeof code !== 'string' || reason === undefined || words[code] !== undefined) return [];
      if (!keys.some((key) => key.startsWith(`${code} reason=`))) return [];
      return (valuesOf(reason) ?? [])
        .map((value) => `${code} reason=${String(value)}`)
        .filter((key) => !(key in words));
    });
    expect(without).toEqual([]);
  });

  it('are there for all that a page can be refused', () => {
    const never = Object.values(NEVER_MET).flat();
    const has = (code: string): boolean => keys.some((key) => keyOf(key).code === code);
    const codes = [...codesOfPages()];
    expect(codes.length).toBeGreaterThan(100);
    expect(codes.filter((code) => !has(code) && !never.includes(code)).sort()).toEqual([]);
    expect(never.filter((code) => has(code) || !codes.includes(code))).toEqual([]);
  });
});

describe('a refusal', () => {
  const WORDS = {
    'cube.cap': 'At {value}, not beyond {max}.',
    'cube.cap side=black': 'Black: {value}, for {member}.',
    'game.not-your-turn': '{side} may not {act}.',
    'act=roll': 'roll the dice',
    'side=white': 'White',
    'round.not-whole': 'Missing: {missing}.',
    'player.ambiguous': 'Several are {name}.',
  };
  const said = (code: string, params: object, names = {}): string | null =>
    sentenceOf(WORDS, { code, params: { ...params } }, names, 'de');

  it('has the facts in it, numbers as the language writes them', () => {
    expect(said('cube.cap', { side: 'white', value: 2048, max: 4096 })).toBe('At 2.048, not beyond 4.096.');
    expect(said('game.not-your-turn', { side: 'white', act: 'roll' })).toBe('White may not roll the dice.');
    // A name can be any text.
    expect(said('player.ambiguous', { name: 'constructor' })).toBe('Several are constructor.');
  });

  it('has another sentence where a fact of one is missing', () => {
    const facts = { side: 'black', value: 2, max: 64 };
    expect(said('cube.cap', { ...facts, member: 'Ann' })).toBe('At 2, not beyond 64.');
    const id = crypto.randomUUID();
    expect(said('cube.cap', { ...facts, member: id }, { [id]: 'Ann' })).toBe('Black: 2, for Ann.');
  });

  it('has none where something is known only to programs', () => {
    expect(said('game.not-your-turn', { side: 'white', act: 'juggle' })).toBeNull();
    expect(said('game.not-your-turn', { side: 'white' })).toBeNull();
    expect(said('round.not-whole', { missing: [] })).toBeNull();
    expect(said('round.not-whole', { missing: [crypto.randomUUID()] })).toBeNull();
    expect(said('club.lost', {})).toBeNull();
  });
});
