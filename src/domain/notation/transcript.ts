/**
 * A match as a transcript tells it, whatever its notation: the header, and for every game what each side did. Nothing
 * here is checked against the rules; the importer plays it through a game.
 */

import type { Roll } from '../dice/roll.js';
import type { BySide, Side } from '../kernel/side.js';
import type { MatFaultReason, MatWarningCode } from './mat/faults.js';
import type { SgfFaultReason, SgfWarningCode } from './sgf/faults.js';

/** A line about the whole match, like who transcribed it; with key null free text. */
export interface HeaderLine {
  readonly key: string | null;
  readonly value: string;
}

/** What one cell of the table, or one node, says. */
export type TranscriptAct =
  /** '': nothing could be played. Null: nothing is said of a play (a dance in some dialects, or a resignation after the roll). */
  | { readonly type: 'roll'; readonly dice: Roll; readonly playText: string | null }
  /** `????`: the dice were thrown and not played, because the game was broken off or resigned. */
  | { readonly type: 'unplayed'; readonly dice: Roll | null }
  /** The value that the cube would have when taken. */
  | { readonly type: 'double'; readonly value: number }
  /** A beaver, or a further turn of the cube (raccoon …). */
  | { readonly type: 'beaver'; readonly value: number }
  | { readonly type: 'take' }
  | { readonly type: 'drop' }
  /** `match`: these points win the match. `resigned`: the loser resigned; left out where nothing tells. */
  | { readonly type: 'wins'; readonly points: number; readonly match: boolean; readonly resigned?: true }
  /** The side that resigned, in a dialect that names it. */
  | { readonly type: 'losses'; readonly points: number };

/** An act and whose it is. */
export type TranscriptCell = TranscriptAct & { readonly side: Side };

/** A cell, the number of its row in the table (0 before the first) and the line that it stands in. */
export type TranscriptEntry = TranscriptCell & { readonly turn: number; readonly line: number };

export interface TranscriptGame<Entry extends TranscriptCell = TranscriptEntry> {
  readonly number: number;
  /** As written; '' where the name is missing. */
  readonly names: BySide<string>;
  readonly scoreBefore: BySide<number>;
  /** In the order in which things happened. Without `wins` at the end the game was not finished, or the text was cut. */
  readonly entries: readonly Entry[];
}

/** More games than any session has. */
export const MAX_GAMES = 1_000;
/** Lines of the header and remarks, which are looked through for every game: of both together there cannot be many. */
export const MAX_REMARKS = 5_000;

/** What is written: everything that a transcript says, without what was noticed while reading. */
export interface TranscriptText<Entry extends TranscriptCell = TranscriptCell> {
  readonly comments: readonly HeaderLine[];
  /** Points to play to; 0 in a money session. */
  readonly length: number;
  /** At least one when read, but where the header tells that there are none. */
  readonly games: readonly TranscriptGame<Entry>[];
}

/** A transcript as it was read. */
export interface Transcript extends TranscriptText<TranscriptEntry> {
  /** What was read with care, at most the first 1,000 cases. */
  readonly warnings: readonly TranscriptWarning[];
}

export type TranscriptParams = Readonly<Record<string, string | number>>;

export interface TranscriptWarning {
  /** Null: not about one game. */
  readonly game: number | null;
  readonly turn: number | null;
  readonly code: MatWarningCode | SgfWarningCode;
  readonly params: TranscriptParams;
}

export interface TranscriptFault {
  readonly code: 'transcript.unreadable';
  /** From 1. */
  readonly line: number;
  /** From 1; null where the line says enough. */
  readonly column: number | null;
  /** As far as known. */
  readonly game: number | null;
  readonly turn: number | null;
  readonly params: {
    readonly reason: MatFaultReason | SgfFaultReason;
    /** Start of the offending text. */
    readonly text: string;
  };
}

/** The first value under this key of the header, whatever its case, or null. */
export function headerValue(transcript: Pick<TranscriptText, 'comments'>, key: string): string | null {
  const wanted = key.toLowerCase();
  return transcript.comments.find((comment) => comment.key?.toLowerCase() === wanted)?.value ?? null;
}
