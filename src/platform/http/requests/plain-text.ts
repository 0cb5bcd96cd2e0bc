import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApplicationError, requestInvalid } from '../application-error.js';
import { nextTurn } from '../../work/slices.js';
import { brokenJson } from './broken-json.js';
import { excessOf } from './json-bounds.js';

/** The type of SGF, under which a body is text too. */
export const SGF_TYPE = 'application/x-go-sgf';

/** Bytes of a body that takes a moment to read. */
const LARGE = 16_384;

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends when it is the turn of the request, all of which is there. */
    takeTurn?: () => Promise<void>;
  }
}

/** A body that was sent as text; a JSON text is an ordinary string. */
export class PlainText {
  constructor(
    readonly text: string,
    readonly mediaType: string,
  ) {}
}

/** Tells bodies of text from JSON that happens to be a text. */
export function readPlainText(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  for (const type of ['text/plain', 'text/csv', SGF_TYPE]) {
    server.addContentTypeParser(type, { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
      refuseCoded(request);
      return new PlainText(textOf(await inTurn(request, body)), type);
    });
  }
}

/** Refuses JSON that no request of ours can be, unparsed; and takes a body of nothing as no body: there are requests that need to say nothing, and clients that name a type anyway. */
export function readEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      refuseCoded(request);
      const bytes = await inTurn(request, body);
      const excess = excessOf(bytes, request.routeOptions.config.isBatch === true);
      if (excess !== null) throw requestInvalid([{ pointer: '', ...excess }]);
      const text = textOf(bytes);
      if (text === '') return undefined;
      return new Promise((resolve, reject) => {
        void parse(request, text, (fault, parsed) => {
          if (fault === null) resolve(parsed);
          else reject(brokenJson(text));
        });
      });
    },
  );
}

/** The bytes of a body when it is the turn of its request to be read; large ones are read one in each turn of the event loop. */
async function inTurn(request: FastifyRequest, bytes: Buffer): Promise<Buffer> {
  await request.takeTurn?.();
  if (bytes.length > LARGE) await nextTurn();
  return bytes;
}

/** The service reads no body that was compressed: a short one could unfold to any size (RFC 9110, 8.4). */
function refuseCoded({ headers }: FastifyRequest): void {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return;
  throw new ApplicationError(
    'request.media-type',
    'Send the body as it is, without Content-Encoding: this service reads no compressed bodies.',
  );
}

/** The text of a body; what is no UTF-8 would be kept as question marks. */
function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw requestInvalid([{ pointer: '', message: 'must be text in UTF-8', rule: 'format' }]);
  return bytes.toString('utf8');
}
