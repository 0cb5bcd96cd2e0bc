import { ApplicationError } from '../application-error.js';

/** How many tries a caller has left, and when they are as many again. */
export interface RateLimit {
  readonly name: string;
  /** Tries in each window. */
  readonly quota: number;
  readonly windowInSeconds: number;
  readonly left: number;
  readonly secondsToNext: number;
}

/** A refusal that counts against a limit, or that comes because it is used up. */
export class CountedRefusal extends ApplicationError {
  constructor(
    code: string,
    detail: string,
    readonly limit: RateLimit,
    facts: ApplicationError['facts'] = {},
  ) {
    super(code, detail, facts);
  }
}

/** The limit as header fields, in the form of the IETF's draft (draft-ietf-httpapi-ratelimit-headers). */
export function rateLimitFields({ name, quota, windowInSeconds, left, secondsToNext }: RateLimit) {
  return {
    'ratelimit-policy': `"${name}";q=${quota};w=${windowInSeconds}`,
    ratelimit: `"${name}";r=${left};t=${secondsToNext}`,
  };
}
