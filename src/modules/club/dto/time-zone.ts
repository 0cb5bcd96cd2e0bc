import { Transform } from 'class-transformer';
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

/** The name in the capital and small letters that it is known by; not another name of the same zone. */
export function SpelledTimeZone(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? spelled(value) : value));
}

function spelled(name: string): string {
  const known = knownAs(name);
  return known?.toLowerCase() === name.toLowerCase() ? known : name;
}

export function isTimeZone(value: unknown): boolean {
  return typeof value === 'string' && knownAs(value) !== null;
}

/** What the runtime calls the zone of that name; null where it knows none. */
function knownAs(name: string): string | null {
  if (!NAME.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
