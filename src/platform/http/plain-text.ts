import type { FastifyInstance } from 'fastify';

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
    server.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => {
      done(null, new PlainText(String(body), type));
    });
  }
}

/** Takes a JSON body of nothing as no body: there are requests that need to say nothing, and clients that name a type anyway. */
export function readEmptyJson(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') done(null);
    else void parse(request, text, done);
  });
}
