import { ValidateBy, buildMessage, isUUID } from 'class-validator';
import { CheckFacts } from '../../../platform/http/forms/field-checks.js';

/** A list of pairs of different ids. */
export function IsPairsOfIds(most: number): PropertyDecorator {
  return ValidateBy({
    name: 'isPairsOfIds',
    constraints: [
      new CheckFacts(['array'], (value) =>
        Array.isArray(value) && value.length > most ? { rule: 'length', limit: most } : { rule: 'format' },
      ),
    ],
    validator: {
      validate: (value: unknown): boolean => Array.isArray(value) && value.length <= most && value.every(isPairOfIds),
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be a list of at most ${most} pairs, each of two different ids`,
      ),
    },
  });
}

function isPairOfIds(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !value.every((id) => isUUID(id))) return false;
  const [one, other] = value.map((id) => String(id).toLowerCase());
  return one !== other;
}
