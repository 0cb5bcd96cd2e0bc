/** What happens in a match besides what happens in its games. Players are ids, never names. */

import type { ClockSettings } from '../clock/settings.js';
import { type GameEvent, followsByItself } from '../game/events.js';
import type { GameResult } from '../game/result.js';
import type { DiceMode } from '../game/rules.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Variant } from '../variant/variants.js';
import type { Format } from './format.js';
import type { FormatRules } from './rules.js';
import type { MatchEnd, MatchState } from './state.js';

export type MatchOwnEvent =
  | {
      readonly type: 'MatchOpened';
      readonly matchId: Id;
      readonly players: BySide<Id>;
      readonly format: Format;
      readonly variant: Variant;
      readonly dice: DiceMode;
      readonly rules: FormatRules;
      readonly at: Milliseconds;
      /** When it was played; absent where that was not said apart from `at`. */
      readonly playedAt?: Milliseconds;
    }
  /** A game whose moves nobody wrote down. */
  | {
      readonly type: 'ResultReported';
      readonly gameId: Id;
      readonly number: number;
      readonly result: GameResult;
      readonly crawford: boolean;
    }
  /** A paper slip with the score of the match, or the decision that ended it. */
  | {
      readonly type: 'MatchReported';
      readonly winner: Side;
      readonly by: MatchEnd;
      readonly score: BySide<number> | null;
    }
  | { readonly type: 'MatchScoreChanged'; readonly score: BySide<number> }
  | { readonly type: 'MatchFinished'; readonly winner: Side; readonly by: MatchEnd; readonly at: Milliseconds }
  /** T35: the time of the side was over, at that moment; what it costs are the events behind it. */
  | { readonly type: 'ClockFlagged'; readonly game: number; readonly side: Side; readonly at: Milliseconds }
  /** Points that nobody won, which count for the score and the Crawford game (T22). */
  | { readonly type: 'PenaltyPointsAdded'; readonly to: Side; readonly points: number; readonly reason: string }
  /** It counts for nothing any more; what was played stays in the record. */
  | { readonly type: 'MatchVoided'; readonly reason: string; readonly at: Milliseconds }
  | {
      readonly type: 'ClockIntroduced';
      readonly settings: ClockSettings;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  | { readonly type: 'ClockPaused'; readonly reason: string; readonly at: Milliseconds }
  | { readonly type: 'ClockResumed'; readonly reason: string; readonly at: Milliseconds }
  /** T47: what the clock showed for each side, and what it shows from that moment on. */
  | {
      readonly type: 'ClockAdjusted';
      readonly before: BySide<number>;
      readonly after: BySide<number>;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  /** A money session is over. */
  | { readonly type: 'SessionClosed'; readonly at: Milliseconds }
  /** The match is again as it was at an earlier version of the open or last game. */
  | { readonly type: 'TakenBack'; readonly to: number; readonly reason: string | null; readonly restored: MatchState };

/** An event of one of the games, with the number of that game. */
export interface InGame {
  readonly type: 'InGame';
  readonly game: number;
  readonly event: GameEvent;
  /** When it happened; there where the match has a clock. */
  readonly at?: Milliseconds;
}

export type MatchEvent = MatchOwnEvent | InGame;

/** Whether the event followed from the one before it rather than from somebody's act. */
export function followsInMatch(event: MatchEvent): boolean {
  switch (event.type) {
    case 'InGame':
      return followsByItself(event.event);
    case 'MatchScoreChanged':
    case 'MatchFinished':
    case 'PenaltyPointsAdded':
      return true;
    case 'MatchOpened':
    case 'ResultReported':
    case 'MatchReported':
    case 'SessionClosed':
    case 'MatchVoided':
    case 'TakenBack':
    case 'ClockFlagged':
    case 'ClockIntroduced':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockAdjusted':
      return false;
  }
}

const CLOCK_ACTS: readonly string[] = [
  'ClockIntroduced',
  'ClockPaused',
  'ClockResumed',
  'ClockAdjusted',
] satisfies readonly MatchOwnEvent['type'][];

/** Whether a director did something to the clock, which is about the people and not about the game. */
export function isClockAct({ type }: MatchEvent): boolean {
  return CLOCK_ACTS.includes(type);
}
