import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Requests of one connection that may be without an answer at the same time. Browsers and proxies send one after the other. */
export const MOST_UNANSWERED = 1_000;

/**
 * Closes a connection that goes on asking without waiting for its answers. Node reads as many requests as come, and each takes a place among
 * those who wait: of a hundred thousand, which one sender sends in a second, every other caller would wait for seconds.
 */
export function limitPipelines(server: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const asked = (unanswered.get(socket) ?? 0) + 1;
    // What has been read with the request that was too many comes after it, from a connection that is closed already.
    if (asked > MOST_UNANSWERED || socket.destroyed) {
      reply.hijack();
      socket.destroy();
      return;
    }
    unanswered.set(socket, asked);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
