/**
 * What may be done in a game of a chouette now, and by whom. Must agree with `decideTableGame`. Left out are, as in a game
 * between two, the acts of whoever keeps a record, and what may be said at any time: proxies, settlements, leaving.
 */

import { type Action, momentOf } from '../../game/actions.js';
import { dropRefusal, nextTurn, turnRefusal } from '../../game/decide-cube.js';
import type { Id } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import {
  accessible,
  doublingSide,
  extrasOffered,
  extrasToDouble,
  extrasToDrop,
  gameOfPair,
  holderOf,
  maySpeak,
  wantsAnswer,
} from './access.js';
import { mayAnswerSo, membersToAnswer, pairsAwaiting } from './decide-answer.js';
import { answererOf, extrasAwaited } from './decide-extras.js';
import {
  levelFault,
  mayResignInstead,
  membersToSay,
  pairsResigning,
  resignationMoment,
  waitsForBox,
} from './decide-resignation.js';
import { agentOf, captainOf, people, speakerOf } from './speakers.js';
import { BOX, type FinishedTableGame, type OpenTableGame, type Pair, TEAM, activePairs, pairOf } from './state.js';

/** What only a chouette has. */
export const TABLE_ACTIONS = [
  'no-double',
  'close-doubling',
  'offer-extra',
  'no-extra',
  'double-extra',
  'take-extra',
  'drop-extra',
] as const;
export type TableAction = Action | (typeof TABLE_ACTIONS)[number];

/** What each person at the table may do now; whoever decides for another has that one's actions, too. */
export function actionsByPlayer(state: OpenTableGame | FinishedTableGame): ReadonlyMap<Id, readonly TableAction[]> {
  const all = people(state);
  if (state.status === 'finished') return new Map(all.map((player) => [player, []]));
  const own = new Map(all.map((player) => [player, actionsOf(state, player)]));
  return new Map(
    all.map((player) => {
      const principals = all.filter((each) => each === player || agentOf(state, each) === player);
      return [player, [...new Set(principals.flatMap((each) => own.get(each) ?? []))]];
    }),
  );
}

/** What is the person's own to do. */
function actionsOf(state: OpenTableGame, player: Id): readonly TableAction[] {
  const { stage } = state;
  const pair = pairOf(state, player);
  switch (stage.name) {
    case 'board':
      return [...atTheBoard(state, player), ...extraActions(state, player)];
    case 'automatic-double':
      return player === state.box ? ['double', 'no-double'] : [];
    case 'answers':
      return player === state.box ? boxAnswers(state) : pair === undefined ? [] : memberAnswers(state, pair);
    case 'lone-taker':
      return pair?.member !== stage.taker ? [] : mayTurn(state, pair) ? ['beaver', 'drop'] : ['drop'];
    case 'extras': {
      const silent = extrasAwaited(state);
      if (player === stage.taker) return silent.length > 0 ? ['close-doubling'] : ['take', 'drop'];
      return pair !== undefined && silent.includes(pair) ? ['offer-extra', 'no-extra'] : [];
    }
    case 'resignation':
      return resignationActions(state, stage, player);
  }
}

/** The acts of whoever speaks for a side, and the words of members before the team's roll. */
function atTheBoard(state: OpenTableGame, player: Id): readonly TableAction[] {
  const side = ([BOX, TEAM] as const).find((each) => speakerOf(state, each) === player);
  const acts: TableAction[] = [];
  if (side !== undefined) {
    const waits = wantsAnswer(state) || extrasOffered(state).length > 0;
    const board = momentOf(state.board).actions[side];
    const isHeld = (action: Action): boolean => waits && (action === 'roll' || action === 'skip');
    acts.push(...board.filter((action) => action !== 'resign' && !isHeld(action)));
  }
  if (side === BOX && accessible(state, BOX).length > 0) acts.push('double');
  if (maySpeak(state).includes(player)) acts.push('double', 'no-double');
  if (side === TEAM && accessible(state, TEAM).length > 0) acts.push('close-doubling');
  if (side !== undefined && mayOfferToResign(state, side)) acts.push('resign');
  return acts;
}

function mayOfferToResign(state: OpenTableGame, side: Side): boolean {
  const now = resignationMoment(state);
  if (!now.ok || (state.rules.resignationWhen === 'ownTurn' && side !== now.value)) return false;
  return levelFault(state, activePairs(state), side, 'single') === null;
}

