import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnacceptable } from '../requests/accepted-types.js';
import { hasTag } from './entity-tags.js';

export const HTML = 'text/html; charset=utf-8';
export const JSON_TEXT = 'application/json; charset=utf-8';

/** Something that is the same for everybody until the service ends. */
export interface ServedText {
  readonly type: string;
  /** Other names of the type that readers may ask for. */
  readonly otherTypes?: readonly string[];
  /** How long caches may keep it (`Cache-Control`); not set: they have to ask each time. */
  readonly keptFor?: string;
  /** Makes it, when it is asked for the first time. */
  readonly make: () => Promise<string> | string;
}

interface Made {
  readonly text: PackedText;
  /** Without its quotes. */
  readonly tag: string;
}

/** Of 0 to 11: the last two take many times as long for little. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** The codings that readers may name in `Accept-Encoding`, the best one first. Those who rank them get what is compressed for them. */
const CODINGS = [
  { name: 'br', named: /(?:^|,)\s*br\s*(?:,|$)/i, pack: (body: Buffer): Promise<Buffer> => compress.br(body, BROTLI) },
  { name: 'gzip', named: /(?:^|,)\s*gzip\s*(?:,|$)/i, pack: (body: Buffer): Promise<Buffer> => compress.gzip(body) },
] as const;
/** Bytes that fit into one packet, compressed or not. */
const SMALL = 1_024;

/** A text that is compressed once for all who read it. */
export class PackedText {
  private readonly packed = new Map<string, Promise<Buffer>>();

  constructor(private readonly body: Buffer) {}

  /** The bytes for this reader; the reply says how they are coded. */
  async bytesFor(request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
    const coding = CODINGS.find(({ named }) => named.test(request.headers['accept-encoding'] ?? ''));
    if (coding === undefined || this.body.length < SMALL) return this.body;
    const packed = this.packed.get(coding.name) ?? coding.pack(this.body);
    this.packed.set(coding.name, packed);
    void reply.header('content-encoding', coding.name);
    return packed;
  }
}

/** A text that is made, and compressed, once and sent to all who ask for it; 304 to readers who have it. */
export class KeptText {
  private made: Promise<Made> | null = null;

  constructor(private readonly text: ServedText) {}

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    this.made ??= madeOf(this.text.make);
    const { text, tag } = await this.made;
    void reply.header('etag', `"${tag}"`).header('cache-control', this.text.keptFor ?? 'no-cache');
    if (hasTag(request.headers['if-none-match'], tag)) return reply.status(304).send();
    return reply.header('content-type', this.text.type).send(await text.bytesFor(request, reply));
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
  return { text: new PackedText(body), tag: hash('sha256', body, 'base64url').slice(0, 22) };
}
