/**
 * What one cube for the whole team allows (C20–C24): all members in the game share its value, the two sides turn it alternately, those
 * who drop together pay the same, and a double that the box drops ends the game for all.
 */

import type { Violation } from '../../kernel/violation.js';
import { type PairOutcome, impossibleOutcome as impossible } from './outcome.js';

/** Why the pairs cannot have shared one cube, or null when they can. */
export function teamCubeFault(pairs: readonly PairOutcome[]): Violation | null {
  const onCube = pairs.filter(({ outcome }) => outcome !== 'settled');
  const toTheEnd = onCube.filter(({ outcome }) => outcome === 'played' || outcome === 'forfeited');
  const drops = onCube
    .filter(({ outcome }) => outcome === 'member-dropped' || outcome === 'box-dropped')
    .toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0));
  const [end] = toTheEnd;
  const apart = toTheEnd.find((pair) => pair.value !== end?.value || pair.turned !== end.turned);
  if (apart !== undefined) return impossible('one-cube', apart.member, { value: apart.value });
  for (const [index, drop] of drops.entries()) {
    const before = drops[index - 1];
    const fault = before === undefined ? null : dropFault(before, drop);
    if (fault !== null) return fault;
  }
  const last = drops.at(-1);
  if (last === undefined || end === undefined) return null;
  if (last.outcome === 'box-dropped') return impossible('box-dropped-ends-all', end.member);
  // Those who played on had taken the double that the others dropped.
  return end.value >= last.value * 2 ? null : impossible('below-dropped', end.member, { value: end.value });
}

/** Between two who dropped: together at the same value, or later at a cube that the two sides have turned on, by turns. */
function dropFault(before: PairOutcome, drop: PairOutcome): Violation | null {
  if (before.left === drop.left) {
    const together = before.value === drop.value && before.outcome === drop.outcome;
    return together ? null : impossible('dropped-together', drop.member, { value: drop.value });
  }
  if (before.outcome === 'box-dropped') return impossible('box-dropped-ends-all', drop.member);
  const turns = Math.log2(drop.value / before.value);
  const sameSide = before.outcome === drop.outcome;
  return turns >= 1 && turns % 2 === (sameSide ? 0 : 1)
    ? null
    : impossible('cube-by-turns', drop.member, { value: drop.value });
}
