import { randomUUID } from 'node:crypto';
import type { FastifyAdapter, NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyBaseLogger } from 'fastify';
import { observeRequests } from './modules/health/index.js';
import { openApiDocument } from './openapi.js';
import { Config } from './platform/config/config.js';
import { AnsweringAdapter } from './platform/http/answering-adapter.js';
import { FormPipe } from './platform/http/form.js';
import { readPlainText } from './platform/http/plain-text.js';
import { ProblemFilter } from './platform/http/problem.filter.js';
import { answerBadAddress, answerBadBytes } from './platform/http/unreadable-requests.js';
import type { Logger } from './platform/logging/logger.js';
import { RequestLog } from './platform/logging/request-log.js';
import { PROBLEMS } from './rules/problems.js';

const EXPOSED_HEADERS = ['ETag', 'Location', 'Idempotent-Replayed', 'Retry-After', 'Content-Disposition'];
const DAY_IN_SECONDS = 86_400;

/** Leaves the parsers as Fastify has them: JSON and plain text. Nest would add forms, which no address here takes. */
class PlainAdapter extends AnsweringAdapter {
  override registerParserMiddleware(): void {}
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
    // Idle connections are closed at shutdown, open requests finish.
    forceCloseConnections: 'idle',
  });
}

/** Everything about HTTP that holds for all modules; the tests use the same. */
export function configureApp(app: NestFastifyApplication): void {
  const config = app.get(Config);
  app.useGlobalPipes(new FormPipe());
  app.useGlobalFilters(new ProblemFilter(PROBLEMS));
  if (config.corsOrigins.length > 0) {
    const [first] = config.corsOrigins;
    const origin = first === '*' ? '*' : [...config.corsOrigins];
    app.enableCors({
      origin,
      exposedHeaders: EXPOSED_HEADERS,
      methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
      maxAge: DAY_IN_SECONDS,
    });
  }
  readPlainText(app.getHttpAdapter().getInstance());
  observeRequests(app);
  SwaggerModule.setup('docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'openapi.json',
    yamlDocumentUrl: 'openapi.yaml',
    customSiteTitle: 'Backgammon club',
  });
  // After a signal the process ends in order, with 0, once everything has stopped.
  app.enableShutdownHooks([], { useProcessExit: true });
}
