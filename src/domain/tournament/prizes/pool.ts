/** Prize money to the smallest coin: the pool, its flights and places, ties and rounding (T53, T60–T65). */

import { sumOf, wholeNumbers } from './exact.js';

/** Amounts in the smallest unit of the currency; always whole numbers. */
export type Amount = number;

/** T60: the amount to pay out, rounded down; the rest goes to the club's share. */
export function poolOf(entries: number, entryFee: Amount, houseShare: number, added: Amount): Amount {
  const [share = 0n, all = 1n] = wholeNumbers([houseShare, 100]);
  const fees = BigInt(entries) * BigInt(entryFee);
  return Number((fees * (all - share)) / all + BigInt(added));
}

/**
 * The amount divided by weights, each part whole and together exactly the amount: every share is rounded down, and the
 * units left go to the largest fractions, among equals to the better place (T64).
 */
export function sharesByWeight(amount: Amount, weights: readonly number[]): readonly Amount[] {
  const whole = wholeNumbers(weights);
  const total = sumOf(whole);
  if (total === 0n) return weights.map(() => 0);
  const products = whole.map((weight) => BigInt(amount) * weight);
  const parts = products.map((product) => product / total);
  const missing = Number(BigInt(amount) - sumOf(parts));
  const byRemainder = products
    .map((product, place) => ({ place, remainder: product % total }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder < b.remainder ? 1 : -1));
  for (const { place } of byRemainder.slice(0, missing)) parts[place] = (parts[place] ?? 0n) + 1n;
  return parts.map(Number);
}

/** T61: percent of the pool by flight, for the flights that there are. */
export function flightShares(flights: readonly string[]): Readonly<Record<string, number>> {
  const [consolation, lastChance] = [flights.includes('consolation'), flights.includes('last-chance')];
  if (consolation && lastChance) return { main: 60, consolation: 30, 'last-chance': 10 };
  if (consolation) return { main: 70, consolation: 30 };
  return lastChance ? { main: 90, 'last-chance': 10 } : { main: 100 };
}

/** T62: weights of the places that are paid; the last chance pays its winner. */
export function placeWeights(flight: string, entrants: number): readonly number[] {
  if (flight === 'last-chance' || entrants < 8) return [1];
  if (entrants < 16) return [2, 1];
  return entrants < 64 ? [4, 2, 1, 1] : [8, 4, 2, 2, 1, 1, 1, 1];
}

/** An entrant's place; several share one. */
export interface Placed {
  readonly entry: string;
  /** From 1. */
  readonly place: number;
}

export interface Prize extends Placed {
  readonly amount: Amount;
}

/**
 * What each gets of an amount: those who share a place share the prizes of the places that they take up together (T53),
 * what cannot be divided going to those listed first. A part that no entrant takes goes to the others by the same weights.
 */
export function prizesOf(amount: Amount, weights: readonly number[], placed: readonly Placed[]): readonly Prize[] {
  const inOrder = placed.toSorted((a, b) => a.place - b.place);
  const taken = weights.slice(0, inOrder.length);
  // Weights that leave nothing to the entrants who are there pay all of them alike.
  const places = sharesByWeight(amount, taken.some((weight) => weight > 0) ? taken : inOrder.map(() => 1));
  const prizes: Prize[] = [];
  let next = 0;
  while (next < inOrder.length && next < places.length) {
    const { place } = inOrder[next] ?? { place: 0 };
    const tied = inOrder.slice(next).filter((other) => other.place === place);
    const together = places.slice(next, next + tied.length).reduce((sum, prize) => sum + prize, 0);
    const parts = sharesByWeight(
      together,
      tied.map(() => 1),
    );
    tied.forEach((one, index) => prizes.push({ ...one, amount: parts[index] ?? 0 }));
    next += tied.length;
  }
  return prizes.filter((prize) => prize.amount > 0);
}
