/** The legal plays of a roll as plain data (R31–R35, R100); the search itself is `generator.ts`. */

import type { Roll } from '../dice/roll.js';
import type { Side } from '../kernel/side.js';
import type { Position } from '../position/position.js';
import type { MovementRules } from '../variant/variant-rules.js';
import { applyPlay } from './apply-play.js';
import { bansPositions } from './bans.js';
import { emptyBoard, withPosition } from './board.js';
import { generatePlays } from './generator.js';
import { PlayList } from './play-list.js';
import type { Play } from './play.js';
import { hasMove } from './step.js';

export interface LegalPlay {
  /** The moves in an order that can be played. */
  readonly play: Play;
  /** Where all checkers stand after it. */
  readonly position: Position;
}

/** Builds the position only for those who look at it: most callers want the moves or their number. */
export class FoundPlay implements LegalPlay {
  constructor(
    readonly play: Play,
    private readonly before: Position,
    private readonly side: Side,
  ) {}

  get position(): Position {
    return applyPlay(this.before, this.side, this.play);
  }
}

const plays = new PlayList();
/** The board of a search; it is set before each. */
const scratch = emptyBoard();

/** Every legal play of the side's roll, one for each position that can be reached, always in the same order. */
export function legalPlays(rules: MovementRules, position: Position, side: Side, roll: Roll): readonly LegalPlay[] {
  generatePlays(rules, withPosition(scratch, position, side, rules.direction), roll[0], roll[1], plays);
  const found: LegalPlay[] = [];
  for (let index = 0; index < plays.count; index++) found.push(new FoundPlay(plays.play(index), position, side));
  return found;
}

/** How many legal plays the side's roll has; 0 when nothing can be played (R34). Far cheaper than the plays. */
export function legalPlayCount(rules: MovementRules, position: Position, side: Side, roll: Roll): number {
  generatePlays(rules, withPosition(scratch, position, side, rules.direction), roll[0], roll[1], plays);
  return plays.count;
}

/** Whether the side can play any part of the roll (R34). */
export function hasLegalPlay(rules: MovementRules, position: Position, side: Side, roll: Roll): boolean {
  const board = withPosition(scratch, position, side, rules.direction);
  if (!bansPositions(rules) && !rules.startGate) return roll.some((die) => hasMove(rules, board.cells, die));
  generatePlays(rules, board, roll[0], roll[1], plays);
  return plays.count > 0;
}
