import { BAR, type Move, OFF, RESERVE } from '../../../domain/index.js';

/** A move as readers see it: the places beside the board by their names. */
export interface MoveView {
  readonly die: number;
  readonly from: number | 'bar' | 'rsv';
  readonly to: number | 'off';
  readonly hit: boolean;
}

export function moveView({ die, from, to, hit }: Move): MoveView {
  return { die, from: from === BAR ? 'bar' : from === RESERVE ? 'rsv' : from, to: to === OFF ? 'off' : to, hit };
}
