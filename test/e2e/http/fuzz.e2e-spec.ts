/**
 * Good requests with one change, for every operation of the OpenAPI document: whatever is sent, the answer is understood by
 * a program, says whose fault it is, and a refused request has changed nothing.
 */
import { Agent, request as httpRequest } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../../src/openapi/components.js';
import { RecordCheck } from '../../../src/modules/games/index.js';
import { TournamentCheck } from '../../../src/modules/tournaments/index.js';
import { ClubWatch } from '../../support/clients/club-watch.js';
import type { AnswerCheck, ApiAnswer } from '../../support/clients/api-client.js';
import { type RawRequest, RequestChanges, raw } from '../../support/requests/changed-requests.js';
import { type ExampleRequest, exampleRequests } from '../../support/requests/example-requests.js';
import { type Chance, seededChance } from '../../support/clients/next-action.js';
import { documentChecker } from '../../support/clients/openapi-checker.js';
import { GAME_KINDS, type Kind, RenewedThings } from '../../support/requests/renewed-things.js';
import { type TestApp, testApp } from '../../support/service/test-app.js';
import { TEST_TOKEN } from '../../support/service/test-database.js';
import { type Moment, TOURNAMENT_PERMISSIONS } from '../../support/requests/tournament-permissions.js';
import { lawTimes } from '../../support/chance/laws.js';

const SEED = 20_260_102;
const MOST_FAULTS = 40;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let club: TestApp;
let document: OpenAPIObject;
let checkDescribed: AnswerCheck;
let watch: ClubWatch;
beforeAll(async () => {
  club = await testApp();
  document = withoutComponents((await club.api.get('/openapi.json')).body);
  checkDescribed = documentChecker(document);
  watch = new ClubWatch(club);
});
afterAll(async () => {
  agent.destroy();
  await club.close();
});

/** Sends exactly these bytes, which `fetch` would put right first. A refusal while sending is an answer too. */
function send({ method, target, headers, body }: RawRequest): Promise<ApiAnswer> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(club.url);
    let answered = false;
    const call = httpRequest({ hostname, port, agent, method, path: target }, (response) => {
      answered = true;
      const parts: Buffer[] = [];
      const fields = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        // Lines of JSON are no JSON text.
        const isJson = /\bjson\b/.test(response.headers['content-type']?.replace('x-ndjson', '') ?? '') && text !== '';
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(fields),
          text,
          body: isJson ? JSON.parse(text) : {},
        });
      });
    });
    // Where the service has answered and closed before everything was sent, sending fails after the answer.
    call.on(
      'error',
      (error) => void (answered || resolve({ status: 0, headers: new Headers(), text: error.message, body: {} })),
    );
    call.setHeader('authorization', `Bearer ${TEST_TOKEN}`);
    for (const [name, value] of Object.entries(headers)) call.setHeader(name, value);
    if (body !== null) call.setHeader('content-length', Buffer.byteLength(body));
    call.end(body ?? undefined);
  });
}

const PROBLEM_FIELDS = ['type', 'title', 'status', 'detail', 'code', 'requestId'];

/** What is wrong with the answer; null when nothing is. */
function faultOf({ method, target }: RawRequest, answer: ApiAnswer): string | null {
  const { status, body } = answer;
  if (status >= 500 || status < 200) return `${status} ${answer.text.slice(0, 200)}`;
  if (method === 'HEAD') return null;
  if (status >= 400) {
    const type = answer.headers.get('content-type') ?? '';
    if (!type.startsWith('application/problem+json')) return `${status} as ${type}: ${answer.text.slice(0, 200)}`;
    if (PROBLEM_FIELDS.some((field) => body[field] === undefined)) return `no whole problem document: ${answer.text}`;
    if (body.status !== status || body.type !== `/problems/${body.code}`) return `contradicts itself: ${answer.text}`;
    if (body.detail.length < 5 || answer.text.length > 20_000)
      return `tells too little or too much: ${answer.text.slice(0, 200)}`;
  }
  try {
    checkDescribed({ method, path: target }, answer);
  } catch (error) {
    return error instanceof Error ? error.message.slice(0, 400) : String(error);
  }
  return null;
}

const isOfTournaments = (operationId: string): boolean => Object.hasOwn(TOURNAMENT_PERMISSIONS, operationId);

interface ChangeAt {
  readonly change: RawRequest;
  /** Where the tournament has to stand; null: it is not about one. */
  readonly moment: Moment | null;
}

/** One request after the other, because many are large. */
function* changesOf(requests: readonly ExampleRequest[], chance: Chance): Generator<ChangeAt> {
  const changes = new RequestChanges(chance);
  for (const request of Array.from({ length: lawTimes(1) }, () => requests).flat()) {
    const moment = TOURNAMENT_PERMISSIONS[request.operationId]?.moment ?? null;
    for (const change of [raw(request, 'as it is'), ...changes.of(request)]) yield { change, moment };
  }
}

it.each([
  ['to people and games', (operationId: string) => !isOfTournaments(operationId)],
  ['to tournaments', isOfTournaments],
] as const)(
  `changes nothing and says why, whatever is sent %s (seed ${SEED})`,
  async (_, isAsked) => {
    const chance = seededChance(SEED);
    const first = await new RenewedThings(club, 'backgammon').all();
    const requests = exampleRequests(document, first).filter(({ operationId }) => isAsked(operationId));
    const faults: string[] = [];
    const kinds = new Map<Kind, RenewedThings>();
    let before: string | null = null;
    let sent = 0;
    let changes = 0;
    for (const { change, moment } of changesOf(requests, chance)) {
      const nth = sent;
      sent += 1;
      const kind = moment ?? GAME_KINDS[nth % GAME_KINDS.length] ?? 'backgammon';
      const things = kinds.get(kind) ?? new RenewedThings(club, kind);
      kinds.set(kind, things);
      const { made } = things;
      const request = await things.about(change, first);
      if (before === null || things.made > made) before = await watch.state();
      const answer = await send(request);
      const after = await watch.state();
      const isHalfDone = answer.status >= 400 && after !== before;
      const fault = isHalfDone ? `was refused with ${answer.status} and done` : faultOf(request, answer);
      if (fault !== null) faults.push(`${change.what} (${kind}) → ${fault}`);
      if (faults.length >= MOST_FAULTS) break;
      // A harmless change: it has happened, and the next one is tried on things in their first state again. What was made besides
      // them leaves them as they were.
      if (after !== before) {
        changes += 1;
        things.giveUp(request);
      }
      before = after;
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(2_000);
    expect(changes).toBeGreaterThan(100);

    expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  },
  600_000,
);
