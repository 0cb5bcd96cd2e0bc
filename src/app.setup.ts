import { randomUUID } from 'node:crypto';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyBaseLogger } from 'fastify';
import { admitBodies, admitting, serveInTurn } from './modules/auth/index.js';
import { observeRequests } from './modules/health/index.js';
import { servePages } from './modules/pages/index.js';
import { Config } from './platform/config/config.js';
import { answerByMethods } from './platform/http/requests/allowed-methods.js';
import { AnsweringAdapter } from './platform/http/answers/answering-adapter.js';
import { compressAnswers } from './platform/http/answers/compression.js';
import { limitConnections } from './platform/http/requests/connections.js';
import { limitPipelines } from './platform/http/requests/pipelined-requests.js';
import { FormPipe } from './platform/http/forms/form.js';
import { refuseUnacceptableTypes } from './platform/http/forms/given-types.js';
import { refuseUnknownInput } from './platform/http/requests/known-input.js';
import { readEmptyJson, readPlainText } from './platform/http/requests/plain-text.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { readStreamedBodies } from './platform/http/requests/streamed-body.js';
import { answerInTime } from './platform/http/requests/request-deadline.js';
import { sendSecurityHeaders } from './platform/http/answers/security-headers.js';
import { ARRIVAL_IN_SECONDS, answerBadAddress, answerBadBytes } from './platform/http/requests/unreadable-requests.js';
import { Logger } from './platform/logging/logger.js';
import { RequestLog } from './platform/logging/request-log.js';
import { PROBLEMS } from './rules/problems.js';

const EXPOSED_HEADERS = [
  'ETag',
  'Location',
  'Idempotent-Replayed',
  'Retry-After',
  'Content-Disposition',
  'Allow',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
];
const DAY_IN_SECONDS = 86_400;
/** Milliseconds that open requests have at shutdown: the process ends within ten seconds, and the database is closed after them. */
const LAST_ANSWERS = 7_500;
const ARRIVAL_IN_MILLISECONDS = ARRIVAL_IN_SECONDS * 1000;
/** How long an idle connection is kept: longer than proxies keep theirs (60 s), so that none sends into a closing one. */
const IDLE_IN_MILLISECONDS = 72_000;

/** Leaves the parsers as Fastify has them: JSON and plain text. Nest would add forms, which no address here takes. */
class PlainAdapter extends AnsweringAdapter {
  override registerParserMiddleware(): void {}

  /** Lets open requests finish, and cuts what is still open after a while: answers that do not come, requests half sent. */
  override async close(): Promise<void> {
    const server = this.getHttpServer();
    const cut = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
    try {
      await super.close();
    } finally {
      clearTimeout(cut);
    }
  }
}

/** The HTTP server under the application. */
export function httpAdapter(config: Config, logger: Logger): FastifyAdapter {
  return new PlainAdapter({
    bodyLimit: config.bodyLimit,
    logController: new RequestLog({ requestIdLogLabel: 'requestId' }),
    loggerInstance: logger as unknown as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadBytes,
    // Requests that never end hold their connection so long and no longer.
    requestTimeout: ARRIVAL_IN_MILLISECONDS,
    keepAliveTimeout: IDLE_IN_MILLISECONDS,
    http: { headersTimeout: ARRIVAL_IN_MILLISECONDS, connectionsCheckingInterval: 1_000 },
    // Idle connections are closed at shutdown; open requests, and those that come in by their connections, finish.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  });
}

/** Everything about HTTP that holds for all modules; the tests use the same. Routes are added later. */
export async function configureApp(app: NestFastifyApplication): Promise<void> {
  const config = app.get(Config);
  app.useGlobalPipes(new FormPipe());
  app.useGlobalFilters(new ProblemFilter(PROBLEMS, app.get(Logger), admitting(app)));
  if (config.corsOrigins.length > 0) {
    const [first] = config.corsOrigins;
    const origin = first === '*' ? '*' : [...config.corsOrigins];
    app.enableCors({
      origin,
      exposedHeaders: EXPOSED_HEADERS,
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      maxAge: DAY_IN_SECONDS,
      // It adds its headers to every OPTIONS, and the answer is made where the methods of addresses are known.
      strictPreflight: false,
      preflightContinue: true,
    });
  }
  const server = app.getHttpAdapter().getInstance();
  limitPipelines(server);
  await compressAnswers(server);
  answerByMethods(server);
  readPlainText(server);
  readEmptyJson(server);
  readStreamedBodies(server);
  answerInTime(server, config.requestTimeout);
  refuseUnacceptableTypes(server);
  refuseUnknownInput(server);
  observeRequests(app);
  admitBodies(app);
  limitConnections(app.getHttpServer(), config.maxConnections);
  sendSecurityHeaders(server);
  serveInTurn(app);
  servePages(app);
  // After a signal the process ends in order, with 0, once everything has stopped.
  app.enableShutdownHooks([], { useProcessExit: true });
}
