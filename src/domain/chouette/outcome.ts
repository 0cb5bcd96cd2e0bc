/**
 * How a game of a chouette ended, as its contest needs it (C25–C29, C50, C64): the board, and each member's pair with the
 * box. A played game ends by giving one, a score sheet is one; settlement, ledger and rotation read nothing else.
 */

import type { ResultKind } from '../game/result.js';
import type { Id } from '../kernel/brands.js';
import { type Violation, type ViolationParams, violation } from '../kernel/violation.js';

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
}

/** The refusal of an outcome that cannot be: why, who it is about, and what else explains it. */
export function impossibleOutcome(reason: string, player: Id | null, more: ViolationParams = {}): Violation {
  return violation('chouette.outcome-impossible', { reason, player, ...more });
}
