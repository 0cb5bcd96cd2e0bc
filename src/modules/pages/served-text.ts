import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnacceptable } from '../../platform/http/requests/accepted-types.js';
import { hasTag } from '../../platform/http/answers/entity-tags.js';

export const HTML = 'text/html; charset=utf-8';
export const JSON_TEXT = 'application/json; charset=utf-8';

/** Something that is the same for everybody until the service ends. */
export interface ServedText {
  readonly type: string;
  /** Other names of the type that readers may ask for. */
  readonly otherTypes?: readonly string[];
  /** Makes it, when it is asked for the first time. */
  readonly make: () => Promise<string> | string;
}

interface Made {
  readonly body: Buffer;
  /** Without its quotes. */
  readonly tag: string;
}

/** A text that is made once and sent to all who ask for it; 304 to readers who have it. */
export class KeptText {
  private made: Promise<Made> | null = null;

  constructor(private readonly text: ServedText) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.made ??= madeOf(this.text.make);
    const { body, tag } = await this.made;
    void reply.header('etag', `"${tag}"`).header('cache-control', 'no-cache');
    if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
    return reply.header('content-type', this.text.type).send(body);
  }
}

/** Answers at the address with the text. */
export function serveText(server: FastifyInstance, address: string, text: ServedText): void {
  const kept = new KeptText(text);
  const types = [text.type.replace(/;.*/, ''), ...(text.otherTypes ?? [])];
  // The handler of errors that holds for the whole service comes later than the route.
  const errorHandler: FastifyInstance['errorHandler'] = (...failed) => server.errorHandler(...failed);
  server.get(address, { errorHandler }, (request, reply) => {
    refuseUnacceptable(request.headers.accept, types);
    return kept.send(request, reply);
  });
}

async function madeOf(make: ServedText['make']): Promise<Made> {
  const body = Buffer.from(await make());
  return { body, tag: hash('sha256', body, 'base64url').slice(0, 22) };
}
