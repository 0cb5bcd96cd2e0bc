/**
 * What a game allows (rules.md section 17 and the rules it names). Covered here: R10–R15 opening, R18–R21 dice and the
 * shut-out side, R31–R35 through `play`, R43–R45 commit and correction, R55–R59 resignation, R62–R65 doubling, R95 automatic doubles.
 *
 * Order of refusals (section 21): finished, phase, turn, then the rule of the act itself.
 */

import type { Die } from '../dice/roll.js';
import { accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { violation } from '../kernel/violation.js';
import { isShutOut } from '../play/shut-out.js';
import { variantOf } from '../variant/variants.js';
import type { GameCommand, OpeningThrow, Sender } from './commands.js';
import { afterwards } from './consequences.js';
import type { GameEvent, VoidReason } from './events.js';
import { committed, corrected, pickedUp, played, rolledEarly } from './decide-play.js';
import { resignationFault, smallestLevel } from './resignation.js';
import type { LossLevel } from './result.js';
import { settled } from './result.js';
import { cubeTurnedAgain, doubleAnswered, doublesByItself } from './decide-cube.js';
import { automaticallyDoubled } from '../cube/cube.js';
import { type Decision, actingAs, mayResign, notYourTurn, refusalToDouble, tableCube, wrongPhase } from './rights.js';
import type { GameState, OpenGame } from './state.js';

export function decideGame(state: GameState, command: GameCommand): Decision {
  if (state.status === 'finished') return refused(violation('game.finished', { number: state.number }));
  if (state.status === 'not-started') return refused(wrongPhase(command.type, 'not-started'));
  const decision = decideOpen(state, command);
  return decision.ok && decision.value.length > 0 ? accepted(afterwards(state, decision.value)) : decision;
}

function decideOpen(state: OpenGame, command: GameCommand): Decision {
  const { sender } = command;
  switch (command.type) {
    case 'ThrowOpening':
      return openingThrown(state, command.throws);
    case 'RollDice':
      return state.phase.name === 'to-play'
        ? rolledEarly(state, sender, command.dice)
        : turnOf(state, sender, command.type, (side) =>
            accepted([{ type: 'DiceRolled', side, dice: command.dice, premature: false }]),
          );
    case 'MakePlay':
      return played(state, sender, command.play);
    case 'CommitPlay':
      return committed(state, sender);
    case 'PickUpPlay':
      return pickedUp(state, sender);
    case 'CorrectPlay':
      return corrected(state, sender, command.play);
    case 'NameDoublet':
      return doubletNamed(state, sender, command.die);
    case 'SkipTurn':
      return turnOf(state, sender, command.type, (side) =>
        isShutOut(variantOf(state.variant), state.position, side)
          ? accepted([{ type: 'TurnSkipped', side, by: 'hand' }])
          : refused(wrongPhase(command.type, 'before-roll', 'not-shut-out')),
      );
    case 'OfferDouble':
      return turnOf(state, sender, command.type, (side) => {
        const refusal = refusalToDouble(state, side);
        return refusal === null
          ? accepted([{ type: 'Doubled', side, value: tableCube(state).value * 2 }])
          : refused(refusal);
      });
    case 'TakeDouble':
    case 'DropDouble':
      return doubleAnswered(state, sender, command.type);
    case 'TurnCubeAgain':
      return cubeTurnedAgain(state, sender, command.turn);
    case 'OfferResignation':
      return resigned(state, sender, command.as);
    case 'RecordResignation':
      return resignationRecorded(state, sender, command.as);
    case 'AcceptResignation':
    case 'RefuseResignation':
    case 'WithdrawResignation':
      return resignationAnswered(state, sender, command.type);
    case 'VoidRoll':
      return rollVoided(state, sender, command.reason, command.dice);
  }
}

/** The side that acts, when the game waits for a roll and the sender may decide about it. */
function turnOf(state: OpenGame, sender: Sender, act: string, then: (side: Side) => Decision): Decision {
  const { phase } = state;
  if (phase.name !== 'before-roll') return refused(wrongPhase(act, phase.name));
  return actingAs(sender, phase.side, act, then);
}

/** V25: a doublet may be named whatever can be played of it. */
function doubletNamed(state: OpenGame, sender: Sender, die: Die): Decision {
  const { phase } = state;
  if (phase.name !== 'name-doublet') return refused(wrongPhase('NameDoublet', phase.name));
  return actingAs(sender, phase.side, 'NameDoublet', (side) => accepted([{ type: 'DoubletNamed', side, die }]));
}

/** Ties are thrown again (R11); throws behind the one that decides are not looked at. */
function openingThrown(state: OpenGame, throws: readonly OpeningThrow[]): Decision {
  if (state.phase.name !== 'opening') return refused(wrongPhase('ThrowOpening', state.phase.name));
  const decisive = throws.findIndex(({ white, black }) => white !== black);
  const counted = decisive < 0 ? throws : throws.slice(0, decisive + 1);
  let cube = tableCube(state);
  const events: GameEvent[] = [];
  for (const { white, black } of counted) {
    events.push({ type: 'OpeningRolled', white, black });
    if (white !== black || !doublesByItself(cube, state.terms)) continue;
    cube = automaticallyDoubled(cube);
    events.push({ type: 'AutomaticDoubleMade', value: cube.value, by: 'rule' });
  }
  return accepted(events);
}

/** R56, R57, R59. */
function resigned(state: OpenGame, sender: Sender, as: LossLevel): Decision {
  const { phase, rules } = state;
  if (phase.name !== 'before-roll' && phase.name !== 'to-play' && phase.name !== 'name-doublet') {
    return refused(wrongPhase('OfferResignation', phase.name));
  }
  const side = sender.side ?? phase.side;
  if (rules.resignationWhen === 'ownTurn' && side !== phase.side) {
    return refused(notYourTurn('OfferResignation', side, phase.side));
  }
  if (!mayResign(state)) return refused(violation('resign.not-allowed', { side, policy: rules.resignation }));
  const fault = resignationFault(state, side, as);
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
  return actingAs(sender, opponent(phase.by), act, (side) => {
    if (act === 'RefuseResignation') return accepted([{ type: 'ResignationRefused', side }]);
    return accepted(resignationAccepted(state, side, phase.as));
  });
}

function resignationAccepted(state: OpenGame, side: Side, as: LossLevel): GameEvent[] {
  return [
    { type: 'ResignationAccepted', side },
    { type: 'GameFinished', result: settled(side, as, tableCube(state), state, 'resignation') },
  ];
}

/** Moment and policy bind here too (R56, R59); a single game can be lost at any moment, so its level never stops one. */
function resignationRecorded(state: OpenGame, sender: Sender, as: LossLevel): Decision {
  const offered = resigned(state, sender, smallestLevel(state));
  if (!offered.ok) return offered;
  return accepted(
    offered.value.flatMap((event) =>
      event.type === 'ResignationOffered'
        ? [{ ...event, as }, ...resignationAccepted(state, opponent(event.side), as)]
        : [event],
    ),
  );
}

/** R18: a throw on a real board that does not count, or the withdrawal of a roll entered by mistake, by the side that threw. */
function rollVoided(state: OpenGame, sender: Sender, reason: VoidReason, dice: readonly number[] | null): Decision {
  const { phase } = state;
  if (state.dice !== 'recorded') return refused(violation('dice.recorded-only', { act: 'VoidRoll' }));
  if (phase.name === 'answer-double' || phase.name === 'answer-resignation' || phase.name === 'name-doublet') {
    return refused(wrongPhase('VoidRoll', phase.name));
  }
  if (reason === 'on-checker' && state.rules.diceOnCheckerValid) {
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
