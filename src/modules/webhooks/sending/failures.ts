/** Why an attempt fails: the sentence, which the database keeps, and the reason that it tells. */

/** How the sentence of each reason begins. Rows of 30 days hold them, so a reason keeps its beginning. */
const BEGINNINGS = {
  answered: 'The receiver answered ',
  late: 'The receiver did not answer within ',
  'private-address': "The receiver's address ",
  stopped: 'The service was stopped before the receiver had answered.',
  unreached: 'The receiver could not be reached: ',
} as const;

type Kept = keyof typeof BEGINNINGS;

export const FAILURE_REASONS = ['answered', 'redirected', 'late', 'private-address', 'stopped', 'unreached'] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** What an answer with the status fails by; null where it does not. */
export function answeredFailure(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return `${BEGINNINGS.answered}${status}${isRedirect(status) ? ': redirects are not followed' : ''}.`;
}

export function lateFailure(seconds: number): string {
  return `${BEGINNINGS.late}${seconds} s.`;
}

export function privateFailure(address: string): string {
  return `${BEGINNINGS['private-address']}${address} is on this machine or in a private network, and WEBHOOK_PRIVATE does not allow it.`;
}

export const STOPPED_FAILURE = BEGINNINGS.stopped;

/** @param cause what the network says, such as `ECONNREFUSED` */
export function unreachedFailure(cause: string): string {
  return `${BEGINNINGS.unreached}${cause}.`;
}

/** The reason that a sentence of these tells, with what the network has said; null where the attempt has not failed. */
export function failureTold(
  failure: string | null,
  status: number | null,
): { readonly reason: FailureReason | null; readonly cause: string | null } {
  const kinds = Object.keys(BEGINNINGS) as Kept[];
  const kept = failure === null ? undefined : kinds.find((kind) => failure.startsWith(BEGINNINGS[kind]));
  if (failure === null || kept === undefined) return { reason: null, cause: null };
  if (kept === 'answered' && status !== null && isRedirect(status)) return { reason: 'redirected', cause: null };
  return { reason: kept, cause: kept === 'unreached' ? failure.slice(BEGINNINGS.unreached.length, -1) : null };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
