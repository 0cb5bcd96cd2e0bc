/** What happens in a match besides what happens in its games. Players are ids, never names. */

import type { ClockSettings } from '../clock/settings.js';
import { type GameEvent, followsByItself } from '../game/events.js';
import type { GameResult } from '../cube/worth.js';
import type { DiceMode } from '../board/rules.js';
import type { OpenGame } from '../game/state.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Pairs } from '../kernel/party.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Variant } from '../variant/variants.js';
import type { Format } from './format.js';
import type { FormatRules } from './rules.js';
import type { EndedGame, MatchEnd, MatchState } from './state.js';

export type MatchOwnEvent =
  | {
      readonly type: 'MatchOpened';
      readonly matchId: Id;
      readonly players: BySide<Id>;
      /** There where two play each side. */
      readonly pairs?: Pairs;
      readonly format: Format;
      readonly variant: Variant;
      readonly dice: DiceMode;
      readonly rules: FormatRules;
      readonly at: Milliseconds;
      /** When it was played; absent where that was not said apart from `at`. */
      readonly playedAt?: Milliseconds;
      /** At what occasion it was played, in words; absent where that was not said. */
      readonly eventName?: string;
    }
  /** A game without a record of its moves. */
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
      /** There where the games had decided the match already, and the decision stands above them. */
      readonly overrules?: true;
    }
  /** Another result in place of the one that counted so far; null: the game never counted. What was recorded stays. */
  | {
      readonly type: 'ResultCorrected';
      readonly gameId: Id;
      readonly number: number;
      readonly result: GameResult | null;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  /** The end by a report, by a decision, on time or by closing is taken away; a new one, if there is one, follows. */
  | { readonly type: 'EndCorrected'; readonly reason: string; readonly at: Milliseconds }
  /** A match that is over goes on, after a correction: with the game that its end had cut short, if it had. */
  // Without `at` before there were clocks, and only clocks read it.
  | { readonly type: 'MatchReopened'; readonly game: OpenGame | null; readonly at?: Milliseconds }
  /** After a correction: which game is the Crawford game, and what the next game takes over from the last one. */
  | {
      readonly type: 'StandingCorrected';
      readonly crawfordGame: number | null;
      readonly crawfordOver: boolean;
      readonly lastGame: EndedGame | null;
    }
  /** After a correction: how a finished game stands now. */
  | {
      readonly type: 'GameStandingChanged';
      readonly gameId: Id;
      readonly number: number;
      readonly standing: GameStanding;
    }
  | { readonly type: 'MatchScoreChanged'; readonly score: BySide<number> }
  | { readonly type: 'MatchFinished'; readonly winner: Side; readonly by: MatchEnd; readonly at: Milliseconds }
  /** T35: the time of the side was over, at that moment; what it costs are the events behind it. */
  | {
      readonly type: 'ClockFlagged';
      readonly game: number;
      readonly side: Side;
      /** The game ends by it, and the turn with it, which gives nothing back (T33); there only then, and in no older record. */
      readonly endsGame?: true;
      readonly at: Milliseconds;
    }
  /** Penalty points, which count for the score and the Crawford game (T22). */
  | {
      readonly type: 'PenaltyPointsAdded';
      readonly to: Side;
      readonly points: number;
      readonly reason: string;
      /** A flag cost them in a game that the record does not have, because a transcript left it out (T35); there only then. */
      readonly forTime?: true;
    }
  /** T23: the points of a penalty count no more; `penalty` counts those of the match from 1. */
  | { readonly type: 'PenaltyCancelled'; readonly penalty: number; readonly reason: string; readonly at: Milliseconds }
  /** T43: it was played to another length than it should have been; what follows for score and end stands behind it. */
  | {
      readonly type: 'LengthCorrected';
      readonly length: number;
      /** T31: the reserve of each side for the whole match; there where the length had made it, since 0.5.9. */
      readonly reserveSeconds?: number;
      readonly reason: string;
      readonly at: Milliseconds;
    }
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
  /** The match is again as it was at an earlier version: of the open or last game, or before an act of a director that is undone. */
  | { readonly type: 'TakenBack'; readonly to: number; readonly reason: string | null; readonly restored: MatchState };

/** How a finished game stands in its match, where corrections have changed that. */
export interface GameStanding {
  /** Null: it never counted. */
  readonly result: GameResult | null;
  /** Whether its points are in the score; a game behind the end of the match is kept, but has none. */
  readonly counts: boolean;
  /** Whether the score made it the Crawford game; it stands as it was played all the same (T44). */
  readonly crawfordDue: boolean;
  /** What was recorded, and why it was corrected; null where what was recorded counts. */
  readonly corrected: { readonly recorded: GameResult; readonly reason: string; readonly at: Milliseconds } | null;
}

/** An event of one of the games, with the number of that game. */
export interface InGame {
  readonly type: 'InGame';
  readonly game: number;
  readonly event: GameEvent;
  /** When it happened; there where the match has a clock. */
  readonly at?: Milliseconds;
}

export type MatchEvent = MatchOwnEvent | InGame;

/** What each event of the match is: an act, one of a director on only the clock, or what followed from an act. */
const OWN_EVENTS: Readonly<Record<MatchOwnEvent['type'], 'act' | 'clock' | 'follows'>> = {
  MatchOpened: 'act',
  ResultReported: 'act',
  MatchReported: 'act',
  ResultCorrected: 'act',
  EndCorrected: 'act',
  MatchReopened: 'follows',
  StandingCorrected: 'follows',
  GameStandingChanged: 'follows',
  MatchScoreChanged: 'follows',
  MatchFinished: 'follows',
  SessionClosed: 'act',
  TakenBack: 'act',
  ClockFlagged: 'act',
  PenaltyPointsAdded: 'follows',
  PenaltyCancelled: 'act',
  LengthCorrected: 'act',
  ClockIntroduced: 'clock',
  ClockPaused: 'clock',
  ClockResumed: 'clock',
  ClockAdjusted: 'clock',
  MatchVoided: 'act',
};

/** Whether events of the type belong to the match and not to one of its games. */
export function isOfMatch(type: string): boolean {
  return Object.hasOwn(OWN_EVENTS, type);
}

/** Whether the event followed from the one before it rather than from an act of a person. */
export function followsInMatch(event: MatchEvent): boolean {
  return event.type === 'InGame' ? followsByItself(event.event) : OWN_EVENTS[event.type] === 'follows';
}

/** Whether a director did something to the clock, which is about the people and not about the game. */
export function isClockAct({ type }: MatchEvent): boolean {
  return type !== 'InGame' && OWN_EVENTS[type] === 'clock';
}
