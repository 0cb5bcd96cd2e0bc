/**
 * How a board changes by its events. Believes every event; positions are computed from the moves (R23–R42).
 *
 * What happens at every roll names each field: Node 20 takes microseconds for the spread of what was itself spread.
 */

import type { Roll } from '../dice/roll.js';
import { type Side, opponent, withSide } from '../kernel/side.js';
import { applyPlay } from '../play/apply-play.js';
import type { Play } from '../play/play.js';
import { variantOf } from '../variant/variants.js';
import { afterPlay, rollAgain, toPlay } from './bonus.js';
import type { BoardEvent } from './events.js';
import {
  type BoardPhase,
  type BoardState,
  type RollOrigin,
  type UsualPlay,
  beforeRoll,
  firstTurn,
  openingThrow,
  withWindow,
} from './state.js';

type EventOf<Type extends BoardEvent['type']> = Extract<BoardEvent, { type: Type }>;

export function evolveBoard(board: BoardState, event: BoardEvent): BoardState {
  const { phase } = board;
  switch (event.type) {
    case 'OpeningRolled':
      return openingRolled(board, event);
    case 'DiceRolled':
      if (!event.premature) return rolled(board, event.side, event.dice);
      return phase.name === 'to-play' ? { ...board, phase: { ...phase, early: event.dice } } : board;
    case 'RollVoided':
      return event.withdraws ? withoutRoll(board) : board;
    case 'PlayLaidOut':
      return withLaidOut(board, event.moves);
    case 'PlayPickedUp':
      return withLaidOut(board, null);
    case 'PlayMade':
      return played(board, event);
    case 'PlayCorrected':
      return corrected(board, event);
    case 'DoubletNamed':
      return { ...board, phase: toPlay(event.side, [event.die, event.die], 'named') };
    case 'TurnSkipped':
      return {
        ...board,
        turnsPlayed: withSide(board.turnsPlayed, event.side, board.turnsPlayed[event.side] + 1),
        turns: board.turns + 1,
        phase: beforeRoll(opponent(event.side)),
      };
  }
}

function openingRolled(board: BoardState, { white, black }: EventOf<'OpeningRolled'>): BoardState {
  if (white === black) return { ...board, phase: { name: 'opening', throws: openingThrow(board.phase) ?? 1 } };
  const starter: Side = white > black ? 'white' : 'black';
  const roll = (white > black ? [white, black] : [black, white]) as unknown as Roll;
  const phase =
    board.rules.firstRoll === 'useOpeningDice' ? toPlay(starter, roll, 'opening') : firstTurn(starter, board.rules);
  return { ...board, phase };
}

function rolled(board: BoardState, side: Side, roll: Roll): BoardState {
  const { phase, lastPlay } = board;
  const window = lastPlay?.side === opponent(side) ? 'rolled' : 'closed';
  const extra = phase.name === 'before-roll' && phase.extra === true;
  const { variant, dice, rules, position, turnsPlayed, turns } = board;
  return {
    variant,
    dice,
    rules,
    position,
    turnsPlayed,
    turns,
    lastPlay: withWindow(lastPlay, window),
    phase: toPlay(side, roll, extra ? 'extra' : 'roll'),
  };
}

/**
 * Back to before the roll, doubling being over; or to the opening when its dice are withdrawn. The play before it may be
 * corrected again: a void throw changes nothing else (R18).
 */
function withoutRoll(board: BoardState): BoardState {
  const { phase, lastPlay } = board;
  if (phase.name !== 'to-play') return board;
  if (phase.early !== null) return { ...board, phase: { ...phase, early: null } };
  return {
    ...board,
    lastPlay: withWindow(lastPlay, 'open'),
    phase: beforeOrigin(phase.side, phase.origin),
  };
}

function beforeOrigin(side: Side, origin: RollOrigin): BoardPhase {
  if (origin === 'opening') return { name: 'opening' };
  return origin === 'extra' ? rollAgain(side) : beforeRoll(side, 'over');
}

function withLaidOut(board: BoardState, laidOut: Play | null): BoardState {
  const { phase } = board;
  return phase.name === 'to-play' ? { ...board, phase: { ...phase, laidOut } } : board;
}

function played(board: BoardState, event: EventOf<'PlayMade'>): BoardState {
  const { side, dice: roll, moves, by, breaks } = event;
  const { position, turnsPlayed, turns, phase, variant, dice, rules } = board;
  const early = phase.name === 'to-play' ? phase.early : null;
  const origin = phase.name === 'to-play' ? phase.origin : 'roll';
  const window = early === null ? 'open' : 'rolled';
  const usual: UsualPlay = { side, roll, moves, by, breaks, window, before: { position, turnsPlayed, turns } };
  return {
    variant,
    dice,
    rules,
    position: applyPlay(position, side, moves),
    turnsPlayed: withSide(turnsPlayed, side, turnsPlayed[side] + 1),
    turns: turns + 1,
    lastPlay: origin === 'opening' || origin === 'roll' ? usual : { ...usual, origin },
    phase:
      early === null
        ? afterPlay(variantOf(variant), side, roll, origin, moves.length)
        : toPlay(opponent(side), early, 'roll'),
  };
}

function corrected(board: BoardState, event: EventOf<'PlayCorrected'>): BoardState {
  if (board.lastPlay === null) return board;
  const { before, origin = 'roll' } = board.lastPlay;
  const { side, moves, dice, withdrawn } = event;
  const { phase } = board;
  // A side that had already decided to roll does not get the double back.
  const rolledBefore = phase.name === 'before-roll' && phase.side !== side && phase.doubling === 'over';
  const next = afterPlay(variantOf(board.variant), side, dice, origin, moves.length);
  const doubling = withdrawn === null && !rolledBefore ? 'open' : 'over';
  return {
    ...board,
    position: applyPlay(before.position, side, moves),
    turnsPlayed: withSide(before.turnsPlayed, side, before.turnsPlayed[side] + 1),
    turns: before.turns + 1,
    lastPlay: { ...board.lastPlay, moves, by: 'hand', breaks: null, window: 'open' },
    phase: next.name === 'before-roll' && next.side !== side ? { ...next, doubling } : next,
  };
}
