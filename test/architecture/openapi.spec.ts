/** What holds for every schema of `openapi.json`, wherever it stands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS } from '../../src/rules/problems.js';
import { ADDRESS, type Json, isJson } from '../../src/openapi/schemas.js';

interface Document {
  readonly paths: Json;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

const FILE = join(import.meta.dirname, '..', '..', 'openapi.json');
const document = JSON.parse(readFileSync(FILE, 'utf8')) as Document;
const { schemas } = document.components;

/** Calls with every object of the document that may be a schema, and where it stands; examples are values. */
function eachPart(visit: (part: Json, at: string) => void, part: unknown = document, at = ''): void {
  if (Array.isArray(part)) part.forEach((each, nth) => eachPart(visit, each, `${at}/${nth}`));
  if (!isJson(part)) return;
  visit(part, at);
  for (const [name, inner] of Object.entries(part))
    if (name !== 'example' && name !== 'examples') eachPart(visit, inner, `${at}/${name}`);
}

function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

function nameOf({ $ref }: Json): string | null {
  return typeof $ref === 'string' ? $ref.replace(ADDRESS, '') : null;
}

function isForm(schema: Json): boolean {
  const name = nameOf(schema);
  const { type, properties, allOf, oneOf, anyOf } = name === null ? schema : (schemas[name] ?? {});
  const isOfForms = [allOf, oneOf, anyOf].some((parts) => listOf(parts).some(isForm));
  return [type].flat().includes('object') || properties !== undefined || isOfForms;
}

/** Unions of forms without a discriminator, and how readers tell these forms apart. */
const UNTAGGED: readonly { readonly why: string; readonly unions: readonly string[] }[] = [
  {
    why: 'The request says which answer it wants: `dryRun=true` gets what would change, with `affected` and `applied`.',
    unions: [
      'MatchDto | CorrectionDto',
      'TournamentDto | PairingCorrectionAnswerDto',
      'TournamentDto | RoundDto | PairingCorrectionAnswerDto',
      'RoundDto | PairingCorrectionAnswerDto',
      'EntryChangeDto | PairingCorrectionAnswerDto',
      'AssignedTablesDto | PairingCorrectionAnswerDto',
      'PairingDto | PairingCorrectionAnswerDto',
    ],
  },
  {
    why: 'One thing, or a list of things in a field that only the list has.',
    unions: [
      'GameAction | (actions)',
      'LegalPlaysQuestionDto | LegalPlaysQuestionsDto',
      'PlaysDto | PlaysOfPositionsDto',
    ],
  },
  { why: '`game.kind` says it, one level down.', unions: ['ActedDto | ChouetteActedDto'] },
  {
    why: 'The tag `legal` is true or false, and a discriminator is a text.',
    unions: ['PlayIsLegalDto | PlayIsIllegalDto'],
  },
  { why: 'A position id is a field of its own.', unions: ['AskedBoardDto | AskedPositionIdDto'] },
  {
    why: 'A bye has the field `bye`, which is always true.',
    unions: ['SeatedDto | ByeDto'],
  },
  {
    why: '`format.kind` beside it says it, also in what was recorded, which cannot change.',
    unions: ['MatchRulesDto | MoneyRulesDto', 'MatchRules | MoneyRulesDto'],
  },
  {
    why: 'Each form says its codes itself. A discriminator needs named forms: 113 names and a mapping of 176 codes, 20 kB more.',
    unions: ['(code, params)', 'PlayProblem | (code, params)'],
  },
  {
    why: '`topic` above it says it; two kinds of contest have types of events with the same name.',
    unions: [
      'MatchEvent | ChouetteEvent | TournamentEvent',
      'LiveMatchDto | LiveChouetteDto | LiveTournamentDto | ClubLinesDto | ClubLineDto | ()',
    ],
  },
];

