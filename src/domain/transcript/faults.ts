/** What importing a transcript can come to besides a match: a fault that stops it, and what was read with care. */

import type { Side } from '../kernel/side.js';
import type { Violation, ViolationParams } from '../kernel/violation.js';
import type { TranscriptWarning } from '../notation/transcript.js';

/** Rules that only a transcript can break, because a board of this service does not allow it; params in brackets. */
export const TRANSCRIPT_RULES = [
  /** A game begins with the same number twice (R11, R12) [side, roll]. */
  'opening.doublet',
  /** The dice are not those that a bonus has earned: a doublet of choice (V25) or the complement (V30) [side, roll, expected]. */
  'bonus.other-dice',
  /** The cube comes to another value than is written (R63) [side, written, value]. */
  'cube.wrong-value',
  /** The game was won by the other side [written, winner, by]. */
  'result.other-winner',
  /** The game begins at a score that the games of the transcript do not give [white, black, countedWhite, countedBlack]. */
  'match.games-missing',
] as const;

export type TranscriptRule = (typeof TRANSCRIPT_RULES)[number];

/** What a transcript breaks: a rule of the game, or one of its own. */
export type Breach = Violation | { readonly code: TranscriptRule; readonly params: ViolationParams };

export type ImportFault =
  /** The match cannot be opened: its options, its players or its length. */
  | { readonly code: 'match.not-opened'; readonly violation: Violation }
  | {
      readonly code: 'transcript.breaks-rule';
      /** As written in the transcript; null: in its header, because it has no games. */
      readonly game: number | null;
      /** 0 before the first. */
      readonly turn: number;
      /** From 1; null: not about one line. */
      readonly line: number | null;
      /** Whose cell breaks the rule; null: not about one cell. */
      readonly side: Side | null;
      readonly breach: Breach;
    };

/** What was read with care beyond the warnings of the text itself; params in brackets. */
export const IMPORT_WARNING_CODES = [
  /** The last game counts for more than is written, because the site wrote only what was needed [side, written, counted]. */
  'transcript.points-capped',
  /** The game counts for something else than is written [side, written, counted]. */
  'transcript.points-differ',
  /** The score over a game is not the one that the games before it give [white, black, countedWhite, countedBlack]. */
  'transcript.score-differs',
  /** Dice with nothing behind them, and something could have been played: the game was resigned after the roll [side, roll]. */
  'transcript.roll-resigned',
  /** The loser resigned for more than could be lost: taken as the two agreed [side, kind, counted]. */
  'transcript.resignation-too-high',
  /** Nothing at this cube gives the points, but they end the match: its loser gave it up [side, written]. */
  'transcript.match-conceded',
  /** A double without an answer, and its side won: dropped [side]. */
  'transcript.drop-implied',
  /** A beaver or a further turn without an answer, and the points show that it was accepted (R87) [side]. */
  'transcript.take-implied',
  /** Only the first roll shows who starts; the transcript does not contain the throw that decided it (R12) [side]. */
  'transcript.opening-not-told',
  /** A game of which only the result is written; kind and cube (or the checkers left) are concluded from the points [side, kind, cube]. */
  'transcript.moves-missing',
  /** "Losses" name another loser or other points than "Wins", which count [side, written, winner, points]. */
  'transcript.losses-differ',
  /** "And the match" is written, and the match goes on [side]. */
  'transcript.match-goes-on',
  /** One of our own header lines says what cannot be read, or cannot have been [key, value]. */
  'transcript.line-left-out',
] as const;

export type ImportWarningCode = (typeof IMPORT_WARNING_CODES)[number];

interface OwnImportWarning {
  /** Null: of the header. */
  readonly game: number | null;
  readonly turn: number | null;
  readonly code: ImportWarningCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export type ImportWarning = TranscriptWarning | OwnImportWarning;
