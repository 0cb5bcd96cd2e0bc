import { ValidateBy, buildMessage } from 'class-validator';
import { formatFacts } from '../../../platform/http/forms/field-checks.js';

/** Names begin with a letter; the runtime also takes offsets, which know no summer time. */
const NAME = /^[A-Za-z][\w+/-]{0,63}$/;

/** The name of a time zone that this runtime knows. */
export function IsTimeZone(): PropertyDecorator {
  return ValidateBy({
    name: 'isTimeZone',
    constraints: [formatFacts()],
    validator: {
      validate: isTimeZone,
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be an IANA time zone, like Europe/Zurich`),
    },
  });
}

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || !NAME.test(value)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
