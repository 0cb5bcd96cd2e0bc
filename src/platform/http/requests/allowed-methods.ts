/** What can be done at an address: `OPTIONS` answers it, and 405 says it to those who try something else. */
import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import router from 'find-my-way';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/** Answers for all routes that are added later. */
export function answerByMethods(server: FastifyInstance): void {
  // The same addresses as in the server's own router, which cannot be asked.
  const routes = router();
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of METHODS) if ([method].flat().includes(each)) routes.on(each, url, () => {});
  });

  /** The methods that exist at the address of the request; null where none does. */
  const allowedFor = ({ url }: FastifyRequest): string | null => {
    const [path = ''] = url.split('?', 1);
    const known = METHODS.filter((method) => routes.find(method, path) !== null);
    return known.length === 0 ? null : [...known, 'OPTIONS'].join(', ');
  };

  server.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') {
      done();
      return;
    }
    const allowed = allowedFor(request);
    if (allowed !== null) void reply.header('allow', allowed);
    // Browsers ask before they send something from a page of another origin, and then see for themselves what is not there.
    if (allowed !== null || (isPreflight(request) && !request.is404)) void reply.status(204).send();
    else if (request.is404) done();
    else reply.callNotFound();
  });
  server.addHook('preParsing', (request, reply, payload, done) => {
    const allowed = request.is404 ? allowedFor(request) : null;
    if (allowed === null) {
      done(null, payload);
      return;
    }
    void reply.header('allow', allowed);
    done(new MethodNotAllowedException(`This address does not allow ${request.method}. It allows ${allowed}.`));
  });
}

/** Whether a browser asks on behalf of a page of another origin. */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}
