/**
 * The examples of good answers in the OpenAPI document are answers of the service: `WRITE_EXAMPLES=1` writes what it answers
 * here to `docs/examples/answers.json`, each kind of answer once and lists cut to one item.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../../src/openapi/components.js';
import { exampleName } from '../../../src/openapi/examples.js';
import type { ApiAnswer } from '../../support/clients/api-client.js';
import { ChouetteTable } from '../../support/clubs/chouette-table.js';
import { exportOf, importInto } from '../../support/documents/archive.js';
import { boxWins } from '../../support/domain/chouettes.js';
import { requestsOf, send } from '../../support/requests/example-club.js';
import { type ExampleRequest, operationsOf } from '../../support/requests/example-requests.js';
import { PENALTY, tournamentAt } from '../../support/requests/tournament-permissions.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';

const FILE = join(import.meta.dirname, '..', '..', '..', 'docs', 'examples', 'answers.json');
/** Of a page or a picture its beginning, which says what it is; a text as a whole, or its beginning if it is long. */
const LONGEST_TEXT = 800;
const BEGINNING = { ofText: 240, ofMarkup: 120 };
const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;
const SECRET = /"(token|secret)":"[^"]+"/g;
const LINK = /"link":"[^"]+"/g;

let club: TestApp;
let answers: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  club = await testApp();
  answers = await answersOf(withoutComponents((await club.api.get('/openapi.json')).body));
}, 60_000);
afterAll(() => club.close());