describe('a union of forms', () => {
  const found: { readonly union: string; readonly at: string }[] = [];
  eachPart((part, at) => {
    const forms = listOf(part['oneOf'] ?? part['anyOf']).filter(isForm);
    if (forms.length < 2 || part['discriminator'] !== undefined) return;
    const names = forms.map((form) => {
      const properties = form['properties'];
      return nameOf(form) ?? `(${Object.keys(isJson(properties) ? properties : {}).join(', ')})`;
    });
    found.push({ union: [...new Set(names)].join(' | '), at });
  });
  const listed = UNTAGGED.flatMap(({ unions }) => unions);

  it('says by which field its forms differ, or stands in the list of those that cannot', () => {
    expect(found.filter(({ union }) => !listed.includes(union))).toEqual([]);
  });

  it('that stands in the list is there', () => {
    expect(listed.filter((each) => !found.some(({ union }) => union === each))).toEqual([]);
  });

  it('gives each of its forms a value of the field, which the form requires', () => {
    const wrong: string[] = [];
    eachPart(({ discriminator, oneOf }, at) => {
      if (!isJson(discriminator)) return;
      const { propertyName, mapping } = discriminator as { propertyName: string; mapping?: Record<string, string> };
      const told = new Set(Object.values(mapping ?? {}));
      for (const form of listOf(oneOf)) {
        const name = nameOf(form) ?? at;
        const values = valuesOf(fieldOf(schemas[name] ?? {}, propertyName) ?? {});
        const isTold = values.every((value) => value === name || mapping?.[value] === `${ADDRESS}${name}`);
        if (values.length === 0 || !isTold) wrong.push(`${at} ${name}`);
        told.delete(`${ADDRESS}${name}`);
      }
      wrong.push(...[...told].map((address) => `${at} ${address}`));
    });
    expect(wrong).toEqual([]);
  });
});

describe('a problem', () => {
  it('has one form for each of its codes', () => {
    const [, { oneOf: forms } = {}] = listOf(schemas['ProblemDto']?.['allOf']);
    const members = listOf(forms).flatMap((form) => listOf(schemas[nameOf(form) ?? '']?.['oneOf'] ?? [form]));
    const codes = members.flatMap((form) => valuesOf(fieldOf(form, 'code') ?? {}));

    expect(codes.toSorted()).toEqual(Object.keys(PROBLEMS).toSorted());
  });
});

describe('an enumeration', () => {
  it('of more than one value has a name', () => {
    const unnamed: string[] = [];
    eachPart(({ enum: values }, at) => {
      const isNamed = /^\/components\/schemas\/\w+$/.test(at);
      if (Array.isArray(values) && values.length > 1 && !isNamed) unnamed.push(`${at}: ${values.join(' ')}`);
    });
    expect(unnamed).toEqual([]);
  });

  it('of texts has one name', () => {
    const names = new Map<string, string[]>();
    for (const [name, { enum: values }] of Object.entries(schemas)) {
      if (!Array.isArray(values) || !values.every((value) => typeof value === 'string')) continue;
      const key = values.toSorted().join(' ');
      names.set(key, [...(names.get(key) ?? []), name]);
    }
    expect([...names.values()].filter(({ length }) => length > 1)).toEqual([]);
  });
});

describe('a format that is asked for', () => {
  it('tells the bounds of each of its numbers', () => {
    const forms = Object.entries(schemas).filter(([name]) => name.startsWith('AskedTournamentFormat'));
    const numbers = [...JSON.stringify(forms).matchAll(/"(\w+)":\{"type":\["integer","null"\]([^}]*)\}/g)];
    expect(numbers.length).toBeGreaterThan(8);
    for (const [, field, bounds = ''] of numbers) {
      expect([field, bounds]).toEqual([field, expect.stringMatching(/"minimum":\d+,"maximum":\d+/)]);
    }
  });
});

/** The schema of a required field of a form, or of one of its parts. */
function fieldOf({ properties, required, allOf }: Json, field: string): Json | null {
  const own = isJson(properties) && Array.isArray(required) && required.includes(field) ? properties[field] : null;
  if (isJson(own)) return own;
  const parts = listOf(allOf).map((part) => fieldOf(schemas[nameOf(part) ?? ''] ?? part, field));
  return parts.find((part) => part !== null) ?? null;
}

function valuesOf(schema: Json): readonly string[] {
  const { const: only, enum: values } = schemas[nameOf(schema) ?? ''] ?? schema;
  return [values ?? only].flat().filter((value) => typeof value === 'string');
}
