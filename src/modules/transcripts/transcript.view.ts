import type { BySide, Side, Variant } from '../../domain/index.js';
import type { MatchView } from '../matches/index.js';

/** Something that was read with care. */
export interface WarningView {
  /** Null: not about one game. */
  readonly game: number | null;
  /** Null: not about one turn. */
  readonly turn: number | null;
  readonly code: string;
  readonly detail: string;
}

export interface ImportedMatchView extends MatchView {
  readonly warnings: readonly WarningView[];
}

/** One cell of a transcript. */
export interface CellView {
  readonly side: Side;
  readonly type: string;
  readonly dice: readonly number[] | null;
  readonly play: string | null;
  readonly value: number | null;
  readonly points: number | null;
}

export interface TranscriptGameView {
  readonly number: number;
  readonly scoreBefore: BySide<number>;
  readonly cells: readonly CellView[];
}

/** A match as its transcript tells it. */
export interface TranscriptView {
  readonly header: readonly { readonly key: string | null; readonly value: string }[];
  readonly variant: Variant;
  /** 0 in a money session. */
  readonly length: number;
  readonly white: string;
  readonly black: string;
  readonly games: readonly TranscriptGameView[];
}
