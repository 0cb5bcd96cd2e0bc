import { ValidateBy, buildMessage } from 'class-validator';
import { wordOrNumberFacts } from '../../../platform/http/forms/field-checks.js';

/** A place beside the board, as moves name it. */
type Beside = 'bar' | 'rsv' | 'off';

/** A point from 1 to 24, or one of the places beside the board that fit. */
export function IsPlace(...beside: readonly Beside[]): PropertyDecorator {
  const named = beside.map((place) => `"${place}"`).join(' or ');
  return ValidateBy({
    name: 'isPlace',
    constraints: [wordOrNumberFacts(beside, 1, 24)],
    validator: {
      validate: (value: unknown): boolean =>
        beside.some((place) => place === value) ||
        (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 24),
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be a point from 1 to 24 or ${named}`),
    },
  });
}
