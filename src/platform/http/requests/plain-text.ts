import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { requestInvalid } from '../application-error.js';
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
    server.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      const text = readText(bytesOf(body));
      if (text === null) done(notText());
      else done(null, new PlainText(text, type));
    });
  }
}

/** Refuses JSON that no request of ours can be, unparsed; and takes a body of nothing as no body: there are requests that need to say nothing, and clients that name a type anyway. */
export function readEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = bytesOf(body);
    const excess = excessOf(bytes, request.routeOptions.config.isBatch === true);
    const text = excess === null ? readText(bytes) : null;
    if (excess !== null) done(requestInvalid([{ pointer: '', ...excess }]));
    else if (text === null) done(notText());
    else if (text === '') done(null);
    else void parse(request, text, (fault, parsed) => done(fault === null ? null : brokenJson(text), parsed));
  });
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
