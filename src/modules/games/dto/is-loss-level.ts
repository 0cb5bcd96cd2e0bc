import { ValidateBy, buildMessage } from 'class-validator';
import { RESULT_KINDS } from '../../../domain/index.js';
import { wordOrNumberFacts } from '../../../platform/http/forms/field-checks.js';

/** Of one side; where checkers are counted a side cannot lose more points. */
export const MOST_CHECKERS = 15;

/** A kind of loss, or a number of points. */
export function IsLossLevel(): PropertyDecorator {
  return ValidateBy({
    name: 'isLossLevel',
    constraints: [wordOrNumberFacts(RESULT_KINDS, 1, MOST_CHECKERS)],
    validator: {
      validate: (value: unknown): boolean =>
        RESULT_KINDS.some((kind) => kind === value) ||
        (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_CHECKERS),
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be one of: ${RESULT_KINDS.join(', ')}; or a number of points`,
      ),
    },
  });
}
