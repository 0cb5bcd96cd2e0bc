/**
 * What a board allows (rules.md section 17 and the rules it names). Covered here: R18–R21 dice and the shut-out side,
 * R31–R35 through `play`, R43–R45 commit and correction.
 */

import type { Die } from '../dice/roll.js';
import { accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { wrongPhase } from '../kernel/out-of-turn.js';
import { type Violation, violation } from '../kernel/violation.js';
import { hasLegalPlay } from '../play/legal-plays.js';
import { variantOf } from '../variant/variants.js';
import { movementOf } from './bonus.js';
import type { BoardCommand, Sender } from './commands.js';
import {
  decideCommit,
  correctionFault,
  decideCorrection,
  decidePickUp,
  decidePlay,
  rolledEarly,
} from './decide-play.js';
import type { BoardEvent, VoidReason } from './events.js';
import { type BoardDecision, actingAs } from './rights.js';
import { type BoardState, isSideShutOut } from './state.js';

export function decideBoard(board: BoardState, sender: Sender, command: BoardCommand): BoardDecision {
  switch (command.type) {
    case 'RollDice':
      return board.phase.name === 'to-play'
        ? rolledEarly(board, sender, command.dice)
        : turnOf(board, sender, command.type, (side) =>
            accepted([{ type: 'DiceRolled', side, dice: command.dice, premature: false }]),
          );
    case 'MakePlay':
      return decidePlay(board, sender, command.play);
    case 'CommitPlay':
      return decideCommit(board, sender);
    case 'PickUpPlay':
      return decidePickUp(board, sender);
    case 'CorrectPlay':
      return decideCorrection(board, sender, command.play);
    case 'NameDoublet':
      return doubletNamed(board, sender, command.die);
    case 'SkipTurn':
      return turnOf(board, sender, command.type, (side) =>
        isSideShutOut(board, side)
          ? accepted([{ type: 'TurnSkipped', side, by: 'hand' }])
          : refused(wrongPhase(command.type, 'before-roll', 'not-shut-out')),
      );
    case 'VoidRoll':
      return rollVoided(board, sender, command.reason, command.dice);
  }
}

/** Why the act is refused whatever the game waits for, or null. */
export function neverAllowed(board: Pick<BoardState, 'dice' | 'rules' | 'lastPlay'>, act: string): Violation | null {
  if (act === 'VoidRoll') return board.dice === 'recorded' ? null : violation('dice.recorded-only', { act });
  return act === 'CorrectPlay' ? correctionFault(board) : null;
}

/** A roll of which nothing can be played is played by itself (R34). */
export function forcedPass({
  phase,
  variant,
  position,
}: Pick<BoardState, 'phase' | 'variant' | 'position'>): BoardEvent | null {
  if (phase.name !== 'to-play') return null;
  const { side, roll, origin } = phase;
  return hasLegalPlay(movementOf(variantOf(variant), origin), position, side, roll)
    ? null
    : { type: 'PlayMade', side, dice: roll, moves: [], by: 'rule', breaks: null };
}

/** The decision of the side that acts, when the board waits for a roll and the sender may decide about it. */
function turnOf(
  { phase }: BoardState,
  sender: Sender,
  act: string,
  then: (side: Side) => BoardDecision,
): BoardDecision {
  if (phase.name !== 'before-roll') return refused(wrongPhase(act, phase.name));
  return actingAs(sender, phase.side, act, then);
}

/** V25: a doublet may be named whatever can be played of it. */
function doubletNamed({ phase }: BoardState, sender: Sender, die: Die): BoardDecision {
  if (phase.name !== 'name-doublet') return refused(wrongPhase('NameDoublet', phase.name));
  return actingAs(sender, phase.side, 'NameDoublet', (side) => accepted([{ type: 'DoubletNamed', side, die }]));
}

/** R18: a throw on a real board that does not count, or the withdrawal of a roll entered by mistake, by the side that threw. */
function rollVoided(
  board: BoardState,
  sender: Sender,
  reason: VoidReason,
  dice: readonly number[] | null,
): BoardDecision {
  const { phase } = board;
  const never = neverAllowed(board, 'VoidRoll');
  if (never !== null) return refused(never);
  if (phase.name === 'name-doublet') return refused(wrongPhase('VoidRoll', phase.name));
  if (reason === 'on-checker' && board.rules.diceOnCheckerValid) {
    return refused(violation('game.roll-stands', { reason }));
  }
  if (phase.name === 'opening') return accepted([{ type: 'RollVoided', side: null, dice, reason, withdraws: false }]);
  if (phase.name === 'before-roll') {
    return actingAs(sender, phase.side, 'VoidRoll', (side) =>
      accepted([{ type: 'RollVoided', side, dice, reason, withdraws: false }]),
    );
  }
  if (phase.origin === 'named' || phase.origin === 'named-complement' || phase.origin === 'complement') {
    return refused(wrongPhase('VoidRoll', phase.name, 'not-rolled'));
  }
  const [thrower, roll] = phase.early === null ? [phase.side, phase.roll] : [opponent(phase.side), phase.early];
  return actingAs(sender, thrower, 'VoidRoll', (side) =>
    accepted([{ type: 'RollVoided', side, dice: roll, reason, withdraws: true }]),
  );
}
