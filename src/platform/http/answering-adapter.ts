import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import type { Answer } from './answer.js';
import { linkToNextPage } from './next-page.js';
import { WrittenJson } from './written-json.js';

type Replied = ReturnType<FastifyAdapter['reply']>;
type Response = Parameters<FastifyAdapter['reply']>[0];

/**
 * Sets status, `ETag` and `Location` from the answer of a use case and sends its body; 304 when the reader has that
 * version. An interceptor could do the same, but then every request would pay for the machinery of interceptors.
 */
export class AnsweringAdapter extends FastifyAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): Replied {
    if (!isAnswer(body) || !isReply(response)) return super.reply(response, body, statusCode);
    const content = sendAnswer(response, body);
    const { method, headers } = response.request;
    if (method === 'GET' && body.version !== null && hasVersion(headers['if-none-match'], body.version)) {
      return super.reply(response, undefined, 304);
    }
    return super.reply(response, content);
  }
}

/** Writes the answer's status and headers and gives what is to be its body. */
export function sendAnswer(reply: FastifyReply, answer: Answer): unknown {
  void reply.status(answer.status);
  if (answer.version !== null) void reply.header('etag', etagOf(answer.version));
  if (answer.location !== null) void reply.header('location', answer.location);
  void reply.header('vary', varyOf(reply));
  linkToNextPage(reply, answer.body);
  if (!(answer.body instanceof WrittenJson)) return answer.body;
  void reply.type('application/json; charset=utf-8');
  return answer.body.bytes;
}

/** Staff sees more than others, and others than those without a token: no cache may give the one the answer of the other. */
function varyOf(reply: FastifyReply): string {
  const vary = reply.getHeader('vary');
  return vary === undefined ? 'authorization' : `${String(vary)}, authorization`;
}

export function etagOf(version: number): string {
  return `"${version}"`;
}

function hasVersion(wanted: string | undefined, version: number): boolean {
  if (wanted === undefined) return false;
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etagOf(version));
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'version' in value && 'location' in value && 'body' in value;
}

function isReply(response: Response): response is FastifyReply & Response {
  return 'request' in response;
}
