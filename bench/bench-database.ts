/** Databases of the bench's own on a PostgreSQL server, made before and dropped after. */
import { connected } from '../test/support/service/connected.js';
import { dropDatabase } from '../test/support/service/dropped-database.js';
import { storedEvent } from '../src/domain/index.js';
import { gameView } from '../src/modules/games/index.js';
import { STATE_FORMATS } from '../src/recording/upkeep/state-format.js';
import { gameScript } from './load/game-script.js';

const NAMED = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
const URL_OF_SERVER = NAMED ?? 'postgres://club:club@127.0.0.1:5432/club_bench';

/** Whether the environment says which server, or it is the one that is usual here. */
export function isServerNamed(): boolean {
  return NAMED !== undefined;
}

export { connected };

export interface BenchDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

/** An empty database; one of that name that a stopped run has left is dropped first. */
export async function makeDatabase(suffix: string): Promise<BenchDatabase> {
  const url = new URL(URL_OF_SERVER);
  const name = `${url.pathname.slice(1)}_${suffix}`;
  if (!/^[a-z_][a-z0-9_]*$/.test(name)) throw new Error(`not a name for a database of the bench: ${name}`);
  url.pathname = `/${name}`;
  const drop = (): Promise<void> => connected(serverUrl(), (client) => dropDatabase(client, name));
  await drop();
  await connected(serverUrl(), (client) => client.query(`create database ${name}`));
  return { url: url.href, drop };
}

/** Whether there is a server to measure on; the fault if there is none. */
export async function databaseFault(): Promise<string | null> {
  try {
    await connected(serverUrl(), (client) => client.query('select 1'));
    return null;
  } catch (error) {
    return error instanceof Error && error.message !== '' ? error.message : String(error);
  }
}

/** Databases are made from the one that every server has. */
function serverUrl(): string {
  const url = new URL(URL_OF_SERVER);
  url.pathname = '/postgres';
  return url.href;
}

/** Two people of the club. */
export const PLAYERS = ['0a000000-0000-7000-8000-000000000001', '0a000000-0000-7000-8000-000000000002'] as const;

export async function addPlayers(url: string): Promise<void> {
  await connected(url, (client) =>
    client.query(
      `insert into player (id, version, name, created_at) values ($1, 1, 'Ann', now()), ($2, 1, 'Bob', now())`,
      [...PLAYERS],
    ),
  );
}

export interface Loaded {
  readonly series: number;
  readonly events: number;
}

/** Finished and open series with the record of a real game in each, as many events as asked for. */
export async function preload(url: string, wanted: Loaded): Promise<Loaded> {
  const each = Math.round(wanted.events / wanted.series);
  const { events, states } = gameScript(1);
  const record = Array.from({ length: each }, (_, index) => {
    const event = events[index % events.length];
    if (event === undefined) throw new Error('an empty script');
    const { type, gameNumber, data } = storedEvent(event);
    return { version: index + 1, game_number: gameNumber, type, data };
  });
  const state = states[Math.floor(states.length / 2)];
  if (state?.status !== 'open' || state.game === null) throw new Error('the middle of a game is open');
  const view = gameView(state.game, { seriesId: 'series', version: each, match: state, now: state.openedAt });
  return connected(url, async (client) => {
    const id = (prefix: string): string => `('${prefix}-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`;
    const all = `generate_series(1, ${wanted.series}) n`;
    await client.query(
      `insert into player (id, version, name, created_at) select ${id('01000000')}, 1, 'Player ' || n, now() from ${all}`,
    );
    await client.query(
      `insert into series (id, kind, version, state_format, format_version, status, variant, state, player_ids, created_at)
        select ${id('02000000')}, 'match', $1::int, ${STATE_FORMATS.series}, $1::int, case when n % 10 = 0 then 'open' else 'finished' end, 'backgammon', $2::json,
          array[${id('01000000')}], now() from ${all}`,
      [each, JSON.stringify(state)],
    );
    await client.query(
      `insert into game (series_id, number, id, status, final_view)
        select ${id('02000000')}, 1, ${id('03000000')}, 'finished', $1::json from ${all}`,
      [JSON.stringify(view)],
    );
    await client.query(
      `insert into recorded_event (stream_id, version, game_number, type, data, actor, recorded_at)
        select ${id('02000000')}, e.version, e.game_number, e.type, e.data, 'bench', now()
        from ${all}, jsonb_to_recordset($1::jsonb) as e (version int, game_number int, type text, data jsonb)`,
      [JSON.stringify(record)],
    );
    await client.query('vacuum (analyze) recorded_event, series, game, player');
    return { series: wanted.series, events: each * wanted.series };
  });
}
