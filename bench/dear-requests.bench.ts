/**
 * The dearest requests of the API (design.md section 7): each is sent by itself, while small GETs on other connections
 * show how long every other request waits for it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { type DearClub, type DearSite, type DearSize, LARGE, dearClub, gameToPlay } from './load/dear-club.js';
import { type KeepAliveClient, type RawAnswer, bodyOf } from './load/keep-alive-client.js';
import { longestSince, watch } from './load/waits.js';

export type { DearSite, DearSize } from './load/dear-club.js';

export interface DearRequest {
  /** In words. */
  readonly what: string;
  /** Of its answer. */
  readonly status: number;
  readonly milliseconds: number;
  /** The longest wait of a small GET meanwhile, in milliseconds. */
  readonly longestWait: number;
}

interface Asked {
  readonly what: string;
  /** What it may be answered with. */
  readonly status: number;
  readonly send: () => Promise<RawAnswer>;
}

const MEGABYTES = 4;
const TEXT = 'text/plain; charset=utf-8';
const SGF = 'application/x-go-sgf; charset=utf-8';
/** Fourteen checkers on points of their own: 2,226 plays for 1-1, more than almost anywhere. */
const SPREAD = [0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 0, 1, 1, 0, 1, 1];
const MOST_ACTIONS = 2_000;
const IDLE = 500;
const PAGE = 200;

/**
 * Makes a club in the service and measures one request after another, in the order in which they were sent. Everything is
 * measured over HTTP; `idle` is sent first and is the wait that the machine itself brings about.
 */
export async function measureDearRequests(
  site: DearSite,
  { size = LARGE, tell = () => {} }: { readonly size?: DearSize; readonly tell?: (text: string) => void } = {},
): Promise<readonly DearRequest[]> {
  const club = await dearClub(site, size, tell);
  const [person] = club.people;
  const watcher = await watch({
    port: site.port,
    token: site.token,
    paths: ['/health/live', `/v1/players/${person}`],
  });
  const measured: DearRequest[] = [];
  try {
    for await (const { what, status, send } of dearRequests(club)) {
      await longestSince(watcher);
      const began = performance.now();
      const answer = await send();
      const milliseconds = performance.now() - began;
      const longestWait = await longestSince(watcher);
      if (answer.status !== status) bodyOf(answer, status);
      measured.push({ what, status, milliseconds, longestWait });
      tell(`${what}: ${Math.round(milliseconds)} ms, others waited ${Math.round(longestWait)} ms`);
    }
  } finally {
    watcher.disconnect();
    club.client.close();
  }
  return measured;
}

type Get = (what: string, path: string) => Asked;
type Post = (what: string, path: string, body: string, status?: number, type?: string) => Asked;

async function* dearRequests(club: DearClub): AsyncGenerator<Asked> {
  const { client, people, session, chouette, tournaments } = club;
  const [ann, bob] = people;
  const get: Get = (what, path) => ({ what, status: 200, send: () => client.get(path) });
  const post: Post = (what, path, body, status = 200, type = 'application/json') => ({
    what,
    status,
    send: () => client.post(path, body, type),
  });
  yield {
    what: 'nothing, for half a second',
    status: 200,
    send: async () => {
      await pause(IDLE);
      return client.get('/health/live');
    },
  };
  yield* plays(post);
  yield* imports(post, club);
  yield* actions(post, club);

  const match = `/v1/matches/${session.id}`;
  yield get('a session of 300 games', match);
  yield get('its events, 1,000 of them', `${match}/events?limit=1000`);
  for (const format of ['mat', 'sgf', 'json'])
    yield get(`its transcript as ${format}`, `${match}/transcript?format=${format}`);
  yield get('the turns of its last game', `/v1/games/${session.lastGame}/turns`);
  yield get('a position in its last game', `/v1/games/${session.lastGame}/positions/20`);
  yield get('a board in its last game', `/v1/games/${session.lastGame}/board.svg?turn=20`);
  yield get('a list of 200 matches', '/v1/matches?limit=200');
  yield get('players by a part of their names', '/v1/players?q=r%20199&limit=200');
  const correction = JSON.stringify({ result: { winner: 'black', kind: 'gammon', cube: 2 }, reason: 'the slip' });
  const corrected = `${match}/games/${session.firstGame}/correction`;
  yield post('a correction of its first game, tried', `${corrected}?dryRun=true`, correction);
  yield {
    what: 'a correction of its first game',
    status: 200,
    send: () => client.post(corrected, correction, 'application/json', { 'if-match': '*' }),
  };

  const evening = `/v1/chouettes/${chouette.id}`;
  yield get('a chouette of 200 games', evening);
  yield get('its ledger', `${evening}/ledger`);
  yield get('its sheet', `${evening}/sheet`);
  yield get('its sheet as a table', `${evening}/sheet.csv`);
  yield get('its balances, drawn', `${evening}/balances.svg`);
  yield get('its events, 1,000 of them', `${evening}/events?limit=1000`);
  const annulled = JSON.stringify({ result: null, reason: 'misread' });
  yield post(
    'a correction early in the chouette, tried',
    `${evening}/games/${chouette.firstGame}/correction?dryRun=true`,
    annulled,
  );

  yield* tournamentRequests(get, post, club, tournaments);
  yield get('the ratings of the club', '/v1/ratings?limit=200');
  yield get('the rating history of a player', `/v1/players/${ann}/rating-history?limit=200`);
  yield get('the same, drawn', `/v1/players/${ann}/rating-history.svg`);
  const season = { name: 'All years', from: '1970-01-01', to: '2100-12-31', points: { perWin: 1, perTournament: 5 } };
  const { id: race } = bodyOf(await client.post('/v1/seasons', JSON.stringify(season)), 201);
  yield get('the table of a season of all matches', `/v1/seasons/${String(race)}/table`);
  yield get('the same as a file', `/v1/seasons/${String(race)}/table.csv`);
  yield get('head to head', `/v1/players/${ann}/head-to-head/${bob}`);
  for (const path of ['/openapi.json', '/openapi.yaml', '/metrics', '/v1/rules/variants']) yield get(path, path);
}

