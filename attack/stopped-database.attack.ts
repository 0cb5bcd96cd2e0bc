/** A database that says nothing any more: its processes are stopped, its connections stay open. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from '../bench/server.js';
import { type Attack, type Outcome, tally } from './outcome.js';
import { type PrivatePostgres, privatePostgres, send } from './private-postgres.js';
import { type RawEnd, requestHead, requestWith, sendRaw } from './raw-request.js';
import { endWithin, isRunning, withService } from './target.js';

const ENDED_WITHIN = 10_000;
/** On a busy machine timers are late. */
const GRACE = 1_000;
const GIVEN_UP = 30_000;
const RECOVERED_WITHIN = 10_000;
const AT_ONCE = 20;

function reads(): string[] {
  return Array.from({ length: AT_ONCE }, () => requestHead({ method: 'GET', path: '/v1/players?limit=1' }));
}

function writes(): string[] {
  return Array.from({ length: AT_ONCE }, (_, nth) =>
    requestWith({ path: '/v1/players' }, JSON.stringify({ name: `Stopped ${nth}` })),
  );
}

const atOnce = (port: number, requests: readonly string[]): Promise<RawEnd[]> =>
  Promise.all(requests.map((request) => sendRaw(port, request, { within: GIVEN_UP })));

function outcomeOf(what: string, ends: readonly RawEnd[]): Outcome {
  const longest = Math.max(...ends.map(({ milliseconds }) => milliseconds));
  const without = ends.filter(({ head }) => !/\r\nretry-after: *\d+/i.test(head)).length;
  return {
    attack: `database stopped: ${what}`,
    happened: [
      `${tally(ends.map(({ status }) => status ?? 'no answer'))} in ${(longest / 1000).toFixed(1)} s`,
      without === 0 ? 'all with Retry-After' : `${without} without Retry-After`,
    ].join('; '),
    limit: `503 with Retry-After in ${ENDED_WITHIN / 1000} s`,
    held: without === 0 && longest <= ENDED_WITHIN + GRACE && ends.every(({ status }) => status === 503),
  };
}

async function recovery({ port }: Server): Promise<Outcome> {
  const began = performance.now();
  let last: RawEnd | null = null;
  while (performance.now() - began < RECOVERED_WITHIN && last?.status !== 200) {
    last = await sendRaw(port, requestHead({ method: 'GET', path: '/v1/players?limit=1' }), { within: 5_000 });
    if (last.status !== 200) await wait(200);
  }
  return {
    attack: 'database goes on',
    happened: `GET ${last?.status ?? 'unanswered'} after ${((performance.now() - began) / 1000).toFixed(1)} s`,
    limit: `200 in ${RECOVERED_WITHIN / 1000} s`,
    held: last?.status === 200,
  };
}

/** Stops with requests open that the database has not answered. */
async function ending(server: Server, signal: (name: NodeJS.Signals) => void): Promise<Outcome> {
  signal('SIGSTOP');
  const open = atOnce(server.port, [...reads(), ...writes()]);
  await wait(1_000);
  const took = await endWithin(server, 'SIGTERM', GIVEN_UP);
  signal('SIGCONT');
  await open;
  return {
    attack: `SIGTERM with the database stopped and ${2 * AT_ONCE} requests open`,
    happened: took === null ? `still running after ${GIVEN_UP / 1000} s` : `ended in ${(took / 1000).toFixed(1)} s`,
    limit: `ended in ${ENDED_WITHIN / 1000} s`,
    held: took !== null && took <= ENDED_WITHIN + GRACE && !isRunning(server),
  };
}

async function run(postgres: PrivatePostgres): Promise<readonly Outcome[]> {
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of postgres.processes()) send(pid, name);
  };
  return withService({ DATABASE_URL: postgres.url }, async (server) => {
    const outcomes: Outcome[] = [];
    signal('SIGSTOP');
    const stopped = await Promise.all([atOnce(server.port, reads()), atOnce(server.port, writes())]);
    outcomes.push(outcomeOf(`${AT_ONCE} GETs`, stopped[0]), outcomeOf(`${AT_ONCE} POSTs`, stopped[1]));
    signal('SIGCONT');
    outcomes.push(await recovery(server), await ending(server, signal));
    return outcomes;
  });
}

export const stoppedDatabase: Attack = {
  name: 'stopped database',
  atMost: 180_000,
  on: ['PostgreSQL'],
  onWhenShort: ['PostgreSQL'],
  run: async () => {
    const postgres = await privatePostgres();
    if (postgres === null) {
      return [
        {
          attack: 'a stopped database',
          happened: 'no programs of PostgreSQL here, or root without its user: install postgresql',
          limit: `503 with Retry-After in ${ENDED_WITHIN / 1000} s`,
          held: null,
        },
      ];
    }
    try {
      return await run(postgres);
    } finally {
      postgres.remove();
    }
  },
};
