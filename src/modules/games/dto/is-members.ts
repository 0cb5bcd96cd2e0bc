import { applyDecorators } from '@nestjs/common';
import { ValidateBy, isUUID } from 'class-validator';
import { formatFacts, wordOrFacts } from '../../../platform/http/forms/field-checks.js';
import { AsRecorded } from '../../../platform/http/forms/ids.js';
import { MOST_MEMBERS } from './table-actions.dto.js';

/** The word `all`, or one member. */
export function IsMemberOrAll(): PropertyDecorator {
  const check = ValidateBy({
    name: 'isMemberOrAll',
    constraints: [formatFacts()],
    validator: {
      validate: (value: unknown) => value === 'all' || isUUID(value),
      defaultMessage: () => '$property must be the id of a member, or all',
    },
  });
  return applyDecorators(AsRecorded(), check);
}

/** The word `all`, or a list of members. */
export function IsMembers(): PropertyDecorator {
  const check = ValidateBy({
    name: 'isMembers',
    constraints: [
      wordOrFacts(['all'], 'array', (value) =>
        Array.isArray(value) && value.length > 0 && value.length <= MOST_MEMBERS
          ? { rule: 'format' }
          : { rule: 'length', limit: Array.isArray(value) && value.length === 0 ? 1 : MOST_MEMBERS },
      ),
    ],
    validator: {
      validate: (value: unknown) =>
        value === 'all' ||
        (Array.isArray(value) && value.length > 0 && value.length <= MOST_MEMBERS && value.every((id) => isUUID(id))),
      defaultMessage: () => `$property must be all, or a list of 1 to ${MOST_MEMBERS} ids of members`,
    },
  });
  return applyDecorators(AsRecorded(), check);
}
