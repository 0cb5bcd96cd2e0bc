/**
 * What follows by itself from an act: decisions copied for those who are away (C63), windows that close when all have
 * spoken (C26), answers that are shown when all are in (C23), the lone taker (C49), shut-out sides passed over (R21), the
 * end when no member is in the game any more (C29).
 */

import { forcedPass } from '../../board/decide.js';
import { endOf } from '../../board/end.js';
import { isSideShutOut } from '../../board/state.js';
import { answerFault } from '../../cube/duel.js';
import type { ResultWay } from '../../cube/worth.js';
import { withConsequences } from '../../kernel/decider.js';
import type { Side } from '../../kernel/side.js';
import {
  accessible,
  awaitedToSpeak,
  doubledValues,
  duelOf,
  extrasOffered,
  extrasToDouble,
  maySpeak,
  wantsAnswer,
} from './doubling/access.js';
import { askedTogether, hasAnswered, heldAnswer, isFirstAnswer, pairsAwaiting } from './doubling/decide-answer.js';
import { answerEvent } from './decision.js';
import { extrasAwaited, takenWithExtras } from './extras/decide-extras.js';
import { membersToSay } from './resignation/decide-resignation.js';
import type { TableGameEvent } from './events.js';
import { evolveTableGame } from './evolve.js';
import { captainOf, captainOfWindow, isCopied } from './speakers.js';
import {
  type Answer,
  BOX,
  type OpenTableGame,
  type Pair,
  type PairEnd,
  TEAM,
  type TableGameState,
  activePairs,
  hasOneCube,
  pairOf,
} from './state.js';
import { closing } from './doubling/votes.js';

type Events = readonly TableGameEvent[];
type Stage<Name extends OpenTableGame['stage']['name']> = Extract<OpenTableGame['stage'], { name: Name }>;

/** The events of an act with everything that follows from them. */
export function afterwards(state: TableGameState, events: Events): Events {
  return withConsequences(evolveTableGame, consequence, state, events);
}

function consequence(state: TableGameState, sofar: Events): Events {
  if (state.status !== 'open') return [];
  if (activePairs(state).length === 0) return [{ type: 'GameFinished', result: null, by: lastWay(state) }];
  const { stage } = state;
  switch (stage.name) {
    case 'board':
      return onTheBoard(state, sofar);
    case 'answers':
      return answersTogether(state, stage);
    case 'extras':
      return extrasSaid(state, stage);
    case 'resignation':
      return saidForOthers(state, stage);
    case 'automatic-double':
    case 'lone-taker':
      return [];
  }
}

/** How the last pair left. */
function lastWay({ pairs }: OpenTableGame): ResultWay {
  const ends = pairs.flatMap(({ end }) => (end === null ? [] : [end]));
  const [last] = ends.toSorted((a, b) => b.left.window - a.left.window);
  return last === undefined ? 'drop' : WAYS[last.outcome];
}

const WAYS: Readonly<Record<PairEnd['outcome'], ResultWay>> = {
  'member-dropped': 'drop',
  'box-dropped': 'drop',
  settled: 'settlement',
  resigned: 'resignation',
  forfeited: 'forfeit',
};

/** The end on the board (R42), told of box and team; a roll that cannot be played (R34); what is said before a roll. */
function onTheBoard(state: OpenTableGame, sofar: Events): Events {
  const { phase } = state.board;
  if (phase.name === 'opening') return [];
  const end = endOf(state.board);
  if (end !== null) {
    const result =
      end.winner === null ? null : ({ winner: end.winner === BOX ? 'box' : 'team', kind: end.kind } as const);
    return [{ type: 'GameFinished', result, by: 'play' }];
  }
  const pass = forcedPass(state.board);
  if (pass !== null) return [pass];
  if (phase.name !== 'before-roll') return [];
  if (phase.doubling === 'open') {
    const close = phase.side === BOX ? boxWindow(state) : teamWindow(state);
    if (close.length > 0) return close;
  }
  return passedOver(state, phase.side, sofar);
}

/** The box says in one act whom it doubles. */
function boxWindow(state: OpenTableGame): Events {
  return wantsAnswer(state) ? [{ type: 'DoublingClosed', side: BOX, by: 'rule' }] : [];
}

/** A member who is away follows the captain; when all have answered the window closes. */
function teamWindow(state: OpenTableGame): Events {
  if (state.spoken.length === 0) return [];
  const captain = captainOf(state);
  const said = state.spoken.find(({ member }) => member === captain);
  const copied = said === undefined ? [] : maySpeak(state).filter((member) => isCopied(state, member));
  const [next] = copied;
  if (said !== undefined && next !== undefined) return [copiedWord(state, next, said.double)];
  return awaitedToSpeak(state).length === 0 ? closing(state, 'rule') : [];
}

