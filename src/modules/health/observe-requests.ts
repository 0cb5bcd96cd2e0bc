import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Metrics } from './metrics.js';

/** For requests to addresses that do not exist: whatever they were, they are counted as one route. */
const NO_ROUTE = 'none';

/** Counts every request from now on, also those that were refused before they came to a handler. */
export function observeRequests(app: NestFastifyApplication): void {
  const metrics = app.get(Metrics);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onResponse', (request, reply, done) => {
      metrics.count({
        method: request.method,
        route: request.routeOptions.url ?? NO_ROUTE,
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
      done();
    });
}
