/**
 * How far the points of a chouette can be counted (C42, C43): what all winners have won, and what it comes to in money, stays
 * an exact number, so that any of the balances and transfers does. Cubes have a limit of their own here, because up to
 * nine of them and as many extras settle one game.
 */

import { MOST_PER_CUBE, countablePoints } from '../../cube/countable.js';
import { type Violation, violation } from '../../kernel/violation.js';
import { pointsAfter } from './ledger.js';
import { MOST_PLAYERS } from '../rules.js';
import type { Entry } from './settlement.js';
import { type OpenedChouette, pointsOf } from '../state.js';

/** The highest stake, in the smallest unit of the currency. */
export const LARGEST_TABLE_STAKE = 1_000_000;

/** Whether a point can be worth that. */
export function isStake(stake: number): boolean {
  return Number.isInteger(stake) && stake >= 0 && stake <= LARGEST_TABLE_STAKE;
}

/** No cube of a chouette goes beyond this value. */
export const LARGEST_TABLE_CUBE = 2 ** 24;

/** What the pairs of a game and the extras beside them can be worth together. */
const MOST_OF_A_GAME = 2 * (MOST_PLAYERS - 1) * MOST_PER_CUBE * LARGEST_TABLE_CUBE;

/** The highest value of a cube under a limit that the organiser sets (R61). */
export function highestTableCube({ maxCube }: { readonly maxCube: number | null }): number {
  return Math.min(maxCube ?? LARGEST_TABLE_CUBE, LARGEST_TABLE_CUBE);
}

/** Why the points could not be counted any more after these entries and a game that is played besides, or null. */
export function countFault(
  state: Pick<OpenedChouette, 'players' | 'stake' | 'stakes'>,
  entries: readonly Entry[],
  beside: 'game' | null,
): Violation | null {
  const points = wonBy(pointsAfter(pointsOf(state), entries).values());
  const stake = Math.max(state.stake, ...Object.values(state.stakes ?? {}));
  const most = countablePoints(stake);
  const left = most - points - (beside === null ? 0 : MOST_OF_A_GAME);
  return left < 0 ? violation('money.too-large', { stake, most, points }) : null;
}

/** The points of all who have won. */
function wonBy(points: Iterable<number>): number {
  return [...points].reduce((sum, won) => sum + Math.max(0, won), 0);
}
