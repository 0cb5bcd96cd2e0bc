/**
 * How a game of a chouette ended, as its contest needs it (C25–C29, C50, C64): the board, and each member's pair with the
 * box. A played game ends by giving one, a score sheet is one; settlement, ledger and rotation read nothing else.
 */

import type { ResultKind } from '../../variant/win-kinds.js';
import type { Id } from '../../kernel/brands.js';
import { type FactsOf, type Violation, violation } from '../../kernel/violation.js';

export const PAIR_OUTCOMES = [
  /** Played to the end of the board. */
  'played',
  /** The member dropped a double, or a turn of the cube after it (C28, C48). */
  'member-dropped',
  /** The box did. */
  'box-dropped',
  /** Both agreed on points, or on none (C33). */
  'settled',
  /** One of the two gave the game up at a level that the other accepted (section 9, number 6). */
  'resigned',
  /** The box left the game for good (C64). */
  'forfeited',
] as const;

export type PairEnding = (typeof PAIR_OUTCOMES)[number];

/** One of the two of a pair. */
export type PairSide = 'box' | 'member';

export interface PairOutcome {
  readonly member: Id;
  readonly outcome: PairEnding;
  /** The cube at the end; of a drop what is paid, before the refused turn; of a settlement the points agreed on. */
  readonly value: number;
  /** Whether a player doubled and it was taken (C12, C16); an automatic double does not count. */
  readonly turned: boolean;
  /** When the pair left the game: 1, 2, … in order, equal at the same moment; null for a pair that was played to the end. */
  readonly left: number | null;
  /** Who won, where the outcome does not say it: of `settled` (null for no points) and `resigned`; null elsewhere. */
  readonly winner: PairSide | null;
  /** The level of a resignation; null elsewhere. */
  readonly level: ResultKind | null;
  /** Whether what was dropped was a beaver or a later turn, not the double itself (C48). */
  readonly beaver: boolean;
}

/** An extra cube between a lone taker and a member who had dropped (C50). */
export interface ExtraOutcome {
  /** Who dropped, pays for the extra and sits on the box's side. */
  readonly offerer: Id;
  readonly taker: Id;
  /** What the offerer pays the taker at once. */
  readonly payment: number;
  readonly outcome: 'played' | 'offerer-dropped' | 'taker-dropped';
  /** As in a pair: the cube at the end, or what is paid. */
  readonly value: number;
}

/** How the board ended for those who played on. */
export interface BoardResult {
  readonly winner: 'box' | 'team';
  readonly kind: ResultKind;
}

export interface GameOutcome {
  /** Null when no pair was played to the end (C29). */
  readonly board: BoardResult | null;
  /** One for each member, in the order of the line. */
  readonly pairs: readonly PairOutcome[];
  readonly extras: readonly ExtraOutcome[];
  /** The players who sat down while it was played, so that it is not theirs (C60), in the order of the line; left out where there are none. */
  readonly newcomers?: readonly Id[];
}

/** What else explains why an outcome cannot be. */
export type OutcomeFacts = Omit<FactsOf<'chouette.outcome-impossible'>, 'reason' | 'player'>;

/** The refusal of an outcome that cannot be: why, who it is about, and what else explains it. */
export function impossibleOutcome(reason: string, player: Id | null, more: OutcomeFacts = {}): Violation {
  return violation('chouette.outcome-impossible', { reason, player, ...more });
}

/** Whether both tell the same end: what nothing follows from may differ, such as whether a cube that was dropped had been turned. */
export function isSameOutcome(a: GameOutcome | null, b: GameOutcome | null): boolean {
  if (a === null || b === null) return a === b;
  return (
    a.board?.winner === b.board?.winner &&
    a.board?.kind === b.board?.kind &&
    isSameList(
      byMember(a),
      byMember(b),
      (one, other) => isSamePair(one, other) && placeOf(a, one) === placeOf(b, other),
    ) &&
    isSameList(byOfferer(a), byOfferer(b), isSameExtra)
  );
}

function isSameList<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean {
  return a.length === b.length && a.every((one, index) => isSame(one, b[index] as Item));
}

function isSamePair(one: PairOutcome, other: PairOutcome): boolean {
  const counts = ['member', 'outcome', 'value', 'winner', 'level', 'beaver'] as const;
  const isTurnedAlike = one.turned === other.turned || !['played', 'resigned', 'forfeited'].includes(one.outcome);
  return counts.every((name) => one[name] === other[name]) && isTurnedAlike;
}

/** Before how many moments of leaving the pair left: only the order counts. */
function placeOf({ pairs }: GameOutcome, { left }: PairOutcome): number | null {
  return left === null
    ? null
    : new Set(pairs.flatMap((pair) => (pair.left !== null && pair.left < left ? [pair.left] : []))).size;
}

/** The order of the line is none of the end: it follows from the games before. */
function byMember({ pairs }: GameOutcome): readonly PairOutcome[] {
  return pairs.toSorted((a, b) => (a.member < b.member ? -1 : 1));
}

function byOfferer({ extras }: GameOutcome): readonly ExtraOutcome[] {
  return extras.toSorted((a, b) => (a.offerer < b.offerer ? -1 : 1));
}

function isSameExtra(one: ExtraOutcome, other: ExtraOutcome): boolean {
  return (['offerer', 'taker', 'payment', 'outcome', 'value'] as const).every((name) => one[name] === other[name]);
}
