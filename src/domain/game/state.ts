/**
 * One game: a board, its cubes and the phase it is in (rules.md section 17). A union by status and by phase, so that
 * "a double while a double is pending" cannot be written.
 */

import type { Cube } from '../cube/cube.js';
import type { Roll } from '../dice/roll.js';
import type { Id } from '../kernel/brands.js';
import type { BySide, Side } from '../kernel/side.js';
import type { ViolationCode } from '../kernel/violation.js';
import type { Play } from '../play/play.js';
import type { Position } from '../position/position.js';
import type { Variant } from '../variant/variants.js';
import type { GameResult, LossLevel } from './result.js';
import type { DiceMode, GameRules, GameTerms } from './rules.js';

/** Before the roll of a side that may still double, if the cube allows it; or that must roll. */
export interface BeforeRoll {
  readonly name: 'before-roll';
  readonly side: Side;
  /** `open`: the cube decides. `over`: doubled, or rolled once already, in this turn. `first-turn`: R13 forbids it. */
  readonly doubling: 'open' | 'over' | 'first-turn';
  /** There where the roll is earned by a bonus (V25, V30): the same side rolls again. */
  readonly extra?: true;
}

/** A completed 1-2 has earned a doublet, which its side names (V25). */
export interface NameDoublet {
  readonly name: 'name-doublet';
  readonly side: Side;
}

/**
 * Where the dice come from: the two single dice of the opening, a roll of both, or a bonus (V25, V29, V30): the doublet
 * named, its complement, the complement of a doublet rolled, or the roll earned by those.
 */
export const ROLL_ORIGINS = ['opening', 'roll', 'named', 'named-complement', 'complement', 'extra'] as const;
export type RollOrigin = (typeof ROLL_ORIGINS)[number];

export interface ToPlay {
  readonly name: 'to-play';
  readonly side: Side;
  readonly roll: Roll;
  readonly origin: RollOrigin;
  /** A play laid out on the board but not committed (R43, `commit: explicit`). */
  readonly laidOut: Play | null;
  /** A premature roll of the other side that stands (R19). */
  readonly early: Roll | null;
  /** There where the roll would have doubled the stake, had that not been as high as can be counted (V24). */
  readonly stakeStays?: true;
}

/** Before it is known who starts. */
export interface Opening {
  readonly name: 'opening';
  /** Throws so far, all of them ties (R11); left out before the first. */
  readonly throws?: number;
}

export type Phase =
  | Opening
  | BeforeRoll
  | ToPlay
  | NameDoublet
  | { readonly name: 'answer-double'; readonly doubler: Side }
  | {
      readonly name: 'answer-resignation';
      readonly by: Side;
      readonly as: LossLevel;
      /** The phase that goes on when the answer is no. */
      readonly below: BeforeRoll | ToPlay | NameDoublet;
    };

/** The last play made, kept for its correction (R44, R45) and for readers. */
export interface LastPlay {
  readonly side: Side;
  readonly roll: Roll;
  readonly moves: Play;
  /** There where the dice were earned by a bonus (V29). */
  readonly origin?: RollOrigin;
  /** `rule`: recorded by itself, because nothing could be played (R34). */
  readonly by: 'hand' | 'rule';
  /** The rule that a condoned play broke (R44). */
  readonly breaks: ViolationCode | null;
  /** R45: `open` until the opponent rolls (`rolled`) or doubles (`closed`). */
  readonly window: 'open' | 'rolled' | 'closed';
  readonly before: { readonly position: Position; readonly turnsPlayed: BySide<number>; readonly turns: number };
}

interface Table {
  readonly id: Id;
  readonly number: number;
  readonly variant: Variant;
  readonly dice: DiceMode;
  readonly rules: GameRules;
  readonly terms: GameTerms;
  readonly position: Position;
  readonly cubes: readonly Cube[];
  /** Rolls completed by each side; a dance and a skipped turn count (R75). */
  readonly turnsPlayed: BySide<number>;
  /** Rolls and skips so far; the number of the last turn that readers see. */
  readonly turns: number;
  readonly lastPlay: LastPlay | null;
}

export interface OpenGame extends Table {
  readonly status: 'open';
  readonly phase: Phase;
}

export interface FinishedGame extends Table {
  readonly status: 'finished';
  readonly result: GameResult;
  /** The side that would have rolled next. */
  readonly nextToRoll: Side;
}

export type GameState = { readonly status: 'not-started' } | OpenGame | FinishedGame;
