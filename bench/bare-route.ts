/**
 * The yardstick for reading: a Fastify server with one route, which reads the series of a game with one prepared statement and
 * sends bytes that were made before, or 304 to a reader who has them. No rules, no roles, no Nest. A process of its own, as
 * the service is.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { Pool } from 'pg';
import { freePort } from './server.js';

/** What the process is started with, as JSON. */
interface BareRoute {
  readonly port: number;
  readonly url: string;
  readonly connections: number;
  readonly body: string;
  readonly tag: string;
}

export interface BareServer {
  readonly port: number;
  stop(): Promise<void>;
}

const READ = `select s.id, s.version, s.state, g.status, g.final_view
  from game g join series s on s.id = g.series_id where g.id = $1`;

/** Starts it on a free port; it answers `GET /v1/games/{id}` with the body and the tag for every game that exists. */
export async function startBareRoute(settings: Omit<BareRoute, 'port'>): Promise<BareServer> {
  const port = await freePort();
  const child: ChildProcess = fork(fileURLToPath(import.meta.url), [JSON.stringify({ ...settings, port })]);
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  await once(child, 'message');
  return {
    port,
    stop: async () => {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function serve({ port, url, connections, body, tag }: BareRoute): Promise<void> {
  const pool = new Pool({ connectionString: url, max: connections });
  const server = Fastify();
  const bytes = Buffer.from(body);
  server.get<{ Params: { id: string } }>('/v1/games/:id', async (request, reply) => {
    const { rows } = await pool.query({ name: 'read', text: READ, values: [request.params.id] });
    void reply.header('etag', tag);
    if (rows.length === 0) return reply.status(404).send();
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    return reply.type('application/json; charset=utf-8').send(bytes);
  });
  await server.listen({ port, host: '127.0.0.1' });
  process.send?.('ready');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serve(JSON.parse(process.argv[2] ?? '') as BareRoute);
