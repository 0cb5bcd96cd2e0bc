import type { FastifyInstance } from 'fastify';

/** A request had no answer in time. What it began goes on and ends by its own limits, without an answer. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/**
 * Answers every request within a time, whatever it waits for: limits of single statements add up, and queues stand before
 * them. The time begins when the whole request is there, because a slow sender has limits of its own.
 */
export function answerInTime(server: FastifyInstance, milliseconds: number): void {
  server.addHook('preHandler', (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (!reply.sent) void reply.send(new TooLateError(`no answer within ${milliseconds} ms`));
    }, milliseconds);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
