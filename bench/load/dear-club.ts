/**
 * A club with everything in it that makes a request dear: very many people and matches, long evenings, large tournaments.
 * All of it is made over HTTP but the many people and their matches, which are copied by SQL where the database can be
 * reached.
 */
import { connected } from '../../test/support/service/connected.js';
import { scriptBodies } from './club.js';
import { KeepAliveClient, bodyOf } from './keep-alive-client.js';
import { longSession, sessionText } from './long-session.js';

/** A service that is to be measured. */
export interface DearSite {
  readonly port: number;
  /** Of a director. */
  readonly token: string;
  /** Its PostgreSQL database; null: what cannot be made over HTTP in good time is left out. */
  readonly databaseUrl: string | null;
}

/** How large the club is. */
export interface DearSize {
  readonly people: number;
  readonly ratedMatches: number;
  readonly games: number;
  readonly chouetteGames: number;
  /** In each of the large tournaments. */
  readonly entrants: number;
  /** A round robin of them has just under five thousand matches. */
  readonly roundRobin: number;
}

export const LARGE: DearSize = {
  people: 20_000,
  ratedMatches: 20_000,
  games: 300,
  chouetteGames: 200,
  entrants: 1_024,
  roundRobin: 100,
};

/** The same requests in a smaller club, for those who have little time. */
export const SMALL: DearSize = {
  people: 4_000,
  ratedMatches: 20_000,
  games: 300,
  chouetteGames: 60,
  entrants: 256,
  roundRobin: 100,
};

export interface DearClub {
  readonly client: KeepAliveClient;
  /** Two people who have met most often. */
  readonly people: readonly [string, string];
  /** Transcripts of a session that the club has, in both notations. */
  readonly texts: { readonly mat: string; readonly sgf: string };
  readonly session: { readonly id: string; readonly firstGame: string; readonly lastGame: string };
  readonly chouette: { readonly id: string; readonly firstGame: string; readonly winner: string };
  /** Entered and not drawn. */
  readonly tournaments: { readonly knockout: string; readonly swiss: string; readonly roundRobin: string };
}

/** Makes the club; a few tens of seconds. */
export async function dearClub(site: DearSite, size: DearSize, tell: (text: string) => void): Promise<DearClub> {
  const client = await KeepAliveClient.open(site.port, site.token);
  tell('people …');
  const people = await (site.databaseUrl === null
    ? somePeople(client, size.entrants)
    : manyPeople(site.databaseUrl, size.people, size.entrants));
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('a club has people');
  if (site.databaseUrl !== null) {
    tell(`${size.ratedMatches} rated matches …`);
    await manyMatches(site.databaseUrl, await reportedMatch(client, ann, bob), people, size.ratedMatches);
  }
  tell(`a session of ${size.games} games …`);
  const record = longSession(size.games);
  const texts = { mat: sessionText(record, 'mat'), sgf: sessionText(record, 'sgf') };
  const session = await importedSession(client, texts.mat, [ann, bob]);
  tell(`a chouette of ${size.chouetteGames} games …`);
  const chouette = await longChouette(client, people.slice(0, 10), size.chouetteGames);
  tell('tournaments …');
  const entered = (format: object, entrants: readonly string[]): Promise<string> =>
    tournament(client, format, entrants);
  const tournaments = {
    knockout: await entered(
      { kind: 'knockout', lengths: [5], consolation: { kind: 'progressive', lengths: [3] } },
      people,
    ),
    swiss: await entered({ kind: 'swiss', rounds: 7, lengths: [5], draw: 'random' }, people),
    roundRobin: await entered({ kind: 'round-robin', groups: 1, lengths: [3] }, people.slice(0, size.roundRobin)),
  };
  return { client, people: [ann, bob], texts, session, chouette, tournaments };
}

/** A game with recorded dice in a new match, and the bodies of all its actions but the last. */
export async function gameToPlay(
  { client, people: [white, black] }: DearClub,
  seed: number,
): Promise<{ readonly id: string; readonly actions: readonly string[] }> {
  const asked = { white, black, format: { kind: 'money' }, dice: 'recorded' };
  const match = idOf(await client.post('/v1/matches', JSON.stringify(asked)));
  const id = idOf(await client.post(`/v1/matches/${match}/games`, '{}'));
  return { id, actions: scriptBodies(seed).slice(0, -1) };
}

async function somePeople(client: KeepAliveClient, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    ids.push(idOf(await client.post('/v1/players', JSON.stringify({ name: `Dear player ${nth}` }))));
  }
  return ids;
}

