import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Something that is the same for everybody until the service ends. */
export interface ServedText {
  readonly type: string;
  /** Makes it, when it is asked for the first time. */
  readonly make: () => Promise<string> | string;
}

interface Made {
  readonly body: Buffer;
  readonly etag: string;
}

/** Answers at the address with the text, made once; 304 for readers who have it. */
export function serveText(server: FastifyInstance, address: string, { type, make }: ServedText): void {
  let made: Promise<Made> | null = null;
  server.get(address, async (request, reply) => {
    made ??= madeOf(make);
    const { body, etag } = await made;
    void reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.includes(etag) === true) return reply.status(304).send();
    return reply.header('content-type', type).send(body);
  });
}

async function madeOf(make: ServedText['make']): Promise<Made> {
  const body = Buffer.from(await make());
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
}
