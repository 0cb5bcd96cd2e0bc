/**
 * A whole club as a file: how long its export and its import into an empty club take, how long small GETs of others wait
 * meanwhile, and how much memory either needs beyond what the service has after its start.
 */
import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { oracleMatches } from '../test/support/yardsticks/oracle-matches.js';
import { PLAYERS, addPlayers, makeDatabase } from './bench-database.js';
import { KeepAliveClient, bodyOf } from './load/keep-alive-client.js';
import { type Server, TOKEN, startServer } from './server.js';
import { longestSince, watch } from './load/waits.js';

export const ARCHIVE_LARGE = 200_000;
export const ARCHIVE_SMALL = 20_000;

/** Transcripts that are imported at a time, to fill the club. */
const AT_ONCE = 8;
const NDJSON = 'application/x-ndjson';

/** One way of the file. */
export interface ArchiveFigure {
  readonly milliseconds: number;
  /** Of a small GET meanwhile, in milliseconds. */
  readonly longestWait: number;
  /** Megabytes at the most, beyond what was resident before; null where the system does not tell. */
  readonly memory: number | null;
}

export interface ArchiveFigures {
  readonly events: number;
  readonly megabytes: number;
  readonly exported: ArchiveFigure;
  readonly imported: ArchiveFigure;
}

/** Fills a club of its own with at least so many events, exports it and imports the file into another one. */
export async function measureArchive(events: number, tell: (text: string) => void): Promise<ArchiveFigures> {
  const [from, to] = [await makeDatabase('archive_from'), await makeDatabase('archive_to')];
  const folder = await mkdtemp(join(tmpdir(), 'backgammon-club-bench-'));
  const file = join(folder, 'club.ndjson');
  try {
    tell('filling the club …');
    const filled = await served(from.url, async ({ port }) => {
      await addPlayers(from.url);
      return fill(port, events);
    });
    // Each in a service that has done nothing else, so that its highest memory is that of the one act.
    tell(`exporting ${filled} events …`);
    const exported = await served(from.url, (server) => measured(server, () => exportTo(server.port, file)));
    const megabytes = statSync(file).size / 1_000_000;
    tell(`importing ${Math.round(megabytes)} MB …`);
    const imported = await served(to.url, (server) => measured(server, () => importFrom(server.port, file)));
    return { events: filled, megabytes, exported, imported };
  } finally {
    await rm(folder, { recursive: true, force: true });
    await Promise.all([from.drop(), to.drop()]);
  }
}

async function served<T>(url: string, use: (server: Server) => Promise<T>): Promise<T> {
  const server = await startServer({ DATABASE_URL: url });
  try {
    return await use(server);
  } finally {
    await server.stop();
  }
}

/** Imports transcripts in turn until so many events are recorded; how many it were. */
async function fill(port: number, wanted: number): Promise<number> {
  const matches = oracleMatches('matches').filter(({ length }) => length > 0);
  const [white, black] = PLAYERS;
  const path = `/v1/matches/import?white=${white}&black=${black}`;
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => KeepAliveClient.open(port, TOKEN)));
  let [sent, recorded] = [0, 0];
  await Promise.all(
    clients.map(async (client) => {
      while (recorded < wanted) {
        const match = matches[sent % matches.length];
        if (match === undefined) throw new Error('there is no transcript to import');
        sent += 1;
        const answer = await client.post(path, match.text, 'text/plain; charset=utf-8');
        // In a statement of its own: `+=` would add to what was recorded before the answer, without those of the other clients.
        recorded += Number(bodyOf(answer, 201)['version']);
      }
      client.close();
    }),
  );
  return recorded;
}

async function measured(server: Server, act: () => Promise<void>): Promise<ArchiveFigure> {
  const { port } = server;
  const watcher = await watch({ port, token: TOKEN, paths: ['/health/live', '/v1/players?limit=1'] });
  try {
    await longestSince(watcher);
    const before = server.memory();
    const began = performance.now();
    await act();
    const milliseconds = performance.now() - began;
    const longestWait = await longestSince(watcher);
    const after = server.memory();
    return { milliseconds, longestWait, memory: before === null || after === null ? null : after.highest - before.now };
  } finally {
    watcher.disconnect();
  }
}

async function exportTo(port: number, file: string): Promise<void> {
  const { status, body } = await fetch(`http://127.0.0.1:${port}/v1/export`, { headers: authorized() });
  if (status !== 200 || body === null) throw new Error(`the export was answered ${status}`);
  await pipeline(Readable.fromWeb(body), createWriteStream(file));
}

async function importFrom(port: number, file: string): Promise<void> {
  const body = Readable.toWeb(createReadStream(file)) as ReadableStream;
  const headers = { ...authorized(), 'content-type': NDJSON };
  const asked = { method: 'POST', headers, body, duplex: 'half' } as const;
  const answer = await fetch(`http://127.0.0.1:${port}/v1/import`, asked);
  if (answer.status !== 200) throw new Error(`the import was answered ${answer.status}: ${await answer.text()}`);
}

function authorized(): { readonly authorization: string } {
  return { authorization: `Bearer ${TOKEN}` };
}
