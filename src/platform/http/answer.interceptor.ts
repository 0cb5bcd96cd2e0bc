import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Observable, map } from 'rxjs';
import type { Answer } from './answer.js';

/** Sets status, `ETag` and `Location` from the answer and gives its body; 304 when the reader has that version. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor<unknown, unknown> {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(
      map((answer) => {
        if (!isAnswer(answer)) return answer;
        const body = sendAnswer(reply, answer);
        if (request.method === 'GET' && answer.version !== null && hasVersion(request, answer.version)) {
          void reply.status(304);
          return undefined;
        }
        return body;
      }),
    );
  }
}

/** Writes the answer's status and headers and gives what is to be its body. */
export function sendAnswer(reply: FastifyReply, answer: Answer): unknown {
  void reply.status(answer.status);
  if (answer.version !== null) void reply.header('etag', etagOf(answer.version));
  if (answer.location !== null) void reply.header('location', answer.location);
  return answer.body;
}

export function etagOf(version: number): string {
  return `"${version}"`;
}

function hasVersion(request: FastifyRequest, version: number): boolean {
  const wanted = request.headers['if-none-match'];
  if (wanted === undefined) return false;
  const tags = wanted.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etagOf(version));
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'version' in value && 'location' in value && 'body' in value;
}
