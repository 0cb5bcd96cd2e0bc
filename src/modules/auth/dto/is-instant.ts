import { ValidateBy, buildMessage, isISO8601 } from 'class-validator';

/** Date, time and zone; ISO 8601 also knows weeks, days of the year and local times, which say less. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.]\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment that is the same everywhere. */
export function IsInstant(): PropertyDecorator {
  return ValidateBy({
    name: 'isInstant',
    validator: {
      validate: (value: unknown): boolean =>
        typeof value === 'string' &&
        INSTANT.test(value) &&
        isISO8601(value, { strict: true }) &&
        !Number.isNaN(Date.parse(value)),
      defaultMessage: buildMessage(
        (prefix) => `${prefix}$property must be a time with its zone, like 2099-12-31T22:00:00Z`,
      ),
    },
  });
}
