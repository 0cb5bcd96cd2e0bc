import type { Socket } from 'node:net';
import { HttpException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApplicationError } from '../application-error.js';
import { RecipientGone } from '../answers/recipient.js';

/** Lines of JSON. */
export const NDJSON_TYPE = 'application/x-ndjson';

/** Milliseconds after which a sender that sends nothing is given up. */
const PATIENCE = 20_000;

/** Bodies that may take longer to arrive than others, by their connections. */
const arriving = new WeakSet<Socket>();

/** Whether a body comes in by the connection that has its own patience, however large it is. */
export function isStreamed(socket: Socket): boolean {
  return arriving.has(socket);
}

/** A body that is read as it comes in, of any size. */
export class StreamedBody implements AsyncIterable<Uint8Array> {
  /** Nothing of it is a field, which a form could have. */
  readonly #request: FastifyRequest['raw'];

  constructor(request: FastifyRequest['raw']) {
    this.#request = request;
  }

  /** The body of a request; refuses one that came otherwise. */
  static in(body: unknown): StreamedBody {
    if (body instanceof StreamedBody) return body;
    throw new ApplicationError('request.media-type', `Send the file itself as ${NDJSON_TYPE}.`);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const request = this.#request;
    const { socket } = request;
    arriving.add(socket);
    const timer = setTimeout(() => request.destroy(), PATIENCE);
    try {
      for await (const part of request.iterator({ destroyOnReturn: false })) {
        timer.refresh();
        yield part as Uint8Array;
      }
    } catch (error) {
      // The connection broke before the end of the body: no caller waits for an answer.
      throw request.destroyed && !request.complete ? new RecipientGone() : error;
    } finally {
      clearTimeout(timer);
      arriving.delete(socket);
    }
  }
}

/** Lets the operations that say so read their bodies themselves; nowhere else is that type known. */
export function readStreamedBodies(server: FastifyInstance): void {
  server.addContentTypeParser(NDJSON_TYPE, (request, _payload, done) => {
    if (request.routeOptions.config.streams === true) done(null, new StreamedBody(request.raw));
    else done(new HttpException('', 415));
  });
}
