/**
 * Answers to requests whose body is still on its way. A connection that is cut while bytes come in may lose the answer before
 * the sender has read it, so the rest is taken in and thrown away: much from callers who are known, little from strangers.
 */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the sender was let in before the body was read. */
    isAdmitted: boolean;
  }
}

/** So many bytes of a body are taken in from callers whose token allows them to send it. */
const HEARD_OF_KNOWN = 67_108_864;
/** Strangers are heard to the end of a body that announces no more than one read of a socket. */
const HEARD_OF_STRANGERS = 65_536;
/** Of a larger one nothing more is read once so much has come in; the sender has so long to read the answer. */
const ENOUGH_OF_STRANGERS = 16_384;
const PATIENCE_IN_MILLISECONDS = 2_000;

/** Whether the request has a body, or says so. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The announced length of the body; infinite where only its end shows it. */
export function announcedLength({ headers }: FastifyRequest): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Number.POSITIVE_INFINITY;
}

/** Sends the text of a refusal, also while the body of the request still comes in. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, text: string): void {
  if (request.raw.complete || !hasBody(request)) {
    void reply.send(text);
  } else if (request.isAdmitted || announcedLength(request) <= HEARD_OF_STRANGERS) {
    // Fastify would close; but the connection is as good as before once the rest has come.
    void reply.removeHeader('connection');
    boundBody(request);
    void reply.send(text);
  } else {
    void reply.header('connection', 'close').header('content-length', Buffer.byteLength(text));
    // Compressed, the text would come only with the end.
    delete request.raw.headers['accept-encoding'];
    void reply.send(Readable.from(heardOut(request, text), { objectMode: false }));
  }
}

/** Ends the connection of a caller who goes on for longer than any body of ours may be. */
function boundBody({ raw, isAdmitted }: FastifyRequest): void {
  const most = isAdmitted ? HEARD_OF_KNOWN : HEARD_OF_STRANGERS;
  let heard = 0;
  raw.on('data', (part: Buffer) => {
    heard += part.length;
    if (heard > most) raw.destroy();
  });
}

/** The answer at once; its end, with which the connection ends too, when the sender has stopped or had enough time to read. */
async function* heardOut({ raw }: FastifyRequest, text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  await new Promise<void>((resolve) => {
    let heard = 0;
    const timer = setTimeout(resolve, PATIENCE_IN_MILLISECONDS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    raw.once('end', end).once('close', end);
    raw.on('data', (part: Buffer) => {
      heard += part.length;
      if (heard > ENOUGH_OF_STRANGERS) raw.pause();
    });
  });
}
