import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasBody } from './refused-body.js';

/** A request had no answer in time. What it began goes on and ends by its own limits, without an answer. */
export class TooLateError extends Error {
  override readonly name = 'TooLateError';
}

/** With the limit as it is set by itself, less than the minute for which proxies wait. */
const LONG = 6;

/**
 * Answers every request within a time, whatever it waits for: limits of single statements add up, and queues stand before
 * them. The time begins when the whole request is there, and its body parsed in its turn, because a slow sender has limits of its own. What streams has its own
 * limits too. A whole table has the time of several requests: a slow machine needs more than one's for thousands of lines.
 */
export function answerInTime(server: FastifyInstance, milliseconds: number): void {
  const begin = (request: FastifyRequest, reply: FastifyReply): void => {
    // Asked for once, because Fastify makes them anew each time.
    const { streams = false, isLong = false, longestWait = 0 } = request.routeOptions.config;
    if (streams) return;
    const given = milliseconds * (isLong ? LONG : 1) + waitOf(request, longestWait);
    const timer = setTimeout(() => {
      // An answer that waits behind others of its connection hears nothing of the end of that connection.
      if (!reply.sent && !request.raw.socket.destroyed)
        void reply.send(new TooLateError(`no answer within ${given} ms`));
    }, given);
    reply.raw.once('close', () => clearTimeout(timer));
  };
  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) begin(request, reply);
    done(null, payload);
  });
  server.addHook('preValidation', (request, reply, done) => {
    if (hasBody(request)) begin(request, reply);
    done();
  });
}

/** Milliseconds that the caller wants to wait, where the operation lets callers do so. */
function waitOf({ query }: FastifyRequest, longestWait: number): number {
  const { wait } = query as { readonly wait?: unknown };
  const seconds = longestWait === 0 || typeof wait !== 'string' ? 0 : Number(wait);
  return seconds > 0 && seconds <= longestWait ? seconds * 1000 : 0;
}
