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
import { type ExampleRequest, type KnownIds, exampleRequests } from '../support/example-requests.js';
import { knownSeason } from '../support/known-season.js';
import { knownGroup } from '../support/known-group.js';
import { knownTable } from '../support/chouette-table.js';
import { type Chance, seededChance } from '../support/next-action.js';
import { documentChecker } from '../support/openapi-checker.js';
import { NO_WEBHOOK, knownWebhook } from '../support/known-webhook.js';
import { type TestApp, testApp } from '../support/test-app.js';
import { TEST_TOKEN } from '../support/test-database.js';
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

/** Everything that a request can change, in a few numbers. */
async function stateOf(): Promise<string> {
  const rows = await club.database.database.query({
    // With a name it is planned once: it is asked after every request.
    name: 'state_of_the_club',
    values: [],
    text: `select (select sequence from recorded_event order by xid desc, sequence desc limit 1) as events,
      (select sum(version) from tournament) as tournaments, (select count(*) from game) as games,
      (select count(*) from ledger_entry) as entries,
      (select sum(version) from player) as players,
      (select sum(version) from token) as tokens, (select sum(version) from club) as club,
      (select sum(version) from announcement) as announcements, (select count(*) from idempotency_key) as answers`,
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
  announcement: '',
  season: '',
  chouetteGroup: '',
  tournament: '',
  entries: ['', ''],
  pairing: '',
  ...NO_WEBHOOK,
  table: { id: '', game: '', openGame: '', people: [] },
};

/** What requests have left as it was, so that no new one is needed. */
interface Kept {
  readonly players: KnownIds['players'] | null;
  readonly token: string | null;
  readonly table: KnownIds['table'] | null;
}

const NONE: Kept = { players: null, token: null, table: null };

async function newThings(kind: Kind, kept: Kept = NONE): Promise<KnownIds> {
  const games = KINDS.find((each) => each === kind);
  return games === undefined ? newTournament(kind as Moment, kept) : newGames(games, kept);
}

async function newPlayers(): Promise<KnownIds['players']> {
  return [await club.player(), await club.player()];
}

async function newTournament(moment: Moment, kept: Kept): Promise<KnownIds> {
  const players = kept.players ?? (await newPlayers());
  const { id: tournament, entry, opponentEntry, pairing } = await tournamentAt(club, moment, ...players);
  return { ...NOTHING, players, tournament, entries: [entry, opponentEntry], pairing };
}

async function newToken(): Promise<string> {
  return (await club.api.post('/v1/tokens', { role: 'viewer', label: 'one of many' })).body.id;
}

async function newGames(kind: (typeof KINDS)[number], kept: Kept): Promise<KnownIds> {
  const variant = kind === 'chouette' ? 'backgammon' : kind;
  const players = kept.players ?? (await newPlayers());
  const [white, black] = players;
  const format = { kind: 'points', length: 7 };
  const match = (await club.api.post('/v1/matches', { white, black, format, variant })).body.id;
  const table = kept.table ?? (await knownTable(club));
  const game = (await club.api.post(`/v1/matches/${match}/games`)).body.id;
  await club.api.act(game, BEGUN[variant]);
  return {
    ...NOTHING,
    players,
    match,
    game: kind === 'chouette' ? table.openGame : game,
    token: kept.token ?? (await newToken()),
    announcement: (await club.api.post('/v1/announcements', { text: 'one of many' })).body.id,
    season: await knownSeason(club),
    chouetteGroup: await knownGroup(club, table.people),
    table,
    ...(await knownWebhook(club)),
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

interface ChangeAt {
  readonly change: RawRequest;
  /** Where the tournament has to stand; null: it is not about one. */
  readonly moment: Moment | null;
}

/** One request after the other, because many are large. */
function* changesOf(requests: readonly ExampleRequest[], chance: Chance): Generator<ChangeAt> {
  for (const request of requests) {
    const moment = TOURNAMENT_PERMISSIONS[request.operationId]?.moment ?? null;
    for (const change of [raw(request, 'as it is'), ...changedRequests(request, chance)]) yield { change, moment };
  }
}

it.each([
  ['to people and games', (operationId: string) => !isOfTournaments(operationId)],
  ['to tournaments', isOfTournaments],
] as const)(
  `changes nothing and says why, whatever is sent %s (seed ${SEED})`,
  async (_, isAsked) => {
    const chance = seededChance(SEED);
    const { tournament, entries, pairing } = await newTournament('drawn', NONE);
    const first = { ...(await newGames('backgammon', NONE)), tournament, entries, pairing };
    const requests = exampleRequests(document, first).filter(({ operationId }) => isAsked(operationId));
    const faults: string[] = [];
    const things = new Map<Kind, KnownIds>();
    const kept = new Map<Kind, Kept>();
    let before: string | null = null;
    let sent = 0;
    for (const { change, moment } of changesOf(requests, chance)) {
      const nth = sent;
      sent += 1;
      const kind = moment ?? KINDS[nth % KINDS.length] ?? 'backgammon';
      const known = things.get(kind);
      if (known === undefined) before = null;
      const here = known ?? (await newThings(kind, kept.get(kind)));
      things.set(kind, here);
      before ??= await stateOf();
      const request = withIds(change, first, here);
      const answer = await send(request);
      const after = await stateOf();
      const isHalfDone = answer.status >= 400 && after !== before;
      const fault = isHalfDone ? `was refused with ${answer.status} and done` : faultOf(request, answer);
      if (fault !== null) faults.push(`${change.what} (${kind}) → ${fault}`);
      if (faults.length >= MOST_FAULTS) break;
      // A harmless change: it has happened, and the next one is tried on things in their first state again. What was made besides
      // them leaves them as they were.
      const isAbout = (...ids: readonly string[]): boolean =>
        ids.some((id) => id !== '' && request.target.includes(id));
      if (after !== before && isAbout(...idsOf(here))) {
        kept.set(kind, {
          players: isAbout(...here.players) ? null : here.players,
          token: isAbout(here.token) || here.token === '' ? null : here.token,
          table: isAbout(here.table.id, here.table.openGame) || here.table.id === '' ? null : here.table,
        });
        things.delete(kind);
      }
      before = things.has(kind) ? after : null;
    }
    expect(faults).toEqual([]);
    expect(sent).toBeGreaterThan(2_000);
    expect((await club.app.get(RecordCheck).run()).differences).toEqual([]);
    expect((await club.app.get(TournamentCheck).run()).differences).toEqual([]);
  },
  600_000,
);

/** Of all that a request can be about. */
function idsOf({ table, players, entries, ...things }: KnownIds): readonly string[] {
  const { people, ...games } = table;
  return [...Object.values(things), ...players, ...entries, ...Object.values(games), ...people];
}

/** The same change to a request about other things. */
function withIds(request: RawRequest, from: KnownIds, to: KnownIds): RawRequest {
  const pairs = [
    [from.match, to.match],
    [from.game, to.game],
    [from.token, to.token],
    [from.season, to.season],
    [from.chouetteGroup, to.chouetteGroup],
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
  // Of two things with one id the first counts.
  const now = new Map(pairs.filter(([old, id]) => old !== '' && id !== '').toReversed());
  const anyId = new RegExp([...now.keys()].join('|'), 'g');
  const replaced = (text: string): string => text.replace(anyId, (old) => now.get(old) ?? old);
  return {
    ...request,
    target: replaced(request.target),
    body: typeof request.body === 'string' ? replaced(request.body) : request.body,
  };
}
