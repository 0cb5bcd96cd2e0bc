import { BAR, type Move, OFF } from '../../domain/index.js';

/** A move as readers see it: the bar and the tray by their names. */
export interface MoveView {
  readonly die: number;
  readonly from: number | 'bar';
  readonly to: number | 'off';
  readonly hit: boolean;
}

export function moveView({ die, from, to, hit }: Move): MoveView {
  return { die, from: from === BAR ? 'bar' : from, to: to === OFF ? 'off' : to, hit };
}
