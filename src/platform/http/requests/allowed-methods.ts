/** What can be done at an address: `OPTIONS` answers it, and 405 says it to those who try something else. */
import { MethodNotAllowedException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import router from 'find-my-way';

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const;

/** Answers for all routes that are added later. */
export function answerByMethods(server: FastifyInstance): void {
  // The same addresses as in the server's own router, which cannot be asked.
  const routes = router();
  // Last parts of addresses that are words, some of which stand where others have an id: `/v1/players/import`.
  const words = new Set<string>();
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of METHODS) if ([method].flat().includes(each)) routes.on(each, url, () => {});
    const last = lastPart(url);
    if (!last.startsWith(':')) words.add(last);
  });

  /** The methods that exist at the address of the request. A word is never an id, whatever the method. */
  const methodsAt = ({ url }: FastifyRequest): readonly string[] => {
    const path = pathOf(url);
    const found = METHODS.flatMap((method) => {
      const route = routes.find(method, path);
      return route === null ? [] : [{ method, ids: Object.keys(route.params).length }];
    });
    const fewest = Math.min(...found.map(({ ids }) => ids));
    return found.flatMap(({ method, ids }) => (ids === fewest ? [method] : []));
  };
  const allowedFor = (request: FastifyRequest): string | null => {
    const known = methodsAt(request);
    return known.length === 0 ? null : [...known, 'OPTIONS'].join(', ');
  };

  /** Whether the server took a word of the address for an id, because the word has no such method. */
  const isWordAsId = (request: FastifyRequest): boolean =>
    lastPart(request.routeOptions.url ?? '').startsWith(':') &&
    words.has(lastPart(pathOf(request.url))) &&
    !methodsAt(request).includes(request.method);

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
    const allowed = request.is404 || isWordAsId(request) ? allowedFor(request) : null;
    if (allowed === null) {
      done(null, payload);
      return;
    }
    void reply.header('allow', allowed);
    done(new MethodNotAllowedException(`This address does not allow ${request.method}. It allows ${allowed}.`));
  });
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Whether a browser asks on behalf of a page of another origin. */
function isPreflight({ headers }: FastifyRequest): boolean {
  return headers.origin !== undefined && headers['access-control-request-method'] !== undefined;
}