function copiedWord(state: OpenTableGame, member: string, double: boolean): TableGameEvent {
  if (!double) return { type: 'DoubleDeclined', member, by: 'rule' };
  if (hasOneCube(state)) return { type: 'DoubleWanted', member, by: 'rule' };
  const pair = pairOf(state, member);
  return { type: 'Doubled', side: TEAM, cubes: doubledValues(pair === undefined ? [] : [pair]), by: 'rule' };
}

/** A shut-out side without a possible double is passed over; never twice in one act, or it would go on for ever (R21). */
function passedOver(state: OpenTableGame, side: Side, sofar: Events): Events {
  const { rules, board } = state;
  if (!rules.autoPassShutOut || sofar.some(({ type }) => type === 'TurnSkipped')) return [];
  if (accessible(state, side).length > 0) return [];
  if (extrasToDouble(state, side).length > 0 || extrasOffered(state).length > 0) return [];
  return isSideShutOut(board, side) ? [{ type: 'TurnSkipped', side, by: 'rule' }] : [];
}

/** Answers to the box's doubles: those who are away follow the captain, and when all are in they are shown (C23). */
function answersTogether(state: OpenTableGame, stage: Stage<'answers'>): Events {
  if (stage.doubler !== BOX || stage.answers.length === 0) return [];
  const awaited = pairsAwaiting(state, TEAM).filter(isFirstAnswer);
  const silent = awaited.filter(({ member }) => !hasAnswered(stage, member));
  const captains = stage.answers.find(({ member }) => member === captainOf(state));
  const next = silent.find(({ member, resigning }) => resigning === null && isCopied(state, member));
  if (captains !== undefined && next !== undefined) return [copiedAnswer(state, next, captains)];
  return silent.length === 0 ? shown(state, stage, awaited) : [];
}

/** A beaver that this cube does not allow is copied as a take. */
function copiedAnswer(state: OpenTableGame, pair: Pair, { answer }: Answer): TableGameEvent {
  const mayBeaver = answerFault(duelOf(state, pair), { type: 'TurnCubeAgain', turn: 'beaver' }) === null;
  const word = answer === 'turn' && !mayBeaver ? 'take' : answer;
  return heldAnswer(state, { member: pair.member, answer: word, value: pair.cube.value }, 'rule');
}

const WORDS = { take: 'TakeDouble', drop: 'DropDouble', turn: 'TurnCubeAgain' } as const;

function shown(state: OpenTableGame, { answers }: Stage<'answers'>, awaited: readonly Pair[]): Events {
  const lone = loneTaker(state, answers);
  const facts = awaited.flatMap((pair): Events => {
    const said = answers.find(({ member }) => member === pair.member);
    return said === undefined || pair.member === lone
      ? []
      : [answerEvent({ type: WORDS[said.answer] }, TEAM, [pair], 'rule')];
  });
  return lone === null ? facts : [...facts, { type: 'LoneTakerFound', member: lone, by: 'rule' }];
}

/** C49: everybody in the game was doubled from the middle, and only one would take, however the others went. */
function loneTaker(state: OpenTableGame, answers: readonly Answer[]): string | null {
  const asked = askedTogether(state);
  if (state.rules.loneTaker === 'none' || asked.length < 2) return null;
  const isDoubled = ({ cube, end }: Pair): boolean => cube.owner === null && (end !== null || cube.offered?.by === BOX);
  if (!asked.every(isDoubled)) return null;
  const [taker, ...others] = answers.filter(({ answer }) => answer !== 'drop');
  return taker !== undefined && others.length === 0 && taker.answer === 'take' ? taker.member : null;
}

/** C50: a member who is away offers no extra; without any, the double is simply taken. */
function extrasSaid(state: OpenTableGame, stage: Stage<'extras'>): Events {
  const awaited = extrasAwaited(state);
  const away = awaited.filter(({ member }) => isCopied(state, member));
  if (away.length > 0) return away.map(({ member }) => ({ type: 'ExtraDeclined', offerer: member, by: 'rule' }));
  const pair = pairOf(state, stage.taker);
  if (awaited.length > 0 || pair === undefined || stage.said.some(({ offers }) => offers)) return [];
  return takenWithExtras(state, stage, pair, 'rule');
}

/** Those who are away consent with their captain, and answer the box as the captain does. */
function saidForOthers(state: OpenTableGame, stage: Stage<'resignation'>): Events {
  const away = membersToSay(state, stage).filter((member) => isCopied(state, member));
  if (away.length === 0) return [];
  if (stage.by === TEAM) return away.map((member) => ({ type: 'ResignationAgreed', member, by: 'rule' }));
  const captain = captainOfWindow(state);
  if (stage.agreed.includes(captain)) {
    return [{ type: 'ResignationRefused', side: TEAM, members: away, by: 'rule' }];
  }
  const end = pairOf(state, captain)?.end ?? null;
  return end !== null ? [{ type: 'ResignationAccepted', side: TEAM, members: away, by: 'rule' }] : [];
}
