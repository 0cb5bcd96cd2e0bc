/**
 * Answers to doubles: the box's to each cube of the team's window (C21, C26), the members' to those of the box, each by
 * itself (C22, C23, C27), and the chains that follow (C48).
 */

import { answerFault, dropRefusal } from '../../../cube/duel.js';
import type { Id } from '../../../kernel/brands.js';
import { type Result, accepted, refused } from '../../../kernel/result.js';
import type { Side } from '../../../kernel/side.js';
import { wrongPhase } from '../../../kernel/out-of-turn.js';
import { type Violation, violation } from '../../../kernel/violation.js';
import { duelOf } from './access.js';
import type { TableCommandOf } from '../commands.js';
import { decideLoneTaker } from '../extras/decide-extras.js';
import { type TableDecision, alreadyAnswered, answerEvent } from '../decision.js';
import type { TableGameEvent } from '../events.js';
import { stagePhase } from '../moment.js';
import { canStillBeAllowed } from './policies.js';
import { captainOf, captainOfWindow, isCopied, mayActFor, memberMissing, notYours, sideOfSender } from '../speakers.js';
import {
  type Answer,
  type AnswerWord,
  BOX,
  type OpenTableGame,
  type Pair,
  TEAM,
  activePairs,
  hasOneCube,
  pairOf,
} from '../state.js';

type AnswerCommand = TableCommandOf<'TakeDouble' | 'DropDouble' | 'TurnCubeAgain'>;

type Answering = Extract<OpenTableGame['stage'], { name: 'answers' }>;

export function decideAnswer(state: OpenTableGame, command: AnswerCommand): TableDecision {
  const { stage } = state;
  if (stage.name === 'lone-taker' || stage.name === 'extras') return decideLoneTaker(state, stage, command);
  if (stage.name !== 'answers') return refused(wrongPhase(command.type, stagePhase(state)));
  if ('all' in command && command.all === true) return allAnsweredByBox(state, stage, command);
  const meant = pairMeant(state, stage, command);
  if (!meant.ok) return meant;
  const pair = meant.value;
  const fault = answerFault(duelOf(state, pair), command);
  if (fault !== null) return refused(meantForOthers(state, command) ?? fault);
  if (pair.cube.offered?.by === TEAM) return answeredByBox(state, stage, pair, command);
  if (!isFirstAnswer(pair)) return accepted([answerEvent(command, TEAM, [pair], 'hand')]);
  return answeredByMember(state, stage, pair, command);
}

/** Whether what is answered is a double, not a later turn of the cube. */
export function isFirstAnswer({ cube }: Pair): boolean {
  return cube.offered?.turns === 0;
}

/** The pairs that wait for the box, or each for its member. */
export function pairsAwaiting(state: OpenTableGame, answerer: Side): readonly Pair[] {
  const doubler = answerer === BOX ? TEAM : BOX;
  return activePairs(state).filter(({ cube }) => cube.offered?.by === doubler);
}

/** The pairs whose member has still to answer and may do so now (C23). Whose answer is the captain's has no place in the order (C63). */
export function membersToAnswer(state: OpenTableGame): readonly Pair[] {
  const { stage, rules } = state;
  if (stage.name !== 'answers') return [];
  const open = pairsAwaiting(state, TEAM).filter(({ resigning }) => resigning === null);
  const silent = open.filter(({ member }) => !hasAnswered(stage, member));
  const first = silent.filter((pair) => isFirstAnswer(pair) && !isCaptainsAnswer(state, pair));
  const [next] = rules.answerOrder === 'captainFirst' ? first : [...first].reverse();
  // Members whose resignation waits for the box delay no other member.
  if (rules.answerOrder === 'sealed' || next === undefined) return silent;
  return silent.filter((pair) => pair === next || !isFirstAnswer(pair));
}