function extraActions(state: OpenTableGame, player: Id): readonly TableAction[] {
  const { phase } = state.board;
  const toDouble = phase.name === 'before-roll' ? extrasToDouble(state, phase.side) : [];
  const offered = extrasOffered(state).filter((extra) => holderOf(extra, answererOf(extra)) === player);
  const acts: TableAction[] = [];
  if (phase.name === 'before-roll' && toDouble.some((extra) => holderOf(extra, phase.side) === player)) {
    acts.push('double-extra');
  }
  if (offered.length > 0) acts.push('take-extra');
  if (offered.length > 0 || extrasToDrop(state).some(({ taker }) => taker === player)) acts.push('drop-extra');
  return acts;
}

function boxAnswers(state: OpenTableGame): readonly TableAction[] {
  const { stage } = state;
  if (stage.name !== 'answers') return [];
  const acts = pairsAwaiting(state, BOX).flatMap((pair): readonly TableAction[] => {
    const mayTake = mayAnswerSo(state, stage, pair, 'take');
    return [
      ...(mayTake ? (['take'] as const) : []),
      ...(mayDrop(state, pair) && mayAnswerSo(state, stage, pair, 'drop') ? (['drop'] as const) : []),
      ...(mayTake && mayTurn(state, pair) ? [nextTurn(pair.cube)] : []),
    ];
  });
  const resigning = pairsResigning(state).length > 0;
  return [...new Set(acts), ...(resigning ? (['accept-resignation', 'refuse-resignation'] as const) : [])];
}

function memberAnswers(state: OpenTableGame, pair: Pair): readonly TableAction[] {
  if (pair.resigning !== null && pair.end === null) return ['withdraw-resignation'];
  if (!membersToAnswer(state).includes(pair)) return [];
  return [
    'take',
    ...(mayDrop(state, pair) ? (['drop'] as const) : []),
    ...(mayTurn(state, pair) ? [nextTurn(pair.cube)] : []),
    ...(mayResignInstead(state).includes(pair) ? (['resign'] as const) : []),
  ];
}

function mayDrop(state: OpenTableGame, pair: Pair): boolean {
  return dropRefusal(gameOfPair(state, pair)) === null;
}

function mayTurn(state: OpenTableGame, pair: Pair): boolean {
  return turnRefusal(gameOfPair(state, pair)) === null;
}

function resignationActions(
  state: OpenTableGame,
  stage: Extract<OpenTableGame['stage'], { name: 'resignation' }>,
  player: Id,
): readonly TableAction[] {
  const answers: TableAction[] = ['accept-resignation', 'refuse-resignation'];
  const withdraws: TableAction[] = speakerOf(state, stage.by) === player ? ['withdraw-resignation'] : [];
  if (waitsForBox(state, stage)) return player === state.box ? answers : withdraws;
  return [...withdraws, ...(membersToSay(state, stage).includes(player) ? answers : [])];
}

/** Those who have to decide something before the game goes on: in person, or for somebody who is away. */
export function toActPlayers(state: OpenTableGame | FinishedTableGame): readonly Id[] {
  if (state.status === 'finished') return [];
  return [...new Set(awaited(state).map((player) => agentOf(state, player)))];
}

function awaited(state: OpenTableGame): readonly Id[] {
  const { stage, box } = state;
  switch (stage.name) {
    case 'board':
      return awaitedAtTheBoard(state);
    case 'automatic-double':
      return [box];
    case 'answers': {
      const forBox = pairsAwaiting(state, BOX).length > 0 || pairsResigning(state).length > 0;
      return [...(forBox ? [box] : []), ...membersToAnswer(state).map(({ member }) => member)];
    }
    case 'lone-taker':
      return [stage.taker];
    case 'extras': {
      const members = extrasAwaited(state).map(({ member }) => member);
      return members.length > 0 ? members : [stage.taker];
    }
    case 'resignation':
      return waitsForBox(state, stage) ? [box] : membersToSay(state, stage);
  }
}

function awaitedAtTheBoard(state: OpenTableGame): readonly Id[] {
  const { phase } = state.board;
  const offered = extrasOffered(state).map((extra) => holderOf(extra, answererOf(extra)));
  if (offered.length > 0) return offered;
  if (phase.name === 'opening') return [state.box, captainOf(state)];
  const { toAct } = momentOf(state.board);
  if (toAct === null) return [];
  return doublingSide(state) === TEAM ? [captainOf(state), ...maySpeak(state)] : [speakerOf(state, toAct)];
}

/**
 * Who may advise the captain now (C16): members in the game, as the house lets them. Who is out, the side of the box and
 * spectators never do.
 */
export function advisers(state: OpenTableGame): readonly Id[] {
  const captain = captainOf(state);
  const others = activePairs(state).filter(({ member }) => member !== captain);
  switch (state.rules.consultation) {
    case 'never':
      return [];
    case 'free':
      return others.map(({ member }) => member);
    case 'afterCubeTurned':
      return others.filter(({ cube }) => cube.owner !== null).map(({ member }) => member);
  }
}
