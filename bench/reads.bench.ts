/**
 * Reading a game beside a bare Fastify route that reads the same row and sends the same bytes (design.md section 7), whole and
 * as a conditional read, early and late in a long game.
 */
import { type BareServer, startBareRoute } from './bare-route.js';
import { PLAYERS } from './bench-database.js';
import { newGame, scriptBodies } from './load/club.js';
import { KeepAliveClient, bodyOf } from './load/keep-alive-client.js';
import { median } from './median.js';
import { CLIENTS, type Site } from './recorded-actions.bench.js';
import { TOKEN } from './server.js';

/** The longest of the scripts. */
const LONG = 12;

export interface ReadsFigure {
  /** Answers per second: medians over the rounds. */
  readonly whole: number;
  readonly bareWhole: number;
  readonly conditional: number;
  readonly bareConditional: number;
  readonly early: number;
  /** Actions behind the late game. */
  readonly actions: number;
  /** Medians of the ratios within each round. */
  readonly wholeOfBare: number;
  readonly conditionalOfBare: number;
  readonly lateOfEarly: number;
}

/** What is asked of one server again and again, and what it has to answer. */
interface Asked {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 304;
}

export async function measureReads(site: Site, rounds: number, seconds: number): Promise<ReadsFigure> {
  const client = await KeepAliveClient.open(site.server.port, TOKEN);
  const { game: early } = await newGame(client, PLAYERS);
  const { game: late } = await newGame(client, PLAYERS);
  const bodies = scriptBodies(LONG).slice(0, -1);
  await sendAll(client, early, bodies.slice(0, 3));
  await sendAll(client, late, bodies);
  const path = `/v1/games/${late}`;
  const { head, body } = await client.get(path);
  client.close();
  const tag = /\r\netag: *(\S+)/i.exec(head)?.[1] ?? '';
  const bare = await startBareRoute({ url: site.url, connections: CLIENTS, body: body.toString('utf8'), tag });
  try {
    return await inTurns(
      site,
      bare,
      { early: `/v1/games/${early}`, path, tag, actions: bodies.length },
      rounds,
      seconds,
    );
  } finally {
    await bare.stop();
  }
}

/** In one batch: how a game came to its position does not matter to its readers. */
async function sendAll(client: KeepAliveClient, game: string, bodies: readonly string[]): Promise<void> {
  bodyOf(await client.post(`/v1/games/${game}/actions`, `{"actions":[${bodies.join()}]}`), 200);
}

async function inTurns(
  { server }: Site,
  bare: BareServer,
  { early, path, tag, actions }: { early: string; path: string; tag: string; actions: number },
  rounds: number,
  seconds: number,
): Promise<ReadsFigure> {
  const whole: Asked = { port: server.port, path, headers: {}, status: 200 };
  const conditional: Asked = { ...whole, headers: { 'if-none-match': tag }, status: 304 };
  const all: Pick<ReadsFigure, 'whole' | 'bareWhole' | 'conditional' | 'bareConditional' | 'early'>[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const measured = {
      whole: await readsPerSecond(whole, seconds),
      bareWhole: await readsPerSecond({ ...whole, port: bare.port }, seconds),
      conditional: await readsPerSecond(conditional, seconds),
      bareConditional: await readsPerSecond({ ...conditional, port: bare.port }, seconds),
      early: await readsPerSecond({ ...whole, path: early }, seconds),
    };
    // One to warm up.
    if (round >= 0) all.push(measured);
  }
  const over = (figure: (one: (typeof all)[number]) => number): number => median(all.map(figure));
  return {
    whole: over((one) => one.whole),
    bareWhole: over((one) => one.bareWhole),
    conditional: over((one) => one.conditional),
    bareConditional: over((one) => one.bareConditional),
    early: over((one) => one.early),
    actions,
    wholeOfBare: over((one) => one.whole / one.bareWhole),
    conditionalOfBare: over((one) => one.conditional / one.bareConditional),
    lateOfEarly: over((one) => one.whole / one.early),
  };
}

/** Answers per second to all clients together. */
async function readsPerSecond({ port, path, headers, status }: Asked, seconds: number): Promise<number> {
  const clients = await Promise.all(Array.from({ length: CLIENTS }, () => KeepAliveClient.open(port, TOKEN)));
  const began = performance.now();
  const counts = await Promise.all(
    clients.map(async (client) => {
      let count = 0;
      for (; performance.now() - began < seconds * 1000; count += 1) {
        const answer = await client.get(path, headers);
        if (answer.status !== status) throw new Error(`answered ${answer.status}, not ${status}`);
      }
      client.close();
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - began) / 1000);
}
