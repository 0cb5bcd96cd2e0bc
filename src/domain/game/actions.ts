/**
 * What may be done now, and by whom: what a front end shows as buttons. Must agree with `decide`. Left out are the acts
 * of the person who keeps a record: void rolls, corrections and take-backs.
 */

import { boardActions } from '../board/actions.js';
import { type BoardPhase, isInContact } from '../board/state.js';
import { CUBE_TURNS, answeringSide, answersTo } from '../cube/duel.js';
import { mayResign } from '../cube/resignation.js';
import { type BySide, type Side, bySide, opponent } from '../kernel/side.js';
import { refusalToDouble } from './rights.js';
import { maySettle, settlementFor } from './settlement.js';
import { type FinishedGame, type OpenGame, boardOf } from './state.js';

export const GAME_PHASES = [
  'opening',
  'roll-or-double',
  'roll',
  'play',
  'name-doublet',
  'answer-double',
  'answer-resignation',
  'finished',
] as const;
/** The phase as readers see it: `roll-or-double` where doubling is legal, else `roll`. */
export type ShownPhase = (typeof GAME_PHASES)[number];

export const ACTIONS = [
  'opening-roll',
  'roll',
  'double',
  'skip',
  'play',
  'commit',
  'lay-back',
  'name-doublet',
  'take',
  'drop',
  ...CUBE_TURNS,
  'resign',
  'accept-resignation',
  'refuse-resignation',
  'withdraw-resignation',
  'settle',
  'accept-settlement',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Moment {
  readonly phase: ShownPhase;
  /** Whose turn it is; null in the opening and at the end. */
  readonly onRoll: Side | null;
  /** Who must decide now. */
  readonly toAct: Side | null;
  readonly mayDouble: BySide<boolean>;
  readonly actions: BySide<readonly Action[]>;
}

/** The phases of a board as readers see them where no cube may be turned. */
export const SHOWN_ON_BOARD: Readonly<Record<BoardPhase['name'], ShownPhase>> = {
  opening: 'opening',
  'before-roll': 'roll',
  'to-play': 'play',
  'name-doublet': 'name-doublet',
};

/** The phase, the side to act and what each side may do. */
export function momentOf(game: OpenGame | FinishedGame): Moment {
  if (game.status === 'finished') return moment('finished', null, null, () => []);
  const { phase, rules } = game;
  const onBoard = boardActions(boardOf(game));
  switch (phase.name) {
    case 'opening':
      return moment('opening', null, null, (of) => onBoard[of]);
    case 'before-roll':
    case 'to-play':
    case 'name-doublet': {
      const { side } = phase;
      const doubles = phase.name === 'before-roll' && refusalToDouble(game, side) === null;
      const resigns = mayResign(rules, isInContact(game));
      const shown = doubles ? 'roll-or-double' : SHOWN_ON_BOARD[phase.name];
      const actions = moment(shown, side, side, (of) => [
        ...onBoard[of].flatMap((action): Action[] =>
          doubles && of === side && action === 'roll' ? ['roll', 'double'] : [action],
        ),
        ...(resigns && (rules.resignationWhen === 'anyPhase' || of === side) ? (['resign'] as const) : []),
        ...(maySettle(game) ? (['settle'] as const) : []),
        ...(settlementFor(game) === of ? (['accept-settlement'] as const) : []),
      ]);
      return { ...actions, mayDouble: bySide((of) => of === side && doubles) };
    }
    case 'answer-double': {
      const toAnswer = answeringSide(game.cube);
      return moment('answer-double', phase.doubler, toAnswer, (of) => (of === toAnswer ? answersTo(game) : []));
    }
    case 'answer-resignation':
      return moment('answer-resignation', phase.below.side, opponent(phase.by), (of) =>
        of === phase.by ? ['withdraw-resignation'] : ['accept-resignation', 'refuse-resignation'],
      );
  }
}

function moment(
  phase: ShownPhase,
  onRoll: Side | null,
  toAct: Side | null,
  actions: (side: Side) => readonly Action[],
): Moment {
  return { phase, onRoll, toAct, mayDouble: { white: false, black: false }, actions: bySide(actions) };
}
