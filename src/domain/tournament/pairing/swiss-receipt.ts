/** Why each pair of a Swiss round was made: what a director answers when somebody asks. */

import type { Id } from '../../kernel/brands.js';
import type { Round } from './best-round.js';
import type { Look, OpenEnd } from './open-end.js';
import { type Field, type SwissRound, isFresh } from './swiss-field.js';
import { COSTS, gap } from './swiss-priorities.js';

export const PAIR_REASONS = ['drawn', 'halves', 'floated', 'moved', 'rematch'] as const;
/**
 * `drawn`: by lot. `halves`: as the halves of the score group give it. `floated`: one came down from a higher group.
 * `moved`: away from the partner that the halves give, who was met before or is needed elsewhere. `rematch`: every
 * other round would have more of them, or the same number in higher groups.
 */
export type PairReason = (typeof PAIR_REASONS)[number];

export interface SwissPair {
  /** The one who stands better. */
  readonly white: Id;
  readonly black: Id;
  /** Places in the order of the round, from 1. */
  readonly ranks: { readonly white: number; readonly black: number };
  /** Wins of the score group in which the pair was made: those of black. */
  readonly scoreGroup: number;
  /** How many score groups white came down; 0 if both are of one group. */
  readonly float: number;
  /** Matches that the two have played before. */
  readonly meetings: number;
  readonly reason: PairReason;
  /** For `moved` and `rematch`: the partner that the halves would have given to white. */
  readonly instead: { readonly id: Id; readonly because: 'met' | 'elsewhere' } | null;
}

export const BYE_REASONS = [
  'drawn',
  'lowest',
  'lowest-without-bye',
  'keeps-others-apart',
  'everybody-had-one',
] as const;
/**
 * `drawn`: by lot. `lowest`: ranked last. `lowest-without-bye`: those ranked lower have had one. `keeps-others-apart`: with a bye for
 * somebody ranked lower there would be more rematches, now or later. `everybody-had-one`, or those who had none are
 * needed to avoid a rematch.
 */
export type ByeReason = (typeof BYE_REASONS)[number];

export interface SwissBye {
  readonly id: Id;
  readonly rank: number;
  /** Byes before this one. */
  readonly byes: number;
  readonly reason: ByeReason;
}

export interface SwissReceipt {
  readonly round: number;
  readonly seed: string;
  /** Those who were paired, the best first: the order from which everything else follows. */
  readonly order: readonly Id[];
  readonly pairs: readonly SwissPair[];
  readonly bye: SwissBye | null;
  readonly rematches: number;
  /** Rounds still to come, how many of them are known to need no rematch as the field stands, and how that is known. */
  readonly ahead: { readonly rounds: number; readonly open: number; readonly look: Look };
}

export function receiptOf(asked: SwissRound, field: Field, { round, look, open }: OpenEnd): SwissReceipt {
  const inOrder = round.toSorted(([one], [other]) => one - other);
  const pairs = inOrder.filter(([, other]) => other !== field.bye).map((pair) => pairOf(asked, field, pair));
  const rounds = asked.rounds - asked.round;
  return {
    round: asked.round,
    seed: asked.seed,
    order: field.entrants.map(({ id }) => id),
    pairs,
    bye: byeOf(asked, field, round),
    rematches: pairs.filter(({ meetings }) => meetings > 0).length,
    ahead: { rounds, open, look },
  };
}

function pairOf(asked: SwissRound, field: Field, [seat, other]: Round[number]): SwissPair {
  const reason = reasonOf(asked, field, seat, other);
  return {
    white: idOf(field, seat),
    black: idOf(field, other),
    ranks: { white: seat + 1, black: other + 1 },
    scoreGroup: field.entrants[other]?.wins ?? 0,
    float: gap(field, seat, other),
    meetings: field.met(seat, other),
    reason,
    instead: reason === 'moved' || reason === 'rematch' ? insteadOf(field, seat, other) : null,
  };
}

function reasonOf({ round, draw, inGroups }: SwissRound, field: Field, seat: number, other: number): PairReason {
  if (field.met(seat, other) > 0) return 'rematch';
  if (gap(field, seat, other) > 0) return 'floated';
  const size = field.groups[field.group[seat] ?? 0]?.size ?? 0;
  // Half a place is what somebody who leaves or joins an odd group costs everybody in it.
  if (COSTS.offset(field, seat, other) > size % 2) return 'moved';
  const byLot = round === 1 ? draw === 'random' : inGroups === 'random';
  return byLot ? 'drawn' : 'halves';
}

/** Who stands half a group from white, if that is somebody else. */
function insteadOf(field: Field, seat: number, other: number): SwissPair['instead'] {
  const group = field.group[seat] ?? 0;
  const { first, size } = field.groups[group] ?? { first: 0, size: 0 };
  const place = field.position[seat] ?? 0;
  const half = Math.floor(size / 2);
  const wanted = place < half ? place + half : place - half;
  const due = Array.from({ length: size }, (_, index) => first + index).find((at) => field.position[at] === wanted);
  if (due === undefined || due === other || due === seat) return null;
  return { id: idOf(field, due), because: isFresh(field, seat, due) ? 'elsewhere' : 'met' };
}

function byeOf(asked: SwissRound, field: Field, round: Round): SwissBye | null {
  const seat = round.find(([, other]) => other === field.bye)?.[0];
  const entrant = seat === undefined ? undefined : field.entrants[seat];
  if (seat === undefined || entrant === undefined) return null;
  const below = field.entrants.slice(seat + 1);
  const reason = (): ByeReason => {
    if (asked.round === 1 && asked.draw === 'random') return 'drawn';
    if (entrant.byes > 0) return 'everybody-had-one';
    if (below.some(({ byes }) => byes === entrant.byes)) return 'keeps-others-apart';
    return below.length === 0 ? 'lowest' : 'lowest-without-bye';
  };
  return { id: entrant.id, rank: seat + 1, byes: entrant.byes, reason: reason() };
}

function idOf(field: Field, seat: number): Id {
  return field.entrants[seat]?.id ?? '';
}
