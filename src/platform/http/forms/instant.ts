/** Moments of requests: one form of all those that ISO 8601 has, with one sentence that shows it. */
import { Transform } from 'class-transformer';
import { ValidateBy, buildMessage } from 'class-validator';
import { EARLIEST, isDay } from '../../clock/club-days.js';
import { formatFacts } from './field-checks.js';

/**
 * Date, time of day and zone. ISO 8601 also knows dates without a time, local times, weeks and days of the year, which say less,
 * and
 * 24 o'clock and leap seconds, which a `Date` does not keep.
 */
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** The last of the years in which the form above can be written, whatever the zone; PostgreSQL keeps all of them. */
export const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment that is the same everywhere, in a JSON body. */
export function IsInstant(): PropertyDecorator {
  return ValidateBy({
    name: 'isInstant',
    constraints: [formatFacts()],
    validator: {
      validate: isInstant,
      defaultMessage: buildMessage(
        (prefix) =>
          `${prefix}$property must be a date and time with its zone, like 2099-12-31T22:00:00Z or 2099-12-31T23:00:00+01:00`,
      ),
    },
  });
}

/** A day without a time, in a JSON body. */
export function IsDay(): PropertyDecorator {
  return ValidateBy({
    name: 'isDay',
    constraints: [formatFacts()],
    validator: {
      validate: (value: unknown): boolean => typeof value === 'string' && isDay(value),
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be a day, like 2026-01-31`),
    },
  });
}

/** A moment in a query, where a plus sign that was not written as %2B arrives as a blank. */
export function InstantInQuery(): PropertyDecorator {
  const withPlus = Transform(({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? value.replace(/ (?=\d{2}:\d{2}$)/, '+') : value,
  );
  const check = IsInstant();
  return (target, key) => {
    withPlus(target, key);
    check(target, key);
  };
}

/** Whether a text is such a moment, of a year that is kept. */
export function isInstant(value: unknown): boolean {
  if (typeof value !== 'string' || !INSTANT.test(value)) return false;
  const time = Date.parse(value);
  return time >= EARLIEST && time <= LATEST && isDay(value.slice(0, 'YYYY-MM-DD'.length));
}
