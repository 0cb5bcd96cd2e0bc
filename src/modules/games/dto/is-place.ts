import { ValidateBy, buildMessage } from 'class-validator';

/** A point from 1 to 24, or the one place beside the board that fits. */
export function IsPlace(beside: 'bar' | 'off'): PropertyDecorator {
  return ValidateBy({
    name: 'isPlace',
    validator: {
      validate: (value: unknown): boolean =>
        value === beside || (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 24),
      defaultMessage: buildMessage((prefix) => `${prefix}$property must be a point from 1 to 24 or "${beside}"`),
    },
  });
}
