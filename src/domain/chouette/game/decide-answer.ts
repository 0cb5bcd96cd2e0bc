/**
 * Answers to doubles: the box's to each cube of the team's window (C21, C26), the members' to those of the box, each by
 * itself (C22, C23, C27), and the chains that follow (C48).
 */

import { type Cube, dropCost } from '../../cube/cube.js';
import { dropRefusal, nextTurn, turnRefusal } from '../../game/decide-cube.js';
import { wrongPhase } from '../../game/rights.js';
import type { CubeTurn } from '../../game/commands.js';
import type { Id } from '../../kernel/brands.js';
import { type Result, accepted, refused } from '../../kernel/result.js';
import type { Side } from '../../kernel/side.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { gameOfPair } from './access.js';
import type { TableCommandOf } from './commands.js';
import { loneTakerAnswered } from './decide-extras.js';
import { type TableDecision, alreadyAnswered } from './decision.js';
import type { CubeEvent, CubeValue, TableGameEvent } from './events.js';
import { stagePhase } from './moment.js';
import { canStillBeAllowed } from './policies.js';
import { captainOfWindow, mayActFor, memberMissing, notYours } from './speakers.js';
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
} from './state.js';

export type AnswerCommand = TableCommandOf<'TakeDouble' | 'DropDouble' | 'TurnCubeAgain'>;

type Answering = Extract<OpenTableGame['stage'], { name: 'answers' }>;

