/**
 * What a variant may lay down (variants.md section 1): one record of parameters, read by the one generator of legal
 * plays, the game and the scoring. Plain data, so that a club's own variant can be sent, stored and shown.
 */

import type { Setup } from '../position/start.js';

/** How checkers may move: what the generator of legal plays reads. */
export interface MovementRules extends Setup {
  /** Checkers of one side that close a point to the other (R24, V61). */
  readonly ownPointSize: 1 | 2;
  /** Whether a checker that has hit in its side's home board may move on in the same play (V41). */
  readonly hitAndRunInHome: boolean;
  /** Whether checkers on the bar must enter before any other move (R30, V22). */
  readonly barMandatory: boolean;
  /** Whether a side brings its first checker in with a doublet or 1-2 only (variants.md 5.2). */
  readonly startGate: boolean;
  /** Own-view point which the first checker must have passed before another may move (V62), or null. */
  readonly firstCheckerMustPass: number | null;
  /** V63: what a play may not leave behind, a full start quarter or a prime before an opponent gathered behind it. */
  readonly primeLimit: 'none' | 'noFullStartQuarter' | 'noSixBeforeTrapped' | 'both';
  /** Whether a play may leave its side holding all points of its home board (V64: not in Moultezim). */
  readonly fullHomeBoard: boolean;
  /** Whether a die may bear off a checker from a lower point when none stands higher (R38). */
  readonly overshootBearOff: boolean;
  /** Moves that a natural doublet gives (R17, V24). */
  readonly doubletMoves: 4 | 2;
  /** V54: the effect of a pinned last checker on its own start point; `none` where checkers do not pin. */
  readonly mother: 'none' | 'immediateLoss' | 'playOn';
}

/**
 * What a roll earns beyond itself. `acey-deucey` (V25): a completed 1-2 names a doublet, four of it completed roll again.
 * `complement` (V30): also every doublet completed is followed by its complement, and that completed by another roll.
 */
export interface Bonus {
  readonly kind: 'acey-deucey' | 'complement';
}

/** How a win is counted: by what the loser has left undone (R49–R51), or by the checkers left (V23). */
export type VariantScoring =
  | { readonly kind: 'standard'; readonly gammon: 1 | 2; readonly backgammon: 1 | 2 | 3 }
  | { readonly kind: 'checkersLeft'; readonly count: 'notBorneOff' | 'onBoardOnly' };

export interface VariantRules extends MovementRules {
  /** The id of a built-in variant, or the name that a club gives its own. */
  readonly id: string;
  readonly bonus: Bonus | null;
  /** Whether each 1-2 rolled, by either side, doubles what the game is worth (V24 c). */
  readonly stakeDoublesOnAceyDeucey: boolean;
  /** How the first roll of a game comes about, and whether the last winner begins (R12, R14). */
  readonly opening: {
    readonly firstRoll: 'useOpeningDice' | 'rerollBothDice';
    readonly winnerStarts: boolean;
  };
  readonly scoring: VariantScoring;
  readonly cube: 'allowed' | 'none';
}
