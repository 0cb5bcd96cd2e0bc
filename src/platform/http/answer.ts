/** What a use case answers: the body with what goes into the headers. */

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** The version of the thing answered, for `ETag`; null where there is none. */
  readonly version: number | null;
  /** Path of a thing that was made. */
  readonly location: string | null;
}

/** The thing at its present version. */
export function found<Body>(body: Body, version: number | null = null): Answer<Body> {
  return { status: 200, body, version, location: null };
}

/** A thing that was made, and where it is. */
export function made<Body>(body: Body, version: number | null, location: string): Answer<Body> {
  return { status: 201, body, version, location };
}

/** Thrown when this request was answered before under its idempotency key: the same answer is sent again. */
export class ReplayedAnswer extends Error {
  override readonly name = 'ReplayedAnswer';

  constructor(readonly answer: Answer) {
    super('answered before');
  }
}
