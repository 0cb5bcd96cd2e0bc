/**
 * A match as `.mat` text tells it: the header, and for every game what stands in its two columns, row by row. Nothing here
 * is checked against the rules; whoever imports it plays it through a game.
 *
 * The left column is White, the right column Black, whatever the header's "Player 1" and "Player 2" say.
 */

import type { Roll } from '../../dice/roll.js';
import type { BySide, Side } from '../../kernel/side.js';

/** A header line: `; [Key "value"]`, or with key null a line of free text after the semicolon. */
export interface MatComment {
  readonly key: string | null;
  readonly value: string;
}

/** What one cell of the table says. */
export type MatAct =
  /** Null: dice and nothing behind them (a dance, a forced play left out, or a resignation after the roll); '': "Cannot Move". */
  | { readonly type: 'roll'; readonly dice: Roll; readonly playText: string | null }
  /** `????`: the dice were thrown and not played, because the game was broken off or resigned. */
  | { readonly type: 'unplayed'; readonly dice: Roll | null }
  /** The value that the cube would have when taken. */
  | { readonly type: 'double'; readonly value: number }
  /** A beaver, or a further turn of the cube (raccoon …). */
  | { readonly type: 'beaver'; readonly value: number }
  | { readonly type: 'take' }
  | { readonly type: 'drop' }
  /** `match`: the text adds "and the match". */
  | { readonly type: 'wins'; readonly points: number; readonly match: boolean }
  /** The side that resigned, in a dialect that names it. */
  | { readonly type: 'losses'; readonly points: number };

/** A cell and the column that it stands in. */
export type MatCell = MatAct & { readonly side: Side };

/** A cell, the turn number before it (that of the row above for rows without one; 0 before the first) and its line. */
export type MatEntry = MatCell & { readonly turn: number; readonly line: number };

export interface MatGame<Entry extends MatCell = MatEntry> {
  readonly number: number;
  /** As written over the columns; '' where the name is missing. */
  readonly names: BySide<string>;
  readonly scoreBefore: BySide<number>;
  /** In table order. Without `wins` at the end the game was not finished, or the text was cut. */
  readonly entries: readonly Entry[];
}

/** What is written: everything that a transcript says, without what was noticed while reading. */
export interface MatText<Entry extends MatCell = MatCell> {
  readonly comments: readonly MatComment[];
  /** Points to play to; 0 in a money session. */
  readonly length: number;
  /** At least one when read. */
  readonly games: readonly MatGame<Entry>[];
}

export interface MatTranscript extends MatText<MatEntry> {
  readonly warnings: readonly MatWarning[];
}

/** What was read with care, at most the first 1,000 cases; params in brackets. */
export const MAT_WARNING_CODES = [
  /** The text starts with a byte-order mark. */
  'mat.byte-order-mark',
  /** Lines before the first game that mean nothing here were left out [line, lines]. */
  'mat.text-ignored',
  /** No line says how long the match is: read as a money session. */
  'mat.length-missing',
  /** The column of a side has no name [side]. */
  'mat.name-missing',
  /** The header's Player 1 sits in the right column, Player 2 in the left. */
  'mat.players-swapped',
  /** A column has another name than in the first game [side, before, now]. */
  'mat.name-changed',
  /** The turn number is not the next one [line, written, expected]. */
  'mat.turn-number-odd',
  /** A turn number with nothing behind it in the middle of a game [line]. */
  'mat.turn-empty',
  /** A cell stands in neither column or in the wrong one, and its side was concluded [line, side]. */
  'mat.column-moved',
  /** `????` in place of a play [line, side]. */
  'mat.unplayed-roll',
  /** Points that no cube gives, more than the match is long [line, side, points]. */
  'mat.points-odd',
  /** The last line was cut off and left out [line, text]. */
  'mat.cut-short',
] as const;

export type MatWarningCode = (typeof MAT_WARNING_CODES)[number];

export type MatParams = Readonly<Record<string, string | number>>;

export interface MatWarning {
  /** Null: not about one game. */
  readonly game: number | null;
  readonly turn: number | null;
  readonly code: MatWarningCode;
  readonly params: MatParams;
}

/** Why a text is no transcript. */
export const MAT_FAULT_REASONS = [
  /** No game is in it. */
  'no-game',
  /** A NUL character. */
  'control-character',
  /** A line of more than 2,000 characters. */
  'line-too-long',
  /** No "name : score   name : score" under the number of the game. */
  'names',
  /** A row that is not made of cells. */
  'row',
  /** Dice that are not 1 to 6. */
  'dice',
  /** A cube turned without a value. */
  'cube-value',
  /** Won or lost without a number of points. */
  'points',
  /** More than two cells in a row. */
  'too-many-cells',
  /** Something happens in a game that has been won. */
  'after-the-end',
  /** The position was set up by hand. */
  'set-position',
  /** A second match in the same text. */
  'second-match',
] as const;

export type MatFaultReason = (typeof MAT_FAULT_REASONS)[number];

export interface MatFault {
  readonly code: 'transcript.unreadable';
  /** From 1. */
  readonly line: number;
  /** As far as known. */
  readonly game: number | null;
  readonly turn: number | null;
  readonly params: { readonly reason: MatFaultReason; /** Start of the offending text. */ readonly text: string };
}

/** Key of the header that names the variant. */
export const VARIANT_KEY = 'Variation';

/** The first value under this key of the header, whatever its case, or null. */
export function matComment(transcript: Pick<MatText, 'comments'>, key: string): string | null {
  const wanted = key.toLowerCase();
  return transcript.comments.find((comment) => comment.key?.toLowerCase() === wanted)?.value ?? null;
}
