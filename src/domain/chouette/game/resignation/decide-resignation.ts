/**
 * Resignations (R55–R59) in a chouette (section 9, number 6): of the team with the consent of all who are in the game, of
 * a member instead of an answer to the double on that member's cube, of the box to all, who answer each for themselves.
 */

import { isInContact } from '../../../board/state.js';
import { mayResign, resignationFault } from '../../../cube/resignation.js';
import type { Id } from '../../../kernel/brands.js';
import { type Result, accepted, refused } from '../../../kernel/result.js';
import { type Side, opponent } from '../../../kernel/side.js';
import { notYourTurn, wrongPhase } from '../../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../../kernel/violation.js';
import type { ResultKind } from '../../../variant/win-kinds.js';
import { extrasOffered, duelOf, wantsAnswer } from '../doubling/access.js';
import type { TableCommandOf } from '../commands.js';
import { membersToAnswer } from '../doubling/decide-answer.js';
import { type TableDecision, alreadyAnswered } from '../decision.js';
import { stagePhase } from '../moment.js';
import { captainOf, mayActFor, notYours, principalOf, sideOfSender, speakerOf } from '../speakers.js';
import { BOX, type OpenTableGame, type Pair, TEAM, activePairs, pairOf } from '../state.js';

type Resigning = Extract<OpenTableGame['stage'], { name: 'resignation' }>;
type AnswerType = 'AcceptResignation' | 'RefuseResignation' | 'WithdrawResignation';

export function decideResignation(state: OpenTableGame, command: TableCommandOf<'OfferResignation'>): TableDecision {
  if (state.stage.name === 'answers') return resignedInsteadOfAnswer(state, command);
  const { sender, as, member: named } = command;
  const now = resignationMoment(state);
  if (!now.ok) return now;
  const asked = sideOfSender(state, sender, 'OfferResignation');
  if (!asked.ok) return asked;
  // A member is named for the team, also while the box is on roll.
  const ofMember = named !== null && pairOf(state, named) !== undefined;
  const side = asked.value ?? (ofMember ? TEAM : now.value);
  if (state.rules.resignationWhen === 'ownTurn' && side !== now.value) {
    return refused(notYourTurn('OfferResignation', side, now.value));
  }
  if (!isOfAll(state, side, named)) return refused(togetherOnly(named));
  const active = activePairs(state);
  const fault = levelFault(state, active, side, as);
  if (fault !== null) return refused(fault);
  const others = active.map(({ member }) => member).filter((member) => member !== captainOf(state));
  const members = [captainOf(state), ...others];
  return accepted([{ type: 'ResignationOffered', side, as, members }]);
}

/** The side on roll while either side may resign (R56), or why neither may. */
export function resignationMoment(state: OpenTableGame): Result<Side, Violation> {
  const { phase } = state.board;
  const isMoment = phase.name === 'before-roll' || phase.name === 'to-play' || phase.name === 'name-doublet';
  if (state.stage.name !== 'board' || !isMoment) {
    return refused(wrongPhase('OfferResignation', stagePhase(state)));
  }
  if (wantsAnswer(state) || extrasOffered(state).length > 0) {
    return refused(wrongPhase('OfferResignation', 'before-roll', 'doubles-offered'));
  }
  return accepted(phase.side);
}

/** Why the side may not resign these pairs at this level, or null: one of them has to be able to lose as much (R57, R83). */
export function levelFault(state: OpenTableGame, pairs: readonly Pair[], side: Side, as: ResultKind): Violation | null {
  const { board, rules } = state;
  if (!mayResign(rules, isInContact(board))) {
    return violation('resign.not-allowed', { side, policy: rules.resignation });
  }
  const { off } = board.position[side];
  const faults = pairs.map((pair) => resignationFault(duelOf(state, pair), side, off, as));
  return faults.includes(null) ? null : (faults[0] ?? null);
}

/** The pairs whose member may resign instead of answering now. */
export function mayResignInstead(state: OpenTableGame): readonly Pair[] {
  return membersToAnswer(state).filter((pair) => levelFault(state, [pair], TEAM, 'single') === null);
}

function resignedInsteadOfAnswer(
  state: OpenTableGame,
  { sender, as, member }: TableCommandOf<'OfferResignation'>,
): TableDecision {
  const awaited = membersToAnswer(state);
  if (awaited.length === 0) return refused(wrongPhase('OfferResignation', 'answer-double'));
  const candidates = awaited.map((pair) => pair.member);
  const meant = principalOf(state, sender, 'OfferResignation', candidates, member);
  if (!meant.ok) return meant;
  const pairs = awaited.filter((pair) => pair.member === meant.value);
  const fault = levelFault(state, pairs, TEAM, as);
  if (fault !== null) return refused(fault);
  return accepted([{ type: 'ResignationOffered', side: TEAM, as, members: [meant.value] }]);
}

/** The pairs whose member's resignation waits for the box. */
export function pairsResigning(state: OpenTableGame): readonly Pair[] {
  return activePairs(state).filter(({ resigning }) => resigning !== null);
}

