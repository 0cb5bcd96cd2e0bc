/** Reading a game beside an empty route of the same server (design.md section 7), early and late in a long game. */
import { PLAYERS } from './bench-database.js';
import { newGame, scriptBodies } from './club.js';
import { KeepAliveClient, bodyOf } from './keep-alive-client.js';
import { median } from './median.js';
import { CLIENTS, type Site } from './recorded-actions.bench.js';
import { TOKEN } from './server.js';

/** Answers for nothing but that the process lives. */
const EMPTY = '/health/live';
/** The longest of the scripts. */
const LONG = 12;

export interface ReadsFigure {
  readonly empty: number;
  readonly early: number;
  readonly late: number;
  /** Actions behind the late game. */
  readonly actions: number;
  readonly ofEmpty: number;
  readonly lateOfEarly: number;
}

export async function measureReads(site: Site, rounds: number, seconds: number): Promise<ReadsFigure> {
  const client = await KeepAliveClient.open(site.server.port, TOKEN);
  const { game: early } = await newGame(client, PLAYERS);
  const { game: late } = await newGame(client, PLAYERS);
  const bodies = scriptBodies(LONG).slice(0, -1);
  await sendAll(client, early, bodies.slice(0, 3));
  await sendAll(client, late, bodies);
  client.close();
  const paths = [EMPTY, `/v1/games/${early}`, `/v1/games/${late}`] as const;
  const all: { empty: number; early: number; late: number }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const [empty, ofEarly, ofLate] = await inTurns(site, paths, seconds);
    // One to warm up.
    if (round >= 0) all.push({ empty, early: ofEarly, late: ofLate });
  }
  return {
    empty: median(all.map(({ empty }) => empty)),
    early: median(all.map((one) => one.early)),
    late: median(all.map((one) => one.late)),
    actions: bodies.length,
    ofEmpty: median(all.map((one) => one.late / one.empty)),
    lateOfEarly: median(all.map((one) => one.late / one.early)),
  };
}

/** In one batch: how a game came to its position does not matter to its readers. */
async function sendAll(client: KeepAliveClient, game: string, bodies: readonly string[]): Promise<void> {
  bodyOf(await client.post(`/v1/games/${game}/actions`, `{"actions":[${bodies.join()}]}`), 200);
}

async function inTurns(
  site: Site,
  paths: readonly [string, string, string],
  seconds: number,
): Promise<[number, number, number]> {
  const rates: number[] = [];
  for (const path of paths) rates.push(await readsPerSecond(site, path, seconds));
  const [empty = NaN, early = NaN, late = NaN] = rates;
  return [empty, early, late];
}

/** Answers per second to all clients together. */
async function readsPerSecond({ server }: Site, path: string, seconds: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => KeepAliveClient.open(server.port, TOKEN)));
  const began = performance.now();
  const counts = await Promise.all(
    clients.map(async (client) => {
      let count = 0;
      for (; performance.now() - began < seconds * 1000; count += 1) {
        const answer = await client.get(path);
        if (answer.status !== 200) bodyOf(answer, 200);
      }
      client.close();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
}
