/** What a form checks of the length of a list or a text stands in the document, so that a front end can check it first. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { getMetadataStorage } from 'class-validator';
import type { Schema } from '../../support/requests/example-requests.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
beforeAll(async () => {
  club = await testApp();
});
afterAll(() => club.close());

/** The words of the document for what the checks of forms are called. */
const WORDS: Readonly<Record<string, string>> = {
  arrayMinSize: 'minItems',
  arrayMaxSize: 'maxItems',
  minLength: 'minLength',
  maxLength: 'maxLength',
};

interface Check {
  readonly target: string | ((...given: never[]) => unknown);
  readonly propertyName: string;
  readonly name?: string;
  readonly constraints: readonly unknown[];
}

interface Limit {
  readonly form: string;
  readonly field: string;
  readonly word: string;
  readonly value: number;
}

function checkedLimits(): Limit[] {
  // The storage tells the checks of a class by its name only; all of them it keeps to itself.
  const all = Reflect.get(getMetadataStorage(), 'validationMetadatas') as ReadonlyMap<unknown, readonly Check[]>;
  const checks = [...all.values()].flat();
  return checks.flatMap(({ target, propertyName, name = '', constraints }) => {
    const word = WORDS[name];
    const form = typeof target === 'function' ? target.name : target;
    return word === undefined ? [] : [{ form, field: propertyName, word, value: Number(constraints[0]) }];
  });
}

let schemas: Readonly<Record<string, Schema>>;
beforeAll(async () => {
  schemas = (await club.api.get('/openapi.json')).body.components.schemas;
});

const whole = (schema: Schema): Schema =>
  schema.$ref === undefined ? schema : whole(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {});

function fieldOf(schema: Schema, name: string): Schema | undefined {
  const { properties, allOf = [] } = whole(schema);
  return properties?.[name] ?? allOf.map((part) => fieldOf(part, name)).find((field) => field !== undefined);
}

it('names the least and the most of every list and text', () => {
  const described = checkedLimits().flatMap((limit) => {
    const field = fieldOf(schemas[limit.form] ?? {}, limit.field);
    return field === undefined
      ? []
      : [{ ...limit, told: Number(Object.entries(whole(field)).find(([word]) => word === limit.word)?.[1]) }];
  });
  expect(described.length).toBeGreaterThan(30);
  // A list may be too short for the rules of the game, which then say why.
  const isTold = ({ word, value, told }: (typeof described)[number]): boolean =>
    word.startsWith('min') ? told >= value : told <= value;
  expect(described.filter((limit) => !isTold(limit))).toEqual([]);
});

it('names the minutes from which on lateness costs points', async () => {
  const { body } = await club.match();
  const late = { to: 'white', minutesLate: 4, reason: 'Four minutes late' };
  const [{ limit }] = (await club.api.post(`/v1/matches/${body.id}/penalties`, late)).body.errors;
  expect(fieldOf(schemas['GivePenaltyDto'] ?? {}, 'minutesLate')?.minimum).toBe(limit);
});

it.each([
  ['PairingCorrectionDto', { score: { white: 5 }, reason: 'Half a score' }],
  ['PairingReportDto', { score: { white: 5 } }],
  ['OrderThrowsDto', { throws: [] }],
])('names what %s needs inside: %j is none', (form, body) => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', components: { schemas } });
  expect(ajv.validate({ $ref: `document#/components/schemas/${form}` }, body)).toBe(false);
});
