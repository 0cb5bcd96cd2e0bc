/** The days of a ladder (T17). */

import { type Milliseconds, milliseconds } from '../../kernel/brands.js';
import type { LadderStage } from '../state.js';

export const DAY = 24 * 60 * 60 * 1000;

/** When a challenge is to be played by (T17): a challenged player who has not answered by then loses by forfeit. */
export function lastMoment({ format, challenges }: LadderStage, round: number): Milliseconds | null {
  const challenge = challenges[round - 1];
  return challenge === undefined ? null : milliseconds(challenge.at + format.days * DAY);
}
