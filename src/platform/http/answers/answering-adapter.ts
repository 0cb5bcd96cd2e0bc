import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { type Answer, digestOf } from './answer.js';
import { hasTag } from './entity-tags.js';
import { linkToNextPage } from './next-page.js';
import { WrittenJson } from './written-json.js';

type Replied = ReturnType<FastifyAdapter['reply']>;
type Response = Parameters<FastifyAdapter['reply']>[0];
type Head = Pick<Answer<unknown>, 'status' | 'tag' | 'location'>;

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Sets status, `ETag` and `Location` from the answer of a use case and sends its body; 304 when the reader has the same. An
 * interceptor could do this, but then every request would pay for the machinery of interceptors.
 */
export class AnsweringAdapter extends FastifyAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): Replied {
    if (!isReply(response)) return super.reply(response, body, statusCode);
    // Too late: the caller has been told, and whatever the work came to has no reader.
    if (response.sent) return response;
    if (!isAnswer(body)) return super.reply(response, body, statusCode);
    const { method, headers } = response.request;
    // What HEAD answers is what GET would, without its body.
    if (method !== 'GET' && method !== 'HEAD') return super.reply(response, sendAnswer(response, body));
    const wanted = headers['if-none-match'];
    // Before its body is made.
    if (hasTag(wanted, body.tag)) return super.reply(response, sendUnchanged(response, body), 304);
    // With its body, which is made here and once.
    const whole = { ...body };
    linkToNextPage(response, whole.body);
    const answer = whole.tag === null ? taggedByBody(whole) : whole;
    if (hasTag(wanted, answer.tag)) return super.reply(response, sendUnchanged(response, answer), 304);
    return super.reply(response, sendAnswer(response, answer));
  }
}

/** Writes the answer's status and headers and gives what is to be its body. */
export function sendAnswer(reply: FastifyReply, answer: Answer<unknown>): unknown {
  writeHead(reply, answer);
  const { body } = answer;
  if (!(body instanceof WrittenJson)) return body;
  void reply.type(JSON_TYPE);
  return body.bytes;
}

/** Writes the headers of an answer whose body the reader has already. */
function sendUnchanged(reply: FastifyReply, answer: Head): undefined {
  writeHead(reply, answer);
}

function writeHead(reply: FastifyReply, { status, tag, location }: Head): void {
  void reply.status(status);
  if (tag !== null) void reply.header('etag', `"${tag}"`);
  if (location !== null) void reply.header('location', location);
  void reply.header('vary', varyOf(reply));
}

/** The answer under a tag that its text gives: what has no version of its own, a list for example. */
function taggedByBody(answer: Answer<unknown>): Answer<unknown> & { readonly tag: string } {
  const { body } = answer;
  if (body instanceof WrittenJson) return { ...answer, tag: digestOf(body.bytes) };
  if (typeof body === 'string') return { ...answer, tag: digestOf(body) };
  const written = WrittenJson.of(body);
  return { ...answer, body: written, tag: digestOf(written.bytes) };
}

/** Staff sees more than others, and others than those without a token: no cache may give the one the answer of the other. */
function varyOf(reply: FastifyReply): string {
  const vary = reply.getHeader('vary');
  return vary === undefined ? 'authorization' : `${String(vary)}, authorization`;
}

function isAnswer(value: unknown): value is Answer<unknown> {
  return typeof value === 'object' && value !== null && 'tag' in value && 'location' in value && 'body' in value;
}

function isReply(response: Response): response is FastifyReply & Response {
  return 'request' in response;
}
