/** A match or money session: its score, and the one game that may be open. Finished games live in the record, not here. */

import type { MatchClock } from '../clock/match-clock.js';
import type { OpenGame } from '../game/state.js';
import type { DiceMode } from '../board/rules.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Pairs } from '../kernel/party.js';
import type { PenaltyPoints } from '../kernel/penalty-points.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Variant } from '../variant/variants.js';
import type { Standing } from './score.js';

export const MATCH_ENDS = ['play', 'reported', 'forfeit', 'time', 'concession'] as const;
/** How a match to points came to its end. */
export type MatchEnd = (typeof MATCH_ENDS)[number];

/** The last game that ended, as far as the next one and a take-back need it. */
export interface EndedGame {
  readonly id: Id;
  readonly number: number;
  /** Null: it was drawn. */
  readonly winner: Side | null;
  readonly played: boolean;
}

/** T20–T23, T35: penalty points. */
export interface MatchPenalty extends PenaltyPoints {
  readonly reason: string;
  /** True: the flag fell (T35). False: a director gave them. */
  readonly flag: boolean;
}

interface Match extends Standing {
  readonly id: Id;
  readonly players: BySide<Id>;
  /** There where two play each side. */
  readonly pairs?: Pairs;
  readonly variant: Variant;
  readonly dice: DiceMode;
  readonly openedAt: Milliseconds;
  /** When it was played, if that was told apart from its recording. */
  readonly playedAt: Milliseconds | null;
  /** At what occasion it was played, in words; there where that was told. */
  readonly eventName?: string;
  /** How many games have begun. */
  readonly games: number;
  readonly lastGame: EndedGame | null;
  /** In the order in which they were given; there where there are any. */
  readonly penalties?: readonly MatchPenalty[];
  /** There where the match is played with a clock. */
  readonly clock?: MatchClock;
}

export interface OpenMatch extends Match {
  readonly status: 'open';
  readonly game: OpenGame | null;
}

export interface FinishedMatch extends Match {
  readonly status: 'finished';
  /** Who won and how; null for a money session, which is closed and has no winner. */
  readonly outcome: { readonly winner: Side; readonly by: MatchEnd } | null;
  readonly finishedAt: Milliseconds;
  /** There where it counts for nothing: its pairing has other players now, or it was voided. */
  readonly voided?: true;
}

export type MatchState = { readonly status: 'not-opened' } | OpenMatch | FinishedMatch;

/** Whether the match counts for nothing. */
export function isVoid(match: MatchState): boolean {
  return match.status === 'finished' && match.voided === true;
}