/** Whether the answer is to be that of the captain, who is asked, too (C63). */
function isCaptainsAnswer(state: OpenTableGame, pair: Pair): boolean {
  if (!isFirstAnswer(pair) || !isCopied(state, pair.member)) return false;
  const captain = captainOf(state);
  return (
    captain !== pair.member && pairsAwaiting(state, TEAM).some((each) => each.member === captain && isFirstAnswer(each))
  );
}

/** The pairs of the window that is open: those in the game, and those that left it instead of answering. */
export function askedTogether({ pairs, windows }: OpenTableGame): readonly Pair[] {
  return pairs.filter(({ end }) => end === null || end.left.window === windows);
}

/** Whether the member has answered, which is not seen before all have. */
export function hasAnswered({ doubler, answers }: Answering, member: Id): boolean {
  return doubler === BOX && answers.some((answer) => answer.member === member);
}

/** The pair that the answer is about: named, or the only one that waits for the sender. */
function pairMeant(state: OpenTableGame, stage: Answering, command: AnswerCommand): Result<Pair, Violation> {
  const { sender, type } = command;
  const { player } = sender;
  // A captain who offers to resign instead gives no answer that others could have as well.
  const copiesNone = player !== null && (pairOf(state, player)?.resigning ?? null) !== null;
  const isAsked = (pair: Pair): boolean => pair.member === player || copiesNone || !isCaptainsAnswer(state, pair);
  const forMembers = membersToAnswer(state).filter((pair) => mayActFor(state, sender, pair.member) && isAsked(pair));
  const own = player !== null && isAwaited(state, player) ? player : null;
  const isOwnTurn = forMembers.some(({ member }) => member === own);
  // What a sender says who has answered, or is not next, is no answer for the member whose proxy the sender is.
  const isForOthers = own !== null && !isOwnTurn && forMembers.length > 0;
  if (isForOthers && (command.member ?? null) === null)
    return refused(memberMissing(forMembers.map(({ member }) => member)));
  const named = command.member ?? own;
  if (named !== null) return pairNamed(state, stage, named, command);
  const forBox = mayActFor(state, sender, state.box) ? pairsAwaiting(state, BOX) : [];
  const open = [...forBox, ...forMembers];
  const [first] = open;
  if (first === undefined) {
    return refused(notYours(state, type, player ?? '', answerers(state)));
  }
  const together = hasOneCube(state) && forMembers.length === 0;
  return open.length === 1 || together ? accepted(first) : refused(memberMissing(open.map(({ member }) => member)));
}

/** An answer that the sender's own cube does not allow is meant for another member whose cube does: for whom is asked back. */
function meantForOthers(state: OpenTableGame, command: AnswerCommand): Violation | null {
  if ((command.member ?? null) !== null) return null;
  const able = membersToAnswer(state).filter(
    (pair) => mayActFor(state, command.sender, pair.member) && answerFault(duelOf(state, pair), command) === null,
  );
  return able.length === 0 ? null : memberMissing(able.map(({ member }) => member));
}

/** Whether the double on the member's cube waits for that member. */
function isAwaited(state: OpenTableGame, member: Id): boolean {
  return pairsAwaiting(state, TEAM).some((pair) => pair.member === member);
}

function pairNamed(
  state: OpenTableGame,
  stage: Answering,
  named: Id,
  { sender, type }: AnswerCommand,
): Result<Pair, Violation> {
  const pair = pairOf(state, named);
  const { player } = sender;
  if (pair === undefined || pair.end !== null || pair.cube.offered === null) {
    return refused(violation('chouette.not-offered', { member: named }));
  }
  const answerer = pair.cube.offered.by === TEAM ? state.box : named;
  if (!mayActFor(state, sender, answerer)) return refused(notYours(state, type, player ?? '', [answerer]));
  if (pair.resigning !== null) return refused(wrongPhase(type, 'answer-resignation'));
  if (pair.cube.offered.by === TEAM) return accepted(pair);
  if (isFirstAnswer(pair) && hasAnswered(stage, named)) return refused(alreadyAnswered(named));
  const now = membersToAnswer(state);
  if (now.includes(pair)) return accepted(pair);
  return refused(violation('chouette.answer-order', { member: named, next: now[0]?.member ?? null }));
}

