/** One change to a good request, as rubbish, malice and bugs of clients make them. */
import type { ExampleRequest } from './example-requests.js';
import { type Chance, oneOf } from '../clients/next-action.js';

/** A request as it goes over the wire. */
export interface RawRequest {
  readonly what: string;
  readonly method: string;
  /** The address with its query, sent as it is. */
  readonly target: string;
  /** A list is sent as so many lines of one name. */
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer | null;
}

const MEGABYTE = 1_000_000;
const JSON_TYPE = 'application/json';

/** Values that most fields do not want, each tried in every field. */
const WRONG_EVERYWHERE: Readonly<Record<string, unknown>> = {
  null: null,
  'a text': 'NaN',
  minus: -1,
  'an empty object': {},
};

/** Values that no field wants, each tried in one field. */
const WRONG_VALUES: Readonly<Record<string, unknown>> = {
  true: true,
  'an empty text': '',
  'a NUL character': 'a\0b',
  'a lone surrogate': 'a\ud800b',
  'a text of 1 MB': 'x'.repeat(MEGABYTE),
  zero: 0,
  'a half': 0.5,
  'a huge number': 1e308,
  'more than an integer holds': 9_007_199_254_740_993,
  'more than a column holds': 2_147_483_648,
  'an empty list': [],
  'a list in a list': [[[[[]]]]],
  'a list of nulls': [null, null],
  'a list of fifty thousand': Array(50_000).fill({}),
  'an object that looks like a number': { length: 1, valueOf: 1 },
  'the id of nobody': '01998a3e-0000-7000-8000-000000000000',
  'half an id': '01998a3e-6f0a',
};

/** Names that mean something to JavaScript. */
const ODD_NAMES = ['unknown', '__proto__', 'constructor', 'prototype', 'toString', 'then', '$where', ''];

const ODD_QUERIES = [
  'limit=0',
  'limit=201',
  'limit=-1',
  'limit=1e9',
  'limit=NaN',
  'limit=',
  'limit=1&limit=2',
  'limit[]=1',
  'limit[a]=1',
  'cursor=',
  'cursor=not-one-of-ours',
  'cursor=WyInIl0',
  'cursor=WzFd',
  `cursor=${'A'.repeat(300)}`,
  'cursor[$gt]=',
  'q=%00',
  'q=%',
  'q=%zz',
  'q=%ff%fe',
  `q=${'x'.repeat(5_000)}`,
  'status=nonsense',
  'status=open&status=finished',
  'playerId=nobody',
  'playerId=01998a3e-0000-7000-8000-000000000000',
  'after=-1',
  'after=99999999999999999999',
  'after=x',
  'view=up',
  'format=exe',
  'white=me',
  'variant=chess',
  'playedAt=yesterday',
  'playedAt=9999-12-31T23:59:59Z',
  'maxCube=3',
  'archived=maybe',
  'dryRun=maybe',
  'dryRun=true&dryRun=false',
  'flight=',
  `flight=${'x'.repeat(41)}`,
  'round=0',
  'round=1.5',
  '__proto__=1',
  'constructor[prototype][x]=1',
  'unknown=1',
  '=',
  '&&&',
  '?',
];

const ODD_PARTS = [
  'no-id',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  '01998a3e-0000-7000-8000-000000000000',
  '01998a3e-6f0a-7c31-9d6e-0242ac12000',
  '%',
  '%zz',
  '%00',
  '%ff',
  '..%2f..%2fetc',
  '__proto__',
  'x'.repeat(101),
  'x'.repeat(4_000),
  "'; drop table player; --",
  '%F0%9F%8E%B2',
];

const ODD_HEADERS: readonly Readonly<Record<string, string | readonly string[]>>[] = [
  { 'if-match': ['"1"', '"2"'] },
  { 'if-match': '' },
  { 'if-match': `"${'9'.repeat(400)}"` },
  { 'if-none-match': ['"1"', '*'] },
  { 'idempotency-key': ['one', 'two'] },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'k'.repeat(256) },
  { 'idempotency-key': 'a\tb' },
  { accept: 'image/png' },
  { 'accept-encoding': 'nonsense' },
  { 'content-encoding': 'gzip' },
  { origin: 'null' },
  { 'x-forwarded-for': 'a, b, c' },
  { cookie: '='.repeat(300) },
  { 'x-http-method-override': 'DELETE' },
];

/**
 * Every kind of change that fits the requests, each once, those of fields at places drawn by chance. Several requests of one
 * operation differ in their bodies alone: addresses, headers and whatever is no JSON are changed in the first of them, and a
 * field once for each type of body that has it.
 */
export class RequestChanges {
  private readonly operations = new Set<string>();
  private readonly fields = new Set<string>();

  constructor(private readonly chance: Chance) {}

