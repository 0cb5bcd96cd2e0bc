import type { Action, BySide, GameResult, LossLevel, ShownPhase, Side } from '../../domain/index.js';

/** One side's checkers, in its own view. */
export interface CheckersView {
  readonly points: readonly number[];
  readonly bar: number;
  readonly off: number;
}

/** A game as everybody sees it (api.md, "Games"). */
export interface GameView extends PlainGameView, StandingView {}

/** How the game stands in its match. */
export interface StandingView {
  /** Whether its points are in the score, or will be. */
  readonly counts: boolean;
  /** Whether the score makes it the Crawford game, however it was played. */
  readonly crawfordDue: boolean;
  /** What was recorded, where another result counts now. */
  readonly corrected: { readonly recorded: GameResult; readonly reason: string; readonly at: string } | null;
}

/** What a game shows of itself: all there is to say unless a correction comes. */
export interface PlainGameView {
  readonly id: string;
  readonly seriesId: string;
  readonly kind: 'match';
  readonly number: number;
  readonly version: number;
  readonly status: 'open' | 'finished';
  readonly variant: string;
  readonly diceMode: 'server' | 'recorded';
  readonly phase: ShownPhase;
  readonly onRoll: Side | null;
  readonly toAct: Side | null;
  readonly dice: readonly number[] | null;
  /** Null for a game of which only the result is known. */
  readonly position: BySide<CheckersView> | null;
  readonly pips: BySide<number> | null;
  readonly positionId: string | null;
  readonly gnubgMatchId: string | null;
  readonly xgid: string | null;
  readonly cube: {
    readonly value: number;
    readonly owner: Side | null;
    readonly offered: { readonly value: number; readonly by: Side } | null;
    readonly mayDouble: BySide<boolean>;
  };
  readonly crawford: boolean;
  /** Offered and waiting for its answer. */
  readonly resignation: { readonly by: Side; readonly as: LossLevel } | null;
  readonly actions: readonly Action[];
  readonly actionsBySide: BySide<readonly Action[]>;
  readonly lastPlay: {
    readonly side: Side;
    readonly dice: readonly number[];
    readonly play: string;
    /** The rule that a condoned play breaks. */
    readonly breaks: string | null;
  } | null;
  /** A play laid out but not committed (`commit: explicit`). */
  readonly laidOut: string | null;
  readonly result: GameResult | null;
}
