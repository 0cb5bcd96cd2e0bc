import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseUnavailableError } from '../database/database.js';
import { ApplicationError } from './application-error.js';
import { ReplayedAnswer } from './answer.js';
import { sendAnswer } from './answering-adapter.js';
import type { ProblemKind, ProblemTable } from './problems.js';

/** RFC 9457, with our fields. */
interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly requestId: string;
  readonly params?: unknown;
  readonly errors?: unknown;
}

const CODE_BY_STATUS: Readonly<Record<number, string>> = {
  400: 'request.invalid',
  401: 'request.unauthenticated',
  403: 'request.forbidden',
  404: 'route.not-found',
  405: 'request.method-not-allowed',
  406: 'request.not-acceptable',
  413: 'request.too-large',
  415: 'request.media-type',
  429: 'request.rate-limited',
  503: 'service.unavailable',
};

/** More than this nobody is heard out. */
const HEARD_OUT = 67_108_864;

const FALLBACK: ProblemKind = { status: 500, title: 'The service failed' };

/** Turns everything that is thrown into one kind of document. Bugs are logged and tell the caller nothing. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger = new Logger(ProblemFilter.name);
  readonly #kinds: ProblemTable;

  /** @param kinds every code that may be thrown, with status and title */
  constructor(kinds: ProblemTable) {
    this.#kinds = kinds;
  }

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (thrown instanceof ReplayedAnswer) {
      void reply.header('idempotent-replayed', 'true');
      void reply.send(sendAnswer(reply, thrown.answer));
      return;
    }
    const document = this.#document(thrown, request.id);
    if (document.status >= 500) this.#logger.error({ err: thrown, requestId: request.id }, 'request failed');
    if (thrown instanceof ApplicationError && thrown.facts.retryAfter !== undefined) {
      void reply.header('retry-after', String(thrown.facts.retryAfter));
    }
    if (document.status === 413 || document.status === 415) hearOut(request, reply);
    if (document.status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply.status(document.status).header('content-type', 'application/problem+json; charset=utf-8');
    void reply.send(JSON.stringify(document));
  }

  #document(thrown: unknown, requestId: string): ProblemDocument {
    if (thrown instanceof ApplicationError) {
      const { code, detail, facts } = thrown;
      return {
        ...this.#head(code, requestId, facts.errors !== undefined),
        detail,
        ...(facts.params === undefined ? {} : { params: facts.params }),
        ...(facts.errors === undefined ? {} : { errors: facts.errors }),
      };
    }
    if (thrown instanceof DatabaseUnavailableError) {
      return { ...this.#head('service.unavailable', requestId), detail: 'The database cannot be reached.' };
    }
    const status = statusOf(thrown);
    const code =
      status === null ? undefined : (CODE_BY_STATUS[status] ?? (status < 500 ? 'request.invalid' : undefined));
    if (code === undefined) {
      return { ...this.#head('service.failed', requestId), detail: 'Something went wrong here. It has been logged.' };
    }
    return { ...this.#head(code, requestId), detail: messageOf(thrown) };
  }

  #head(code: string, requestId: string, inBody = false): Omit<ProblemDocument, 'detail'> {
    const { status, statusInBody, title } = this.#kinds[code] ?? FALLBACK;
    return { type: `/problems/${code}`, title, status: (inBody ? statusInBody : undefined) ?? status, code, requestId };
  }
}

/** Takes in what is still being sent: who is cut off while sending does not get to read the answer. */
function hearOut({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  void reply.removeHeader('connection');
  let heard = 0;
  raw.on('data', (part: Buffer) => {
    heard += part.length;
    if (heard > HEARD_OUT) raw.destroy();
  });
}

/** The HTTP status of an error of the framework; null for anything else. */
function statusOf(thrown: unknown): number | null {
  if (thrown instanceof HttpException) return thrown.getStatus();
  if (typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown) {
    const { statusCode } = thrown;
    if (typeof statusCode === 'number') return statusCode;
  }
  return null;
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : 'The request cannot be read.';
}
