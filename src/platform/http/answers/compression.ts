import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Bytes below which an answer is sent as it is: it fits into one packet, and compressing would save nothing. */
const SMALLEST = 1_024;
/** What becomes much shorter: text, JSON, YAML, SVG, and SGF, which is text too. */
const COMPRESSIBLE = /^text\/(?!event-stream)|[+/](?:json|xml|yaml)(?:;|$)|^application\/x-(?:go-sgf|ndjson)(?:;|$)/;
/** Of 0 to 11: the lower half takes as long as gzip does. */
const BROTLI_QUALITY = 4;

/**
 * Compresses answers for those who say in `Accept-Encoding` that they can read that. Larger ones are compressed in other
 * threads. The tag of an answer stays the same in every encoding: it names the version of a thing, not bytes. Only routes
 * that are added afterwards are compressed.
 */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ['br', 'gzip', 'deflate'],
    threshold: SMALLEST,
    customTypes: COMPRESSIBLE,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    // Bodies that unfold to many times their size are not for a service that bounds them.
    globalDecompression: false,
  });
  // Caches have to know it of the answers that were not compressed too, and of those without a body.
  server.addHook('onSend', (_request, reply, _payload, done) => {
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
    done();
  });
}
