/**
 * What may be done now, and by whom: what a front end shows as buttons. Must agree with `decide`. Left out are the acts
 * of whoever keeps a record: void rolls, corrections and take-backs.
 */

import { type BySide, type Side, bySide, opponent } from '../kernel/side.js';
import { isShutOut } from '../play/shut-out.js';
import { variantOf } from '../variant/variants.js';
import { CUBE_TURNS } from './commands.js';
import { answeringSide, dropRefusal, nextTurn, turnRefusal } from './decide-cube.js';
import { mayResign, mayRollEarly, refusalToDouble, tableCube } from './rights.js';
import type { FinishedGame, OpenGame, Phase } from './state.js';

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
  'pick-up',
  'name-doublet',
  'take',
  'drop',
  ...CUBE_TURNS,
  'resign',
  'accept-resignation',
  'refuse-resignation',
  'withdraw-resignation',
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

/** Which throw of the opening comes next, from 1; null once it is known who starts (R11). */
export function openingThrow(game: OpenGame | FinishedGame): number | null {
  return game.status === 'open' && game.phase.name === 'opening' ? (game.phase.throws ?? 0) + 1 : null;
}

/** The phase, the side to act and what each side may do. */
export function momentOf(game: OpenGame | FinishedGame): Moment {
  if (game.status === 'finished') return moment('finished', null, null, () => []);
  const { phase } = game;
  switch (phase.name) {
    case 'opening':
      return moment('opening', null, null, () => ['opening-roll']);
    case 'before-roll': {
      const { side } = phase;
      const doubles = refusalToDouble(game, side) === null;
      const own: Action[] = doubles ? ['roll', 'double'] : ['roll'];
      if (isShutOut(variantOf(game.variant), game.position, side)) own.push('skip');
      const resigning = resigningActions(game, side);
      return {
        ...moment(doubles ? 'roll-or-double' : 'roll', side, side, (of) =>
          of === side ? [...own, ...resigning[of]] : resigning[of],
        ),
        mayDouble: bySide((of) => of === side && doubles),
      };
    }
    case 'to-play': {
      const { side } = phase;
      const own: Action[] = phase.laidOut === null ? ['play'] : ['play', 'commit', 'pick-up'];
      const resigning = resigningActions(game, side);
      const other: Action[] = mayRollEarly(game, phase) ? ['roll'] : [];
      return moment('play', side, side, (of) => [...(of === side ? own : other), ...resigning[of]]);
    }
    case 'name-doublet': {
      const { side } = phase;
      const resigning = resigningActions(game, side);
      return moment('name-doublet', side, side, (of) => [
        ...(of === side ? ['name-doublet' as const] : []),
        ...resigning[of],
      ]);
    }
    case 'answer-double': {
      const cube = tableCube(game);
      const toAnswer = answeringSide(cube);
      const answers: Action[] = ['take'];
      if (dropRefusal(game) === null) answers.push('drop');
      if (turnRefusal(game) === null) answers.push(nextTurn(cube));
      return moment('answer-double', phase.doubler, toAnswer, (of) => (of === toAnswer ? answers : []));
    }
    case 'answer-resignation':
      return moment('answer-resignation', sideOf(phase.below), opponent(phase.by), (of) =>
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

function sideOf(phase: Extract<Phase, { side: Side }>): Side {
  return phase.side;
}

/** R56, R59. */
function resigningActions(game: OpenGame, onRoll: Side): BySide<readonly Action[]> {
  const allowed = mayResign(game);
  return bySide((side) =>
    allowed && (game.rules.resignationWhen === 'anyPhase' || side === onRoll) ? ['resign'] : [],
  );
}
