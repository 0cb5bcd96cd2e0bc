/** People who play a game of a chouette at random, but by the rules: for laws that hold in every game. */

import type { TableAction } from '../../../src/domain/chouette/game/actions.js';
import type { OpenTableGame } from '../../../src/domain/chouette/game/state.js';
import {
  ANSWER_ORDERS,
  BOX_DOUBLE_POLICIES,
  BOX_TAKE_POLICIES,
  type ChouetteRules,
  LONE_TAKERS,
  TEAM_DOUBLES,
} from '../../../src/domain/chouette/rules.js';
import { BEYOND_FIRST } from '../../../src/domain/cube/rules.js';
import { DICE_MODES, FIRST_ROLLS } from '../../../src/domain/board/rules.js';
import { type Chance, actOf } from './random-player.js';
import type { TableAct, TableChoices } from '../domain/tables.js';

const CLUB = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];

/** A table of two to nine with options of every kind. */
export function randomTable(chance: Chance): TableChoices {
  const [box = '', ...others] = CLUB.slice(0, chance.of([2, 3, 3, 4, 4, 4, 5, 7, 9]));
  const partner = others.length > 2 && chance.onceIn(4) ? (others.pop() ?? null) : null;
  const dice = chance.of(DICE_MODES);
  const rules = randomRules(chance, dice);
  if (!chance.onceIn(4)) return { box, line: others, partner, dice, rules };
  return { box, line: others.slice(0, 3), partner: null, dice, rules: { ...rules, ...LONE_TAKERS_OFTEN } };
}

/** Options under which one often takes alone. */
const LONE_TAKERS_OFTEN: Partial<ChouetteRules> = {
  cubes: 'multi',
  teamDouble: 'captain',
  loneTaker: 'extras',
  boxDoublePolicy: 'all',
  beavers: 0,
  cube: true,
  maxCube: null,
};

function randomRules(chance: Chance, dice: 'server' | 'recorded'): Partial<ChouetteRules> {
  const cubes = chance.of(['multi', 'multi', 'single'] as const);
  const beavers = cubes === 'single' ? 0 : chance.of([0, 1, 2, 3, null]);
  const multi: Partial<ChouetteRules> = {
    boxTakePolicy: chance.of(BOX_TAKE_POLICIES),
    boxDoublePolicy: chance.of(BOX_DOUBLE_POLICIES),
    loneTaker: chance.of(beavers === 0 ? ['none', 'extras'] : LONE_TAKERS),
  };
  return {
    firstRoll: chance.of(FIRST_ROLLS),
    cubeBeforeFirstRoll: chance.onceIn(2),
    autoPassShutOut: chance.onceIn(2),
    prematureRoll: dice === 'recorded' ? chance.of(['reject', 'void', 'stands']) : 'reject',
    commit: chance.of(['onSubmit', 'onSubmit', 'explicit']),
    validation: chance.of(['strict', 'legalMoves', 'condone']),
    gammons: !chance.onceIn(4),
    resignationWhen: chance.of(['anyPhase', 'ownTurn']),
    resignation: chance.of(['any', 'any', 'noContactOnly', 'off']),
    maxCube: chance.of([null, null, 2, 4, 64]),
    cube: !chance.onceIn(12),
    jacoby: !chance.onceIn(3),
    beavers,
    beaverOnRedouble: !chance.onceIn(3),
    raccoonDrop: !chance.onceIn(3),
    automaticDoubles: chance.of([0, 1, 2, null]),
    automaticDoublesBeyondFirst: chance.of(BEYOND_FIRST),
    cubes,
    teamDouble: cubes === 'single' ? chance.of(TEAM_DOUBLES) : 'captain',
    answerOrder: chance.of(ANSWER_ORDERS),
    settlements: chance.onceIn(3),
    ...(cubes === 'multi' ? multi : {}),
  };
}

/** What the action can be when it is sent: with every member whom it could be about, and with none. */
export function actsOf(action: TableAction, state: OpenTableGame, chance: Chance): readonly TableAct[] {
  const members = state.pairs.map((pair) => pair.member);
  const about = [null, ...members];
  switch (action) {
    case 'double':
      return about.map((member): TableAct => ({ type: 'OfferDouble', to: null, member }));
    case 'no-double':
      return about.map((member): TableAct => ({ type: 'DeclineDouble', member }));
    case 'close-doubling':
      return [{ type: 'CloseDoubling' }];
    case 'close-answers':
      return [{ type: 'CloseAnswers' }];
    case 'take':
      return about.map((member): TableAct => ({ type: 'TakeDouble', member }));
    case 'drop':
      return about.map((member): TableAct => ({ type: 'DropDouble', member }));
    case 'beaver':
    case 'raccoon':
    case 'otter':
      return about.map((member): TableAct => ({ type: 'TurnCubeAgain', turn: action, member }));
    case 'offer-extra':
      return about.flatMap((member) => about.map((taker): TableAct => ({ type: 'OfferExtra', member, taker })));
    case 'no-extra':
      return about.map((member): TableAct => ({ type: 'DeclineExtra', member }));
    case 'double-extra':
      return about.map((offerer): TableAct => ({ type: 'DoubleExtra', offerer }));
    case 'take-extra':
      return about.map((offerer): TableAct => ({ type: 'TakeExtra', offerer }));
    case 'drop-extra':
      return about.map((offerer): TableAct => ({ type: 'DropExtra', offerer }));
    case 'resign':
      return about.map((member): TableAct => ({ type: 'OfferResignation', as: 'single', member }));
    case 'accept-resignation':
      return about.map((member): TableAct => ({ type: 'AcceptResignation', member }));
    case 'refuse-resignation':
      return about.map((member): TableAct => ({ type: 'RefuseResignation', member }));
    case 'withdraw-resignation':
      return about.map((member): TableAct => ({ type: 'WithdrawResignation', member }));
    case 'opening-roll':
    case 'roll':
    case 'skip':
    case 'play':
    case 'commit':
    case 'lay-back':
    case 'name-doublet':
      return [actOf(action, state.board, chance) as TableAct];
  }
}

/** What may be said beside the game: proxies, settlements, a box that leaves; mostly refused. */
export function besideTheGame(state: OpenTableGame, people: readonly string[], chance: Chance): TableAct {
  const player = chance.of(people);
  const member = chance.of(state.pairs).member;
  switch (chance.below(8)) {
    case 0:
    case 1:
      return { type: 'NameProxy', player, proxy: chance.onceIn(2) ? null : chance.of(people) };
    case 2:
    case 3:
      return { type: 'EndProxy', player };
    case 4:
    case 5: {
      const points = chance.below(3);
      return { type: 'ProposeSettlement', member, winner: points === 0 ? null : chance.of(['box', 'member']), points };
    }
    case 6:
      return chance.onceIn(30) ? { type: 'AbandonGame' } : { type: chance.of(['CloseDoubling', 'CloseAnswers']) };
    default: {
      const to = state.pairs.map((pair) => pair.member).filter(() => chance.onceIn(2));
      return { type: 'OfferDouble', to, member: null };
    }
  }
}

/** Somebody at the table goes away, with a proxy or without, or comes back. */
export function comingOrGoing({ away }: OpenTableGame, people: readonly string[], chance: Chance): TableAct {
  const player = chance.of(people);
  const isAway = away.some((each) => each.player === player);
  if (isAway && chance.onceIn(2)) return { type: 'EndProxy', player };
  return { type: 'NameProxy', player, proxy: chance.onceIn(2) ? null : chance.of(people) };
}
