/** Doubles before the roll: by the members in their window (C20, C26), by the box (C22, C27), and by themselves (C12). */

import type { Id } from '../../../kernel/brands.js';
import { type Result, accepted, refused } from '../../../kernel/result.js';
import type { Side } from '../../../kernel/side.js';
import { notYourTurn, wrongPhase } from '../../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../../kernel/violation.js';
import { accessible, doubleFault, doubledValues, doublingSide, hasSpoken, maySpeak } from './access.js';
import type { TableCommandOf, TableSender } from '../commands.js';
import type { TableGameEvent } from '../events.js';
import { decideExtrasClosing } from '../extras/decide-extras.js';
import { type TableDecision, alreadyAnswered, windowClosed } from '../decision.js';
import { stagePhase } from '../moment.js';
import { missingDoubles } from './policies.js';
import {
  captainOf,
  captainOfWindow,
  mayActFor,
  memberMissing,
  notCaptain,
  notInGame,
  notYours,
  principalOf,
  sideOf,
} from '../speakers.js';
import { BOX, type OpenTableGame, TEAM, activePairs, hasOneCube, pairOf } from '../state.js';
import { closing } from './votes.js';

type Act = 'OfferDouble' | 'DeclineDouble';

/** A double, a vote for one, or the box's word on an automatic one (R99). */
export function decideDouble(state: OpenTableGame, command: TableCommandOf<'OfferDouble'>): TableDecision {
  const { sender, to, member } = command;
  if (state.stage.name === 'automatic-double') {
    const value = (state.pairs[0]?.cube.value ?? 1) * 2;
    const said = automaticDoubleSaid(state, command, [{ type: 'AutomaticDoubleMade', value, by: 'hand' }]);
    if (!said.ok || to === null) return said;
    const missing = activePairs(state).flatMap((pair) => (to.includes(pair.member) ? [] : [pair.member]));
    const fault = outsideFault(state, to) ?? (missing.length === 0 ? null : doublePolicy('automatic', missing));
    return fault === null ? said : refused(fault);
  }
  const side = beforeRollOf(state, 'OfferDouble');
  if (!side.ok) return side;
  if (side.value === BOX) return boxDoubled(state, command);
  const speaking = speaker(state, sender, 'OfferDouble', member);
  if (!speaking.ok) return speaking;
  // `to` is the word of the box: whose cube is meant by it in the turn of the team has to be said.
  if (to !== null) return refused(memberMissing(sender.player === null ? maySpeak(state) : [speaking.value]));
  const by = 'hand';
  const votes = hasOneCube(state) && state.rules.teamDouble !== 'captain';
  if (votes) return accepted([{ type: 'DoubleWanted', member: speaking.value, by }]);
  const pairs = hasOneCube(state)
    ? activePairs(state)
    : activePairs(state).filter((pair) => pair.member === speaking.value);
  return accepted([{ type: 'Doubled', side: TEAM, cubes: doubledValues(pairs), by }]);
}

export function decideDecline(state: OpenTableGame, command: TableCommandOf<'DeclineDouble'>): TableDecision {
  const { sender, member } = command;
  if (state.stage.name === 'automatic-double') {
    return automaticDoubleSaid(state, command, [{ type: 'AutomaticDoubleRefused' }]);
  }
  const side = beforeRollOf(state, 'DeclineDouble');
  if (!side.ok) return side;
  // The box says no by rolling.
  if (side.value === BOX) return refused(wrongPhase('DeclineDouble', 'before-roll', 'box-to-roll'));
  const speaking = speaker(state, sender, 'DeclineDouble', member);
  return speaking.ok ? accepted([{ type: 'DoubleDeclined', member: speaking.value, by: 'hand' }]) : speaking;
}

/**
 * The captain or staff close the window of the team (C26), or the taker the time for extras (C50). What is closed already stays
 * as it is: a second request, or one that only confirms that the window closed by itself, changes nothing.
 */
export function decideDoublingClosing(
  state: OpenTableGame,
  { sender }: TableCommandOf<'CloseDoubling'>,
): TableDecision {
  if (state.stage.name === 'extras') return decideExtrasClosing(state, sender, state.stage);
  if (isClosed(state)) {
    const mayClose = [captainOf(state), captainOfWindow(state)].some((captain) => mayActFor(state, sender, captain));
    return mayClose ? accepted([]) : refused(notYoursToClose(state, sender));
  }
  const side = beforeRollOf(state, 'CloseDoubling');
  if (!side.ok) return side;
  if (side.value === BOX) return refused(wrongPhase('CloseDoubling', 'before-roll', 'box-to-roll'));
  if (accessible(state, TEAM).length === 0) return refused(windowClosed('no-access'));
  if (!mayActFor(state, sender, captainOf(state))) return refused(notYoursToClose(state, sender));
  return accepted(closing(state, 'hand'));
}

/** Whether the time for doubles before this roll is over, with answers to come or without. */
function isClosed({ stage, board: { phase } }: OpenTableGame): boolean {
  if (stage.name === 'answers' || stage.name === 'lone-taker') return true;
  return stage.name === 'board' && phase.name === 'before-roll' && phase.doubling === 'over';
}

function notYoursToClose(state: OpenTableGame, { player }: TableSender): Violation {
  return player !== null && sideOf(state, player) === TEAM
    ? notCaptain(state, player)
    : notYourTurn('CloseDoubling', BOX, TEAM);
}