export function doubleAnswered(state: OpenTableGame, command: AnswerCommand): TableDecision {
  const { stage } = state;
  if (stage.name === 'lone-taker' || stage.name === 'extras') return loneTakerAnswered(state, stage, command);
  if (stage.name !== 'answers') return refused(wrongPhase(command.type, stagePhase(state)));
  const meant = pairMeant(state, stage, command);
  if (!meant.ok) return meant;
  const pair = meant.value;
  const fault = wordFault(state, pair, command);
  if (fault !== null) return refused(fault);
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

/** The pairs whose member has still to answer and may do so now (C23). */
export function membersToAnswer(state: OpenTableGame): readonly Pair[] {
  const { stage, rules } = state;
  if (stage.name !== 'answers') return [];
  const open = pairsAwaiting(state, TEAM).filter(({ resigning }) => resigning === null);
  const silent = open.filter(({ member }) => !hasAnswered(stage, member));
  const first = silent.filter(isFirstAnswer);
  const [next] = rules.answerOrder === 'captainFirst' ? first : [...first].reverse();
  // Those whose resignation waits for the box hold up nobody else.
  if (rules.answerOrder === 'sealed' || next === undefined) return silent;
  return silent.filter((pair) => pair === next || !isFirstAnswer(pair));
}

/** Whether the member has answered, which is not seen before all have. */
export function hasAnswered({ doubler, answers }: Answering, member: Id): boolean {
  return doubler === BOX && answers.some((answer) => answer.member === member);
}

/** The pair that the answer is about: named, or the only one that waits for the sender. */
function pairMeant(state: OpenTableGame, stage: Answering, command: AnswerCommand): Result<Pair, Violation> {
  const { sender, type } = command;
  const { player } = sender;
  const named = command.member ?? (player !== null && isAwaited(state, player) ? player : null);
  if (named !== null) return pairNamed(state, stage, named, command);
  const forBox = mayActFor(state, sender, state.box) ? pairsAwaiting(state, BOX) : [];
  const forMembers = membersToAnswer(state).filter(({ member }) => mayActFor(state, sender, member));
  const open = [...forBox, ...forMembers];
  const [first] = open;
  if (first === undefined) {
    return refused(notYours(state, type, player ?? '', answerers(state)));
  }
  const together = hasOneCube(state) && forMembers.length === 0;
  return open.length === 1 || together ? accepted(first) : refused(memberMissing(open.map(({ member }) => member)));
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

/** Why this word is no answer to the pending call, or null (R85–R92). */
export function wordFault(state: OpenTableGame, pair: Pair, command: AnswerCommand): Violation | null {
  const game = gameOfPair(state, pair);
  if (command.type === 'TakeDouble') return null;
  if (command.type === 'DropDouble') return dropRefusal(game);
  const name = nextTurn(pair.cube);
  return (
    turnRefusal(game) ?? (command.turn === name ? null : wrongPhase('TurnCubeAgain', 'answer-double', `is-${name}`))
  );
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

/** Whether the box's answer leaves it something to say to the other cubes of the window that the house allows (C26). */
export function mayAnswerSo(state: OpenTableGame, stage: Answering, pair: Pair, word: AnswerWord): boolean {
  if (hasOneCube(state) || !isFirstAnswer(pair)) return true;
  const given = stage.answers.map(({ member, answer, value }) => ({ member, value, taken: answer !== 'drop' }));
  const open = pairsAwaiting(state, BOX).filter((each) => each !== pair && isFirstAnswer(each));
  const rest = open.map(({ member, cube }) => ({ member, value: cube.value }));
  const answer = { member: pair.member, value: pair.cube.value, taken: word !== 'drop' };
  return canStillBeAllowed([...given, answer], rest, captainOfWindow(state), state.rules.boxTakePolicy);
}

/** C23: an answer waits for those of the others, unseen or seen; where there is one only it counts at once. */
function answeredByMember(state: OpenTableGame, stage: Answering, pair: Pair, command: AnswerCommand): TableDecision {
  const alone = stage.answers.length === 0 && pairsAwaiting(state, TEAM).filter(isFirstAnswer).length === 1;
  if (alone) return accepted([answerEvent(command, TEAM, [pair], 'hand')]);
  const answer = { member: pair.member, answer: wordOf(command), value: pair.cube.value };
  return accepted([heldAnswer(state, answer, 'hand')]);
}

/**
 * The time for answers is over (C63), as staff say: what has not been answered is dropped, or taken where the house lets
 * nobody drop (R92). The policies of the house bind the box, not whoever rules for it.
 */
export function answersClosed(state: OpenTableGame, stage: Answering): TableDecision {
  if (activePairs(state).some(({ resigning }) => resigning !== null)) {
    return refused(wrongPhase('CloseDoubling', 'answer-resignation'));
  }
  const cause = (index: number): 'hand' | 'rule' => (index === 0 ? 'hand' : 'rule');
  const silent = pairsAwaiting(state, TEAM).filter((pair) => isFirstAnswer(pair) && !hasAnswered(stage, pair.member));
  if (silent.length > 0) {
    return accepted(
      silent.map(({ member, cube: { value } }, index) =>
        heldAnswer(state, { member, answer: 'drop', value }, cause(index)),
      ),
    );
  }
  const open = activePairs(state).filter(({ cube }) => cube.offered !== null);
  return accepted(
    open.map((pair, index) => {
      const type = dropRefusal(gameOfPair(state, pair)) === null ? 'DropDouble' : 'TakeDouble';
      return answerEvent({ type }, pair.cube.offered?.by === TEAM ? BOX : TEAM, [pair], cause(index));
    }),
  );
}

/** An answer that takes effect with those of the others. */
export function heldAnswer({ rules }: OpenTableGame, answer: Answer, by: 'hand' | 'rule'): TableGameEvent {
  const { member } = answer;
  return { type: rules.answerOrder === 'sealed' ? 'AnswerSealed' : 'AnswerGiven', member, by, answer };
}

function wordOf({ type }: AnswerCommand): AnswerWord {
  return type === 'TakeDouble' ? 'take' : type === 'DropDouble' ? 'drop' : 'turn';
}

/** The fact that the answer brings about. */
export function answerEvent(
  { type }: Pick<AnswerCommand, 'type'>,
  side: Side,
  pairs: readonly Pair[],
  by: 'hand' | 'rule',
): CubeEvent {
  switch (type) {
    case 'TakeDouble':
      return { type: 'DoubleTaken', side, cubes: valued(pairs, (cube) => dropCost(cube) * 2), by };
    case 'DropDouble':
      return { type: 'DoubleDropped', side, cubes: valued(pairs, dropCost), by };
    case 'TurnCubeAgain': {
      const turn = pairs[0] === undefined ? 'beaver' : nextTurn(pairs[0].cube);
      return { type: TURN_EVENTS[turn], side, cubes: valued(pairs, (cube) => dropCost(cube) * 4), by };
    }
  }
}

const TURN_EVENTS: Readonly<Record<CubeTurn, CubeEvent['type']>> = {
  beaver: 'DoubleBeavered',
  raccoon: 'BeaverRaccooned',
  otter: 'RaccoonOttered',
};

function valued(pairs: readonly Pair[], value: (cube: Cube) => number): readonly CubeValue[] {
  return pairs.map(({ member, cube }) => ({ member, value: value(cube) }));
}
