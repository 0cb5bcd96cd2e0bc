import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApplicationError, requestInvalid } from '../application-error.js';
import { brokenJson } from './broken-json.js';
import { excessOf } from './json-bounds.js';

/** The type of SGF, under which a body is text too. */
export const SGF_TYPE = 'application/x-go-sgf';

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
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (request, body, done) => {
      const coded = codedFault(request);
      const text = coded === null ? readText(bytesOf(body)) : null;
      if (coded !== null) done(coded);
      else if (text === null) done(notText());
      else done(null, new PlainText(text, type));
    });
  }
}

/** Refuses JSON that no request of ours can be, unparsed; and takes a body of nothing as no body: there are requests that need to say nothing, and clients that name a type anyway. */
export function readEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const coded = codedFault(request);
    if (coded !== null) {
      done(coded);
      return;
    }
    const bytes = bytesOf(body);
    const excess = excessOf(bytes, request.routeOptions.config.isBatch === true);
    const text = excess === null ? readText(bytes) : null;
    if (excess !== null) done(requestInvalid([{ pointer: '', ...excess }]));
    else if (text === null) done(notText());
    else if (text === '') done(null);
    else void parse(request, text, (fault, parsed) => done(fault === null ? null : brokenJson(text), parsed));
  });
}

/** Why the service does not read a body that was compressed, or null: a short one could unfold to any size (RFC 9110, 8.4). */
function codedFault({ headers }: FastifyRequest): Error | null {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return null;
  return new ApplicationError(
    'request.media-type',
    'Send the body as it is, without Content-Encoding: this service reads no compressed bodies.',
  );
}

/** The text of a body, null if it is none: what is no UTF-8 would be kept as question marks. */
function readText(bytes: Buffer): string | null {
  return isUtf8(bytes) ? bytes.toString('utf8') : null;
}

/** Fastify gives the bytes of a body where it was asked for them. */
function bytesOf(body: string | Buffer): Buffer {
  return typeof body === 'string' ? Buffer.from(body) : body;
}

function notText(): Error {
  return requestInvalid([{ pointer: '', message: 'must be text in UTF-8', rule: 'format' }]);
}
