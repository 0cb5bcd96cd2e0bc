/**
 * What a game of a chouette allows (chouette.md sections 3, 6 and 9). Covered here: C6 the board, C15 who moves, C20–C24
 * one cube, C25–C29 a cube for each member, C48–C50 beavers and the lone taker, C63 and C64 people who are away, and the
 * resignations of section 9. Between two (C4) it is the same with a team of one.
 *
 * Order of refusals (rules.md section 21): finished, who sits at the table, phase, turn, then the rule of the act itself.
 */

import type { BoardCommand, OpeningThrow } from '../../board/commands.js';
import { decideBoard } from '../../board/decide.js';
import { doubledByItself } from '../../cube/duel.js';
import { accepted, refused } from '../../kernel/result.js';
import { type Side, opponent } from '../../kernel/side.js';
import { notYourTurn, wrongPhase } from '../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { duelOf, extrasOffered, wantsAnswer } from './doubling/access.js';
import { toActPlayers } from './actions.js';
import type { TableGameCommand, TableSender } from './commands.js';
import { afterwards } from './consequences.js';
import { decideAnswer, decideAnswersClosing } from './doubling/decide-answer.js';
import { decideAbandonment, decideProxy, decideProxyEnd, decideSettlement } from './decide-away.js';
import { decideDecline, decideDouble, decideDoublingClosing } from './doubling/decide-double.js';
import { decideExtra, decideExtraAnswer, decideExtraDouble } from './extras/decide-extras.js';
import { decideResignation, decideResignationAnswer } from './resignation/decide-resignation.js';
import type { TableDecision } from './decision.js';
import type { TableGameEvent } from './events.js';
import { stagePhase } from './moment.js';
import { sideOfSender, strangerFault } from './speakers.js';
import { BOX, type OpenTableGame, type TableGameState } from './state.js';

export function decideTableGame(state: TableGameState, command: TableGameCommand): TableDecision {
  if (state.status === 'finished') return refused(violation('game.finished', { number: state.number }));
  if (state.status === 'not-started') return refused(wrongPhase(command.type, 'not-started'));
  const stranger = strangerFault(state, command.sender, toActPlayers(state));
  if (stranger !== null) return refused(stranger);
  const decision = decideOpen(state, command);
  return decision.ok && decision.value.length > 0 ? accepted(afterwards(state, decision.value)) : decision;
}

function decideOpen(state: OpenTableGame, command: TableGameCommand): TableDecision {
  switch (command.type) {
    case 'ThrowOpening':
      return openingThrown(state, command.sender, command.throws);
    case 'RollDice':
    case 'MakePlay':
    case 'CommitPlay':
    case 'PickUpPlay':
    case 'CorrectPlay':
    case 'NameDoublet':
    case 'SkipTurn':
    case 'VoidRoll':
      return onTheBoard(state, command.sender, command);
    case 'OfferDouble':
      return decideDouble(state, command);
    case 'DeclineDouble':
      return decideDecline(state, command);
    case 'CloseDoubling':
      return decideDoublingClosing(state, command);
    case 'CloseAnswers':
      return decideAnswersClosing(state, command);
    case 'TakeDouble':
    case 'DropDouble':
    case 'TurnCubeAgain':
      return decideAnswer(state, command);
    case 'OfferResignation':
      return decideResignation(state, command);
    case 'AcceptResignation':
    case 'RefuseResignation':
    case 'WithdrawResignation':
      return decideResignationAnswer(state, command);
    case 'OfferExtra':
    case 'DeclineExtra':
      return decideExtra(state, command);
    case 'DoubleExtra':
      return decideExtraDouble(state, command);
    case 'TakeExtra':
    case 'DropExtra':
      return decideExtraAnswer(state, command);
    case 'ProposeSettlement':
      return decideSettlement(state, command);
    case 'NameProxy':
      return decideProxy(state, command);
    case 'EndProxy':
      return decideProxyEnd(state, command);
    case 'AbandonGame':
      return decideAbandonment(state, command);
  }
}

/** Ties turn all cubes (C12); where the box decides about further ones, the throws wait for its decision (R99). */
function openingThrown(state: OpenTableGame, sender: TableSender, throws: readonly OpeningThrow[]): TableDecision {
  const { stage, board, rules } = state;
  if (stage.name !== 'board' || board.phase.name !== 'opening') {
    return refused(wrongPhase('ThrowOpening', stagePhase(state)));
  }
  const thrower = sideOfSender(state, sender, 'ThrowOpening');
  if (!thrower.ok) return thrower;
  const [pair] = state.pairs;
  if (pair === undefined) return accepted([]);
  const { terms } = duelOf(state, pair);
  const events: TableGameEvent[] = [];
  let { cube } = pair;
  for (const { white, black } of throws) {
    events.push({ type: 'OpeningRolled', white, black });
    if (white !== black) break;
    const doubled = doubledByItself(cube, terms);
    if (doubled === null) continue;
    const { value } = doubled;
    if (cube.value > 1 && rules.automaticDoublesBeyondFirst === 'boxDecides') {
      events.push({ type: 'AutomaticDoubleAsked', value, by: 'rule' });
      break;
    }
    cube = doubled;
    events.push({ type: 'AutomaticDoubleMade', value, by: 'rule' });
  }
  return accepted(events);
}

/** An act at the board, by the person who decides for its side (C15). */
function onTheBoard(state: OpenTableGame, sender: TableSender, command: BoardCommand): TableDecision {
  const { board } = state;
  const { phase } = board;
  if (state.stage.name !== 'board') return refused(wrongPhase(command.type, stagePhase(state)));
  const nobody = decideBoard(board, { side: null, staff: true }, command);
  const early = command.type === 'RollDice' && phase.name === 'to-play';
  if (!nobody.ok && nobody.error.code === 'game.wrong-phase' && !early) return nobody;
  const side = sideOfSender(state, sender, command.type);
  if (!side.ok) {
    const turn = turnFault(state, sender, command.type);
    return turn === null ? side : refused(turn);
  }
  const isRoll = (command.type === 'RollDice' || command.type === 'SkipTurn') && phase.name === 'before-roll';
  if (isRoll && side.value !== null && side.value !== phase.side) {
    return refused(notYourTurn(command.type, side.value, phase.side));
  }
  if (isRoll && wantsAnswer(state)) return refused(wrongPhase(command.type, 'before-roll', 'doubles-offered'));
  if (isRoll && extrasOffered(state).length > 0) {
    return refused(wrongPhase(command.type, 'before-roll', 'extra-offered'));
  }
  return decideBoard(board, { side: side.value, staff: sender.staff }, command);
}

/** A member who is not captain gets that refusal only in the team's turn; before that, that it is the box's. */
function turnFault(state: OpenTableGame, { player }: TableSender, act: string): Violation | null {
  const { phase } = state.board;
  const side: Side | null = 'side' in phase ? phase.side : null;
  return side === BOX && player !== null && player !== state.partner ? notYourTurn(act, opponent(BOX), BOX) : null;
}
