/**
 * A board: where the checkers stand, whose turn it is and what was rolled (rules.md section 17). It knows no cube and no
 * score; a game puts one cube beside it, a game of a chouette one for each member.
 */

import type { Roll } from '../dice/roll.js';
import { type BySide, type Side, opponent } from '../kernel/side.js';
import type { ViolationCode } from '../kernel/violation.js';
import type { Play } from '../play/play.js';
import { isShutOut } from '../play/shut-out.js';
import { hasContact } from '../position/contact.js';
import type { Position } from '../position/position.js';
import { startPosition } from '../position/start.js';
import { type Variant, variantOf } from '../variant/variants.js';
import type { BoardRules, DiceMode } from './rules.js';

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
}

/** Before it is known who starts. */
export interface Opening {
  readonly name: 'opening';
  /** Throws so far, all of them ties (R11); left out before the first. */
  readonly throws?: number;
}

export type BoardPhase = Opening | BeforeRoll | ToPlay | NameDoublet;

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

/** One whose dice were no bonus; a field that is added to plays has to be named wherever one is made. */
export type UsualPlay = Required<Omit<LastPlay, 'origin'>>;

export interface BoardState {
  readonly variant: Variant;
  readonly dice: DiceMode;
  readonly rules: BoardRules;
  readonly position: Position;
  /** Rolls completed by each side; a dance and a skipped turn count (R75). */
  readonly turnsPlayed: BySide<number>;
  /** Rolls and skips so far; the number of the last turn that readers see. */
  readonly turns: number;
  readonly lastPlay: LastPlay | null;
  readonly phase: BoardPhase;
}

/** A board at the start of a game; `starter` begins without an opening roll (R14). */
export function boardAtStart(
  { variant, dice, starter }: Pick<BoardState, 'variant' | 'dice'> & { readonly starter: Side | null },
  rules: BoardRules,
): BoardState {
  return {
    variant,
    dice,
    rules,
    position: startPosition(variantOf(variant)),
    turnsPlayed: { white: 0, black: 0 },
    turns: 0,
    lastPlay: null,
    phase: starter === null ? { name: 'opening' } : firstTurn(starter, rules),
  };
}

/** R13: a starter who has yet to roll may double only where the option says so. */
export function firstTurn(side: Side, { cubeBeforeFirstRoll }: BoardRules): BeforeRoll {
  return beforeRoll(side, cubeBeforeFirstRoll ? 'open' : 'first-turn');
}

/** The turn of the side, before its roll. */
export function beforeRoll(side: Side, doubling: BeforeRoll['doubling'] = 'open'): BeforeRoll {
  return { name: 'before-roll', side, doubling };
}

/** Which throw of the opening comes next, from 1; null once it is known who starts (R11). */
export function openingThrow(phase: { readonly name: string; readonly throws?: number } | null): number | null {
  return phase?.name === 'opening' ? (phase.throws ?? 0) + 1 : null;
}

/** The side on roll; in the opening, when there is none, white. */
export function sideOnRoll(phase: BoardPhase): Side {
  return phase.name === 'opening' ? 'white' : phase.side;
}

/** The side that rolls next if nothing more is played. */
export function nextToRoll(phase: BoardPhase): Side {
  return phase.name === 'to-play' || phase.name === 'name-doublet' ? opponent(phase.side) : sideOnRoll(phase);
}

/** Whether the sides can still meet. */
export function isInContact({ position, variant }: Pick<BoardState, 'position' | 'variant'>): boolean {
  return hasContact(position, variantOf(variant).direction);
}

/** Whether nothing that the side could roll can be played (R21). */
export function isSideShutOut({ position, variant }: Pick<BoardState, 'position' | 'variant'>, side: Side): boolean {
  return isShutOut(variantOf(variant), position, side);
}

/** R45: a double ends the time in which the play before it can be corrected. */
export function withWindow(lastPlay: LastPlay | null, window: LastPlay['window']): LastPlay | null {
  if (lastPlay === null || lastPlay.window === window || lastPlay.window === 'closed') return lastPlay;
  if (lastPlay.origin !== undefined) return { ...lastPlay, window };
  // Each field by its name, because this happens at every roll, and Node 20 takes its time for a spread.
  const { side, roll, moves, by, breaks, before } = lastPlay;
  const usual: UsualPlay = { side, roll, moves, by, breaks, window, before };
  return usual;
}
