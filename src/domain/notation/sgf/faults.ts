/** What an SGF text may be odd about, and what makes it unreadable. */

/** What was read with care; params in brackets. */
export const SGF_WARNING_CODES = [
  /** The text starts with a byte-order mark. */
  'sgf.byte-order-mark',
  /** Text before the first game was left out [line]. */
  'sgf.text-ignored',
  /** Nothing says how long the match is: read as a money session. */
  'sgf.length-missing',
  /** A side has no name [side]. */
  'sgf.name-missing',
  /** A side has another name than in the first game [side, before, now]. */
  'sgf.name-changed',
  /** Variations beside the game that was played were left out [line]. */
  'sgf.variation-ignored',
  /** The text ends within a game, which is read as far as it goes and without its result [line]. */
  'sgf.cut-short',
] as const;

export type SgfWarningCode = (typeof SGF_WARNING_CODES)[number];

/** Why a text is no SGF transcript. */
export const SGF_FAULT_REASONS = [
  /** No game is in it. */
  'no-game',
  /** A NUL character. */
  'control-character',
  /** More games than a match ever has. */
  'too-many-games',
  /** More lines of header and remarks than are worth reading. */
  'too-many-remarks',
  /** Something that is no property, node or game of SGF. */
  'syntax',
  /** A game that is not backgammon (`GM` is not 6). */
  'other-game',
  /** Length, game number or score that are no numbers (`MI`). */
  'match-info',
  /** A play that is neither dice with points nor a turn of the cube (`B`, `W`). */
  'play',
  /** Dice that are not 1 to 6. */
  'dice',
  /** A result without winner or points (`RE`). */
  'result',
  /** The position was set up by hand. */
  'set-position',
  /** The cube was set by hand. */
  'set-cube',
  /** A game of a match of another length. */
  'second-match',
] as const;

export type SgfFaultReason = (typeof SGF_FAULT_REASONS)[number];
