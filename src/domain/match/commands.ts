/** What can be asked of a match. Ids and times come in with the command. */

import type { AskedClock } from '../clock/settings.js';
import type { SettlementTerms } from '../game/settlement-terms.js';
import type { GameCommand } from '../game/commands.js';
import type { ResultKind } from '../variant/win-kinds.js';
import type { DiceMode } from '../board/rules.js';
import type { Id, Milliseconds } from '../kernel/brands.js';
import type { Result } from '../kernel/result.js';
import type { Pairs } from '../kernel/party.js';
import type { BySide, Side } from '../kernel/side.js';
import type { Violation } from '../kernel/violation.js';
import type { Variant } from '../variant/variants.js';
import type { MatchEvent } from './events.js';
import type { AskedFormat } from './format.js';
import type { Beginning, ReadRecord } from './corrections/record-facts.js';

/** The events that a command brings about, or the rule that forbids it. */
export type MatchDecision = Result<readonly MatchEvent[], Violation>;

/**
 * The win of a game as reported. `points`: the checkers left, where a variant counts them (V23). `turned`: whether a player
 * turned the cube (R80, R82); left out, the value of the cube tells.
 */
export interface AskedWin {
  readonly winner: Side;
  readonly kind: ResultKind;
  readonly cube: number;
  readonly points?: number | null | undefined;
  readonly turned?: boolean | undefined;
}

/** A game that both sides settled for points (R47), with what the cube showed then. */
export interface AskedSettlement {
  readonly settlement: SettlementTerms;
  readonly cube: number;
}

/** The result of a game as reported. */
export type AskedResult = AskedWin | AskedSettlement;

/** The end of a match as reported: a paper slip, or a decision. */
export type AskedEnd =
  | { readonly score: BySide<number> }
  | { readonly winner: Side; readonly by: 'forfeit' | 'time' | 'concession' };

/** A correction looks at the whole record of the match, oldest event first. */
interface Correcting {
  readonly reason: string;
  readonly at: Milliseconds;
  readonly history: readonly MatchEvent[];
  /** What `readRecord` gives of it, where that is known already: of a long record it takes its time. */
  readonly read?: ReadRecord | undefined;
}

/** `as-played`: a transcript tells that the cube was turned under terms that a correction has since taken from the game (T44). */
export type AskedTerms = 'due' | 'as-played';

export type MatchCommand =
  | {
      readonly type: 'OpenMatch';
      readonly matchId: Id;
      readonly players: BySide<Id>;
      readonly pairs?: Pairs | null;
      readonly format: AskedFormat;
      readonly variant: Variant;
      readonly dice: DiceMode;
      /** The options that were chosen; the others take their defaults. */
      readonly rules: Readonly<Record<string, unknown>>;
      readonly at: Milliseconds;
      /** When the match was played, where that is known and was before it is recorded. */
      readonly playedAt?: Milliseconds | null;
      /** At what occasion it was played, where that is known. */
      readonly eventName?: string | null;
    }
  | {
      readonly type: 'StartGame';
      readonly gameId: Id;
      readonly at: Milliseconds;
      /**
       * Who starts, where that is known but not the throw that decided it, and that the opening is thrown where the winner of
       * the last game would start. Null: as the rules have it.
       */
      readonly starter?: Side | 'thrown' | null;
      readonly terms?: AskedTerms;
    }
  | { readonly type: 'ActInGame'; readonly gameId: Id; readonly command: GameCommand; readonly at: Milliseconds }
  | {
      readonly type: 'ReportGame';
      readonly gameId: Id;
      readonly result: AskedResult;
      readonly terms?: AskedTerms;
      readonly at: Milliseconds;
    }
  | { readonly type: 'ReportScore'; readonly score: BySide<number>; readonly at: Milliseconds }
  | {
      readonly type: 'EndMatch';
      readonly winner: Side;
      readonly by: 'forfeit' | 'time' | 'concession';
      readonly at: Milliseconds;
    }
  /** Null: the game never counted. */
  | (Correcting & { readonly type: 'CorrectResult'; readonly gameId: Id; readonly result: AskedResult | null })
  /** Null: the match was not ended by any report or decision. */
  | (Correcting & { readonly type: 'CorrectEnd'; readonly end: AskedEnd | null })
  | { readonly type: 'CloseSession'; readonly at: Milliseconds }
  /** T22: points for the opponent of a late player, between two games; so many that they lose the match do (T21). */
  | {
      readonly type: 'AddPenalty';
      readonly to: Side;
      readonly points: number;
      readonly reason: string;
      readonly at: Milliseconds;
    }
  /** T23: penalty points count no more. `penalty` counts those of the match from 1. */
  | (Correcting & { readonly type: 'CancelPenalty'; readonly penalty: number })
  /** T43: the match is, and always was, to so many points. */
  | (Correcting & { readonly type: 'CorrectLength'; readonly length: number })
  /** The pairing that it was played for has other players now: it counts for nothing. */
  | { readonly type: 'VoidMatch'; readonly reason: string; readonly at: Milliseconds }
  /** It was begun or recorded by mistake: it counts for nothing. */
  | (Correcting & { readonly type: 'VoidMistake'; readonly isInTournament: boolean; readonly byDirector: boolean })
  /** That was a mistake itself: the match is again what it was. */
  | (Correcting & { readonly type: 'ReinstateMatch'; readonly isInTournament: boolean })
  /**
   * The act of a director that changed the match is undone: it is again what it was at that version, or before it was taken out of
   * its tournament.
   */
  | (Correcting & {
      readonly type: 'PutBack';
      readonly to: number | 'before-void';
      /** The version that the act led to; it cannot be undone where something else has happened since. */
      readonly until?: number;
    })
  /** A claim that the flag of the side whose time runs has fallen (T35). */
  | { readonly type: 'ClaimTime'; readonly gameId: Id; readonly at: Milliseconds }
  | ClockCommand
  | {
      readonly type: 'TakeBack';
      readonly gameId: Id;
      /** The version to return to; null undoes the last act. */
      readonly to: number | null;
      readonly reason: string | null;
      /** The whole record of the match, oldest first, the first event being version 1. */
      readonly history: readonly MatchEvent[];
      /** The beginning of it as it was read already, no further than to the start of the game. */
      readonly beginning?: Beginning | undefined;
      readonly at: Milliseconds;
    };

/** What a director does with the clock of a match to points (T32, T36, T47). */
export type ClockCommand = { readonly reason: string; readonly at: Milliseconds } & (
  | { readonly type: 'PauseClock' | 'ResumeClock' }
  /** Milliseconds that the clock is to show from now on, for the sides that are named. */
  | { readonly type: 'AdjustClock'; readonly reserves: Partial<BySide<number>> }
  /** T36: from the start of a game, `next-game`; in extreme cases in the middle of one, `now`. */
  | { readonly type: 'IntroduceClock'; readonly clock: AskedClock; readonly from: 'next-game' | 'now' }
);
