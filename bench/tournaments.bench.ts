/** A knockout of 512 with all its flights: how long its draw takes, and a result with everything that follows from it. */
import { KeepAliveClient, bodyOf } from './load/keep-alive-client.js';
import { median } from './median.js';
import type { Site } from './recorded-actions.bench.js';
import { TOKEN } from './server.js';

const ENTRANTS = 512;
const FORMAT = {
  kind: 'knockout',
  lengths: [5, 7],
  consolation: { kind: 'progressive', lengths: [3] },
  lastChance: { lengths: [1] },
};

export interface TournamentsFigure {
  readonly entrants: number;
  /** Milliseconds of the draw, with a match for every pairing that is ready. */
  readonly draw: number;
  /** Milliseconds of a result over HTTP, in the middle of all. */
  readonly result: number;
  /** Results that were sent. */
  readonly results: number;
  /** Milliseconds of an empty route of the same server. */
  readonly empty: number;
}

export async function measureTournaments(site: Site, rounds: number): Promise<TournamentsFigure> {
  const client = await KeepAliveClient.open(site.server.port, TOKEN);
  const players: string[] = [];
  while (players.length < ENTRANTS) {
    const asked = JSON.stringify({ name: `Entrant ${players.length + 1}` });
    players.push(String(bodyOf(await client.post('/v1/players', asked), 201)['id']));
  }
  const draws: number[] = [];
  let path = '';
  for (let round = 0; round < rounds; round += 1) {
    path = await entered(client, players);
    draws.push(await timeOf(async () => bodyOf(await client.post(`${path}/draw`, '{"seed":"bench"}'), 200)));
  }
  const results = await playedOut(client, path);
  const empty: number[] = [];
  for (let nth = 0; nth < ENTRANTS; nth += 1) {
    empty.push(await timeOf(async () => bodyOf(await client.get('/health/live'), 200)));
  }
  client.close();
  return {
    entrants: ENTRANTS,
    draw: median(draws),
    result: median(results),
    results: results.length,
    empty: median(empty),
  };
}

/** The address of a new tournament with all players entered. */
async function entered(client: KeepAliveClient, players: readonly string[]): Promise<string> {
  const asked = JSON.stringify({ name: 'Weekend', format: FORMAT });
  const path = `/v1/tournaments/${String(bodyOf(await client.post('/v1/tournaments', asked), 201)['id'])}`;
  bodyOf(await client.post(`${path}/entries/import`, ['playerId', ...players].join('\n'), 'text/csv'), 200);
  return path;
}

interface Ready {
  readonly id: string;
  readonly length: number;
}

/** The milliseconds of every result until nothing is left to play. */
async function playedOut(client: KeepAliveClient, path: string): Promise<readonly number[]> {
  const took: number[] = [];
  for (;;) {
    const { items } = bodyOf(await client.get(`${path}/pairings?status=ready&limit=200`), 200);
    const ready = items as readonly Ready[];
    if (ready.length === 0) return took;
    for (const { id, length } of ready) {
      const slip = JSON.stringify({ score: { white: length, black: 0 } });
      took.push(await timeOf(async () => bodyOf(await client.post(`${path}/pairings/${id}/result`, slip), 200)));
    }
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