/** The ids of the first so many of all. */
async function manyPeople(url: string, people: number, wanted: number): Promise<readonly string[]> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into player (id, version, name, created_at)
        select ${numberedId('0e000000')}, 1, 'Dear player ' || n, now() from generate_series(1, ${people}) n returning id`,
    );
    await client.query('vacuum (analyze) player');
    return rows.slice(0, wanted).map(({ id }) => id);
  });
}

function numberedId(prefix: string): string {
  return `('${prefix}-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
}

async function reportedMatch(client: KeepAliveClient, white: string, black: string): Promise<string> {
  const asked = JSON.stringify({ white, black, format: { kind: 'points', length: 7 } });
  const id = idOf(await client.post('/v1/matches', asked));
  bodyOf(await client.post(`/v1/matches/${id}/result`, '{"score":{"white":7,"black":4}}'), 200);
  return id;
}

/** Copies of a match, with its record, between other people. */
async function manyMatches(url: string, model: string, people: readonly string[], count: number): Promise<void> {
  const seats = (nth: string): string => `($2::uuid[])[1 + (${nth}) % array_length($2::uuid[], 1)]`;
  const copies = `select n, ${numberedId('0d000000')} as id, ${seats('n')} as white, ${seats('n + 1 + (n / 7) % (array_length($2::uuid[], 1) - 1)')} as black
    from generate_series(1, ${count}) n`;
  await connected(url, async (client) => {
    await client.query(
      `insert into series (id, kind, version, status, variant, state, player_ids, created_at, finished_at,
          rated_winner, rated_length)
        select c.id, kind, version, status, variant,
          replace(replace(replace(state::text, s.id::text, c.id::text), s.player_ids[1]::text, c.white::text),
            s.player_ids[2]::text, c.black::text)::json,
          array[c.white, c.black], created_at, finished_at - make_interval(mins => c.n),
          case when c.n % 2 = 0 then 'white' else 'black' end, rated_length
        from series s cross join (${copies}) c where s.id = $1::uuid`,
      [model, people],
    );
    await client.query(
      `insert into recorded_event (stream_id, version, game_number, type, data, actor, recorded_at)
        select c.id, e.version, game_number, type,
          replace(replace(replace(data::text, s.id::text, c.id::text), s.player_ids[1]::text, c.white::text),
            s.player_ids[2]::text, c.black::text)::jsonb,
          actor, recorded_at
        from recorded_event e join series s on s.id = e.stream_id cross join (${copies}) c where e.stream_id = $1::uuid`,
      [model, people],
    );
    await client.query('vacuum (analyze) recorded_event, series');
  });
}

async function importedSession(
  client: KeepAliveClient,
  text: string,
  [white, black]: readonly [string, string],
): Promise<DearClub['session']> {
  const path = `/v1/matches/import?white=${white}&black=${black}`;
  const id = idOf(await client.post(path, text, 'text/plain; charset=utf-8'));
  const { games } = bodyOf(await client.get(`/v1/matches/${id}`), 200);
  const ids = (games as readonly { readonly id: string }[]).map((game) => game.id);
  return { id, firstGame: ids[0] ?? '', lastGame: ids.at(-1) ?? '' };
}

/** Score sheets of an evening that is too long; who wins changes, so that box and line do, too. */
async function longChouette(
  client: KeepAliveClient,
  players: readonly string[],
  games: number,
): Promise<DearClub['chouette']> {
  const asked = JSON.stringify({
    players,
    order: 'given',
    dice: 'recorded',
    rules: { cubes: 'multi', maxPlayers: 10 },
  });
  const opened = bodyOf(await client.post('/v1/chouettes', asked), 201);
  const id = String(opened['id']);
  let firstGame = '';
  for (let nth = 0; nth < games; nth += 1) {
    const { box } = bodyOf(await client.get(`/v1/chouettes/${id}`), 200);
    const board = { winner: nth % 3 === 0 ? 'box' : 'team', kind: 'single' };
    const cubes = players
      .filter((player) => player !== box)
      .map((playerId) => ({ playerId, outcome: 'played', value: 2 }));
    const game = idOf(
      await client.post(`/v1/chouettes/${id}/games`, JSON.stringify({ result: { board, cubes }, again: true })),
    );
    if (nth === 1) firstGame = game;
  }
  return { id, firstGame, winner: 'box' };
}

async function tournament(client: KeepAliveClient, format: object, entrants: readonly string[]): Promise<string> {
  const asked = JSON.stringify({ name: `Dear ${(format as { kind: string }).kind}`, format });
  const path = `/v1/tournaments/${idOf(await client.post('/v1/tournaments', asked))}`;
  bodyOf(await client.post(`${path}/entries/import`, ['playerId', ...entrants].join('\n'), 'text/csv'), 200);
  return path;
}

function idOf(answer: Parameters<typeof bodyOf>[0]): string {
  return String(bodyOf(answer, 201)['id']);
}
