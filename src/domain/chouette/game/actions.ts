/**
 * What may be done in a game of a chouette now, and by whom. Must agree with `decideTableGame`. Left out are, as in a game
 * between two, the acts of the person who keeps the record, and the acts that are always possible: proxies, settlements, leaving.
 */

import { type BoardAction, boardActions } from '../../board/actions.js';
import { sideOnRoll } from '../../board/state.js';
import { type CubeTurn, answersTo, turnRefusal } from '../../cube/duel.js';
import type { Id } from '../../kernel/brands.js';
import type { Side } from '../../kernel/side.js';
import {
  accessible,
  doublingSide,
  duelOf,
  extrasOffered,
  extrasToDouble,
  extrasToDrop,
  holderOf,
  maySpeak,
  wantsAnswer,
} from './doubling/access.js';
import { mayAnswerSo, mayCloseAnswers, membersToAnswer, pairsAwaiting } from './doubling/decide-answer.js';
import { answererOf, extrasAwaited } from './extras/decide-extras.js';
import {
  levelFault,
  mayResignInstead,
  membersToSay,
  pairsResigning,
  resignationMoment,
  waitsForBox,
} from './resignation/decide-resignation.js';
import { mayPropose, openOffers } from './extras/extra-offers.js';
import { agentOf, captainOf, people, speakerOf } from './speakers.js';
import { BOX, type FinishedTableGame, type OpenTableGame, type Pair, TEAM, activePairs, pairOf } from './state.js';

/** What only a chouette has. */
export const TABLE_ACTIONS = [
  'no-double',
  'close-doubling',
  'close-answers',
  'offer-extra',
  'no-extra',
  'double-extra',
  'take-extra',
  'drop-extra',
] as const;
export type TableAction =
  | BoardAction
  | 'double'
  | 'take'
  | 'drop'
  | CubeTurn
  | 'resign'
  | `${'accept' | 'refuse' | 'withdraw'}-resignation`
  | (typeof TABLE_ACTIONS)[number];

/** What each person at the table may do now; a person who decides for another also has the other's actions. */
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
  const own = inStage(state, player);
  // The cube of an extra is turned between two members only (C50): its double is answered while others answer the box as well.
  return isOfferedExtra(state, player) ? [...new Set([...own, 'take-extra', 'drop-extra'] as const)] : own;
}

function isOfferedExtra(state: OpenTableGame, player: Id): boolean {
  return extrasOffered(state).some((extra) => holderOf(extra, answererOf(extra)) === player);
}

function inStage(state: OpenTableGame, player: Id): readonly TableAction[] {
  const { stage } = state;
  const pair = pairOf(state, player);
  switch (stage.name) {
    case 'board':
      return [...atTheBoard(state, player), ...extraActions(state, player)];
    case 'automatic-double':
      return player === state.box ? ['double', 'no-double'] : [];
    case 'answers':
      return [
        ...(player === state.box ? boxAnswers(state) : pair === undefined ? [] : memberAnswers(state, pair)),
        ...([BOX, TEAM] as const).flatMap((side): readonly TableAction[] =>
          speakerOf(state, side) === player && mayCloseAnswers(state, side) ? ['close-answers'] : [],
        ),
      ];
    case 'lone-taker':
      return pair?.member !== stage.taker
        ? []
        : turnRefusal(duelOf(state, pair)) === null
          ? ['beaver', 'drop']
          : ['drop'];
    case 'extras': {
      const silent = extrasAwaited(state);
      if (player === stage.taker) return silent.length > 0 ? ['close-doubling'] : ['take', 'drop'];
      return pair !== undefined && silent.includes(pair) ? ['offer-extra', 'no-extra'] : [];
    }
    case 'resignation':
      return resignationActions(state, stage, player);
  }
}

/** The acts of the person who decides for a side, and the members' statements before the team's roll. */
function atTheBoard(state: OpenTableGame, player: Id): readonly TableAction[] {
  const side = ([BOX, TEAM] as const).find((each) => speakerOf(state, each) === player);
  const acts: TableAction[] = [];
  if (side !== undefined) {
    const waits = wantsAnswer(state) || extrasOffered(state).length > 0;
    const isHeld = (action: BoardAction): boolean => waits && (action === 'roll' || action === 'skip');
    acts.push(...boardActions(state.board)[side].filter((action) => !isHeld(action)));
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
  const acts: TableAction[] = [];
  if (phase.name === 'before-roll' && toDouble.some((extra) => holderOf(extra, phase.side) === player)) {
    acts.push('double-extra');
  }
  const offers = openOffers(state);
  if (mayPropose(state).includes(player)) acts.push('offer-extra');
  if (offers.some(({ taker }) => taker === player)) acts.push('take-extra');
  if (offers.some(({ offerer, taker }) => offerer === player || taker === player)) acts.push('no-extra');
  if (extrasToDrop(state).some(({ taker }) => taker === player)) acts.push('drop-extra');
  return acts;
}

function boxAnswers(state: OpenTableGame): readonly TableAction[] {
  const { stage } = state;
  if (stage.name !== 'answers') return [];
  const acts = pairsAwaiting(state, BOX).flatMap((pair): readonly TableAction[] =>
    answersTo(duelOf(state, pair)).filter((answer) =>
      mayAnswerSo(state, stage, pair, answer === 'take' || answer === 'drop' ? answer : 'turn'),
    ),
  );
  const resigning = pairsResigning(state).length > 0;
  return [...new Set(acts), ...(resigning ? (['accept-resignation', 'refuse-resignation'] as const) : [])];
}

function memberAnswers(state: OpenTableGame, pair: Pair): readonly TableAction[] {
  if (pair.resigning !== null && pair.end === null) return ['withdraw-resignation'];
  if (!membersToAnswer(state).includes(pair)) return [];
  return [...answersTo(duelOf(state, pair)), ...(mayResignInstead(state).includes(pair) ? (['resign'] as const) : [])];
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

/** Those who must decide something before the game goes on: in person, or for a person who is away. */
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
  return doublingSide(state) === TEAM ? [captainOf(state), ...maySpeak(state)] : [speakerOf(state, sideOnRoll(phase))];
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
