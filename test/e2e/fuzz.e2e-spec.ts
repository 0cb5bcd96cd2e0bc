/**
 * Good requests with one change, for every operation of the OpenAPI document: whatever is sent, the answer is understood by
 * a program, says whose fault it is, and a refused request has changed nothing.
 */
import { Agent, request as httpRequest } from 'node:http';
import type { OpenAPIObject } from '@nestjs/swagger';
import { withoutComponents } from '../../src/openapi-components.js';
import { RecordCheck } from '../../src/modules/games/index.js';
import { TournamentCheck } from '../../src/modules/tournaments/index.js';
import type { AnswerCheck, ApiAnswer } from '../support/api-client.js';
import { type RawRequest, changedRequests, raw } from '../support/changed-requests.js';
import { type KnownIds, exampleRequests } from '../support/example-requests.js';
import { knownTable } from '../support/chouette-table.js';
import { seededChance } from '../support/next-action.js';
import { documentChecker } from '../support/openapi-checker.js';
import { type TestApp, testApp } from '../support/test-app.js';
import { TEST_TOKEN, isSeenHere } from '../support/test-database.js';
import { type Moment, TOURNAMENT_PERMISSIONS, tournamentAt } from '../support/tournament-permissions.js';

const SEED = 20_260_102;
const MOST_FAULTS = 40;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let club: TestApp;
let document: OpenAPIObject;
let checkDescribed: AnswerCheck;
beforeAll(async () => {
  club = await testApp();
  document = withoutComponents((await club.api.get('/openapi.json')).body);
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
    text: `select (select sequence from recorded_event order by xid desc, sequence desc limit 1) as events,
      (select sum(version) from tournament) as tournaments, (select count(*) from game) as games,
      (select count(*) from ledger_entry) as entries,
      (select sum(version) from player) as players,
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
/** Or a game of a chouette in which the box has a roll to play. */
const KINDS = ['backgammon', 'aceyDeucey', 'chouette'] as const;

/** What a request is sent about: games of a kind, or a tournament at the moment at which the request is possible. */
type Kind = (typeof KINDS)[number] | Moment;

const NOTHING: KnownIds = {
  players: ['', ''],
  match: '',
  game: '',
  token: '',
  tournament: '',
  entries: ['', ''],
  pairing: '',
  table: { id: '', game: '', openGame: '', people: [] },
};

/** `table`: one in which nothing has changed, so that no new one is needed. */
async function newThings(kind: Kind, table: KnownIds['table'] | null = null): Promise<KnownIds> {
  const games = KINDS.find((each) => each === kind);
  return games === undefined ? newTournament(kind as Moment) : newGames(games, table);
}

async function newTournament(moment: Moment): Promise<KnownIds> {
  const players = [await club.player(), await club.player()] as const;
  const { id: tournament, entry, opponentEntry, pairing } = await tournamentAt(club, moment, ...players);
  return { ...NOTHING, players, tournament, entries: [entry, opponentEntry], pairing };
}

async function newGames(kind: (typeof KINDS)[number], known: KnownIds['table'] | null): Promise<KnownIds> {
  const variant = kind === 'chouette' ? 'backgammon' : kind;
  const match = await club.match({ variant });
  const table = known ?? (await knownTable(club));
  const game = await club.api.post(`/v1/matches/${match.body.id}/games`);
  await club.api.act(game.body.id, BEGUN[variant]);
  return {
    ...NOTHING,
    players: [match.body.white.playerId, match.body.black.playerId],
    match: match.body.id,
    game: kind === 'chouette' ? table.openGame : game.body.id,
    token: (await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' })).body.id,
    table,
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

const isOfTournaments = (operationId: string): boolean => Object.hasOwn(TOURNAMENT_PERMISSIONS, operationId);

it.each([
  ['to people and games', (operationId: string) => !isOfTournaments(operationId)],
  ['to tournaments', isOfTournaments],
] as const)(
  `changes nothing and says why, whatever is sent %s (seed ${SEED})`,
  async (_, isAsked) => {
    const chance = seededChance(SEED);
    const { tournament, entries, pairing } = await newTournament('drawn');
    const first = { ...(await newGames('backgammon', null)), tournament, entries, pairing };
    const requests = exampleRequests(document, first).filter(({ operationId }) => isAsked(operationId));
    const changes = requests.flatMap((request) =>
      [raw(request, 'as it is'), ...changedRequests(request, chance)].map((change) => ({
        change,
        moment: TOURNAMENT_PERMISSIONS[request.operationId]?.moment ?? null,
      })),
    );
    const faults: string[] = [];
    const things = new Map<Kind, KnownIds>();
    const tables = new Map<Kind, KnownIds['table']>();
    let before: string | null = null;
    for (const [nth, { change, moment }] of changes.entries()) {
      if (!isSeenHere(nth)) continue;
      const kind = moment ?? KINDS[nth % KINDS.length] ?? 'backgammon';
      const known = things.get(kind);
      if (known === undefined) before = null;
      const here = known ?? (await newThings(kind, tables.get(kind)));
      things.set(kind, here);
      before ??= await stateOf();
      const request = withIds(change, first, here);
      const answer = await send(request);
      const after = await stateOf();
      const isHalfDone = answer.status >= 400 && after !== before;
      const fault = isHalfDone ? `was refused with ${answer.status} and done` : faultOf(request, answer);
      if (fault !== null) faults.push(`${change.what} (${kind}) → ${fault}`);
      if (faults.length >= MOST_FAULTS) break;
      // A harmless change: it has happened, and the next one is tried on things in their first state again.
      if (after !== before) {
        const isOfTable = [here.table.id, here.table.openGame].some((id) => id !== '' && request.target.includes(id));
        if (isOfTable) tables.delete(kind);
        else tables.set(kind, here.table);
        things.delete(kind);
      }
      before = things.has(kind) ? after : null;
    }
    expect(faults).toEqual([]);
    expect(changes.length).toBeGreaterThan(2_000);
    expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  },
  300_000,
);

/** The same change to a request about other things. */
function withIds(request: RawRequest, from: KnownIds, to: KnownIds): RawRequest {
  const pairs = [
    [from.match, to.match],
    [from.game, to.game],
    [from.token, to.token],
    [from.players[0], to.players[0]],
    [from.players[1], to.players[1]],
    [from.tournament, to.tournament],
    [from.entries[0], to.entries[0]],
    [from.entries[1], to.entries[1]],
    [from.pairing, to.pairing],
    [from.table.id, to.table.id],
    [from.table.game, to.table.game],
    [from.table.openGame, to.table.openGame],
    ...from.table.people.map((person, place) => [person, to.table.people[place] ?? person] as const),
  ] as const;
  const there = pairs.filter(([, now]) => now !== '');
  const replaced = (text: string): string => there.reduce((so, [old, now]) => so.replaceAll(old, now), text);
  return {
    ...request,
    target: replaced(request.target),
    body: typeof request.body === 'string' ? replaced(request.body) : request.body,
  };
}
