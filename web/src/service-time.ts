/** What time it is for the service, by all that it has said: the clock of this device may be wrong. */

/** Milliseconds by which the time of the service is ahead of the time since this page began. */
let ahead = Number.NEGATIVE_INFINITY;

/** Takes down a moment of which the service has spoken: whenever that was said, it was no later than now. */
export function spoken(instant: string | null): void {
  const by = Date.parse(instant ?? '') - performance.now();
  if (by > ahead) ahead = by;
}

/** The time of the service in milliseconds, or up to a second less; not a number before it has spoken. */
export function serviceNow(): number {
  return ahead + performance.now();
}
