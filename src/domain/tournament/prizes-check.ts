/** Whether the prizes that a director asks for can be (T60–T65). */

import { type Violation, violation } from '../kernel/violation.js';
import type { Prizes } from './state.js';

/** The keys that cannot be so, each with the reason in the same place; null: all is well. */
export function prizesFault(prizes: Prizes | null): Violation | null {
  if (prizes === null) return null;
  const faults: [key: string, reason: string][] = [];
  for (const key of ['entryFee', 'added'] as const) {
    if (!Number.isSafeInteger(prizes[key]) || prizes[key] < 0) faults.push([key, 'stake']);
  }
  if (!(prizes.houseShare >= 0 && prizes.houseShare <= 100)) faults.push(['houseShare', 'percent']);
  const shares = Object.values(prizes.flights ?? {});
  if (prizes.flights !== null && (!areAmounts(shares) || sumOf(shares) !== 100)) {
    faults.push(['flights', 'percents-in-all']);
  }
  for (const [flight, weights] of Object.entries(prizes.weights ?? {})) {
    if (!areAmounts(weights) || sumOf(weights) === 0) faults.push([`weights/${flight}`, 'weights']);
  }
  for (const [index, { fee }] of prizes.sidePools.entries()) {
    if (!Number.isSafeInteger(fee) || fee < 0) faults.push([`sidePools/${index}/fee`, 'stake']);
  }
  if (faults.length === 0) return null;
  const keys = faults.map(([key]) => `/prizes/${key}`);
  return violation('config.invalid', { keys, reasons: faults.map(([, reason]) => reason) });
}

/** Whether these are numbers of 0 or more; they come as somebody sent them. */
function areAmounts(values: unknown): values is readonly number[] {
  return Array.isArray(values) && values.every((value) => Number.isFinite(value) && value >= 0);
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
