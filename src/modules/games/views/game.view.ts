import type {
  Action,
  BySide,
  ClockMode,
  ClockSettings,
  GameResult,
  GameStanding,
  LossLevel,
  OfferedSettlement,
  RollOrigin,
  ShownPhase,
  Side,
  Variant,
} from '../../../domain/index.js';

/** One of the two of a pair in doubles. */
export interface PersonView {
  readonly playerId: string;
  readonly name: string;
}

/** The clock of the match as it was at one moment; in milliseconds. */
export interface ClockView {
  readonly mode: ClockMode;
  readonly perTurnMs: number;
  readonly onExpiry: ClockSettings['onExpiry'];
  /** The side whose time runs; null: neither. */
  readonly running: Side | null;
  /** Since when it runs without a break. */
  readonly since: string | null;
  readonly paused: boolean;
  /** The moment of everything here that changes while time runs; null: nothing does. */
  readonly asOf: string | null;
  readonly reserves: BySide<number>;
  /** Used of the turn that is being timed. */
  readonly turnUsedMs: number | null;
  /** Simple delay: until the reserve begins to run. */
  readonly turnRemainingMs: number | null;
  /** When the flag falls unless something happens before. */
  readonly flagAt: string | null;
  /** Whose flag had fallen. */
  readonly expired: Side | null;
}

/** One side's checkers, in its own view. */
export interface CheckersView {
  readonly points: readonly number[];
  readonly bar: number;
  readonly off: number;
  /** There in variants that know them: checkers not in play yet, pinned ones by their points, the right to hit. */
  readonly reserve?: number;
  readonly pinned?: readonly number[];
  readonly mayHit?: boolean;
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
  /** The id of a built-in variant, or the record of a club's own. */
  readonly variant: Variant;
  readonly diceMode: 'server' | 'recorded';
  readonly phase: ShownPhase;
  readonly onRoll: Side | null;
  readonly toAct: Side | null;
  readonly openingThrow: number | null;
  readonly dice: readonly number[] | null;
  readonly diceOrigin: RollOrigin | null;
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
  /** R47; there while it can be accepted. */
  readonly settlement?: OfferedSettlement;
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
  /** Null in a match without a clock. */
  readonly clock: ClockView | null;
}

/** How a game stands, as its row keeps it: with the version of the match since when. */
export interface StoredStanding extends GameStanding {
  readonly version: number;
}
