import type { FastifyInstance } from 'fastify';

/** A body that was sent as text/plain; a JSON text is an ordinary string. */
export class PlainText {
  constructor(readonly text: string) {}
}

/** Tells bodies of text from JSON that happens to be a text. */
export function readPlainText(server: FastifyInstance): void {
  server.removeContentTypeParser('text/plain');
  server.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new PlainText(String(body)));
  });
}