/** Those who have to answer something. */
function answerers(state: OpenTableGame): readonly Id[] {
  const box = pairsAwaiting(state, BOX).length > 0 ? [state.box] : [];
  return [...box, ...pairsAwaiting(state, TEAM).map(({ member }) => member)];
}

function answeredByBox(state: OpenTableGame, stage: Answering, pair: Pair, command: AnswerCommand): TableDecision {
  const word = wordOf(command);
  if (!mayAnswerSo(state, stage, pair, word)) {
    const { boxTakePolicy: policy } = state.rules;
    return refused(violation('chouette.take-policy', { policy, member: pair.member, taken: word !== 'drop' }));
  }
  // One cube: what the box says is said to all (C21).
  const pairs = hasOneCube(state) ? pairsAwaiting(state, BOX) : [pair];
  return accepted([answerEvent(command, BOX, pairs, 'hand')]);
}

/** The box says the same of every cube that waits for it; all of it counts or none. */
function allAnsweredByBox(state: OpenTableGame, stage: Answering, command: AnswerCommand): TableDecision {
  const { sender, type } = command;
  const pairs = pairsAwaiting(state, BOX);
  const [first] = pairs;
  if (first === undefined) return refused(violation('chouette.not-offered', { member: null }));
  if (!mayActFor(state, sender, state.box)) return refused(notYours(state, type, sender.player ?? '', [state.box]));
  if (pairs.some(({ resigning }) => resigning !== null)) return refused(wrongPhase(type, 'answer-resignation'));
  for (const pair of pairs) {
    const fault = answerFault(duelOf(state, pair), command);
    if (fault !== null) return refused({ ...fault, params: { ...fault.params, member: pair.member } } as Violation);
  }
  const word = wordOf(command);
  const answers = pairs.filter(isFirstAnswer).map(({ member, cube: { value } }) => ({ member, answer: word, value }));
  if (!hasOneCube(state) && !isAllowedBy(state, [...stage.answers, ...answers], [])) {
    const { boxTakePolicy: policy } = state.rules;
    return refused(violation('chouette.take-policy', { policy, member: first.member, taken: word !== 'drop' }));
  }
  return accepted([answerEvent(command, BOX, pairs, 'hand')]);
}

/** Whether the house allows these answers of the box to a window, with some of its choice to the cubes that are open (C26). */
function isAllowedBy(state: OpenTableGame, answers: readonly Answer[], open: readonly Pair[]): boolean {
  const given = answers.map(({ member, answer, value }) => ({ member, value, taken: answer !== 'drop' }));
  const rest = open.map(({ member, cube }) => ({ member, value: cube.value }));
  return canStillBeAllowed(given, rest, captainOfWindow(state), state.rules.boxTakePolicy);
}

/** Whether the box's answer leaves it something to say to the other cubes of the window that the house allows (C26). */
export function mayAnswerSo(state: OpenTableGame, stage: Answering, pair: Pair, word: AnswerWord): boolean {
  if (hasOneCube(state) || !isFirstAnswer(pair)) return true;
  const open = pairsAwaiting(state, BOX).filter((each) => each !== pair && isFirstAnswer(each));
  return isAllowedBy(state, [...stage.answers, { member: pair.member, answer: word, value: pair.cube.value }], open);
}

/** C23: an answer waits for those of the others, unseen or seen; where there is one only it counts at once. */
function answeredByMember(state: OpenTableGame, stage: Answering, pair: Pair, command: AnswerCommand): TableDecision {
  const together =
    state.rules.loneTaker === 'none' ? pairsAwaiting(state, TEAM).filter(isFirstAnswer) : askedTogether(state);
  const alone = stage.answers.length === 0 && together.length === 1;
  if (alone) return accepted([answerEvent(command, TEAM, [pair], 'hand')]);
  const answer = { member: pair.member, answer: wordOf(command), value: pair.cube.value };
  return accepted([heldAnswer(state, answer, 'hand')]);
}

