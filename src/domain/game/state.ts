/**
 * One game: a board, its cube and what is asked about the cube (rules.md section 17). A union by status and by phase, so
 * that "a double while a double is pending" cannot be written.
 */

import {
  type BeforeRoll,
  type BoardPhase,
  type BoardState,
  type NameDoublet,
  type ToPlay,
  beforeRoll,
} from '../board/state.js';
import type { Cube } from '../cube/cube.js';
import type { Duel } from '../cube/duel.js';
import type { GameResult } from '../cube/worth.js';
import type { Id } from '../kernel/brands.js';
import type { Side } from '../kernel/side.js';
import type { LossLevel } from '../variant/win-kinds.js';
import type { GameRules } from './rules.js';
import type { OfferedSettlement } from './settlement-terms.js';

/** A roll to play in a game, whose stake it may have doubled. */
export interface RollToPlay extends ToPlay {
  /** There where the roll would have doubled the stake, had that not been as high as can be counted (V24). */
  readonly stakeStays?: true;
}

export type Phase =
  | Exclude<BoardPhase, ToPlay>
  | RollToPlay
  | { readonly name: 'answer-double'; readonly doubler: Side }
  | {
      readonly name: 'answer-resignation';
      readonly by: Side;
      readonly as: LossLevel;
      /** The phase that goes on when the answer is no. */
      readonly below: BeforeRoll | RollToPlay | NameDoublet;
    };

interface Game extends Omit<BoardState, 'rules' | 'phase'>, Omit<Duel, 'rules'> {
  readonly id: Id;
  readonly number: number;
  readonly rules: GameRules;
  readonly cube: Cube;
}

export interface OpenGame extends Game {
  readonly status: 'open';
  readonly phase: Phase;
  /** What a side has offered to settle for (R47); there only while it can be accepted. */
  readonly settlement?: OfferedSettlement;
}

export interface FinishedGame extends Game {
  readonly status: 'finished';
  readonly result: GameResult;
  /** The side that would have rolled next. */
  readonly nextToRoll: Side;
}

export type GameState = { readonly status: 'not-started' } | OpenGame | FinishedGame;

/** The board of the game as it lies there while an answer about the cube is awaited, too. */
export function boardOf(game: OpenGame): BoardState {
  const { variant, dice, rules, position, turnsPlayed, turns, lastPlay } = game;
  return { variant, dice, rules, position, turnsPlayed, turns, lastPlay, phase: phaseOnBoard(game.phase) };
}

function phaseOnBoard(phase: Phase): BoardPhase {
  switch (phase.name) {
    case 'answer-double':
      return beforeRoll(phase.doubler, 'over');
    case 'answer-resignation':
      return phase.below;
    case 'opening':
    case 'before-roll':
    case 'to-play':
    case 'name-doublet':
      return phase;
  }
}
