/**
 * The position id of GNU Backgammon: 14 characters for the checkers of both sides. First the side that is not on roll,
 * its points 1 to 24 and its bar in its own view, one 1 for each checker and a 0 after each place; then the side on roll
 * in the same way.
 *
 * Lost in the text: who is on roll, and how many checkers are off. Both come from outside when it is read.
 */

import { type Result, accepted, refused } from '../kernel/result.js';
import { type Side, opponent } from '../kernel/side.js';
import { type Violation, violation, type FactsOf } from '../kernel/violation.js';
import { POINTS } from '../position/point.js';
import type { Checkers, Position } from '../position/position.js';
import { type Bit, formatBits, parseBits } from './bit-text.js';

const BYTES = 10;
const CHECKERS = 15;

/** The position id as seen by the side on roll; meaningful for possible positions of at most fifteen checkers a side. */
export function formatPositionId(position: Position, onRoll: Side): string {
  const bits: Bit[] = [];
  addCheckers(bits, position[opponent(onRoll)]);
  addCheckers(bits, position[onRoll]);
  return formatBits(bits, BYTES);
}

/**
 * The position of a position id, its second half given to `onRoll`; what is missing of `checkers` a side is off.
 * Refused as `position.impossible` with a reason: `length`, `alphabet`, `trailing-bits` (not a position id at all),
 * `too-many-checkers` with the side, `two-colours` with the point in White's view.
 */
export function parsePositionId(text: string, onRoll: Side, checkers: number = CHECKERS): Result<Position, Violation> {
  const bits = parseBits(text, BYTES);
  if (typeof bits === 'string') return impossible({ reason: bits });
  const first = readCheckers(bits, 0, checkers);
  const second = readCheckers(bits, first.end, checkers);
  if (bits.includes(1, second.end)) return impossible({ reason: 'trailing-bits' });
  const other = opponent(onRoll);
  if (first.checkers.off < 0) return impossible({ reason: 'too-many-checkers', side: other });
  if (second.checkers.off < 0) return impossible({ reason: 'too-many-checkers', side: onRoll });
  const position: Position =
    onRoll === 'white'
      ? { white: second.checkers, black: first.checkers }
      : { white: first.checkers, black: second.checkers };
  const shared = position.white.points.findIndex(
    (count, index) => count > 0 && (position.black.points[POINTS - 1 - index] ?? 0) > 0,
  );
  if (shared >= 0) return impossible({ reason: 'two-colours', point: shared + 1 });
  return accepted(position);
}

function impossible(params: FactsOf<'position.impossible'>): Result<never, Violation> {
  return refused(violation('position.impossible', { notation: 'position-id', ...params }));
}

function addCheckers(bits: Bit[], checkers: Checkers): void {
  for (let place = 0; place <= POINTS; place += 1) {
    const count = place < POINTS ? (checkers.points[place] ?? 0) : checkers.bar;
    for (let checker = 0; checker < count; checker += 1) bits.push(1);
    bits.push(0);
  }
}

function readCheckers(bits: readonly Bit[], start: number, total: number): { checkers: Checkers; end: number } {
  const places: number[] = [];
  let onBoard = 0;
  let index = start;
  while (places.length <= POINTS) {
    let count = 0;
    while (bits[index] === 1) {
      count += 1;
      index += 1;
    }
    places.push(count);
    onBoard += count;
    index += 1;
  }
  return { checkers: { points: places.slice(0, POINTS), bar: places[POINTS] ?? 0, off: total - onBoard }, end: index };
}
