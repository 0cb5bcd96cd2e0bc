/** What `.mat` text may be odd about, and what makes it unreadable. */

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

/** Why a text is no `.mat` transcript. */
export const MAT_FAULT_REASONS = [
  /** No game is in it. */
  'no-game',
  /** A NUL character. */
  'control-character',
  /** More games than a match ever has. */
  'too-many-games',
  /** More lines of header and remarks than are worth reading. */
  'too-many-remarks',
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
