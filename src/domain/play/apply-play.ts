/** What a play does to a position. Believes the play: recorded plays must give the same position under any later rules. */

import { opponent } from '../kernel/side.js';
import type { Side } from '../kernel/side.js';
import { BAR, OFF, RESERVE, mirrorPoint } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';
import { hasComeHome } from '../position/start.js';
import type { Play } from './play.js';

/**
 * The position after the side's play, hits included as the moves say; never checks. Where checkers are pinned, a hit is
 * a pin (V50); a side that has had a checker home keeps the right to hit (V11).
 */
export function applyPlay(position: Position, side: Side, play: Play): Position {
  const own = draft(position[side]);
  const their = draft(position[opponent(side)]);
  for (const { from, to, hit } of play) {
    add(own, from, -1);
    add(own, to, 1);
    if (their.pinned !== undefined) pin(own, their, from, to, hit);
    else if (hit) {
      add(their, mirrorPoint(to), -1);
      add(their, BAR, 1);
    }
  }
  if (own.mayHit === false) own.mayHit = hasComeHome(own);
  return side === 'white' ? { white: own, black: their } : { white: their, black: own };
}

interface Draft extends Checkers {
  readonly points: number[];
  bar: number;
  off: number;
  reserve?: number;
  pinned?: readonly number[];
  mayHit?: boolean;
}

/** Checkers of a variant that needs no other fields. The compiler asks for every new field of checkers here or in `draft`. */
type PlainDraft = Required<Omit<Draft, 'reserve' | 'pinned' | 'mayHit'>>;

function draft(checkers: Checkers): Draft {
  const { bar, off, reserve, pinned, mayHit } = checkers;
  const isPlain = reserve === undefined && pinned === undefined && mayHit === undefined;
  // No spread for these, which are nearly all: Node 20 takes microseconds for the spread of what was itself spread.
  const plain: PlainDraft = { points: checkers.points.slice(), bar, off };
  return isPlain ? plain : { ...checkers, points: plain.points };
}

function add(checkers: Draft, place: number, count: number): void {
  if (place === BAR) checkers.bar += count;
  else if (place === OFF) checkers.off += count;
  else if (place === RESERVE) checkers.reserve = (checkers.reserve ?? 0) + count;
  else checkers.points[place - 1] = (checkers.points[place - 1] ?? 0) + count;
}

/** Frees the checker that lay under the last one to leave, and pins the one landed on. */
function pin(own: Draft, their: Draft, from: number, to: number, pins: boolean): void {
  const left = mirrorPoint(from);
  const pinned = (their.pinned ?? []).filter((point) => point !== left || (own.points[from - 1] ?? 0) > 0);
  their.pinned = pins ? [...pinned, mirrorPoint(to)].sort((a, b) => b - a) : pinned;
}
