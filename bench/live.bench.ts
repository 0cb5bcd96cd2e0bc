/** Live streams: how soon each change is at all of its followers, and what a follower costs in memory. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { KeepAliveClient, bodyOf } from './load/keep-alive-client.js';
import type { Followers, Lag, WrittenChange } from './load/live-followers.js';
import { now } from './load/live-followers.js';
import { type Server, TOKEN } from './server.js';

export interface LiveSize {
  readonly followers: number;
  readonly things: number;
  readonly changes: number;
}

export const LIVE_LARGE: LiveSize = { followers: 2_000, things: 200, changes: 1_500 };
export const LIVE_SMALL: LiveSize = { followers: 400, things: 40, changes: 300 };

/** Milliseconds between two changes: a club in which a hundred boards act every five seconds. */
const BETWEEN = 20;
/** Milliseconds for the service to come to rest before its memory is read. */
const REST = 2_000;

export interface LiveFigure {
  readonly changes: number;
  /** Changes that never came to one of their followers. */
  readonly missed: number;
  readonly median: number;
  readonly p99: number;
  /** Kilobytes for each follower; null where the system does not tell. */
  readonly kilobytes: number | null;
}

export async function measureLive(server: Server, { followers, things, changes }: LiveSize): Promise<LiveFigure> {
  const client = await KeepAliveClient.open(server.port, TOKEN);
  const matches = await openMatches(client, things);
  await pause(REST);
  const before = server.memory()?.now ?? null;
  const topics = matches.map((id) => `match:${id}`);
  const child = await followed({ port: server.port, token: TOKEN, topics, followers });
  await pause(REST);
  const after = server.memory()?.now ?? null;
  const written: WrittenChange[] = [];
  while (written.length < changes) {
    const topic = written.length % things;
    const body = bodyOf(await client.post(`/v1/matches/${matches[topic]}/games`, GAME), 201);
    written.push({ topic, version: Number(body['version']), at: now() });
    await pause(BETWEEN);
  }
  const lags = await lagsOf(child, written);
  child.disconnect();
  client.close();
  const inOrder = lags.filter((lag) => lag !== null).toSorted((one, other) => one - other);
  return {
    changes,
    missed: lags.length - inOrder.length,
    median: inOrder[Math.floor(inOrder.length / 2)] ?? Number.NaN,
    p99: inOrder[Math.ceil(inOrder.length * 0.99) - 1] ?? Number.NaN,
    kilobytes: before === null || after === null ? null : (Math.max(0, after - before) * 1000) / followers,
  };
}

const GAME = JSON.stringify({ result: { winner: 'white', kind: 'single', cube: 1 } });

async function openMatches(client: KeepAliveClient, many: number): Promise<readonly string[]> {
  const player = async (name: string): Promise<unknown> =>
    bodyOf(await client.post('/v1/players', JSON.stringify({ name })), 201)['id'];
  const [white, black] = [await player('White'), await player('Black')];
  const asked = JSON.stringify({ white, black, format: { kind: 'money' } });
  const matches: string[] = [];
  while (matches.length < many) matches.push(String(bodyOf(await client.post('/v1/matches', asked), 201)['id']));
  return matches;
}

async function followed(asked: Followers): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'load', 'live-followers.ts'), [JSON.stringify(asked)], {
    execArgv: process.execArgv,
  });
  const [told] = (await once(child, 'message')) as [unknown];
  if (told !== 'ready') throw new Error(`the followers said ${String(told)}`);
  return child;
}

async function lagsOf(child: ChildProcess, written: readonly WrittenChange[]): Promise<readonly Lag[]> {
  const lags = once(child, 'message') as Promise<[readonly Lag[]]>;
  child.send(written as WrittenChange[]);
  return (await lags)[0];
}