/**
 * The wait for answers is over (C63): what has not been answered is dropped, or taken where the house lets no member drop
 * (R92). The captain says so of the members, the box of its own answers, staff of both. The house policies bind the box,
 * not the staff who decide for it.
 */
export function decideAnswersClosing(state: OpenTableGame, { sender }: TableCommandOf<'CloseAnswers'>): TableDecision {
  const { stage } = state;
  if (stage.name !== 'answers') return refused(wrongPhase('CloseAnswers', stagePhase(state)));
  const side = sideOfSender(state, sender, 'CloseAnswers');
  if (!side.ok) return side;
  if (isResigning(state)) return refused(wrongPhase('CloseAnswers', 'answer-resignation'));
  const cause = (index: number): 'hand' | 'rule' => (index === 0 ? 'hand' : 'rule');
  const silent = side.value === BOX ? [] : unanswered(state, stage).filter(isFirstAnswer);
  if (silent.length > 0) {
    return accepted(
      silent.map(({ member, cube: { value } }, index) =>
        heldAnswer(state, { member, answer: 'drop', value }, cause(index)),
      ),
    );
  }
  const ofBox = side.value === TEAM ? [] : pairsAwaiting(state, BOX);
  const forbidden = side.value === BOX ? dropsFault(state, stage) : null;
  if (forbidden !== null) return refused(forbidden);
  const open = [...ofBox, ...(side.value === BOX ? [] : pairsAwaiting(state, TEAM))];
  return accepted(
    activePairs(state)
      .filter((pair) => open.includes(pair))
      .map((pair, index) => {
        const type = dropRefusal(duelOf(state, pair)) === null ? 'DropDouble' : 'TakeDouble';
        return answerEvent({ type }, pair.cube.offered?.by === TEAM ? BOX : TEAM, [pair], cause(index));
      }),
  );
}

/** Whether the speaker of the side may end the wait for its answers now. */
export function mayCloseAnswers(state: OpenTableGame, side: Side): boolean {
  const { stage } = state;
  if (stage.name !== 'answers' || isResigning(state)) return false;
  if (side === TEAM) return unanswered(state, stage).length > 0;
  return pairsAwaiting(state, BOX).length > 0 && dropsFault(state, stage) === null;
}

function isResigning(state: OpenTableGame): boolean {
  return activePairs(state).some(({ resigning }) => resigning !== null);
}

/** The pairs whose member has not answered, in whatever order they answer. */
function unanswered(state: OpenTableGame, stage: Answering): readonly Pair[] {
  return pairsAwaiting(state, TEAM).filter((pair) => !isFirstAnswer(pair) || !hasAnswered(stage, pair.member));
}

/** Why the box may not drop all that it has not answered yet, or null (C26). */
function dropsFault(state: OpenTableGame, stage: Answering): Violation | null {
  const open = pairsAwaiting(state, BOX).filter(isFirstAnswer);
  const [pair] = open;
  if (pair === undefined || hasOneCube(state)) return null;
  const { boxTakePolicy: policy } = state.rules;
  const drops = open.map(({ member, cube }): Answer => ({ member, answer: 'drop', value: cube.value }));
  return isAllowedBy(state, [...stage.answers, ...drops], [])
    ? null
    : violation('chouette.take-policy', { policy, member: pair.member, taken: false });
}

/** An answer that takes effect with those of the others. */
export function heldAnswer({ rules }: OpenTableGame, answer: Answer, by: 'hand' | 'rule'): TableGameEvent {
  const { member } = answer;
  return { type: rules.answerOrder === 'sealed' ? 'AnswerSealed' : 'AnswerGiven', member, by, answer };
}

function wordOf({ type }: AnswerCommand): AnswerWord {
  return type === 'TakeDouble' ? 'take' : type === 'DropDouble' ? 'drop' : 'turn';
}
