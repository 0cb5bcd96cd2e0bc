/** What happens in a match besides what happens in its games. Players are ids, never names. */

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
  /** A money session is over. */
  | { readonly type: 'SessionClosed'; readonly at: Milliseconds }
  /** The match is again as it was at an earlier version of the open or last game. */
  | { readonly type: 'TakenBack'; readonly to: number; readonly reason: string | null; readonly restored: MatchState };

/** An event of one of the games, with the number of that game. */
export interface InGame {
  readonly type: 'InGame';
  readonly game: number;
  readonly event: GameEvent;
}

export type MatchEvent = MatchOwnEvent | InGame;

/** Whether the event followed from the one before it rather than from somebody's act. */
export function followsInMatch(event: MatchEvent): boolean {
  switch (event.type) {
    case 'InGame':
      return followsByItself(event.event);
    case 'MatchScoreChanged':
    case 'MatchFinished':
      return true;
    case 'MatchOpened':
    case 'ResultReported':
    case 'MatchReported':
    case 'SessionClosed':
    case 'TakenBack':
      return false;
  }
}
