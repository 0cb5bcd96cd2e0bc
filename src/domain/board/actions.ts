/** What each side may do on a board now. Must agree with `decideBoard`. */

import { type BySide, type Side, bySide } from '../kernel/side.js';
import { mayRollEarly } from './rights.js';
import { type BoardState, isSideShutOut } from './state.js';

export type BoardAction = 'opening-roll' | 'roll' | 'skip' | 'play' | 'commit' | 'lay-back' | 'name-doublet';

export function boardActions(board: BoardState): BySide<readonly BoardAction[]> {
  const { phase } = board;
  const only = (side: Side, own: readonly BoardAction[], other: readonly BoardAction[] = []) =>
    bySide((of) => (of === side ? own : other));
  switch (phase.name) {
    case 'opening':
      return { white: ['opening-roll'], black: ['opening-roll'] };
    case 'before-roll':
      return only(phase.side, isSideShutOut(board, phase.side) ? ['roll', 'skip'] : ['roll']);
    case 'to-play':
      return only(
        phase.side,
        phase.laidOut === null ? ['play'] : ['play', 'commit', 'lay-back'],
        mayRollEarly(board, phase) ? ['roll'] : [],
      );
    case 'name-doublet':
      return only(phase.side, ['name-doublet']);
  }
}
