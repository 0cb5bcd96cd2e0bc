/**
 * What a game allows (rules.md section 17 and the rules it names). Covered here: R10–R15 opening, R55–R59 resignation,
 * R62–R65 doubling, R85–R94 further turns, R95 automatic doubles; the rest is decided by the board.
 *
 * Order of refusals (section 21): finished, phase, turn, then the rule of the act itself.
 */

import type { BoardCommand, OpeningThrow, Sender } from '../board/commands.js';
import { decideBoard, neverAllowed } from '../board/decide.js';
import { actingAs } from '../board/rights.js';
import { isInContact } from '../board/state.js';
import { type CubeAnswer, answerFact, answerFault, answeringSide, doubledByItself } from '../cube/duel.js';
import { mayResign, resignationFault, smallestLevel } from '../cube/resignation.js';
import { resultOfWin } from '../cube/worth.js';
import { type Result, accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { notYourTurn, wrongPhase } from '../kernel/out-of-turn.js';
import { type Violation, violation } from '../kernel/violation.js';
import type { LossLevel } from '../variant/win-kinds.js';
import type { GameCommand } from './commands.js';
import { afterwards } from './consequences.js';
import type { GameEvent } from './events.js';
import { refusalToDouble } from './rights.js';
import { decideSettlementAcceptance, decideSettlementOffer } from './settlement.js';
import { type GameState, type OpenGame, boardOf } from './state.js';

export type Decision = Result<readonly GameEvent[], Violation>;

export function decideGame(state: GameState, command: GameCommand): Decision {
  if (state.status === 'finished') return refused(violation('game.finished', { number: state.number }));
  if (state.status === 'not-started') return refused(wrongPhase(command.type, 'not-started'));
  const decision = decideOpen(state, command);
  return decision.ok && decision.value.length > 0 ? accepted(afterwards(state, decision.value)) : decision;
}

function decideOpen(state: OpenGame, command: GameCommand): Decision {
  const { sender } = command;
  switch (command.type) {
    case 'RollDice':
    case 'MakePlay':
    case 'CommitPlay':
    case 'PickUpPlay':
    case 'CorrectPlay':
    case 'NameDoublet':
    case 'SkipTurn':
    case 'VoidRoll':
      return onTheBoard(state, sender, command);
    case 'ThrowOpening':
      return openingThrown(state, command.throws);
    case 'OfferDouble':
      return decideDouble(state, sender);
    case 'TakeDouble':
    case 'DropDouble':
    case 'TurnCubeAgain':
      return doubleAnswered(state, sender, command);
    case 'OfferResignation':
      return decideResignation(state, sender, command.as);
    case 'RecordResignation':
      return resignationRecorded(state, sender, command.as);
    case 'OfferSettlement':
      return decideSettlementOffer(state, sender, { to: command.to, points: command.points });
    case 'AcceptSettlement':
      return decideSettlementAcceptance(state, sender);
    case 'AcceptResignation':
    case 'RefuseResignation':
    case 'WithdrawResignation':
      return resignationAnswered(state, sender, command.type);
  }
}

/** While an answer is awaited nothing happens on the board; a double has closed the time for corrections before that (R45). */
function onTheBoard(state: OpenGame, sender: Sender, command: BoardCommand): Decision {
  const { phase } = state;
  const waits =
    phase.name === 'answer-resignation' || (phase.name === 'answer-double' && command.type !== 'CorrectPlay');
  return waits
    ? refused(neverAllowed(state, command.type) ?? wrongPhase(command.type, phase.name))
    : decideBoard(boardOf(state), sender, command);
}

/** Ties are thrown again (R11); throws behind the one that decides are not looked at. */
function openingThrown(state: OpenGame, throws: readonly OpeningThrow[]): Decision {
  if (state.phase.name !== 'opening') return refused(wrongPhase('ThrowOpening', state.phase.name));
  let { cube } = state;
  const events: GameEvent[] = [];
  for (const { white, black } of throws) {
    events.push({ type: 'OpeningRolled', white, black });
    if (white !== black) break;
    const twice = doubledByItself(cube, state.terms);
    if (twice === null) continue;
    cube = twice;
    events.push({ type: 'AutomaticDoubleMade', value: cube.value, by: 'rule' });
  }
  return accepted(events);
}

function decideDouble(state: OpenGame, sender: Sender): Decision {
  const { phase } = state;
  if (phase.name !== 'before-roll') return refused(wrongPhase('OfferDouble', phase.name));
  return actingAs(sender, phase.side, 'OfferDouble', (side): Decision => {
    const refusal = refusalToDouble(state, side);
    return refusal === null ? accepted([{ type: 'Doubled', side, value: state.cube.value * 2 }]) : refused(refusal);
  });
}

/** R64, R65, R85–R90 */
function doubleAnswered(state: OpenGame, sender: Sender, answer: CubeAnswer): Decision {
  const { cube, phase } = state;
  const toAnswer = answeringSide(cube);
  if (phase.name !== 'answer-double' || toAnswer === null) return refused(wrongPhase(answer.type, phase.name));
  return actingAs(sender, toAnswer, answer.type, (side): Decision => {
    const fault = answerFault(state, answer);
    if (fault !== null) return refused(fault);
    const { type, value } = answerFact(cube, answer);
    if (type !== 'DoubleDropped') return accepted([{ type, side, value }]);
    const result = { winner: opponent(side), kind: 'single', cube: value, points: value, by: 'drop' } as const;
    return accepted([
      { type, side },
      { type: 'GameFinished', result },
    ]);
  });
}

/** R56, R57, R59. */
function decideResignation(state: OpenGame, sender: Sender, as: LossLevel): Decision {
  const { phase, rules } = state;
  if (phase.name !== 'before-roll' && phase.name !== 'to-play' && phase.name !== 'name-doublet') {
    return refused(wrongPhase('OfferResignation', phase.name));
  }
  const side = sender.side ?? phase.side;
  if (rules.resignationWhen === 'ownTurn' && side !== phase.side) {
    return refused(notYourTurn('OfferResignation', side, phase.side));
  }
  if (!mayResign(rules, isInContact(state))) {
    return refused(violation('resign.not-allowed', { side, policy: rules.resignation }));
  }
  const fault = resignationFault(state, side, state.position[side].off, as);
  return fault !== null ? refused(fault) : accepted([{ type: 'ResignationOffered', side, as }]);
}

function resignationAnswered(
  state: OpenGame,
  sender: Sender,
  act: 'AcceptResignation' | 'RefuseResignation' | 'WithdrawResignation',
): Decision {
  const { phase } = state;
  if (phase.name !== 'answer-resignation') return refused(wrongPhase(act, phase.name));
  if (act === 'WithdrawResignation') {
    return actingAs(sender, phase.by, act, (side) => accepted([{ type: 'ResignationWithdrawn', side }]));
  }
  return actingAs(sender, opponent(phase.by), act, (side): Decision =>
    accepted(
      act === 'RefuseResignation' ? [{ type: 'ResignationRefused', side }] : resignationAccepted(state, side, phase.as),
    ),
  );
}

function resignationAccepted(state: OpenGame, side: Side, as: LossLevel): GameEvent[] {
  return [
    { type: 'ResignationAccepted', side },
    { type: 'GameFinished', result: resultOfWin(side, as, state, 'resignation') },
  ];
}

/** Moment and policy bind here too (R56, R59); a single game can be lost at any moment, so its level never stops one. */
function resignationRecorded(state: OpenGame, sender: Sender, as: LossLevel): Decision {
  const offered = decideResignation(state, sender, smallestLevel(state));
  if (!offered.ok) return offered;
  return accepted(
    offered.value.flatMap((event) =>
      event.type === 'ResignationOffered'
        ? [{ ...event, as }, ...resignationAccepted(state, opponent(event.side), as)]
        : [event],
    ),
  );
}
