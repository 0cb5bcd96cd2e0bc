/** Points of a formula: numbers of 0 or more with two decimals at most, so that every sum of them is exact. */
import { ValidateBy, buildMessage } from 'class-validator';
import { MAX_MATCH_LENGTH } from '../../../domain/index.js';
import type { JsonType } from '../../../platform/http/application-error.js';
import { CheckFacts, numberFacts } from '../../../platform/http/forms/field-checks.js';

export const MOST_POINTS = 100_000;
export const MOST_PLACES = 500;
const POINTS = `from 0 to ${MOST_POINTS}, with 2 decimals at most`;

export function IsPoints(): PropertyDecorator {
  return checked('isPoints', numberFacts('number', 0, MOST_POINTS), isPoints, `must be a number ${POINTS}`);
}

/** Points for the first place, the second, and so on. */
export function IsPointsByPlace(): PropertyDecorator {
  const areFit = (value: unknown): boolean =>
    Array.isArray(value) && value.length >= 1 && value.length <= MOST_PLACES && value.every(isPoints);
  return checked(
    'isPointsByPlace',
    formOnly('array'),
    areFit,
    `must be a list of 1 to ${MOST_PLACES} numbers ${POINTS}`,
  );
}

/** Points by the length of a match, as text: `{"5": 2}`. */
export function IsPointsByLength(): PropertyDecorator {
  const areFit = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const entries = Object.entries(value);
    return entries.length > 0 && entries.every(([length, points]) => isLength(length) && isPoints(points));
  };
  const sentence = `must have lengths from 1 to ${MAX_MATCH_LENGTH} as names, and numbers ${POINTS}`;
  return checked('isPointsByLength', formOnly('object'), areFit, sentence);
}

function isPoints(value: unknown): boolean {
  if (typeof value !== 'number' || !(value >= 0 && value <= MOST_POINTS)) return false;
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
}

function isLength(text: string): boolean {
  return /^[1-9]\d?$/.test(text) && Number(text) <= MAX_MATCH_LENGTH;
}

function formOnly(type: JsonType): CheckFacts {
  return new CheckFacts([type], () => ({ rule: 'format' }));
}

function checked(
  name: string,
  facts: CheckFacts,
  validate: (value: unknown) => boolean,
  sentence: string,
): PropertyDecorator {
  const defaultMessage = buildMessage((prefix) => `${prefix}$property ${sentence}`);
  return ValidateBy({ name, constraints: [facts], validator: { validate, defaultMessage } });
}