/** Lists of legal plays: as many as there may be, more, and a body that is too large for its form. */
function* plays(post: Post): Generator<Asked> {
  const path = '/v1/rules/legal-plays';
  const nobody = SPREAD.map(() => 0);
  const large = {
    dice: [1, 1],
    position: { mover: { points: SPREAD, bar: 0 }, opponent: { points: nobody, bar: 15 } },
  };
  const list = (count: number): string => JSON.stringify({ positions: Array.from({ length: count }, () => large) });
  yield post('17 positions with 37,842 legal plays', path, list(17));
  yield post('500 positions with too many', path, list(500), 422);
  yield post('one position with 2,226 legal plays', path, JSON.stringify(large));
  const numbers = Math.floor((MEGABYTES * 1_048_576 - 100) / 2);
  yield post('4 MB of JSON', path, `{"positions":[${'1,'.repeat(numbers)}1]}`, 400);
  const play = JSON.stringify({ ...large, play: '24/23(15) '.repeat(20).trim() });
  yield post('a play of 300 moves', '/v1/rules/check-play', play);
}

function* imports(post: Post, { people: [white, black], texts }: DearClub): Generator<Asked> {
  const path = `/v1/matches/import?white=${white}&black=${black}`;
  yield post('a .mat text of 300 games', path, texts.mat, 201, TEXT);
  yield post('the same in SGF', path, texts.sgf, 201, SGF);
  const line = `${' '.repeat(6)}Wins 1 point\n`;
  yield post('4 MB as .mat', path, line.repeat((MEGABYTES * 1_048_576) / line.length), 413, TEXT);
  yield post('4 MB as SGF', path, `(;${'W[31hefe]'.repeat((MEGABYTES * 1_048_576) / 10)})`, 413, SGF);
  yield post('1 MB of games of one line', path, shortGames(1_000_000), 422, TEXT);
  yield post('1 MB of brackets as SGF', path, '('.repeat(999_999), 422, SGF);
}

function shortGames(characters: number): string {
  let text = '';
  for (let number = 1; text.length < characters - 100; number += 1) {
    text += ` Game ${number}\n A : ${number} B : 0\n      Wins 1 point\n`;
  }
  return text;
}

async function* actions(post: Post, club: DearClub): AsyncGenerator<Asked> {
  const { id, actions: script } = await gameToPlay(club, 12);
  const voids = Array.from({ length: MOST_ACTIONS - script.length }, () => '{"type":"void-roll","reason":"cocked"}');
  const body = `{"actions":[${[...voids, ...script].join(',')}]}`;
  yield post('2,000 actions at once', `/v1/games/${id}/actions`, body);
  const { client, session } = club;
  const next = bodyOf(await client.post(`/v1/matches/${session.id}/games`, '{}'), 201);
  const typing = Array.from({ length: 50 }, () => '{"type":"void-roll","reason":"cocked"},{"type":"take-back"}');
  yield post(
    '50 take-backs behind 300 games',
    `/v1/games/${String(next['id'])}/actions`,
    `{"actions":[${typing.join(',')}]}`,
  );
}

async function* tournamentRequests(
  get: Get,
  post: Post,
  { client }: DearClub,
  { knockout, swiss, roundRobin }: DearClub['tournaments'],
): AsyncGenerator<Asked> {
  yield post('the draw of a large knockout', `${knockout}/draw`, '{"seed":"bench"}');
  yield get('its pairings', `${knockout}/pairings?limit=200`);
  for (const path of ['bracket', 'bracket.svg', 'bracket.html']) yield get(`its ${path}`, `${knockout}/${path}`);
  yield get('its events, 1,000 of them', `${knockout}/events?limit=1000`);
  yield post('the draw of a large Swiss', `${swiss}/draw`, '{"seed":"bench"}');
  const slip = '{"score":{"white":5,"black":2}}';
  for (let ready = await readyPairings(client, swiss); ready.length > 0; ready = await readyPairings(client, swiss)) {
    const [first, ...others] = ready;
    for (const id of others) bodyOf(await client.post(`${swiss}/pairings/${id}/result`, slip), 200);
    const result = post('a result in it', `${swiss}/pairings/${String(first)}/result`, slip);
    // The last page has the last result.
    if (ready.length === PAGE) bodyOf(await result.send(), 200);
    else yield result;
  }
  yield get('the standings of the Swiss', `${swiss}/standings`);
  yield get('its last 200 acts', `${swiss}/acts?limit=200`);
  yield post('an undo of the last one, tried', `${swiss}/undo?dryRun=true`, '{}');
  yield post('the second round of the Swiss', `${swiss}/rounds`, '{}');
  yield post('the draw of a round robin of nearly 5,000 matches', `${roundRobin}/draw`, '{"seed":"bench"}');
  yield get('the standings of the round robin', `${roundRobin}/standings`);
}

async function readyPairings(client: KeepAliveClient, tournament: string): Promise<readonly string[]> {
  const { items } = bodyOf(await client.get(`${tournament}/pairings?status=ready&limit=${PAGE}`), 200);
  return (items as readonly { readonly id: string }[]).map(({ id }) => id);
}
