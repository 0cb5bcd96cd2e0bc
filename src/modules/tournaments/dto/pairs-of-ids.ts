import { applyDecorators } from '@nestjs/common';
import { ValidateBy, buildMessage, isUUID } from 'class-validator';
import { CheckFacts } from '../../../platform/http/forms/field-checks.js';
import { AsRecorded } from '../../../platform/http/forms/ids.js';

/** A list of pairs of different ids. */
export function IsPairsOfIds(most: number): PropertyDecorator {
  const check = ValidateBy({
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
  return applyDecorators(AsRecorded(), check);
}

function isPairOfIds(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every((id) => isUUID(id)) && value[0] !== value[1];
}
