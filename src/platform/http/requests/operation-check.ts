import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A handler of a controller, as its decorators know it. */
export interface OperationHandler {
  readonly controller: object;
  readonly name: string;
  readonly handler: object;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler that answers; missing where no operation of the API does. */
    readonly operation?: OperationHandler;
  }
}

/** Throws the refusal of a request, before its handler is called. */
export type Check = (request: FastifyRequest) => void;

/**
 * Lets every operation that is added later be checked. What depends on the operation is found out once, when its route is added:
 * `checkOf` gives null where there is nothing to check.
 */
export function checkOperations(server: FastifyInstance, checkOf: (operation: OperationHandler) => Check | null): void {
  server.addHook('onRoute', (route) => {
    const { operation } = route.config ?? {};
    const check = operation === undefined ? null : checkOf(operation);
    if (check === null) return;
    const before = route.preHandler === undefined ? [] : [route.preHandler].flat();
    route.preHandler = [
      ...before,
      (request, _reply, done) => {
        check(request);
        done();
      },
    ];
  });
}
