/** Whether the prizes that a director asks for can be (T60–T65). */

import type { Id } from '../../kernel/brands.js';
import { type ViolationOf, violation } from '../../kernel/violation.js';
import { FLIGHT_NAMES } from '../bracket/node.js';
import { MOST_ENTRANTS } from '../format.js';
import { sumOf, wholeNumbers } from './exact.js';
import type { Entry, Prizes } from '../state.js';

/** The keys that cannot be so, each with the reason in the same place; null: all is well. */
export function prizesFault(
  prizes: Prizes | null,
  entries: readonly Pick<Entry, 'id'>[] = [],
): ViolationOf<'config.invalid'> | null {
  if (prizes === null) return null;
  const faults: [key: string, reason: string][] = [];
  for (const key of ['entryFee', 'added'] as const) {
    if (!isAmount(prizes[key])) faults.push([key, 'stake']);
  }
  if (!(prizes.houseShare >= 0 && prizes.houseShare <= 100)) faults.push(['houseShare', 'percent']);
  const shares = Object.values(prizes.flights ?? {});
  if (prizes.flights !== null && (!areAmounts(shares) || !isWhole(shares))) {
    faults.push(['flights', 'percents-in-all']);
  }
  for (const key of ['flights', 'weights'] as const) {
    const unknown = Object.keys(prizes[key] ?? {}).filter((flight) => !isFlight(flight));
    faults.push(...unknown.map((flight): [string, string] => [`${key}/${flight}`, 'no-flight']));
  }
  for (const [flight, weights] of Object.entries(prizes.weights ?? {})) {
    if (!areAmounts(weights) || weights.every((weight) => weight === 0)) faults.push([`weights/${flight}`, 'weights']);
  }
  const known = new Set(entries.map(({ id }) => id));
  for (const [index, { fee, entries: listed }] of prizes.sidePools.entries()) {
    if (!isAmount(fee)) faults.push([`sidePools/${index}/fee`, 'stake']);
    for (const [nth, reason] of listedFaults(listed, known)) faults.push([`sidePools/${index}/entries/${nth}`, reason]);
  }
  if (faults.length === 0) {
    const tooMuch = mostInAll(prizes) > Number.MAX_SAFE_INTEGER;
    return tooMuch ? violation('config.invalid', { keys: ['/prizes'], reasons: ['money-in-all'] }) : null;
  }
  const keys = faults.map(([key]) => `/prizes/${key}`);
  return violation('config.invalid', { keys, reasons: faults.map(([, reason]) => reason) });
}

/** T65: those of a side pool who are not in the tournament, and those who are in the pool already. */
function listedFaults(listed: readonly Id[], known: ReadonlySet<Id>): readonly [nth: number, reason: string][] {
  return listed.flatMap((entry, nth): [number, string][] => {
    if (!known.has(entry)) return [[nth, 'not-entered']];
    return listed.indexOf(entry) < nth ? [[nth, 'listed-twice']] : [];
  });
}

function isFlight(name: string): boolean {
  return FLIGHT_NAMES.some((flight) => flight === name);
}

/** Whether these are numbers of 0 or more; they arrive unchecked. */
function areAmounts(values: unknown): values is readonly number[] {
  return Array.isArray(values) && values.every((value) => Number.isFinite(value) && value >= 0);
}

/** Whether the percents are a hundred in all. */
function isWhole(percents: readonly number[]): boolean {
  const [all, ...shares] = wholeNumbers([100, ...percents]);
  return sumOf(shares) === all;
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0;
}

/** All money that there can be with as many entrants as a tournament takes; it has to stay an exact number. */
function mostInAll({ entryFee, added, sidePools }: Prizes): number {
  const sides = sidePools.reduce((sum, { fee, entries }) => sum + fee * entries.length, 0);
  return entryFee * MOST_ENTRANTS + added + sides;
}
