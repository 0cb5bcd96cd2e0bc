/**
 * Every number, id, cursor and time that the OpenAPI document lets a caller send, with values that are none or lie beyond
 * its range: 400, with the place and what is wanted there, in words of our own. And parameters that an operation does not
 * have. Everything is found in the document, so that new operations are asked too.
 */
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../../src/openapi/components.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { fieldsOf, parametersIn, withValue } from '../../support/requests/described-fields.js';
import {
  type ExampleRequest,
  type KnownIds,
  type Schema,
  exampleRequests,
  plainSchema,
  operationsOf,
} from '../../support/requests/example-requests.js';
import { knownThings } from '../../support/requests/known-things.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

let club: TestApp;
let document: OpenAPIObject;
let ids: KnownIds;
let requests: readonly ExampleRequest[];
beforeAll(async () => {
  club = await testApp();
  document = withoutComponents((await club.api.get('/openapi.json')).body);
  ids = await knownThings(club);
  requests = exampleRequests(document, ids);
});
afterAll(async () => {
  await club.close();
});

const BEYOND_ALL = [
  '-2147483649',
  '2147483648',
  '9007199254740993',
  '99999999999999999999',
  '1e400',
  'NaN',
  'Infinity',
  '',
  '%20',
  '%201',
  '1%20',
  '+1',
  '1e3',
  '0x10',
  '01',
  '-0',
  'null',
  'true',
  '%5B1%5D',
  '%D9%A1',
];

const TIMES_THAT_ARE_NONE = [
  '',
  'yesterday',
  '2026-01-02',
  '2026-01-02T20:15:00',
  '2026-01-02T20:15',
  '20260102T201500Z',
  '2026-01-02 20:15:00Z',
  '2026-W01-1',
  '2026-W01-1T20:15:00Z',
  '2026-002',
  '2026-002T20:15:00Z',
  '2026-01-02T20:15:00,5Z',
  '2026-01-02t20:15:00z',
  '2026-01-02T24:00:00Z',
  '2026-06-30T23:59:60Z',
  '2026-01-02T20:60:00Z',
  '2026-02-30T20:15:00Z',
  '2026-13-01T20:15:00Z',
  '2026-01-02T20:15:00+0100',
  '2026-01-02T20:15:00+01',
  '2026-01-02T20:15:00+25:00',
  '2026-01-02T20:15:00 Z',
  '0000-01-01T00:00:00Z',
  '-000001-01-01T00:00:00Z',
  '-0001-01-01T00:00:00Z',
  '10000-01-01T00:00:00Z',
  '+010000-01-01T00:00:00Z',
  '+275760-09-13T00:00:00.001Z',
  '300000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-01:00',
  '0001-01-01T00:00:00+01:00',
  '1767384900',
  'P1D',
  '2026-01-02T20:15:00Z/2026-01-03T20:15:00Z',
  '２026-01-02T20:15:00Z',
];

/** A few of each are enough where the same parameter was asked with all of them at another operation. */
class Samples {
  private readonly seen = new Set<string>();

  of<Value>(values: readonly Value[], name: string, schema: Schema = {}): readonly Value[] {
    const key = `${name} ${JSON.stringify(schema)}`;
    if (!this.seen.has(key)) {
      this.seen.add(key);
      return values;
    }
    const nth = this.seen.size + name.length;
    return [0, 1, 2].map((step) => values[(nth + step * 5) % values.length] as Value);
  }
}

const OTHER_THINGS = [0, 1_767_384_900_000, true, {}, ['2026-01-02T20:15:00Z']];
const NUMBERS_THAT_ARE_NONE = ['1', '', true, {}, [1], 1e308, 9_007_199_254_740_993, -9_007_199_254_740_993, 0.5];

const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sends the request as the example has it, but for what is given. */
function send(request: ExampleRequest, query = '', body: unknown = request.body): Promise<ApiAnswer> {
  const { method, path, headers, mediaType } = request;
  const options = { headers: { ...headers, ...(mediaType === 'text/plain' ? { 'content-type': 'text/plain' } : {}) } };
  return typeof body === 'string' && mediaType !== 'application/json'
    ? club.api.call(method, `${path}${query}`, undefined, { ...options, text: body })
    : club.api.call(method, `${path}${query}`, body, options);
}

