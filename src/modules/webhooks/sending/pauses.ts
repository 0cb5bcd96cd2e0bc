const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const SHORTEST = 5 * SECOND;
const LONGEST = 6 * HOUR;

/** How long the service tries to send one delivery. */
export const PATIENCE = 72 * HOUR;

/** The pause after a failure, so that each is as long as all the time since the first attempt; null: it is given up. */
export function pauseAfter(firstAttempt: number, now: number): number | null {
  const spent = now - firstAttempt;
  return spent >= PATIENCE ? null : Math.max(SHORTEST, Math.min(spent, LONGEST));
}
