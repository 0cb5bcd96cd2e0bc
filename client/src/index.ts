/**
 * The typed client of the service: every operation of `openapi.json` by its address, refusals as `ClubProblem`. Runs in
 * browsers, also on an address without TLS, and in Node 20.
 *
 * @example
 *   const club = openClub({ baseUrl: 'http://127.0.0.1:3000', token: () => token });
 *   const { name } = await answerOf(club.GET('/v1/players/{id}', { params: { path: { id } } }));
 */
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { idempotencyKey } from './idempotency-key.js';
import { ClubProblem, problemOf } from './problem.js';
import type { paths } from './schema.js';

export { ClubProblem, idempotencyKey };
export { type FollowOptions, FollowRefused, type LiveEvent, follow } from './follow.js';
export { type ProblemDocument, problemOf } from './problem.js';
export type { Schemas } from './schemas.js';

export interface ClubOptions {
  /** Where the service is found; the page's own origin if empty. */
  readonly baseUrl?: string;
  /** Asked before each call; null for a caller without a token. */
  readonly token?: () => string | null;
  /** Another way to send requests, for tests. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

export type Club = Client<paths>;

const WRITES = ['POST', 'PATCH', 'DELETE'];

/** Calls of the service at an address. Every write carries an idempotency key: its own, or the one that the caller names. */
export function openClub({ baseUrl = '', token = () => null, fetch }: ClubOptions = {}): Club {
  const club = createClient<paths>({ baseUrl, ...(fetch === undefined ? {} : { fetch }) });
  const manners: Middleware = {
    onRequest({ request }) {
      const bearer = token();
      if (bearer !== null) request.headers.set('authorization', `Bearer ${bearer}`);
      if (WRITES.includes(request.method) && !request.headers.has('idempotency-key')) {
        request.headers.set('idempotency-key', idempotencyKey());
      }
    },
    async onResponse({ response }) {
      if (!response.ok && response.status !== 304) throw await problemOf(response);
    },
  };
  club.use(manners);
  return club;
}

/** What the service answered. Refusals were thrown already; an answer without a body is undefined. */
export async function answerOf<T>(call: Promise<{ readonly data?: T }>): Promise<T> {
  return (await call).data as T;
}
