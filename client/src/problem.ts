import type { Schemas } from './schemas.js';

/** What the service refused, as it says so itself (RFC 9457): show `detail`, decide by `code`. */
export type ProblemDocument = Schemas['ProblemDto'];

/** A refusal by the service, thrown by every call of the client. */
export class ClubProblem extends Error {
  override readonly name = 'ClubProblem';

  constructor(
    readonly document: ProblemDocument,
    /** Seconds after which the service wants to be asked again; null where it does not say. */
    readonly retryAfter: number | null,
  ) {
    super(document.detail);
  }

  get code(): string {
    return this.document.code;
  }

  get status(): number {
    return this.document.status;
  }
}

/** The refusal in an answer; one that another program made on the way, a proxy for example, gets the form of ours. */
export async function problemOf(response: Response): Promise<ClubProblem> {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  const isOurs = response.headers.get('content-type')?.startsWith('application/problem+json') === true;
  if (isOurs) return new ClubProblem((await response.json()) as ProblemDocument, retryAfter);
  const { status, statusText } = response;
  const title = statusText === '' ? String(status) : statusText;
  const document = { type: 'about:blank', title, status, detail: title, code: `http.${status}`, requestId: '' };
  return new ClubProblem(document as ProblemDocument, retryAfter);
}