/** The first good answer of each kind, by its name in the document. */
async function answersOf(document: OpenAPIObject): Promise<Record<string, unknown>> {
  const operations = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]));
  const found: Record<string, unknown> = {};
  // What takes something away comes last.
  const requests = (await requestsOf(club, document)).toSorted((one, other) => rank(one) - rank(other));
  for (const request of [...requests, ...(await furtherRequests(requests))]) {
    const answer = await send(club.api, request);
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
    const media = operations.get(request.operationId)?.responses[String(answer.status)]?.content?.[type];
    if (answer.status >= 300 || media === undefined) continue;
    found[exampleName(request.operationId, type, media)] ??= type.includes('json')
      ? shortened(answer.body)
      : beginning(answer.text, type);
  }
  found['Imported'] = await imported();
  return stable(Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

/** What an empty club answers to a file: this one has people. */
async function imported(): Promise<unknown> {
  const empty = await testApp();
  try {
    const { status, body } = await importInto(empty.api, await exportOf(club.api));
    expect(status).toBe(200);
    return body;
  } finally {
    await empty.close();
  }
}

/** Requests for kinds of answers that the examples of the document do not bring about. */
async function furtherRequests(requests: readonly ExampleRequest[]): Promise<readonly ExampleRequest[]> {
  const of = (id: string, changed: Partial<ExampleRequest>): ExampleRequest[] => {
    const request = requests.find(({ operationId }) => operationId === id);
    return request === undefined ? [] : [{ ...request, ...changed }];
  };
  const [white, black] = [await club.player('Ann'), await club.player('Bob')];
  const session = (await club.match({ format: { kind: 'money', stake: 100, currency: 'EUR' } })).body.id;
  await club.api.post(`/v1/matches/${session}/games`, { result: { winner: 'white', kind: 'gammon', cube: 2 } });
  const { id, entry } = await tournamentAt(club, 'entries', white, black);
  const { id: proposed } = await tournamentAt(club, 'proposed', white, black);
  const { id: swiss, entry: swissEntry } = await tournamentAt(club, 'swiss', white, black);
  const penalised = await tournamentAt(club, 'penalised', white, black);
  const ruled = await tournamentAt(club, 'penalised', white, black);
  const { id: played } = await tournamentAt(club, 'played', white, black);
  const { id: ofTeams, entry: team, pairing } = await tournamentAt(club, 'teams', white, black);
  const table = await ChouetteTable.of(club, 'Bob Ann Cy Dee', { stake: 100, currency: 'EUR' });
  const sheet = table.sheet(boxWins('gammon'), { Ann: 2, Cy: 1, Dee: 1 });
  const [transcript] = of('getMatchTranscript', {});
  const html = { headers: { accept: 'text/html' } };
  return [
    ...of('getSessionLedger', { path: `/v1/matches/${session}/ledger` }),
    ...of('tryScoreSheet', { path: `${table.path}/score-sheet`, body: sheet }),
    ...of('checkInEntry', { path: `/v1/tournaments/${id}/entries/${entry}/check-in` }),
    ...of('listTournamentActs', { path: `/v1/tournaments/${played}/acts` }),
    ...of('appealAgainstRuling', {
      path: `/v1/tournaments/${penalised.id}/acts/${PENALTY}/appeal`,
      body: { entryId: penalised.entry, reason: 'The clock ran during the break' },
    }),
    ...of('listMatchRulings', { path: `/v1/tournaments/${ruled.id}/matches/${ruled.match}/rulings` }),
    ...of('appealInMatch', {
      path: `/v1/tournaments/${ruled.id}/matches/${ruled.match}/rulings/2/appeal`,
      body: { entryId: ruled.entry, reason: 'The clock ran during the break' },
    }),
    ...of('undoTournamentAct', { path: `/v1/tournaments/${id}/undo`, body: {} }),
    ...of('pairNextRound', { path: `/v1/tournaments/${swiss}/rounds`, body: { publish: false } }),
    ...of('publishRound', { path: `/v1/tournaments/${proposed}/rounds/2/publish` }),
    ...of('unpairRound', { path: `/v1/tournaments/${proposed}/rounds/2` }),
    ...of('setEntryByes', { path: `/v1/tournaments/${swiss}/entries/${swissEntry}/byes` }),
    ...of('setLineUp', {
      path: `/v1/tournaments/${ofTeams}/pairings/${pairing}/line-up`,
      body: { entryId: team, players: [white] },
    }),
    ...of('getStandings', { path: `/v1/tournaments/${played}/standings` }),
    ...['json', 'sgf'].flatMap((format) => of('getMatchTranscript', { path: `${transcript?.path}?format=${format}` })),
    ...of('importMatch', { path: `/v1/matches/import?white=${white}&black=${black}` }),
    ...of('listProblems', html),
    ...of('describeProblem', html),
  ];
}

function rank({ method }: { readonly method: string }): number {
  return ['GET', 'POST', 'PATCH', 'DELETE'].indexOf(method);
}

/** One item of a list of things says what all are like. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isOfThings = typeof value[0] === 'object' && value[0] !== null;
    return (isOfThings ? value.slice(0, 1) : value).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]));
}

function beginning(text: string, type: string): string {
  if (/svg|html/.test(type)) return text.slice(0, BEGINNING.ofMarkup);
  return text.length > LONGEST_TEXT ? text.slice(0, BEGINNING.ofText) : text;
}

/** The same ids and times each time the examples are written. */
function stable(value: Record<string, unknown>): Record<string, unknown> {
  const ids = new Map<string, string>();
  const text = JSON.stringify(value)
    .replace(ID, (id) => {
      if (!ids.has(id)) ids.set(id, `0199d0c5-3a4e-7cc1-9c0d-${ids.size.toString(16).padStart(12, '0')}`);
      return ids.get(id) ?? id;
    })
    .replace(TIME, '2026-11-21T19:30:00.000Z')
    .replace(SECRET, '"$1":"a-$1-that-is-shown-once"')
    .replace(LINK, '"link":"https://club.example/go#a-token-that-is-shown-once"');
  return JSON.parse(text) as Record<string, unknown>;
}

/** The names of fields with the kinds of their values. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

describe('the examples of answers', () => {
  it('are there for every kind of answer, and look like what the service answers', () => {
    if (process.env['WRITE_EXAMPLES'] === '1') writeFileSync(FILE, `${JSON.stringify(answers, null, 1)}\n`);
    const written = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, unknown>;
    expect(shapeOf(written)).toEqual(shapeOf(answers));
    // It names the version, which a release has to raise here too.
    expect(written['Api']).toEqual(answers['Api']);
  });

  it('have no field that the document does not name, and all that it asks for', async () => {
    const document = (await club.api.get('/openapi.json')).body as OpenAPIObject;
    const { examples = {} } = document.components ?? {};
    for (const { method, path, operation } of operationsOf(withoutComponents(document))) {
      for (const [status, { content = {} }] of Object.entries(operation.responses)) {
        const media = content['application/json'];
        const [name] = Object.keys(media?.examples ?? {});
        if (!status.startsWith('2') || name === undefined) continue;
        const { value } = examples[name] as { readonly value: unknown };
        const tag = '304' in operation.responses ? { etag: '"1.0"' } : {};
        const headers = new Headers({ 'content-type': 'application/json', ...tag });
        const answer = { status: Number(status), headers, body: value, text: JSON.stringify(value) } as ApiAnswer;
        club.check({ method, path: path.replace(/\{[^}]+\}/g, 'x') }, answer);
      }
    }
  });

  it('are in the document at every good answer', async () => {
    const document = withoutComponents((await club.api.get('/openapi.json')).body as OpenAPIObject);
    const bare = operationsOf(document).flatMap(({ operation }) =>
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content = {} }]) => Object.entries(content))
        .filter(([, { example, examples }]) => example === undefined && examples === undefined)
        .map(([type]) => `${operation.operationId} ${type}`),
    );
    expect(bare).toEqual([]);
  });
});