/** Members whose consent to the team's resignation, or whose answer to the box's, is awaited. */
export function membersToSay(state: OpenTableGame, { agreed }: Resigning): readonly Id[] {
  return activePairs(state)
    .map(({ member }) => member)
    .filter((member) => !agreed.includes(member));
}

/** Whether the team's resignation has everybody's consent and waits for the box. */
export function waitsForBox(state: OpenTableGame, stage: Resigning): boolean {
  return stage.by === TEAM && membersToSay(state, stage).length === 0;
}

export function decideResignationAnswer(state: OpenTableGame, command: TableCommandOf<AnswerType>): TableDecision {
  const { stage } = state;
  if (stage.name === 'answers' && pairsResigning(state).length > 0) return pairAnswered(state, command);
  if (stage.name !== 'resignation') return refused(wrongPhase(command.type, stagePhase(state)));
  if (command.type === 'WithdrawResignation') return withdrawn(state, stage, command);
  return waitsForBox(state, stage) ? boxAnswered(state, stage, command) : memberSaid(state, stage, command);
}

function withdrawn(
  state: OpenTableGame,
  { by }: Resigning,
  { sender, member }: TableCommandOf<AnswerType>,
): TableDecision {
  const offerer = speakerOf(state, by);
  if (!mayActFor(state, sender, offerer)) {
    return refused(notYours(state, 'WithdrawResignation', sender.player ?? '', [offerer]));
  }
  if (!isOfAll(state, by, member)) return refused(togetherOnly(member));
  return accepted([{ type: 'ResignationWithdrawn', side: by, members: activeMembers(state), by: 'hand' }]);
}

function boxAnswered(
  state: OpenTableGame,
  { agreed }: Resigning,
  { sender, type, member }: TableCommandOf<AnswerType>,
): TableDecision {
  if (!mayActFor(state, sender, state.box)) {
    return refused(notYours(state, type, sender.player ?? '', [state.box]));
  }
  // What is said for a member who has agreed is not the word of the box.
  if (sender.player === null && member !== null && agreed.includes(member)) return refused(alreadyAnswered(member));
  if (!isOfAll(state, BOX, member)) return refused(togetherOnly(member));
  const answer = type === 'AcceptResignation' ? 'ResignationAccepted' : 'ResignationRefused';
  return accepted([{ type: answer, side: BOX, members: activeMembers(state), by: 'hand' }]);
}

/** A member's consent or veto to the team's resignation; or that member's answer to the box's. */
function memberSaid(
  state: OpenTableGame,
  stage: Resigning,
  { sender, type, member: named }: TableCommandOf<AnswerType>,
): TableDecision {
  const { player } = sender;
  const wanted = named ?? player;
  if (wanted !== null && stage.agreed.includes(wanted) && mayActFor(state, sender, wanted)) {
    const forOthers = membersToSay(state, stage).some((member) => mayActFor(state, sender, member));
    if (named !== null || !forOthers) return refused(alreadyAnswered(wanted));
  }
  const meant = principalOf(state, sender, type, membersToSay(state, stage), named);
  if (!meant.ok) return meant;
  const member = meant.value;
  const accepts = type === 'AcceptResignation';
  if (stage.by === TEAM && accepts) return accepted([{ type: 'ResignationAgreed', member, by: 'hand' }]);
  const answer = accepts ? 'ResignationAccepted' : 'ResignationRefused';
  return accepted([{ type: answer, side: TEAM, members: [member], by: 'hand' }]);
}

/** The box's answer to a member who resigns their pair, or the member's withdrawal. */
function pairAnswered(
  state: OpenTableGame,
  { sender, type, member: named }: TableCommandOf<AnswerType>,
): TableDecision {
  const open = pairsResigning(state).map(({ member }) => member);
  if (type === 'WithdrawResignation') {
    const meant = principalOf(state, sender, type, open, named);
    if (!meant.ok) return meant;
    return accepted([{ type: 'ResignationWithdrawn', side: TEAM, members: [meant.value], by: 'hand' }]);
  }
  if (!mayActFor(state, sender, state.box)) {
    return refused(notYours(state, type, sender.player ?? '', [state.box]));
  }
  const [one] = named === null ? open : open.filter((member) => member === named);
  if (one === undefined) return refused(violation('chouette.not-offered', { member: named }));
  if (named === null && open.length > 1) return refused(violation('chouette.member-needed', { members: open }));
  const answer = type === 'AcceptResignation' ? 'ResignationAccepted' : 'ResignationRefused';
  return accepted([{ type: answer, side: opponent(TEAM), members: [one], by: 'hand' }]);
}

/** Whether what concerns every pair in the game is what the sender means: none is named, the only one, or the box by itself. */
function isOfAll(state: OpenTableGame, side: Side, named: Id | null): boolean {
  if (named === null || (side === BOX && named === state.box)) return true;
  return activeMembers(state).every((member) => member === named);
}

function togetherOnly(member: Id | null): Violation {
  return violation('chouette.not-offered', { member, reason: 'together' });
}

function activeMembers(state: OpenTableGame): readonly Id[] {
  return activePairs(state).map(({ member }) => member);
}
