/** The problems that come from the edge, whatever the club plays: code → status and title (api.md, "Errors"). */

export interface ProblemKind {
  readonly status: number;
  /** The status where the body named the thing rather than the path. */
  readonly statusInBody?: number;
  readonly title: string;
  /** Facts as they could be, where it always has some. */
  readonly example?: object;
}

export type ProblemTable = Readonly<Record<string, ProblemKind>>;

export const EDGE_PROBLEMS = {
  'request.invalid': { status: 400, title: 'The request is malformed' },
  'request.unauthenticated': { status: 401, title: 'A valid token is needed' },
  'request.forbidden': { status: 403, title: 'The token does not allow this' },
  'route.not-found': { status: 404, title: 'There is no such address' },
  'request.method-not-allowed': { status: 405, title: 'This address does not allow that method' },
  'request.not-acceptable': { status: 406, title: 'The answer has no acceptable form' },
  'request.timeout': { status: 408, title: 'The request took too long to arrive' },
  'series.changed': { status: 409, title: 'Another act came first' },
  'request.stale': { status: 412, title: 'The version is out of date' },
  'request.too-large': { status: 413, title: 'The request is too large' },
  'request.media-type': { status: 415, title: 'The body has an unsupported type' },
  'idempotency.mismatch': { status: 422, title: 'The idempotency key belongs to another request' },
  'request.too-much': { status: 422, title: 'The answer would be too large' },
  'request.version-required': { status: 428, title: 'If-Match is required' },
  'side.required': { status: 428, title: 'The request must say whose act this is' },
  'throw.required': { status: 428, title: 'The request must say which throw this is' },
  'request.rate-limited': { status: 429, title: 'Too many failed attempts' },
  'service.failed': { status: 500, title: 'The service failed' },
  'series.busy': { status: 503, title: 'Too many writers at once' },
  'service.busy': { status: 503, title: 'Too many requests at once' },
  'service.storage-full': { status: 503, title: 'The disk is full' },
  'service.unavailable': { status: 503, title: 'The service is unavailable' },
} as const satisfies ProblemTable;

const FALLBACK: ProblemKind = { status: 500, title: 'The service failed' };

/** What every document of a problem begins with. `inBody`: the body of the request named the thing. */
export function problemHead(kinds: ProblemTable, code: string, requestId: string, inBody = false) {
  const { status, statusInBody, title } = kinds[code] ?? FALLBACK;
  return { type: `/problems/${code}`, title, status: (inBody ? statusInBody : undefined) ?? status, code, requestId };
}
