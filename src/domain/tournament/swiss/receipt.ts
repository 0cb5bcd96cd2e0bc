/** Why a Swiss round has each of its pairs: the director's answer to such a question. */

import type { Id } from '../../kernel/brands.js';
import type { Round } from './best-round.js';
import type { Look, OpenEnd } from './open-end.js';
import { type Field, type SwissRound, isFresh } from './field.js';
import { COSTS, gap } from './priorities.js';

const PAIR_REASONS = ['drawn', 'halves', 'floated', 'moved', 'rematch', 'forbidden', 'by-hand'] as const;
/**
 * `drawn`: by lot. `halves`: as the halves of the score group give it. `floated`: one came down from a higher group.
 * `moved`: away from the partner that the halves give, who was met before or is needed elsewhere. `rematch`: every
 * other round would have more of them, or the same number in higher groups. `forbidden`: the same of pairs that are not to be.
 * `by-hand`: a director has put the two together.
 */
type PairReason = (typeof PAIR_REASONS)[number];

/** What a pair breaks. Only pairs that were made by hand break `other-score-group` and `wanted-bye`. */
export type PairBreak = 'rematch' | 'forbidden' | 'other-score-group' | 'wanted-bye';

/** Matches won; a half for a draw, and for a bye that counts half. */
export type Wins = number;

export interface SwissPair {
  /** The better-placed of the two. */
  readonly white: Id;
  readonly black: Id;
  /** Places in the order of the round, from 1. */
  readonly ranks: { readonly white: number; readonly black: number };
  /** Wins of the score group in which the pair was made: those of black. */
  readonly scoreGroup: Wins;
  /** How many score groups white came down; 0 if both are of one group. */
  readonly float: number;
  /** Matches that the two have played before. */
  readonly meetings: number;
  readonly reason: PairReason;
  /** For `moved` and `rematch`: the partner that the halves would have given to white. */
  readonly instead: { readonly id: Id; readonly because: 'met' | 'forbidden' | 'elsewhere' } | null;
  /** Absent: nothing. */
  readonly breaks?: readonly PairBreak[];
}

const BYE_REASONS = ['drawn', 'lowest', 'lowest-without-bye', 'keeps-others-apart', 'everybody-had-one'] as const;
/**
 * `drawn`: by lot. `lowest`: ranked last. `lowest-without-bye`: those ranked lower have had one. `keeps-others-apart`: with a bye for
 * a lower-ranked entrant there would mean more rematches, now or later. `everybody-had-one`, or those who had none are
 * needed to avoid a rematch.
 */
type ByeReason = (typeof BYE_REASONS)[number];

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
  const breaks = breaksOf(field, seat, other);
  return {
    white: idOf(field, seat),
    black: idOf(field, other),
    ranks: { white: seat + 1, black: other + 1 },
    scoreGroup: field.entrants[other]?.wins ?? 0,
    float: gap(field, seat, other),
    meetings: meetingsOf(field, seat, other),
    reason,
    instead:
      reason === 'moved' || reason === 'rematch' || reason === 'forbidden' ? insteadOf(field, seat, other) : null,
    ...(breaks.length === 0 ? {} : { breaks }),
  };
}

function reasonOf({ round, draw, inGroups }: SwissRound, field: Field, seat: number, other: number): PairReason {
  if (meetingsOf(field, seat, other) > 0) return 'rematch';
  if (field.isForbidden(seat, other)) return 'forbidden';
  if (gap(field, seat, other) > 0) return 'floated';
  const size = field.groups[field.group[seat] ?? 0]?.size ?? 0;
  // An entrant who leaves or joins an odd group costs everyone in it half a place.
  if (COSTS.offset(field, seat, other) > size % 2) return 'moved';
  const byLot = round === 1 ? draw === 'random' : inGroups === 'random';
  return byLot ? 'drawn' : 'halves';
}

/** Matches that two have played. */
export function meetingsOf(field: Field, seat: number, other: number): number {
  // In the order of the field, by which meetings are kept.
  return field.met(Math.min(seat, other), Math.max(seat, other)) - (field.isForbidden(seat, other) ? 1 : 0);
}

/** What a pair breaks that no round should have. */
export function breaksOf(field: Field, seat: number, other: number): PairBreak[] {
  return [
    ...(meetingsOf(field, seat, other) > 0 ? (['rematch'] as const) : []),
    ...(field.isForbidden(seat, other) ? (['forbidden'] as const) : []),
  ];
}

/** The entrant half a group from white, if that is another one. */
function insteadOf(field: Field, seat: number, other: number): SwissPair['instead'] {
  const group = field.group[seat] ?? 0;
  const { first, size } = field.groups[group] ?? { first: 0, size: 0 };
  const place = field.position[seat] ?? 0;
  const half = Math.floor(size / 2);
  const wanted = place < half ? place + half : place - half;
  const due = Array.from({ length: size }, (_, index) => first + index).find((at) => field.position[at] === wanted);
  if (due === undefined || due === other || due === seat) return null;
  if (isFresh(field, seat, due)) return { id: idOf(field, due), because: 'elsewhere' };
  return { id: idOf(field, due), because: meetingsOf(field, seat, due) > 0 ? 'met' : 'forbidden' };
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
