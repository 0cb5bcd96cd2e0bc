/** What a play does to a position. Believes the play: recorded plays must give the same position under any later rules. */

import { opponent } from '../kernel/side.js';
import type { Side } from '../kernel/side.js';
import { BAR, OFF, mirrorPoint } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';
import type { Play } from './play.js';

/** The position after the side's play, hits included as the moves say; never checks. */
export function applyPlay(position: Position, side: Side, play: Play): Position {
  const own = draft(position[side]);
  const their = draft(position[opponent(side)]);
  for (const { from, to, hit } of play) {
    add(own, from, -1);
    add(own, to, 1);
    if (hit) {
      add(their, mirrorPoint(to), -1);
      add(their, BAR, 1);
    }
  }
  return side === 'white' ? { white: own, black: their } : { white: their, black: own };
}

interface Draft extends Checkers {
  readonly points: number[];
  bar: number;
  off: number;
}

function draft({ points, bar, off }: Checkers): Draft {
  return { points: points.slice(), bar, off };
}

function add(checkers: Draft, place: number, count: number): void {
  if (place === BAR) checkers.bar += count;
  else if (place === OFF) checkers.off += count;
  else checkers.points[place - 1] = (checkers.points[place - 1] ?? 0) + count;
}
