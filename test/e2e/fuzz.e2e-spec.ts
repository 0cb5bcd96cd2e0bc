/**
 * Good requests with one change, for every operation of the OpenAPI document: whatever is sent, the answer is understood by
 * a program, says whose fault it is, and a refused request has changed nothing.
 */
import { Agent, request as httpRequest } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { RecordCheck } from '../../src/modules/games/index.js';
import type { AnswerCheck, ApiAnswer } from '../support/api-client.js';
import { type RawRequest, changedRequests, raw } from '../support/changed-requests.js';
import { type KnownIds, exampleRequests } from '../support/example-requests.js';
import { seededChance } from '../support/next-action.js';
import { documentChecker } from '../support/openapi-checker.js';
import { type TestApp, testApp } from '../support/test-app.js';
import { tournamentAt } from '../support/tournament-permissions.js';
import { TEST_TOKEN } from '../support/test-database.js';

const SEED = 20_260_102;
const MOST_FAULTS = 40;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let club: TestApp;
let document: OpenAPIObject;
let checkDescribed: AnswerCheck;
beforeAll(async () => {
  club = await testApp();
  document = (await club.api.get('/openapi.json')).body;
  checkDescribed = documentChecker(document);
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
        const isJson = response.headers['content-type']?.includes('json') === true && text !== '';
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

/** Everything that a request can change, in a few numbers. */
async function stateOf(): Promise<string> {
  const rows = await club.database.database.query({
    text: `select (select count(*) from recorded_event) as events, (select sum(version) from series) as series,
      (select count(*) from game) as games, (select sum(version) from player) as players,
      (select sum(version) from token) as tokens, (select count(*) from idempotency_key) as answers`,
  });
  return JSON.stringify(rows[0]);
}

/** Games of two kinds: one with a roll to be played, one that waits for a doublet to be named. */
const BEGUN = {
  backgammon: [{ type: 'opening-roll', dice: { white: 3, black: 1 } }],
  aceyDeucey: [
    { type: 'opening-roll', dice: { white: 2, black: 1 } },
    { type: 'play', play: 'rsv/24 rsv/23' },
  ],
} as const;
const KINDS = ['backgammon', 'aceyDeucey'] as const;

async function newThings(variant: (typeof KINDS)[number]): Promise<KnownIds> {
  const match = await club.match({ variant });
  const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
  await club.api.act(game.body.id, BEGUN[variant]);
  const players = [match.body.white.playerId, match.body.black.playerId] as const;
  const drawn = await tournamentAt(club, 'drawn', ...players);
  return {
    players,
    match: match.body.id,
    game: game.body.id,
    token: (await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' })).body.id,
    tournament: drawn.id,
    entries: [drawn.entry, drawn.opponentEntry],
    pairing: drawn.pairing,
  };
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

it(`changes nothing and says why, whatever is sent (seed ${SEED})`, async () => {
  const chance = seededChance(SEED);
  const first = await newThings('backgammon');
  const changes = exampleRequests(document, first).flatMap((request) => [
    raw(request, 'as it is'),
    ...changedRequests(request, chance),
  ]);
  const faults: string[] = [];
  const things = { backgammon: first, aceyDeucey: await newThings('aceyDeucey') };
  let before = await stateOf();
  for (const [nth, change] of changes.entries()) {
    const kind = KINDS[nth % KINDS.length] ?? 'backgammon';
    const request = withIds(change, first, things[kind]);
    const answer = await send(request);
    const after = await stateOf();
    const isHalfDone = answer.status >= 400 && after !== before;
    const fault = isHalfDone ? `was refused with ${answer.status} and done` : faultOf(request, answer);
    if (fault !== null) faults.push(`${change.what} (${kind}) → ${fault}`);
    if (faults.length >= MOST_FAULTS) break;
    if (after !== before) {
      // A harmless change: it has happened, and the next one is tried on things in their first state again.
      things[kind] = await newThings(kind);
      before = await stateOf();
    }
  }
  expect(faults).toEqual([]);
  expect(changes.length).toBeGreaterThan(2_000);
  expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
}, 180_000);

/** The same change to a request about other things. */
function withIds(request: RawRequest, from: KnownIds, to: KnownIds): RawRequest {
  const pairs = [
    [from.match, to.match],
    [from.game, to.game],
    [from.token, to.token],
    [from.players[0], to.players[0]],
    [from.players[1], to.players[1]],
  ] as const;
  const replaced = (text: string): string => pairs.reduce((so, [old, now]) => so.replaceAll(old, now), text);
  return {
    ...request,
    target: replaced(request.target),
    body: typeof request.body === 'string' ? replaced(request.body) : request.body,
  };
}
