/**
 * The first order (C5, A6): everybody throws, the highest is box, the second captain, and so on down. Those who are equal
 * throw again among themselves only, for the places that they hold together.
 */

import type { Id } from '../../kernel/brands.js';
import { type Violation, violation } from '../../kernel/violation.js';

/** People by places, the highest first; those who are tied hold their places together. */
export type Places = readonly (readonly Id[])[];

/** One player's throw in one round: as many numbers as the chouette has dice for it. */
export interface OrderThrow {
  readonly player: Id;
  readonly dice: readonly number[];
}

/** The players who must throw in the next round; empty when the order is settled. */
export function toThrow(places: Places): readonly Id[] {
  return places.filter((tied) => tied.length > 1).flat();
}

/** The places after a round of throws by all who had to throw. */
export function placesAfter(places: Places, throws: readonly OrderThrow[]): Places {
  const sums = new Map(throws.map(({ player, dice }) => [player, dice.reduce((sum, die) => sum + die, 0)]));
  return places.flatMap((tied) => (tied.length > 1 ? bySum(tied, sums) : [tied]));
}

/** The places when that player no longer throws. */
export function withoutThrower(places: Places, player: Id): Places {
  return places.map((tied) => tied.filter((id) => id !== player)).filter((tied) => tied.length > 0);
}

function bySum(tied: readonly Id[], sums: ReadonlyMap<Id, number>): Places {
  const thrown = [...new Set(tied.map((player) => sums.get(player) ?? 0))].toSorted((a, b) => b - a);
  return thrown.map((sum) => tied.filter((player) => (sums.get(player) ?? 0) === sum));
}

/** Why this is no round of throws by exactly those who have to throw, with so many dice each, or null when it is. */
export function throwsFault(places: Places, throws: readonly OrderThrow[], orderDice: number): Violation | null {
  const waiting = toThrow(places);
  const fault = (reason: string, player: Id): Violation =>
    violation('chouette.order-throw', { reason, player, toThrow: waiting, orderDice });
  const throwers = throws.map(({ player }) => player);
  const stranger = throwers.find((player) => !waiting.includes(player));
  if (stranger !== undefined) return fault('not-to-throw', stranger);
  const twice = throwers.find((player, index) => throwers.indexOf(player) !== index);
  if (twice !== undefined) return fault('twice', twice);
  const missing = waiting.find((player) => !throwers.includes(player));
  if (missing !== undefined) return fault('missing', missing);
  const miscast = throws.find(({ dice }) => dice.length !== orderDice || !dice.every(isDie));
  return miscast === undefined ? null : fault('dice', miscast.player);
}

function isDie(die: number): boolean {
  return Number.isInteger(die) && die >= 1 && die <= 6;
}
