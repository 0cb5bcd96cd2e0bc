import type { FastifyInstance } from 'fastify';

/** A body that was sent as text/plain; a JSON text is an ordinary string. */
export class PlainText {
  constructor(readonly text: string) {}
}

/** Tells bodies of text from JSON that happens to be a text. */
export function readPlainText(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser(['text/plain', 'text/csv'], { parseAs: 'string' }, (_request, body, done) => {
    done(null, new PlainText(String(body)));
  });
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
