/**
 * The pairing of one Swiss round (T15): no rematch that can be avoided, no second bye, no dead end, the bye low, score
 * groups, halves. What counts more than what stands in swiss-priorities.ts; why each pair was made stands in the receipt.
 *
 * The same entrants and the same seed give the same pairing on every machine, in whatever order the entrants are listed.
 */

import { type Result, accepted, refused } from '../../kernel/result.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { bestRound } from './best-round.js';
import { openEnd } from './open-end.js';
import { type SwissRound, fieldOf } from './field.js';
import { type SwissReceipt, receiptOf } from './receipt.js';

/** A round without two to play it is no round. */
const FEWEST = 2;

/** The pairs of the round, the best first, the bye last, with the reasons; or why there can be none. */
export function swissPairing(round: SwissRound): Result<SwissReceipt, Violation> {
  if (round.round > round.rounds) {
    return refused(violation('tournament.no-more-rounds', { round: round.round, rounds: round.rounds }));
  }
  const field = fieldOf(round);
  const { length } = field.entrants;
  if (length < FEWEST) return refused(violation('tournament.too-few-entrants', { entrants: length, needed: FEWEST }));
  return accepted(receiptOf(round, field, openEnd(field, bestRound(field), round.rounds - round.round)));
}

/** How many rounds a Swiss has unless the director says otherwise (T15). */
export function defaultSwissRounds(entrants: number): number {
  return Math.max(3, Math.ceil(Math.log2(entrants)));
}
