/**
 * What a game of a chouette allows (chouette.md sections 3, 6 and 9). Covered here: C6 the board, C15 who moves, C20–C24
 * one cube, C25–C29 a cube for each member, C48–C50 beavers and the lone taker, C63 and C64 people who are away, and the
 * resignations of section 9. Between two (C4) it is the same with a team of one.
 *
 * Order of refusals (rules.md section 21): finished, who sits at the table, phase, turn, then the rule of the act itself.
 */

import { automaticallyDoubled } from '../../cube/cube.js';
import { doublesByItself } from '../../game/decide-cube.js';
import { decideGame } from '../../game/decide.js';
import type { OpeningThrow } from '../../game/commands.js';
import type { GameEvent } from '../../game/events.js';
import { notYourTurn, wrongPhase } from '../../game/rights.js';
import { accepted, refused } from '../../kernel/result.js';
import { type Side, opponent } from '../../kernel/side.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { extrasOffered, gameOfPair, wantsAnswer } from './access.js';
import type { BoardCommand, TableGameCommand, TableSender } from './commands.js';
import { afterwards } from './consequences.js';
import { doubleAnswered } from './decide-answer.js';
import { abandoned, proxyEnded, proxyNamed, settlementProposed } from './decide-away.js';
import { doubleDeclined, doubleOffered, doublingClosed } from './decide-double.js';
import { extraAnswered, extraDoubled, extraSaid } from './decide-extras.js';
import { resignationAnswered, resigned } from './decide-resignation.js';
import type { TableDecision } from './decision.js';
import type { BoardEvent, TableGameEvent } from './events.js';
import { stagePhase } from './moment.js';
import { sideOfSender, strangerFault } from './speakers.js';
import { BOX, type OpenTableGame, type TableGameState } from './state.js';

export function decideTableGame(state: TableGameState, command: TableGameCommand): TableDecision {
  if (state.status === 'finished') return refused(violation('game.finished', { number: state.number }));
  if (state.status === 'not-started') return refused(wrongPhase(command.type, 'not-started'));
  const stranger = strangerFault(state, command.sender);
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
      return doubleOffered(state, command);
    case 'DeclineDouble':
      return doubleDeclined(state, command);
    case 'CloseDoubling':
      return doublingClosed(state, command);
    case 'TakeDouble':
    case 'DropDouble':
    case 'TurnCubeAgain':
      return doubleAnswered(state, command);
    case 'OfferResignation':
      return resigned(state, command);
    case 'AcceptResignation':
    case 'RefuseResignation':
    case 'WithdrawResignation':
      return resignationAnswered(state, command);
    case 'OfferExtra':
    case 'DeclineExtra':
      return extraSaid(state, command);
    case 'DoubleExtra':
      return extraDoubled(state, command);
    case 'TakeExtra':
    case 'DropExtra':
      return extraAnswered(state, command);
    case 'ProposeSettlement':
      return settlementProposed(state, command);
    case 'NameProxy':
      return proxyNamed(state, command);
    case 'EndProxy':
      return proxyEnded(state, command);
    case 'AbandonGame':
      return abandoned(state, command);
  }
}

/** Ties turn all cubes (C12); where the box decides about further ones, nobody throws before it has (R99). */
function openingThrown(state: OpenTableGame, sender: TableSender, throws: readonly OpeningThrow[]): TableDecision {
  const { stage, board, rules } = state;
  if (stage.name !== 'board' || board.phase.name !== 'opening') {
    return refused(wrongPhase('ThrowOpening', stagePhase(state)));
  }
  const thrower = sideOfSender(state, sender, 'ThrowOpening');
  if (!thrower.ok) return thrower;
  const [pair] = state.pairs;
  if (pair === undefined) return accepted([]);
  const { terms } = gameOfPair(state, pair);
  const events: TableGameEvent[] = [];
  let { cube } = pair;
  for (const { white, black } of throws) {
    events.push({ type: 'OpeningRolled', white, black });
    if (white !== black) break;
    if (!doublesByItself(cube, terms)) continue;
    const doubled = automaticallyDoubled(cube);
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

/** An act at the board, by whoever speaks for the side that it belongs to (C15). */
function onTheBoard(
  state: OpenTableGame,
  sender: TableSender,
  command: Exclude<BoardCommand, { type: 'ThrowOpening' }>,
): TableDecision {
  const { board } = state;
  const { phase } = board;
  if (state.stage.name !== 'board') return refused(wrongPhase(command.type, stagePhase(state)));
  const nobody = decideGame(board, { ...command, sender: { side: null, staff: true } });
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
  const decision = decideGame(board, { ...command, sender: { side: side.value, staff: sender.staff } });
  return decision.ok ? accepted(decision.value.map(boardEvent)) : decision;
}

/** A member who is not captain is told so only in the team's turn; before that, that it is the box's. */
function turnFault(state: OpenTableGame, { player }: TableSender, act: string): Violation | null {
  const { phase } = state.board;
  const side: Side | null = 'side' in phase ? phase.side : null;
  return side === BOX && player !== null && player !== state.partner ? notYourTurn(act, opponent(BOX), BOX) : null;
}

/** The event of the board as the game of the chouette tells it; how it ended is said of box and team. */
function boardEvent(event: GameEvent): TableGameEvent {
  if (event.type !== 'GameFinished') return event as BoardEvent;
  const { winner, kind } = event.result;
  const result = winner === null || kind === null ? null : ({ winner: winner === BOX ? 'box' : 'team', kind } as const);
  return { type: 'GameFinished', result, by: 'play' };
}