  of(request: ExampleRequest): readonly RawRequest[] {
    const isFirst = !this.operations.has(request.operationId);
    this.operations.add(request.operationId);
    const changed = changedFields(request, this.chance).filter((change) => this.isNew(request, change));
    return isFirst ? [...changed, ...this.aroundTheBody(request)] : changed;
  }

  private isNew({ operationId, body }: ExampleRequest, { what }: RawRequest): boolean {
    // Bodies of one type say the same of themselves, at every depth. Of the items of a list the first stands for all.
    const types = new Set(JSON.stringify(body ?? null).match(/"(?:type|kind|by)":"[^"]*"/g));
    const key = JSON.stringify([operationId, ...types, what.replace(/\/\d+\b/g, '/0')]);
    const isNew = !this.fields.has(key);
    this.fields.add(key);
    return isNew;
  }

  private aroundTheBody(request: ExampleRequest): readonly RawRequest[] {
    const headers = request.method === 'GET' ? someOf(ODD_HEADERS, 5, this.chance) : ODD_HEADERS;
    return [
      ...changedBodies(request),
      ...changedTables(request),
      ...changedPaths(request, this.chance),
      ...oddQueries(request, this.chance).map((query) =>
        raw(request, `query ${query.slice(0, 40)}`, { target: `${request.path}?${query}` }),
      ),
      ...headers.map((fields) => raw(request, `header ${JSON.stringify(fields).slice(0, 50)}`, { headers: fields })),
    ];
  }
}

/** What an address does not read it refuses in one way: a few of those are enough. */
function oddQueries({ query }: ExampleRequest, chance: Chance): readonly string[] {
  const reads = (odd: string): boolean => query.some(({ name }) => odd.startsWith(name));
  const unread = someOf(
    ODD_QUERIES.filter((odd) => !reads(odd)),
    8,
    chance,
  );
  return [...ODD_QUERIES.filter(reads), ...unread];
}

function someOf<T>(items: readonly T[], count: number, chance: Chance): readonly T[] {
  return Array.from({ length: count }, () => oneOf(items, chance));
}

interface Changes {
  readonly method?: string;
  readonly target?: string;
  readonly headers?: RawRequest['headers'];
  readonly body?: string | Buffer | null;
}

/** The request as it is, but for what is given. */
export function raw(request: ExampleRequest, what: string, changes: Changes = {}): RawRequest {
  const { method, path, headers, mediaType, body } = request;
  const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  return {
    what: `${request.operationId}: ${what}`,
    method: changes.method ?? method,
    target: changes.target ?? path,
    headers: { ...headers, ...(mediaType === null ? {} : { 'content-type': mediaType }), ...changes.headers },
    body: changes.body === undefined ? text : changes.body,
  };
}

type Place = readonly (string | number)[];

function changedFields(request: ExampleRequest, chance: Chance): readonly RawRequest[] {
  const { body } = request;
  if (typeof body !== 'object' || body === null) return [];
  const places = placesOf(body);
  const objects: readonly Place[] = [[], ...places.filter((place) => isObject(valueAt(body, place)))];
  const removed = places.map((place) =>
    raw(request, `without ${place.join('/')}`, { body: jsonWith(body, place, undefined) }),
  );
  const put = (what: string, value: unknown, place: Place): RawRequest =>
    raw(request, `${what} at ${place.join('/')}`, { body: jsonWith(body, place, value) });
  const everywhere = places.flatMap((place) =>
    Object.entries(WRONG_EVERYWHERE).map(([what, value]) => put(what, value, place)),
  );
  const somewhere = Object.entries(WRONG_VALUES).flatMap(([what, value]) =>
    places.length === 0 ? [] : [put(what, value, oneOf(places, chance))],
  );
  const more = ODD_NAMES.map((name) => {
    const place = oneOf(objects, chance);
    return raw(request, `a field ${name} in /${place.join('/')}`, {
      body: jsonWith(body, [...place, name], { polluted: true }),
    });
  });
  return [...removed, ...everywhere, ...somewhere, ...more];
}

function changedBodies(request: ExampleRequest): readonly RawRequest[] {
  const { mediaType, body, method } = request;
  if (method === 'GET')
    return [raw(request, 'a body where there is none', { body: '{"a":1}', headers: { 'content-type': JSON_TYPE } })];
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const typed = (what: string, type: string | null, sent: string | Buffer | null): RawRequest => {
    const { 'content-type': _own, ...headers } = raw(request, what).headers;
    return {
      ...raw(request, what, { body: sent }),
      headers: type === null ? headers : { ...headers, 'content-type': type },
    };
  };
  const own = mediaType ?? JSON_TYPE;
  return [
    typed('an empty body', own, ''),
    typed('no body', null, null),
    typed('no type', null, text),
    typed('half of the body', own, text.slice(0, Math.floor(text.length / 2))),
    typed('a list', JSON_TYPE, '[1, 2, 3]'),
    typed('null', JSON_TYPE, 'null'),
    typed('a number', JSON_TYPE, '7'),
    typed('a text', JSON_TYPE, '"text"'),
    typed('a thousand brackets', JSON_TYPE, '['.repeat(10_000)),
    typed('a deep nest', JSON_TYPE, `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
    typed(
      'ten thousand fields',
      JSON_TYPE,
      `{${Array.from({ length: 10_000 }, (_, nth) => `"field ${nth}":1`).join(',')}}`,
    ),
    typed('a field with a name of 1 MB', JSON_TYPE, `{"${'x'.repeat(MEGABYTE)}":1}`),
    typed('a key twice', JSON_TYPE, text.replace('{', '{"type":"roll","type":"take",')),
    typed('bytes that are no text', own, Buffer.from([0xff, 0xfe, 0x00, 0x80])),
    typed('10 MB', own, 'x'.repeat(10 * MEGABYTE)),
    typed('a form', 'application/x-www-form-urlencoded', 'a=1&b=2'),
    typed('XML', 'application/xml', '<a/>'),
    typed('another character set', 'application/json; charset=utf-16', text),
    typed('nonsense as type', 'nonsense', text),
    typed('the wrong one of the two types', own === JSON_TYPE ? 'text/plain' : JSON_TYPE, text),
    typed('a multipart body without its parts', 'multipart/form-data; boundary=x', text),
  ];
}

/** Bodies of text are tables and transcripts; these are neither whole tables nor transcripts. */
function changedTables(request: ExampleRequest): readonly RawRequest[] {
  if (request.mediaType !== 'text/plain') return [];
  const tables = {
    'a header alone': 'name\n',
    'a quote that is not closed': 'name\n"Ann',
    'a column twice': 'name,name\nAnn,Bob\n',
    'no column that is known': 'a,b\n1,2\n',
    'more cells than columns': `name\n${'x,'.repeat(1_000)}\n`,
    'lines without end': `name\n${'Ann\n'.repeat(2_001)}`,
    'names of JavaScript': '__proto__,constructor,playerId\n1,2,toString\n',
    'a mark of byte order and tabs': '\ufeffname\tseed\nAnn\t-1\n',
  };
  return Object.entries(tables).map(([what, body]) => raw(request, what, { body }));
}

function changedPaths(request: ExampleRequest, chance: Chance): readonly RawRequest[] {
  const parts = request.path.split('/');
  const ids = parts.flatMap((part, index) => (/^[0-9a-f]{8}-|^0$/.test(part) ? [index] : []));
  const replaced = ODD_PARTS.flatMap((odd) => {
    if (ids.length === 0) return [];
    const place = oneOf(ids, chance);
    const target = parts.map((part, index) => (index === place ? encodeSpaces(odd) : part)).join('/');
    return [raw(request, `path ${target.slice(0, 60)}`, { target })];
  });
  return [
    ...replaced,
    raw(request, 'a slash more', { target: `${request.path}/` }),
    raw(request, 'two slashes', { target: `/${request.path}` }),
    raw(request, 'in capitals', { target: request.path.toUpperCase() }),
    raw(request, 'a part more', { target: `${request.path}/more` }),
    raw(request, 'a bad percent sign', { target: `${request.path}%` }),
    raw(request, 'a very long address', { target: `${request.path}/${'x'.repeat(8_000)}` }),
    raw(request, 'another method', { method: 'PUT' }),
    raw(request, 'a method that nobody knows', { method: 'PROPFIND' }),
    raw(request, 'HEAD', { method: 'HEAD', body: null }),
  ];
}

/** Blanks end the address in a request line. */
function encodeSpaces(text: string): string {
  return text.replace(/ /g, '%20');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function placesOf(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : Object.entries(value);
  return entries.flatMap(([name, item]) => [[...at, name], ...placesOf(item, [...at, name])]);
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>((inside, name) => (inside as Record<string | number, unknown>)[name], value);
}

/** The JSON with another value at a place, also under a name that JavaScript keeps for itself; undefined: without it. */
function jsonWith(value: unknown, place: Place, changed: unknown): string | null {
  const [name, ...rest] = place;
  if (name === undefined) return changed === undefined ? null : JSON.stringify(changed);
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown, index) =>
      index === Number(name) ? [jsonWith(item, rest, changed)] : [JSON.stringify(item)],
    );
    return `[${items.filter((item) => item !== null).join(',')}]`;
  }
  const fields = new Map(
    Object.entries(isObject(value) ? value : {}).map(([key, item]) => [key, JSON.stringify(item)]),
  );
  const inside = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  const inner = jsonWith(inside, rest, changed);
  if (inner === null) fields.delete(String(name));
  else fields.set(String(name), inner);
  return `{${[...fields].map(([key, item]) => `${JSON.stringify(key)}:${item}`).join(',')}}`;
}
