/** Recorded actions per second over HTTP (design.md section 7), beside the bare loops of the same statements. */
import { addBareSeries, type BareSeries, bareLoop, pgbenchLoop } from './bare-loop.js';
import { PLAYERS, addPlayers } from './bench-database.js';
import { Board } from './load/club.js';
import { median } from './median.js';
import { type Server, startServer } from './server.js';

export const CLIENTS = 16;

/** A server with its database and the series of the bare loops beside it. */
export interface Site {
  readonly url: string;
  readonly server: Server;
  readonly bare: readonly BareSeries[];
}

export async function openSite(url: string): Promise<Site> {
  const server = await startServer({ DATABASE_URL: url, DATABASE_POOL_SIZE: String(CLIENTS) });
  await addPlayers(url);
  return { url, server, bare: await addBareSeries(url, CLIENTS) };
}

/** Actions per second of all clients together, each at its own board. */
export async function actionsPerSecond({ server }: Site, seconds: number): Promise<number> {
  const boards = await openBoards(server);
  const began = performance.now();
  await Promise.all(boards.map((board) => board.play(() => performance.now() - began > seconds * 1000)));
  return sentBy(boards) / ((performance.now() - began) / 1000);
}

/** Sends a number of actions as fast as they are answered. */
export async function sendActions({ server }: Site, wanted: number): Promise<void> {
  const boards = await openBoards(server);
  await Promise.all(boards.map((board) => board.play(() => sentBy(boards) >= wanted)));
}

function openBoards({ port }: Server): Promise<readonly Board[]> {
  return Promise.all(Array.from({ length: CLIENTS }, (_, seed) => Board.open(port, PLAYERS, seed)));
}

function sentBy(boards: readonly Board[]): number {
  return boards.reduce((sum, { actions }) => sum + actions, 0);
}

export interface RecordedActionsFigure {
  /** Medians over the rounds, per second. */
  readonly http: number;
  readonly bare: number;
  /** Null where there is no pgbench. */
  readonly pgbench: number | null;
  /** The median of the ratios within each round, which other work on the machine disturbs less. */
  readonly ofBare: number;
}

/** Over HTTP and bare in turns, so that whatever else the machine does disturbs both alike. */
export async function measureRecordedActions(
  site: Site,
  rounds: number,
  seconds: number,
): Promise<RecordedActionsFigure> {
  const all: { bare: number; http: number }[] = [];
  // One round to warm up.
  for (let round = -1; round < rounds; round += 1) {
    const bare = await bareLoop(site.url, site.bare, seconds);
    const http = await actionsPerSecond(site, seconds);
    if (round >= 0) all.push({ bare, http });
  }
  return {
    http: median(all.map(({ http }) => http)),
    bare: median(all.map(({ bare }) => bare)),
    pgbench: await pgbenchLoop(site.url, site.bare, seconds),
    ofBare: median(all.map(({ http, bare }) => http / bare)),
  };
}

export interface LoadedFigure {
  readonly empty: number;
  readonly loaded: number;
  readonly ofEmpty: number;
}

/** A service with a small database and one with a large, in turns. */
export async function measureLoaded(empty: Site, loaded: Site, rounds: number, seconds: number): Promise<LoadedFigure> {
  const all: { empty: number; loaded: number }[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const onEmpty = await actionsPerSecond(empty, seconds);
    const onLoaded = await actionsPerSecond(loaded, seconds);
    if (round >= 0) all.push({ empty: onEmpty, loaded: onLoaded });
  }
  return {
    empty: median(all.map((one) => one.empty)),
    loaded: median(all.map((one) => one.loaded)),
    ofEmpty: median(all.map((one) => one.loaded / one.empty)),
  };
}
