/**
 * Positions written as in the worked examples: `X[bar:1 13:6 8:3 6:5] O[24:2 23:2 19:4 17:3 12:4]`. X is white and to
 * move; all points are numbered in X's view. `rsv` is the reserve.
 */

import { mirrorPoint } from '../../../src/domain/position/point.js';
import type { Checkers, Position } from '../../../src/domain/position/position.js';

/** The position that the text shows, X being white. */
export function drawnPosition(text: string): Position {
  const drawn = /^X\[(?<x>[^\]]*)\] O\[(?<o>[^\]]*)\]$/.exec(text.trim())?.groups;
  if (drawn === undefined) throw new Error(`not a drawn position: ${text}`);
  return { white: drawnCheckers(drawn['x']!, (point) => point), black: drawnCheckers(drawn['o']!, mirrorPoint) };
}

function drawnCheckers(text: string, ownPoint: (point: number) => number): Checkers {
  const checkers: { points: number[]; bar: number; off: number; reserve?: number } = {
    points: Array.from({ length: 24 }, () => 0),
    bar: 0,
    off: 0,
  };
  for (const entry of text.split(' ').filter((part) => part !== '')) {
    const [place, count] = entry.split(':');
    if (place === 'bar' || place === 'off') checkers[place] = Number(count);
    else if (place === 'rsv') checkers.reserve = Number(count);
    else checkers.points[ownPoint(Number(place)) - 1] = Number(count);
  }
  return checkers;
}
