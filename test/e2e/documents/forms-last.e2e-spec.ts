/**
 * Every operation that needs a role × callers who may not × everything that can be wrong in the form of a request: who may not
 * send it hears 401 or 403 and nothing about its form.
 */
import { Agent, request as httpRequest } from 'node:http';
import { openApiDocument } from '../../../src/openapi/document.js';
import { ROLES } from '../../../src/platform/http/roles.js';
import { Doors } from '../../support/service/doors.js';
import { type Described, operationsOf } from '../../support/requests/example-requests.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const JSON_TYPE = 'application/json';
const NOTHING = '01998a3e-0000-7000-8000-000000000000';

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly operation: Described;
}

interface Fault {
  readonly what: string;
  readonly path?: (path: string) => string;
  readonly headers?: Readonly<Record<string, string | number>>;
  readonly body?: string;
}

/** On every operation. */
const FAULTS: readonly Fault[] = [
  { what: 'a bad id in the path', path: (path) => path.replaceAll(/\{[^}]*\}/g, 'no-id') },
  {
    what: 'a query that nobody knows',
    path: (path) => `${path}?limit=0&cursor=x&unknown=1&format=x&variant=x&after=x`,
  },
  { what: 'a version that is none', headers: { 'If-Match': 'nonsense' } },
];

/** On those that take a body. */
const BODY_FAULTS: readonly Fault[] = [
  { what: 'half a JSON document', body: '{"name":' },
  { what: 'a body that is no text', headers: { 'Content-Type': JSON_TYPE }, body: '\uffff\ud800' },
  { what: 'a list for a body', body: '[]' },
  { what: 'a field that nobody knows', body: '{"nobody":"knows this"}' },
  { what: 'a prototype', body: '{"__proto__":{}}' },
  { what: 'an unknown media type', headers: { 'Content-Type': 'application/xml' }, body: '<name/>' },
  { what: 'a text that is no transcript', headers: { 'Content-Type': 'text/plain' }, body: 'no match' },
  { what: 'no media type', headers: { 'Content-Type': '' }, body: '{}' },
  { what: 'a body above the limit', headers: { 'Content-Type': JSON_TYPE, 'Content-Length': 50_000_000 }, body: '{' },
  { what: 'an idempotency key that is none', headers: { 'Idempotency-Key': 'x'.repeat(256) }, body: '{}' },
];

const agent = new Agent({ keepAlive: true });
let club: TestApp;
let doors: Doors;
let operations: readonly Operation[];
let all: typeof operations;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  club = await testApp();
  doors = new Doors(club);
  all = operationsOf(openApiDocument(club.app));
  operations = all.filter(({ operation }) => operation['x-roles']?.includes('anybody') !== true);
  for (const role of ROLES) tokens[role] = await club.token(role);
});
afterAll(async () => {
  agent.destroy();
  await doors.close();
  await club.close();
});

/** The status and the code of the problem; the connection is given up where the service does not want the rest. */
function send(url: string, { method, path }: Operation, token: string | null, fault: Fault): Promise<string> {
  const target = (fault.path ?? ((same) => same))(path).replaceAll(/\{[^}]*\}/g, NOTHING);
  return new Promise((resolve, reject) => {
    const call = httpRequest(new URL(target, url), { method, agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => {
        const { code = '' } = JSON.parse(text === '' ? '{}' : text) as { code?: string };
        resolve(`${answer.statusCode} ${code}`);
        if (!call.writableFinished) call.destroy();
      });
    });
    let answered = false;
    call.on('response', () => (answered = true));
    call.on('error', (error) => void (answered || reject(error)));
    const body = fault.body ?? '';
    const lengths = method === 'GET' ? {} : { 'Content-Type': JSON_TYPE, 'Content-Length': Buffer.byteLength(body) };
    for (const [name, value] of Object.entries({ ...lengths, ...fault.headers })) {
      if (value !== '') call.setHeader(name, value);
      else call.removeHeader(name);
    }
    if (token !== null) call.setHeader('Authorization', `Bearer ${token}`);
    if (Number(call.getHeader('content-length') ?? 0) > Buffer.byteLength(body)) call.write(body);
    else call.end(body === '' ? undefined : body);
  });
}

it('sees at least eighty operations', () => {
  expect(operations.length).toBeGreaterThan(80);
});

it.each([...FAULTS, ...BODY_FAULTS])('$what is hidden from a caller who may not send it', async (fault) => {
  const told: string[] = [];
  for (const operation of operations) {
    const { method, operation: described } = operation;
    if (BODY_FAULTS.includes(fault) && method !== 'POST' && method !== 'PATCH') continue;
    const roles = described['x-roles'] ?? [];
    const isOpen = JSON.stringify(described.security ?? []).includes('{}');
    const without = isOpen ? [] : [['nobody', null, '401 request.unauthenticated'] as const];
    const unknown = ['a stranger', 'a-token-that-was-never-given', '401 request.unauthenticated'] as const;
    const lesser = ROLES.filter((role) => !roles.includes(role)).map(
      (role) => [role, tokens[role] ?? null, '403 request.forbidden'] as const,
    );
    for (const [who, token, expected] of [...without, unknown, ...lesser]) {
      const { url } = token === unknown[1] ? await doors.next() : club;
      const answer = await send(url, operation, token, fault);
      if (answer !== expected) told.push(`${described.operationId} as ${who}: ${answer}`);
    }
  }
  expect(told).toEqual([]);
});

it('is shown to those who may', async () => {
  const createPlayer = all.find(({ method, path }) => method === 'POST' && /\/(players|matches)$/.test(path));
  expect(createPlayer).toBeDefined();
  if (createPlayer === undefined) return;
  const answers: string[] = [];
  for (const fault of BODY_FAULTS) answers.push(await send(club.url, createPlayer, tokens['director'] ?? '', fault));
  expect(answers.filter((answer) => !/^4(00|13|15) request\./.test(answer))).toEqual([]);
});
