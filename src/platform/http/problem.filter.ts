import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inspect } from 'node:util';
import { isNativeError } from 'node:util/types';
import { DatabaseFullError, DatabaseUnavailableError } from '../database/database.js';
import type { Logger } from '../logging/logger.js';
import { ApplicationError, type FieldFault } from './application-error.js';
import { ReplayedAnswer } from './answers/answer.js';
import { sendAnswer } from './answers/answering-adapter.js';
import { TooLateError } from './requests/request-deadline.js';
import { type ProblemTable, problemHead } from './problems.js';
import { CountedRefusal, rateLimitFields } from './requests/rate-limit.js';
import { RecipientGone } from './answers/recipient.js';
import { sendRefusal } from './requests/refused-body.js';

/** RFC 9457, with our fields. */
interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly requestId: string;
  readonly params?: unknown;
  readonly errors?: readonly FieldFault[];
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

/** What is said of the form of a request, whatever the thing is that it is about. */
const ABOUT_FORM: readonly number[] = [400, 406, 413, 415, 428];

/** Seconds after which trying again makes sense, where nothing else is known. */
const RETRY_AFTER = 2;

/** Asks who sends a request, and throws 401, 403 or 429 where the caller may not send it. */
export type Admit = (request: FastifyRequest) => Promise<void>;

/**
 * Turns everything that is thrown into one kind of document. Bugs are logged and tell the caller nothing. What is wrong in the
 * form of a request is described only to those who may send it: the form is looked at before anything is read, the token in the
 * same read as everything else, so where the form ends a request early the token is asked for here.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  readonly #logger: Logger;
  readonly #kinds: ProblemTable;

  readonly #admit: Admit;

  /**
   * @param kinds every code that may be thrown, with status and title
   * @param admit is asked before anything is said about the form of a request
   */
  constructor(kinds: ProblemTable, logger: Logger, admit: Admit) {
    this.#kinds = kinds;
    this.#logger = logger;
    this.#admit = admit;
  }

  async catch(thrown: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (thrown instanceof ReplayedAnswer) {
      void reply.header('idempotent-replayed', 'true');
      void reply.send(sendAnswer(reply, thrown.answer));
      return;
    }
    // The recipient has gone: there is nothing to answer.
    if (thrown instanceof RecipientGone) {
      request.log.info({ requestId: request.id }, thrown.message);
      return;
    }
    let refusal = thrown;
    let document = this.#document(refusal, request);
    if (ABOUT_FORM.includes(document.status)) {
      try {
        await this.#admit(request);
      } catch (notAdmitted) {
        refusal = notAdmitted;
        document = this.#document(refusal, request);
      }
    }
    if (document.status >= 500) this.#log(refusal, document, request);
    // The answer was that it took too long; what came of it afterwards stands in the log.
    if (reply.sent) return;
    const retryAfter = refusal instanceof ApplicationError ? refusal.facts.retryAfter : undefined;
    if (retryAfter !== undefined || document.status === 503) {
      void reply.header('retry-after', String(retryAfter ?? RETRY_AFTER));
    }
    if (refusal instanceof CountedRefusal) void reply.headers(rateLimitFields(refusal.limit));
    if (document.status === 401) void reply.header('www-authenticate', 'Bearer');
    // What the operation says of its good answers must not make anyone keep a refusal, nor save it as the file that was asked for.
    void reply
      .removeHeader('content-disposition')
      .status(document.status)
      .headers({ 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' });
    sendRefusal(request, reply, JSON.stringify(document));
  }

  /** Everything that is known about a failure, for those who run the service. */
  #log(thrown: unknown, { status, code }: ProblemDocument, { id, method, url }: FastifyRequest): void {
    const err = isNativeError(thrown) ? thrown : new Error(`something was thrown that is no error: ${inspect(thrown)}`);
    const facts = { err, requestId: id, method, path: url.split('?', 1)[0], status, code };
    if (status === 503) this.#logger.warn(facts, 'request could not be served');
    else this.#logger.error(facts, 'request failed');
  }

  #document(thrown: unknown, request: FastifyRequest): ProblemDocument {
    const { id: requestId, method } = request;
    if (thrown instanceof ApplicationError) {
      const { code, detail, facts } = thrown;
      return {
        ...this.#head(code, requestId, facts.errors !== undefined),
        detail,
        ...(facts.params === undefined ? {} : { params: facts.params }),
        ...(facts.errors === undefined ? {} : { errors: facts.errors }),
      };
    }
    if (thrown instanceof DatabaseFullError) {
      const detail = 'The disk of the database is full. Nothing was changed; try again when there is room.';
      return { ...this.#head('service.storage-full', requestId), detail };
    }
    if (thrown instanceof DatabaseUnavailableError || thrown instanceof TooLateError) {
      const what = thrown instanceof TooLateError ? 'The answer took too long.' : 'The database cannot be reached.';
      return { ...this.#head('service.unavailable', requestId), detail: `${what} ${whatNow(method)}` };
    }
    const status = statusOf(thrown);
    const code =
      status === null ? undefined : (CODE_BY_STATUS[status] ?? (status < 500 ? 'request.invalid' : undefined));
    if (code === undefined) {
      return {
        ...this.#head('service.failed', requestId),
        detail: 'The service failed. The fault is in its log under this requestId.',
      };
    }
    const detail =
      status === 404 ? nothingThere(request) : status === 415 ? unknownMediaType(request) : messageOf(thrown);
    const fault: FieldFault = { pointer: '', message: detail, rule: 'format' };
    return { ...this.#head(code, requestId), detail, ...(code === 'request.invalid' ? { errors: [fault] } : {}) };
  }

  #head(code: string, requestId: string, inBody = false): Omit<ProblemDocument, 'detail'> {
    return problemHead(this.#kinds, code, requestId, inBody);
  }
}

/** What the caller knows and can do when there is no answer of the database. */
function whatNow(method: string): string {
  return method === 'GET' || method === 'HEAD'
    ? 'Try again.'
    : 'The request may or may not have taken effect: send it again with the same Idempotency-Key, and it takes effect once.';
}

/** Characters of an address that a sentence repeats. */
const LONGEST_ADDRESS = 100;

function nothingThere({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  const shown = path.length > LONGEST_ADDRESS ? `${path.slice(0, LONGEST_ADDRESS)}…` : path;
  return `There is nothing at ${shown}. GET /v1 tells the addresses, and /docs describes them.`;
}

const LONGEST_TYPE = 60;

/** Which bodies the address takes, and which one came. */
function unknownMediaType({ headers, routeOptions }: FastifyRequest): string {
  const takes = routeOptions.config.takes ?? ['application/json'];
  const sent = headers['content-type']?.slice(0, LONGEST_TYPE) ?? '';
  return `This address takes ${takes.join(' or ')}; the body was sent ${sent === '' ? 'without a Content-Type' : `as ${sent}`}.`;
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
