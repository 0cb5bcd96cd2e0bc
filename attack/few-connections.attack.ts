/** More clients than the database has connections, in the two ways in which they can be few. */
import { connected } from '../test/support/service/connected.js';
import { KeepAliveClient } from '../bench/load/keep-alive-client.js';
import { TOKEN } from '../bench/server.js';
import { type Attack, type Outcome, reason, tally } from './outcome.js';
import { privatePostgres } from './private-postgres.js';
import { withService } from './target.js';

const CLIENTS = 40;
const CONNECTIONS = 4;

async function calls(port: number, client: number, rounds: number): Promise<(number | string)[]> {
  const answers: (number | string)[] = [];
  try {
    const connection = await KeepAliveClient.open(port, TOKEN);
    for (let round = 0; round < rounds; round += 1) {
      const name = `Client ${client} in round ${round}`;
      const written = await connection.post('/v1/players', JSON.stringify({ name }));
      const read = await connection.get('/v1/players?limit=5');
      answers.push(written.status === 201 ? 'ok' : written.status, read.status === 200 ? 'ok' : read.status);
    }
    connection.close();
  } catch (error) {
    answers.push(reason(error));
  }
  return answers;
}

async function outcomeOf(what: string, settings: Readonly<Record<string, string>>, rounds: number): Promise<Outcome> {
  return withService(settings, async ({ port }) => {
    const began = performance.now();
    const answers = await Promise.all(Array.from({ length: CLIENTS }, (_, client) => calls(port, client, rounds)));
    const all = answers.flat();
    return {
      attack: what,
      happened: `${tally(all)} in ${((performance.now() - began) / 1000).toFixed(1)} s`,
      limit: 'none fails',
      held: all.length === 2 * CLIENTS * rounds && all.every((answer) => answer === 'ok'),
    };
  });
}

export const fewConnections: Attack = {
  name: 'few connections',
  atMost: 240_000,
  on: ['PostgreSQL'],
  onWhenShort: ['PostgreSQL'],
  run: async (site) => {
    const rounds = site.isShort ? 10 : 50;
    const pool = String(CONNECTIONS);
    const outcomes = [
      await outcomeOf(
        `${CLIENTS} clients on a pool of ${CONNECTIONS} connections`,
        { ...(await site.freshSettings()), DATABASE_POOL_SIZE: pool },
        rounds,
      ),
    ];
    const what = `${CLIENTS} clients where the database allows ${CONNECTIONS} connections and the pool wants 10`;
    const postgres = await privatePostgres();
    if (postgres === null) {
      return [
        ...outcomes,
        { attack: what, happened: 'no programs of PostgreSQL here', limit: 'none fails', held: null },
      ];
    }
    try {
      await connected(postgres.url, async (client) => {
        await client.query(`create role few login connection limit ${CONNECTIONS}`);
        await client.query('create database few owner few');
      });
      const url = postgres.url.replace('club@', 'few@').replace(/postgres$/, 'few');
      return [...outcomes, await outcomeOf(what, { DATABASE_URL: url }, rounds)];
    } finally {
      postgres.remove();
    }
  },
};