/** What is wrong with a refusal for this place; null where nothing is. */
function faultOf(answer: ApiAnswer, pointer: string, words = ''): string | null {
  const { status, body } = answer;
  const told = (body.errors ?? []).find((error: { pointer: string }) => error.pointer === pointer);
  if (status !== 400 || body.code !== 'request.invalid') return `${status} ${answer.text.slice(0, 200)}`;
  if (told === undefined) return `no word of ${pointer}: ${answer.text.slice(0, 300)}`;
  return told.message.includes(words) ? null : `says "${told.message}" and not "${words}"`;
}

/** One request for each operation: the first of its examples. */
function firstRequests(): readonly ExampleRequest[] {
  const seen = new Map(requests.toReversed().map((request) => [request.operationId, request]));
  return [...seen.values()];
}

function parametersOf(operationId: string, where: 'path' | 'query') {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  return parametersIn(found?.operation.parameters, where);
}

function isNumeric({ type }: Schema): boolean {
  return type === 'integer' || type === 'number';
}

/** The sentence that tells the range. */
function rangeOf({ type, minimum, maximum }: Schema): string {
  return `must be a ${type === 'integer' ? 'whole ' : ''}number from ${minimum} to ${maximum}`;
}

async function collected(
  ask: (request: ExampleRequest, note: (what: string, fault: string | null) => void) => Promise<void>,
): Promise<{ readonly asked: number; readonly faults: readonly string[] }> {
  const faults: string[] = [];
  let asked = 0;
  for (const request of firstRequests()) {
    await ask(request, (what, fault) => {
      asked += 1;
      if (fault !== null) faults.push(`${request.operationId} ${what}: ${fault}`);
    });
  }
  return { asked, faults };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

describe('parameters of a query', () => {
  it('that are numbers are taken within their range, and refused with it', async () => {
    const samples = new Samples();
    const { asked, faults } = await collected(async (request, note) => {
      for (const { name, schema = {} } of parametersOf(request.operationId, 'query').filter((p) =>
        isNumeric(p.schema ?? {}),
      )) {
        // The options of an import are those of a match, and `null` is a value of some.
        const isImport = request.operationId === 'importMatch';
        const words = isImport ? '' : rangeOf(schema);
        const { minimum = 0, maximum = 0, type } = schema;
        if (schema.enum === undefined && ![schema.type].flat().includes('null')) {
          for (const end of [minimum, maximum]) {
            const answer = request.method === 'GET' ? await send(request, `?${name}=${end}`) : null;
            note(
              `${name}=${end}`,
              answer === null || answer.status < 400 || answer.status === 404 ? null : answer.text,
            );
          }
          for (const value of [minimum - 1, maximum + 1]) {
            note(`${name}=${value}`, faultOf(await send(request, `?${name}=${value}`), `?${name}`, words));
          }
        }
        const legal = [...(isImport ? ['null', '2147483648'] : []), ...(type === 'number' ? ['01', '-0'] : [])];
        for (const value of samples.of(BEYOND_ALL, name, schema).filter((each) => !legal.includes(each))) {
          note(`${name}=${value}`, faultOf(await send(request, `?${name}=${value}`), `?${name}`, words));
        }
      }
    });
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(300);
  }, 120_000);

  it('are refused where they come twice, as lists or as objects', async () => {
    const samples = new Samples();
    const { faults } = await collected(async (request, note) => {
      for (const { name, schema = {}, example } of parametersOf(request.operationId, 'query')) {
        const value = encodeURIComponent(textOf(example ?? schema.example ?? schema.enum?.[0] ?? 1));
        const twice = `?${name}=${value}&${name}=${value}`;
        note(twice, faultOf(await send(request, twice), `?${name}`));
        for (const odd of samples.of([`${name}[]`, `${name}[a]`], name).slice(0, 2)) {
          note(odd, faultOf(await send(request, `?${odd}=${value}`), `?${odd}`));
        }
      }
    });
    expect(faults).toEqual([]);
  }, 120_000);

  it('are refused where the operation does not know them, and the act is not done', async () => {
    const { asked, faults } = await collected(async (request, note) => {
      const known = parametersOf(request.operationId, 'query').map(({ name }) => name);
      for (const name of ['unknown', 'dryRun', ''].filter((each) => !known.includes(each))) {
        note(name, faultOf(await send(request, `?${name}=true`), `?${name}`));
      }
    });
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  }, 120_000);
});

describe('numbers and ids of a path', () => {
  it('are refused with what is wanted', async () => {
    const samples = new Samples();
    const { asked, faults } = await collected(async (request, note) => {
      const { path } = operationsOf(document).find(
        ({ operation }) => operation.operationId === request.operationId,
      ) ?? {
        path: '',
      };
      const parts = request.path.split('/');
      for (const { name, schema = {} } of parametersOf(request.operationId, 'path')) {
        const place = path.split('/').indexOf(`{${name}}`);
        const values = isNumeric(schema)
          ? BEYOND_ALL.filter((value) => value !== '')
          : ['no-id', '1', '%20', `${ids.match}0`];
        if (schema.format !== 'uuid' && !isNumeric(schema)) continue;
        const words = isNumeric(schema) ? `${name} ${rangeOf(schema)}` : 'UUID';
        for (const value of samples.of(values, name)) {
          const target = parts.map((part, index) => (index === place ? value : part)).join('/');
          note(`/${value}`, faultOf(await send({ ...request, path: target }), `{${name}}`, words));
        }
      }
    });
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  }, 120_000);
});

describe('cursors', () => {
  it('are refused where the list cannot have given them', async () => {
    const [id] = ids.players;
    const forged = [
      '',
      'not-one-of-ours',
      'A'.repeat(201),
      cursor([]),
      cursor({}),
      cursor([id]),
      cursor([1]),
      cursor(['players', 'x']),
      cursor(['players', id.toUpperCase()]),
      cursor(['players', id, id]),
      cursor(['ratings', '1e3', id]),
      cursor(['ratings', 'NaN', id]),
      cursor(['ratings', '', id]),
      cursor(['ratings', '99999999999999999999', id]),
      cursor(['ratings', '1500', 'x']),
      cursor(['rating-history', '8640000000000001', id]),
      cursor(['head-to-head', '9467085600000000', id]),
      cursor(['head-to-head', '+275760-09-13T00:00:00.000Z', id]),
      cursor(['entries', id]),
      cursor(['no such list', id]),
    ];
    const samples = new Samples();
    const { asked, faults } = await collected(async (request, note) => {
      const isText = parametersOf(request.operationId, 'query').some(
        ({ name, schema }) => name === 'cursor' && schema?.type === 'string',
      );
      if (!isText) return;
      for (const each of samples.of(forged, 'cursor'))
        note(each, faultOf(await send(request, `?cursor=${each}`), '?cursor'));
    });
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(45);
  });

  it('of one list are refused by the others', async () => {
    const next = (await club.api.get('/v1/players?limit=1')).body.nextCursor;
    expect(next).not.toBeNull();
    expect((await club.api.get(`/v1/players?limit=1&cursor=${next}`)).status).toBe(200);
    for (const list of ['matches', 'chouettes', 'tournaments', 'tokens', 'ratings']) {
      expect(faultOf(await club.api.get(`/v1/${list}?cursor=${next}`), '?cursor')).toBeNull();
    }
  });
});

describe('bodies', () => {
  it('with numbers that are none, or out of all range, are refused in every field', async () => {
    const faults: string[] = [];
    const samples = new Samples();
    let asked = 0;
    for (const request of requests) {
      for (const { place, schema } of bodyFields(request).filter((field) => isNumeric(field.schema))) {
        for (const value of samples.of(NUMBERS_THAT_ARE_NONE, String(place.at(-1)), schema)) {
          if (value === 0.5 && schema.type === 'number') continue;
          const { status, text } = await send(request, '', withValue(request.body, place, value));
          asked += 1;
          if (status !== 400 && status !== 422)
            faults.push(`${request.operationId} /${place.join('/')} ${status} ${text}`);
        }
      }
    }
    expect(faults).toEqual([]);
    expect(asked).toBeGreaterThan(400);
  }, 240_000);
});

describe('times', () => {
  /** Every place where a time is sent. */
  function places(): { request: ExampleRequest; name: string; inQuery: boolean }[] {
    return firstRequests().flatMap((request) => {
      const isTime = (schema: Schema = {}): boolean => plainSchema(schema, document).format === 'date-time';
      const query = parametersOf(request.operationId, 'query').filter(({ schema }) => isTime(schema));
      const body = bodyFields(request).filter(({ schema }) => isTime(schema));
      return [
        ...query.map(({ name }) => ({ request, name, inQuery: true })),
        ...body.map(({ place }) => ({ request, name: place.join('/'), inQuery: false })),
      ];
    });
  }

  it('are wanted with date, time of day and zone, and everything else is refused', async () => {
    const found = places();
    expect(found.map(({ request, name }) => `${request.operationId} ${name}`)).toEqual(
      expect.arrayContaining([
        'createToken expiresAt',
        'importMatch playedAt',
        'createTournament startsAt',
        'changeTournament startsAt',
      ]),
    );
    const faults: string[] = [];
    for (const { request, name, inQuery } of found) {
      for (const value of [...TIMES_THAT_ARE_NONE, ...(inQuery ? [] : OTHER_THINGS)]) {
        const answer = inQuery
          ? await send(request, `?${name}=${encodeURIComponent(textOf(value))}`)
          : await send(request, '', withValue(request.body, name.split('/'), value));
        const fault = faultOf(answer, inQuery ? `?${name}` : `/${name}`, 'like 2099-12-31T22:00:00Z');
        if (fault !== null) faults.push(`${request.operationId} ${name} ${JSON.stringify(value)}: ${fault}`);
      }
    }
    expect(faults).toEqual([]);
  }, 120_000);

  it('are the same moment in every zone, and answers give it in UTC', async () => {
    const opened = async (startsAt: string): Promise<unknown> =>
      (await club.api.post('/v1/tournaments', { name: 'Night', format: { kind: 'ladder', lengths: [5] }, startsAt }))
        .body.startsAt;
    const moments = {
      '2026-11-21T19:00Z': '2026-11-21T19:00:00.000Z',
      '2026-11-21T20:00:00+01:00': '2026-11-21T19:00:00.000Z',
      '2026-11-21T13:30:00.123456789-05:30': '2026-11-21T19:00:00.123Z',
      '0001-01-01T00:00:00Z': '0001-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z': '9999-12-31T23:59:59.999Z',
      '2024-02-29T00:00:00Z': '2024-02-29T00:00:00.000Z',
    };
    for (const [asked, told] of Object.entries(moments)) expect([asked, await opened(asked)]).toEqual([asked, told]);
    for (const [asked, told] of Object.entries(moments).slice(-2)) {
      const { body, status } = await club.api.post('/v1/tokens', { role: 'viewer', label: 'Later', expiresAt: asked });
      const isAhead = asked.startsWith('9999');
      expect([status, isAhead ? body.expiresAt : body.errors[0].pointer]).toEqual(
        isAhead ? [201, told] : [400, '/expiresAt'],
      );
      if (isAhead) expect((await club.api.get(`/v1/tokens/${body.id}`)).body.expiresAt).toBe(told);
    }
  });

  it('of a query keep a plus sign that was sent as it is', async () => {
    const request = firstRequests().find(({ operationId }) => operationId === 'importMatch');
    if (request === undefined) throw new Error('there is no import');
    const [white, black] = ids.players;
    const { status, body } = await send(request, `?white=${white}&black=${black}&playedAt=2026-01-02T21:15:00+01:00`);
    expect([status, body.playedAt]).toEqual([201, '2026-01-02T20:15:00.000Z']);
  });
});

function bodyFields({ operationId, mediaType, body }: ExampleRequest) {
  const found = operationsOf(document).find(({ operation }) => operation.operationId === operationId);
  const schema = found?.operation.requestBody?.content['application/json']?.schema;
  return schema === undefined || mediaType !== 'application/json' ? [] : fieldsOf(schema, body, document);
}