/** The side before whose roll something can be said about doubling, or why nothing can. */
function beforeRollOf(state: OpenTableGame, act: string): Result<Side, Violation> {
  const { phase } = state.board;
  if (state.stage.name !== 'board') return refused(wrongPhase(act, stagePhase(state)));
  if (phase.name !== 'before-roll') return refused(wrongPhase(act, phase.name));
  if (doublingSide(state) !== null) return accepted(phase.side);
  if (phase.doubling === 'first-turn') return refused(wrongPhase(act, 'before-roll', 'first-turn'));
  return refused(windowClosed('over'));
}

/** The member of the team who doubles now, for their own cube or the one of all. */
function speaker(state: OpenTableGame, sender: TableSender, act: Act, named: Id | null): Result<Id, Violation> {
  const { player } = sender;
  const captain = captainOf(state);
  const may = maySpeak(state);
  const candidates = named === null && player === null && may.includes(captain) ? [captain] : may;
  const wanted = named ?? player;
  if (wanted !== null && !candidates.includes(wanted)) {
    const fault = silenceFault(state, sender, act, wanted);
    if (fault !== null) return refused(fault);
  }
  const [first] = activePairs(state);
  if (may.length === 0 && first !== undefined) {
    return refused(doubleFault(state, first, TEAM) ?? windowClosed('all-spoken'));
  }
  return principalOf(state, sender, act, candidates, named);
}

/** Why the member has nothing to say now, or null where it is not the member but the sender that matters. */
function silenceFault(state: OpenTableGame, sender: TableSender, act: Act, wanted: Id): Violation | null {
  const pair = pairOf(state, wanted);
  // A proxy without a decision of their own decides for another member.
  const speaksForOthers =
    sender.player === wanted && maySpeak(state).some((member) => mayActFor(state, sender, member));
  if (speaksForOthers) return null;
  if (pair === undefined || pair.end !== null) return notYours(state, act, wanted, maySpeakOrCaptain(state));
  if (!mayActFor(state, sender, wanted)) return notYours(state, act, sender.player ?? wanted, [wanted]);
  if (hasSpoken(state, wanted)) return alreadyAnswered(wanted);
  const captainSpeaks = hasOneCube(state) && state.rules.teamDouble === 'captain' && wanted !== captainOf(state);
  const fault = captainSpeaks ? null : doubleFault(state, pair, TEAM);
  return fault ?? notCaptain(state, wanted);
}

function maySpeakOrCaptain(state: OpenTableGame): readonly Id[] {
  const may = maySpeak(state);
  return may.length === 0 ? [captainOf(state)] : may;
}

/** C22, C27: the box doubles all that it may, or some of them as the house lets it. */
function boxDoubled(state: OpenTableGame, { sender, to, member: named }: TableCommandOf<'OfferDouble'>): TableDecision {
  const { player } = sender;
  if (!mayActFor(state, sender, state.box)) return refused(notYours(state, 'OfferDouble', player ?? '', [state.box]));
  const available = accessible(state, BOX);
  if (named !== null && named !== state.box) {
    const members = available.map(({ member }) => member);
    return refused(player === null ? notYours(state, 'OfferDouble', named, [state.box]) : memberMissing(members, 'to'));
  }
  const [first] = activePairs(state);
  if (to === null && available.length === 0 && first !== undefined) {
    return refused(doubleFault(state, first, BOX) ?? windowClosed('no-access'));
  }
  const outside = outsideFault(state, to ?? []);
  if (outside !== null) return refused(outside);
  for (const pair of activePairs(state).filter(({ member }) => to?.includes(member))) {
    const fault = doubleFault(state, pair, BOX);
    if (fault !== null) return refused(fault);
  }
  const chosen = to === null ? available : available.filter(({ member }) => to.includes(member));
  if (chosen.length === 0) return refused(doublePolicy('nobody', []));
  const policy = hasOneCube(state) ? 'all' : state.rules.boxDoublePolicy;
  const missing = missingDoubles(chosen, available, captainOf(state), policy);
  if (missing.length > 0) return refused(doublePolicy(hasOneCube(state) ? 'one-cube' : policy, missing));
  return accepted([{ type: 'Doubled', side: BOX, cubes: doubledValues(chosen), by: 'hand' }]);
}

/** Why one of these people has no cube that the box may double, or null. */
function outsideFault(state: OpenTableGame, to: readonly Id[]): Violation | null {
  for (const member of to) {
    const pair = pairOf(state, member);
    if (pair?.end !== null) return notInGame(member, pair === undefined ? 'stranger' : 'out');
  }
  return null;
}

function doublePolicy(policy: string, missing: readonly Id[]): Violation {
  return violation('chouette.double-policy', { policy, missing });
}

/** R99: only the box says whether a further automatic double counts. */
function automaticDoubleSaid(
  state: OpenTableGame,
  { sender, type, member }: TableCommandOf<Act>,
  said: readonly TableGameEvent[],
): TableDecision {
  const { box } = state;
  const speaking = mayActFor(state, sender, box) ? (member ?? box) : (sender.player ?? '');
  return speaking === box ? accepted(said) : refused(notYours(state, type, speaking, [box]));
}
